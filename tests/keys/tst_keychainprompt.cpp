// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keys/keychainstore.h"
#include "app/keys/sessionkeystore.h"
#include "tests/keys/fakeprompter.h"
#include "tests/keys/keyanswer.h"
#include "tests/keys/privatekeyring.h"
#include "tests/support/patience.h"

#include <QCoreApplication>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QString origin = u"https://service.example:443"_s;

template<typename T>
using Waiting = KeyAnswer<T, 30000>;

} // namespace

/// A real, locked GNOME Keyring that prompts the user for its password.
class tst_KeychainPrompt : public QObject {
    Q_OBJECT

public:
    PrivateKeyring keyring;
    FakePrompter prompter;

private Q_SLOTS:
    void initTestCase();
    void dismissedWhileReading();
    void dismissedWhileWriting();
    void nobodyAnswers();
};

void tst_KeychainPrompt::initTestCase()
{
    QVERIFY(keyring.startBus());
    QVERIFY(prompter.start());
    QVERIFY(keyring.startKeyring());
    KeychainStore store;
    Waiting<void> written;
    store.write(u"a"_s, origin, "sk-secret", &written.context, written.taker());
    QVERIFY(written.wait());
    QVERIFY2(*written.answer, qPrintable(*written.answer ? QString() : written.answer->error().message));
    QVERIFY(keyring.lock());
}

void tst_KeychainPrompt::dismissedWhileReading()
{
    KeychainStore store(15s);
    Waiting<QByteArray> read;
    store.read(u"a"_s, origin, &read.context, read.taker());
    QVERIFY(read.wait());
    QVERIFY(!*read.answer);
    QCOMPARE(read.answer->error().kind, ErrorKind::Keychain);
    QVERIFY2(read.answer->error().message.contains(u"locked"_s), qPrintable(read.answer->error().message));
    QVERIFY(prompter.asked() > 0);
}

void tst_KeychainPrompt::dismissedWhileWriting()
{
    KeychainStore keychain(15s);
    SessionKeyStore store(&keychain);
    Waiting<void> written;
    store.write(u"b"_s, origin, "sk-other", &written.context, written.taker());
    QVERIFY(written.wait());
    QVERIFY(!*written.answer);
    QCOMPARE(written.answer->error().kind, ErrorKind::Keychain);
    QVERIFY2(written.answer->error().message.contains(u"locked"_s), qPrintable(written.answer->error().message));
    // The key is kept in memory instead, and the program says so.
    QVERIFY(store.isForThisSessionOnly(u"b"_s));
    Waiting<QByteArray> read;
    store.read(u"b"_s, origin, &read.context, read.taker());
    QVERIFY(read.wait());
    QCOMPARE(read.answer->value_or(QByteArray()), QByteArray("sk-other"));
}

void tst_KeychainPrompt::nobodyAnswers()
{
    prompter.setPerson(FakePrompter::Person::IsAway);
    const int before = prompter.asked();
    KeychainStore store(2s);
    Waiting<QByteArray> read;
    Waiting<QByteArray> next;
    store.read(u"a"_s, origin, &read.context, read.taker());
    store.read(u"a"_s, origin, &next.context, next.taker());
    QVERIFY(read.wait());
    QVERIFY(next.wait());
    for (const auto& answer : {read.answer, next.answer}) {
        QVERIFY(!*answer);
        QCOMPARE(answer->error().kind, ErrorKind::Keychain);
        QVERIFY2(answer->error().message.contains(u"locked"_s), qPrintable(answer->error().message));
    }
    TRY_VERIFY(prompter.asked() > before);
}

int main(int argc, char** argv)
{
    // The test's own bus has to be in the environment before any code connects to the bus.
    tst_KeychainPrompt test;
    QCoreApplication application(argc, argv);
    return QTest::qExec(&test, argc, argv);
}
#include "tst_keychainprompt.moc"
