// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keys/keychainstore.h"
#include "tests/keys/keyanswer.h"
#include "tests/keys/privatekeyring.h"
#include "tests/support/patience.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <qt6keychain/keychain.h>

using namespace Dailies;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

const QString origin = u"https://service.example:443"_s;

template<typename T>
using Waiting = KeyAnswer<T, 20000>;

Result<QByteArray> readFrom(KeyStore& store, const QString& account, const QString& from = origin)
{
    Waiting<QByteArray> waiting;
    store.read(account, from, &waiting.context, waiting.taker());
    return waiting.result();
}

Result<void> writeTo(KeyStore& store, const QString& account, const QByteArray& key, const QString& to = origin)
{
    Waiting<void> waiting;
    store.write(account, to, key, &waiting.context, waiting.taker());
    return waiting.result();
}

Result<void> removeFrom(KeyStore& store, const QString& account)
{
    Waiting<void> waiting;
    store.remove(account, &waiting.context, waiting.taker());
    return waiting.result();
}

template<typename T>
QString sentenceOf(const Result<T>& result)
{
    return result ? u"no error"_s : result.error().message;
}

} // namespace

/// Runs against a real GNOME Keyring. The functions run in order: each leaves the keyring running and unlocked.
class tst_KeychainStore : public QObject {
    Q_OBJECT

public:
    PrivateKeyring keyring;

private Q_SLOTS:
    void noBus();
    void noService();
    void nothingKept();
    void writeAndRead();
    void otherOrigin();
    void newAddressReplacesTheKey();
    void endedOnTheWayIn();
    void removed();
    void severalAtOnce();
    void noKeyIsWritten();
    void askerHasGone();
    void frozen();
    void thawedAgain();
    void locked();
};

void tst_KeychainStore::noBus()
{
    KeychainStore store(5s);
    const auto read = readFrom(store, u"a"_s);
    QVERIFY(!read);
    QCOMPARE(read.error().kind, ErrorKind::Keychain);
    QVERIFY2(read.error().message.startsWith(u"No keychain found"_s), qPrintable(read.error().message));
    const auto written = writeTo(store, u"a"_s, "secret");
    QVERIFY(!written);
    QCOMPARE(written.error().kind, ErrorKind::Keychain);
}

void tst_KeychainStore::noService()
{
    QVERIFY(keyring.startBus());
    KeychainStore store(5s);
    const auto read = readFrom(store, u"a"_s);
    QVERIFY(!read);
    QCOMPARE(read.error().kind, ErrorKind::Keychain);
    QVERIFY2(read.error().message.startsWith(u"No keychain found"_s), qPrintable(read.error().message));
}

void tst_KeychainStore::nothingKept()
{
    QVERIFY(keyring.startKeyring());
    KeychainStore store;
    const auto read = readFrom(store, u"nobody"_s);
    QVERIFY(!read);
    QVERIFY2(read.error().kind == ErrorKind::KeyProblem, qPrintable(read.error().message));
    const auto removed = removeFrom(store, u"nobody"_s);
    QVERIFY2(removed, qPrintable(sentenceOf(removed)));
}

void tst_KeychainStore::writeAndRead()
{
    const auto written = [&] {
        KeychainStore store;
        return writeTo(store, u"a"_s, "sk-secret");
    }();
    QVERIFY2(written, qPrintable(sentenceOf(written)));
    KeychainStore store;
    const auto key = readFrom(store, u"a"_s);
    QVERIFY2(key, qPrintable(sentenceOf(key)));
    QCOMPARE(*key, QByteArray("sk-secret"));
}

void tst_KeychainStore::otherOrigin()
{
    KeychainStore store;
    for (const QString& other : {u"https://service.example:8443"_s, u"http://service.example:443"_s,
             u"https://service.example:44"_s, u"https://evil.example:443"_s, QString()}) {
        const auto key = readFrom(store, u"a"_s, other);
        QVERIFY(!key);
        QCOMPARE(key.error().kind, ErrorKind::KeyProblem);
    }
}

void tst_KeychainStore::newAddressReplacesTheKey()
{
    KeychainStore store;
    QVERIFY(writeTo(store, u"moving"_s, "old-key"));
    QVERIFY(writeTo(store, u"moving"_s, "new-key", u"https://new.example:443"_s));
    QVERIFY(!readFrom(store, u"moving"_s));
    QCOMPARE(readFrom(store, u"moving"_s, u"https://new.example:443"_s).value_or(QByteArray()), QByteArray("new-key"));
}

