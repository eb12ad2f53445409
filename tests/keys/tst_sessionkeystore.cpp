// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/keys/sessionkeystore.h"
#include "tests/keys/keyanswer.h"

#include <QHash>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QString origin = u"https://service.example:443"_s;
const QString elsewhere = u"https://other.example:443"_s;

/// A persistent store whose failure the test sets.
class OtherStore final : public KeyStore {
public:
    std::optional<Error> fails;
    QHash<QString, QByteArray> keys;

    void read(const QString& accountId, const QString&, QObject* context, Read answer) override
    {
        Result<QByteArray> result = failure(ErrorKind::KeyProblem, u"none"_s);
        if (fails)
            result = failure(*fails);
        else if (keys.contains(accountId))
            result = keys.value(accountId);
        QMetaObject::invokeMethod(
            context, [=] { answer(result); }, Qt::QueuedConnection);
    }
    void write(const QString& accountId, const QString&, const QByteArray& key, QObject* context, Done answer) override
    {
        if (!fails)
            keys.insert(accountId, key);
        finish(context, answer);
    }
    void remove(const QString& accountId, QObject* context, Done answer) override
    {
        if (!fails)
            keys.remove(accountId);
        finish(context, answer);
    }

private:
    void finish(QObject* context, const Done& answer)
    {
        Result<void> result;
        if (fails)
            result = failure(*fails);
        QMetaObject::invokeMethod(
            context, [=] { answer(result); }, Qt::QueuedConnection);
    }
};

template<typename T>
using Waiting = KeyAnswer<T, 5000>;

Result<QByteArray> readFrom(KeyStore& store, const QString& account, const QString& from)
{
    Waiting<QByteArray> waiting;
    store.read(account, from, &waiting.context, waiting.taker());
    if (waiting.answer || !waiting.wait())
        return failure(ErrorKind::Stopped, u"the answer came at once or never"_s);
    return *waiting.answer;
}

Result<void> writeTo(KeyStore& store, const QString& account, const QByteArray& key)
{
    Waiting<void> waiting;
    store.write(account, origin, key, &waiting.context, waiting.taker());
    if (waiting.answer || !waiting.wait())
        return failure(ErrorKind::Stopped, u"the answer came at once or never"_s);
    return *waiting.answer;
}

} // namespace

class tst_SessionKeyStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void withoutLastingStore();
    void keptKeyIsBoundToItsOrigin();
    void keptKeyComesFirst();
    void writesThrough();
    void failedWriteIsKeptForTheSession();
    void noKeyIsNotKept();
    void laterWriteEndsTheSessionsKey();
    void removeForgetsBoth();
    void readErrorsPassThrough();
    void noAnswerOnceTheAskerHasGone();
};

void tst_SessionKeyStore::withoutLastingStore()
{
    SessionKeyStore store(nullptr);
    auto key = readFrom(store, u"a"_s, origin);
    QVERIFY(!key);
    QCOMPARE(key.error().kind, ErrorKind::KeyProblem);
    const auto written = writeTo(store, u"a"_s, "secret");
    QVERIFY(!written);
    QCOMPARE(written.error().kind, ErrorKind::Keychain);
    key = readFrom(store, u"a"_s, origin);
    QVERIFY(key);
    QCOMPARE(*key, QByteArray("secret"));
}

void tst_SessionKeyStore::keptKeyIsBoundToItsOrigin()
{
    SessionKeyStore store(nullptr);
    store.keep(u"a"_s, origin, "secret");
    QVERIFY(readFrom(store, u"a"_s, origin));
    QVERIFY(!readFrom(store, u"a"_s, elsewhere));
    QVERIFY(!readFrom(store, u"b"_s, origin));
}

void tst_SessionKeyStore::keptKeyComesFirst()
{
    OtherStore other;
    other.keys.insert(u"a"_s, "lasting");
    SessionKeyStore store(&other);
    QCOMPARE(readFrom(store, u"a"_s, origin).value_or(QByteArray()), QByteArray("lasting"));
    store.keep(u"a"_s, origin, "session");
    QCOMPARE(readFrom(store, u"a"_s, origin).value_or(QByteArray()), QByteArray("session"));
    QCOMPARE(other.keys.value(u"a"_s), QByteArray("lasting"));
}

void tst_SessionKeyStore::writesThrough()
{
    OtherStore other;
    SessionKeyStore store(&other);
    QVERIFY(writeTo(store, u"a"_s, "secret"));
    QCOMPARE(other.keys.value(u"a"_s), QByteArray("secret"));
    QVERIFY(!store.isForThisSessionOnly(u"a"_s));
}

void tst_SessionKeyStore::failedWriteIsKeptForTheSession()
{
    OtherStore other;
    other.fails = Error{ErrorKind::Keychain, u"locked"_s};
    SessionKeyStore store(&other);
    const auto written = writeTo(store, u"a"_s, "secret");
    QVERIFY(!written);
    QCOMPARE(written.error().message, u"locked"_s);
    QVERIFY(store.isForThisSessionOnly(u"a"_s));
    QCOMPARE(readFrom(store, u"a"_s, origin).value_or(QByteArray()), QByteArray("secret"));
}

void tst_SessionKeyStore::noKeyIsNotKept()
{
    OtherStore other;
    SessionKeyStore store(&other);
    const auto written = writeTo(store, u"a"_s, "two\nlines");
    QVERIFY(!written);
    QCOMPARE(written.error().kind, ErrorKind::BadInput);
    QVERIFY(!store.isForThisSessionOnly(u"a"_s));
    QVERIFY(other.keys.isEmpty());
}

void tst_SessionKeyStore::laterWriteEndsTheSessionsKey()
{
    OtherStore other;
    SessionKeyStore store(&other);
    store.keep(u"a"_s, origin, "old");
    QVERIFY(writeTo(store, u"a"_s, "new"));
    QVERIFY(!store.isForThisSessionOnly(u"a"_s));
    QCOMPARE(readFrom(store, u"a"_s, origin).value_or(QByteArray()), QByteArray("new"));
}

void tst_SessionKeyStore::removeForgetsBoth()
{
    OtherStore other;
    other.keys.insert(u"a"_s, "lasting");
    SessionKeyStore store(&other);
    store.keep(u"a"_s, origin, "session");
    Waiting<void> removed;
    store.remove(u"a"_s, &removed.context, removed.taker());
    QVERIFY(removed.wait());
    QVERIFY(*removed.answer);
    QVERIFY(!readFrom(store, u"a"_s, origin));
}

void tst_SessionKeyStore::readErrorsPassThrough()
{
    OtherStore other;
    other.fails = Error{ErrorKind::Keychain, u"silent"_s};
    SessionKeyStore store(&other);
    const auto key = readFrom(store, u"a"_s, origin);
    QVERIFY(!key);
    QCOMPARE(key.error().kind, ErrorKind::Keychain);
}

void tst_SessionKeyStore::noAnswerOnceTheAskerHasGone()
{
    SessionKeyStore store(nullptr);
    store.keep(u"a"_s, origin, "secret");
    bool answered = false;
    {
        QObject asker;
        store.read(u"a"_s, origin, &asker, [&answered](const Result<QByteArray>&) { answered = true; });
    }
    QTest::qWait(20);
    QVERIFY(!answered);
}

QTEST_GUILESS_MAIN(tst_SessionKeyStore)
#include "tst_sessionkeystore.moc"
