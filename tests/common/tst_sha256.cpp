// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/sha256.h"

#include <QCryptographicHash>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestSha256 final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void knownAnswers_data();
    void knownAnswers();
    void piecesMakeTheSame();
    void endsOnce();
};

void TestSha256::knownAnswers_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("hex");
    QTest::newRow("nothing") << QByteArray() << u"e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"_s;
    QTest::newRow("abc") << QByteArray("abc") << u"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"_s;
    QTest::newRow("two blocks") << QByteArray("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                                << u"248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"_s;
}

void TestSha256::knownAnswers()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, hex);
    Sha256 digest;
    digest.add(bytes.constData(), bytes.size());
    QCOMPARE(digest.hex(), hex);
}

void TestSha256::piecesMakeTheSame()
{
    QByteArray bytes;
    for (int n = 0; n < 300000; ++n)
        bytes.append(char(n * 13 + n / 251));
    const QString whole = QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
    for (const qsizetype step : {1, 63, 64, 65, 16384, 299999}) {
        Sha256 digest;
        for (qsizetype at = 0; at < bytes.size(); at += step) {
            digest.add(bytes.constData() + at, std::min(step, bytes.size() - at));
            digest.add(nullptr, 0);
        }
        QCOMPARE(digest.hex(), whole);
    }
}

void TestSha256::endsOnce()
{
    Sha256 digest;
    digest.add("abc", 3);
    QCOMPARE(digest.hex().size(), 64);
    digest.add("abc", 3);
    QCOMPARE(digest.hex(), QString());
}

QTEST_GUILESS_MAIN(TestSha256)
#include "tst_sha256.moc"
