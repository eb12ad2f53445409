// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keys/keystore.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

class tst_KeyStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keyProblem_data();
    void keyProblem();
};

void tst_KeyStore::keyProblem_data()
{
    QTest::addColumn<QByteArray>("key");
    QTest::addColumn<bool>("usable");
    QTest::addColumn<bool>("isPassword");
    QTest::newRow("plain") << QByteArray("sk-1234567890abcdef") << true << true;
    QTest::newRow("all visible signs") << QByteArray("!\"#$%&'()*+,-./09:;<=>?@AZ[\\]^_`az{|}~") << true << true;
    QTest::newRow("long") << QByteArray(4000, 'k') << true << true;
    QTest::newRow("empty") << QByteArray() << false << false;
    QTest::newRow("space within") << QByteArray("sk 123") << false << true;
    QTest::newRow("space at the end") << QByteArray("sk-123 ") << false << true;
    QTest::newRow("line feed") << QByteArray("sk-123\n") << false << false;
    QTest::newRow("a second header") << QByteArray("sk\r\nX-Evil: 1") << false << false;
    QTest::newRow("tab") << QByteArray("sk\t1") << false << false;
    QTest::newRow("null byte") << QByteArray("sk\0001", 4) << false << false;
    QTest::newRow("delete") << QByteArray("sk\x7f") << false << false;
    QTest::newRow("UTF-8") << QByteArray("schl\xc3\xbcssel") << false << true;
    QTest::newRow("Latin-1") << QByteArray("schl\xfcssel") << false << true;
}

void tst_KeyStore::keyProblem()
{
    QFETCH(QByteArray, key);
    QFETCH(bool, usable);
    QFETCH(bool, isPassword);
    QCOMPARE(!passwordProblem(key).has_value(), isPassword);
    const auto problem = Dailies::keyProblem(key);
    QCOMPARE(!problem.has_value(), usable);
    if (problem) {
        QVERIFY(problem->endsWith(u'.'));
        QVERIFY2(key.isEmpty() || !problem->contains(QString::fromLatin1(key)), "the sentence repeats the key");
    }
}

QTEST_GUILESS_MAIN(tst_KeyStore)
#include "tst_keystore.moc"