/// The program was killed while a new key replaced the old one: only the second entry exists.
void tst_KeychainStore::endedOnTheWayIn()
{
    const auto keepRaw = [](const QString& name, const QByteArray& entry) {
        auto* job = new QKeychain::WritePasswordJob(u"Dailies"_s);
        job->setKey(name);
        job->setBinaryData(entry);
        QSignalSpy ended(job, &QKeychain::Job::finished);
        job->start();
        return ended.wait(patienceMs) && job->error() == QKeychain::NoError;
    };
    KeychainStore store;
    QVERIFY(keepRaw(u"c/new"_s, "https://service.example:443\nsk-new"));
    auto key = readFrom(store, u"c"_s);
    QVERIFY2(key, qPrintable(sentenceOf(key)));
    QCOMPARE(*key, QByteArray("sk-new"));
    QVERIFY(!readFrom(store, u"c"_s, u"https://evil.example:443"_s));

    // The old key is returned until the new one has replaced it.
    QVERIFY(keepRaw(u"c"_s, "https://service.example:443\nsk-old"));
    key = readFrom(store, u"c"_s);
    QVERIFY(key && *key == "sk-old");
    QVERIFY(writeTo(store, u"c"_s, "sk-third"));
    QVERIFY2(!readFrom(store, u"c/new"_s), "the second entry has gone");
    QVERIFY(keepRaw(u"c/new"_s, "https://service.example:443\nsk-new"));
    QVERIFY(removeFrom(store, u"c"_s));
    QVERIFY2(!readFrom(store, u"c"_s), "no entry of the account is left");
}

void tst_KeychainStore::removed()
{
    KeychainStore store;
    QVERIFY(writeTo(store, u"b"_s, "sk-b"));
    QVERIFY(removeFrom(store, u"b"_s));
    const auto key = readFrom(store, u"b"_s);
    QVERIFY(!key);
    QCOMPARE(key.error().kind, ErrorKind::KeyProblem);
}

void tst_KeychainStore::severalAtOnce()
{
    KeychainStore store;
    Waiting<void> first;
    Waiting<QByteArray> second;
    Waiting<QByteArray> third;
    store.write(u"c"_s, origin, "sk-c", &first.context, first.taker());
    store.read(u"a"_s, origin, &second.context, second.taker());
    store.read(u"nobody"_s, origin, &third.context, third.taker());
    QVERIFY(!first.answer && !second.answer && !third.answer);
    QVERIFY(first.result());
    QCOMPARE(second.result().value_or(QByteArray()), QByteArray("sk-secret"));
    QVERIFY(!third.result());
}

void tst_KeychainStore::noKeyIsWritten()
{
    KeychainStore store;
    const auto written = writeTo(store, u"a"_s, "two\nlines");
    QVERIFY(!written);
    QCOMPARE(written.error().kind, ErrorKind::BadInput);
    QCOMPARE(readFrom(store, u"a"_s).value_or(QByteArray()), QByteArray("sk-secret"));
}

void tst_KeychainStore::askerHasGone()
{
    KeychainStore store;
    bool answered = false;
    {
        QObject asker;
        store.read(u"a"_s, origin, &asker, [&answered](const Result<QByteArray>&) { answered = true; });
    }
    QVERIFY(readFrom(store, u"a"_s));
    QVERIFY(!answered);
}

void tst_KeychainStore::frozen()
{
    keyring.freeze();
    KeychainStore store(500ms);
    QElapsedTimer time;
    time.start();
    Waiting<QByteArray> first;
    Waiting<QByteArray> second;
    store.read(u"a"_s, origin, &first.context, first.taker());
    store.read(u"a"_s, origin, &second.context, second.taker());
    for (Waiting<QByteArray>* waiting : {&first, &second}) {
        const auto key = waiting->result();
        QVERIFY(!key);
        QCOMPARE(key.error().kind, ErrorKind::Keychain);
        QVERIFY2(key.error().message.contains(u"isn't responding"_s), qPrintable(key.error().message));
    }
    QVERIFY2(time.elapsed() < 8000, qPrintable(QString::number(time.elapsed())));

    // The same store works again once the keyring does, although one of its requests timed out.
    keyring.thaw();
    TRY_VERIFY(readFrom(store, u"a"_s).has_value());
    QCOMPARE(first.answers, 1);
    QCOMPARE(second.answers, 1);
}

void tst_KeychainStore::thawedAgain()
{
    // A store deleted during a request leaves nothing behind that could be written to.
    keyring.freeze();
    {
        KeychainStore store(200ms);
        const auto key = readFrom(store, u"a"_s);
        QVERIFY(!key);
    }
    keyring.thaw();
    KeychainStore store;
    QCOMPARE(readFrom(store, u"a"_s).value_or(QByteArray()), QByteArray("sk-secret"));
}

void tst_KeychainStore::locked()
{
    QVERIFY(keyring.lock());
    KeychainStore store(3s);
    const auto key = readFrom(store, u"a"_s);
    QVERIFY(!key);
    QCOMPARE(key.error().kind, ErrorKind::Keychain);
    QVERIFY2(key.error().message.contains(u"locked"_s), qPrintable(key.error().message));
}

int main(int argc, char** argv)
{
    // The test's own bus has to be in the environment before any code connects to the bus.
    tst_KeychainStore test;
    QCoreApplication application(argc, argv);
    return QTest::qExec(&test, argc, argv);
}
#include "tst_keychainstore.moc"
