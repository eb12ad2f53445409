// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/accountstore.h"
#include "tests/support/fulldisk.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

Account sample(const QString& id, const QString& name)
{
    Account account;
    account.id = id;
    account.name = name;
    account.baseUrl = QUrl(u"https://api.example.com:8443/v1"_s);
    account.models = {wholeModel(u"model-one"_s, Family::A, Generation::G27),
        wholeModel(u"model-two"_s, Family::B, Generation::None)};
    return account;
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
}

void write(const QString& path, const QByteArray& text)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(text), text.size());
}

} // namespace

class tst_AccountStore : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void missingFileIsEmpty();
    void keepsAccounts();
    void keepsHowManyAtOnce_data();
    void keepsHowManyAtOnce();
    void readsHowManyAtOnce_data();
    void readsHowManyAtOnce();
    void replacesById();
    void findsByIdFirst();
    void namesThatAreTaken_data();
    void namesThatAreTaken();
    void removes();
    void remembersTheRemoved();
    void practiceHasNoAddress();
    void fileIsPrivate();
    void brokenFileIsLeftAlone_data();
    void brokenFileIsLeftAlone();
    void nothingIsWrittenUnread();
    void failedWriteChangesNothing();
    void fullDiskChangesNothing_data();
    void fullDiskChangesNothing();
};

void tst_AccountStore::missingFileIsEmpty()
{
    const QTemporaryDir folder;
    AccountStore store(folder.filePath(u"accounts.json"_s));
    QVERIFY(store.load());
    QVERIFY(store.accounts().isEmpty());
    QVERIFY(!store.find(u"a"_s));
    QVERIFY(!QFile::exists(folder.filePath(u"accounts.json"_s)));
}

void tst_AccountStore::keepsAccounts()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"accounts.json"_s);
    AccountStore store(file);
    QVERIFY(store.load());
    const QSignalSpy changed(&store, &AccountStore::accountsChanged);
    QVERIFY(store.put(sample(u"1"_s, u"Ärger & 工作室"_s)));
    QVERIFY(store.put(sample(u"2"_s, u"Two"_s)));
    QCOMPARE(changed.count(), 2);

    AccountStore again(file);
    QVERIFY(again.load());
    QCOMPARE(again.accounts(), store.accounts());
    QCOMPARE(again.accounts().constFirst(), sample(u"1"_s, u"Ärger & 工作室"_s));
}

void tst_AccountStore::keepsHowManyAtOnce_data()
{
    QTest::addColumn<int>("given");
    QTest::addColumn<int>("kept");
    QTest::newRow("one") << 1 << 1;
    QTest::newRow("the most") << 20 << 20;
    QTest::newRow("too many") << 21 << 20;
    QTest::newRow("none") << 0 << 1;
    QTest::newRow("less than none") << -7 << 1;
}

void tst_AccountStore::keepsHowManyAtOnce()
{
    QFETCH(const int, given);
    QFETCH(const int, kept);
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"accounts.json"_s);
    AccountStore store(file);
    QVERIFY(store.load());
    Account account = sample(u"1"_s, u"One"_s);
    account.createsAtOnce = given;
    QVERIFY(store.put(account));
    QCOMPARE(store.accounts().constFirst().createsAtOnce, kept);
    AccountStore again(file);
    QVERIFY(again.load());
    QCOMPARE(again.accounts().constFirst().createsAtOnce, kept);
}

void tst_AccountStore::readsHowManyAtOnce_data()
{
    QTest::addColumn<QByteArray>("member");
    QTest::addColumn<int>("read");
    QTest::newRow("of an earlier version") << QByteArray() << 2;
    QTest::newRow("a number") << QByteArray(R"(,"createsAtOnce":7)") << 7;
    QTest::newRow("too many") << QByteArray(R"(,"createsAtOnce":1000)") << 20;
    QTest::newRow("none") << QByteArray(R"(,"createsAtOnce":0)") << 1;
    QTest::newRow("half a one") << QByteArray(R"(,"createsAtOnce":1.5)") << 2;
    QTest::newRow("text") << QByteArray(R"(,"createsAtOnce":"7")") << 2;
    QTest::newRow("null") << QByteArray(R"(,"createsAtOnce":null)") << 2;
}

void tst_AccountStore::readsHowManyAtOnce()
{
    QFETCH(const QByteArray, member);
    QFETCH(const int, read);
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"accounts.json"_s);
    write(file,
        R"({"version":1,"accounts":[{"id":"1","name":"One","baseUrl":"https://api.example.com/v1","models":[])" + member
            + "}]}");
    AccountStore store(file);
    QVERIFY(store.load());
    QCOMPARE(store.accounts().constFirst().createsAtOnce, read);
}

void tst_AccountStore::replacesById()
{
    const QTemporaryDir folder;
    AccountStore store(folder.filePath(u"accounts.json"_s));
    QVERIFY(store.load());
    QVERIFY(store.put(sample(u"1"_s, u"One"_s)));
    QVERIFY(store.put(sample(u"2"_s, u"Two"_s)));
    QVERIFY(store.put(sample(u"1"_s, u"Another name"_s)));
    QCOMPARE(store.accounts().size(), 2);
    QCOMPARE(store.accounts().constFirst().name, u"Another name"_s);
}

void tst_AccountStore::findsByIdFirst()
{
    const QTemporaryDir folder;
    AccountStore store(folder.filePath(u"accounts.json"_s));
    QVERIFY(store.load());
    QVERIFY(store.put(sample(u"1"_s, u"2"_s)));
    QVERIFY(store.put(sample(u"2"_s, u"Two"_s)));
    QCOMPARE(store.find(u"2"_s)->name, u"Two"_s);
    QCOMPARE(store.find(u"Two"_s)->id, u"2"_s);
    QCOMPARE(store.find(u"two"_s)->id, u"2"_s);
    QVERIFY(!store.find(u"twice"_s));
    QVERIFY(!store.find(QString()));
}

void tst_AccountStore::namesThatAreTaken_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("isTaken");
    QTest::newRow("free") << u"Home"_s << QString() << false;
    QTest::newRow("of another") << u"Studio"_s << QString() << true;
    QTest::newRow("other capitals") << u"sTUDIO"_s << QString() << true;
    QTest::newRow("another's ID") << u"Id-1"_s << QString() << true;
    QTest::newRow("practice mode") << u"practice mode"_s << QString() << true;
    QTest::newRow("its ID") << u"Practice"_s << QString() << true;
    QTest::newRow("its own") << u"STUDIO"_s << u"id-1"_s << false;
    QTest::newRow("its own ID") << u"id-1"_s << u"id-1"_s << false;
    QTest::newRow("of another, to rename") << u"Studio"_s << u"id-2"_s << true;
}

void tst_AccountStore::namesThatAreTaken()
{
    QFETCH(QString, name);
    QFETCH(QString, id);
    const QTemporaryDir folder;
    AccountStore store(folder.filePath(u"accounts.json"_s));
    QVERIFY(store.load());
    QVERIFY(store.put(sample(u"id-1"_s, u"Studio"_s)));
    QVERIFY(store.put(sample(u"id-2"_s, u"Other"_s)));
    QTEST(store.isNameTaken(name, id), "isTaken");
}

void tst_AccountStore::removes()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"accounts.json"_s);
    AccountStore store(file);
    QVERIFY(store.load());
    QVERIFY(store.put(sample(u"1"_s, u"One"_s)));
    QVERIFY(store.remove(u"1"_s));
    QVERIFY(store.remove(u"never there"_s));
    AccountStore again(file);
    QVERIFY(again.load());
    QVERIFY(again.accounts().isEmpty());
    QCOMPARE(again.formerNames(), (QHash<QString, QString>{{u"1"_s, u"One"_s}}));
}

/// Limits, rates and takes belong to an account's ID.
void tst_AccountStore::remembersTheRemoved()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"accounts.json"_s);
    const QUrl url = sample(u"1"_s, u"One"_s).baseUrl;
    {
        AccountStore store(file);
        QVERIFY(store.load());
        QVERIFY(store.put(sample(u"1"_s, u"One"_s)));
        QVERIFY(store.idFor(u"One"_s, url) != u"1"_s); // it still exists
        QVERIFY(store.remove(u"1"_s));
    }
    AccountStore store(file);
    QVERIFY(store.load());
    QCOMPARE(store.names().value(u"1"_s), u"One"_s);
    QCOMPARE(store.removedId(u"one"_s), u"1"_s);
    QCOMPARE(store.idFor(u"one"_s, url), u"1"_s);
    QVERIFY(store.idFor(u"Two"_s, url) != u"1"_s);
    QVERIFY(store.idFor(u"One"_s, QUrl(u"https://other.example/v1"_s)) != u"1"_s);
    QVERIFY(store.put(sample(u"1"_s, u"One"_s)));
    QVERIFY(store.removedId(u"One"_s).isEmpty());
    QVERIFY(store.idFor(u"One"_s, url) != u"1"_s);
}

void tst_AccountStore::practiceHasNoAddress()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"accounts.json"_s);
    AccountStore store(file);
    QVERIFY(store.load());
    Account practice = sample(Account::practiceId(), u"Practice"_s);
    practice.baseUrl = QUrl(u"http://127.0.0.1:40123/v1"_s);
    QVERIFY(store.put(practice));
    QVERIFY(!contents(file).contains("40123"));
    AccountStore again(file);
    QVERIFY(again.load());
    QVERIFY(again.find(Account::practiceId())->baseUrl.isEmpty());
}

void tst_AccountStore::fileIsPrivate()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"accounts.json"_s);
    write(file, R"({"version": 1, "accounts": []})");
    QVERIFY(QFile::setPermissions(
        file, QFileDevice::ReadOwner | QFileDevice::WriteOwner | QFileDevice::ReadOther | QFileDevice::ReadGroup));
    AccountStore store(file);
    QVERIFY(store.load());
    QVERIFY(store.put(sample(u"1"_s, u"One"_s)));
    const auto others =
        QFileDevice::ReadGroup | QFileDevice::WriteGroup | QFileDevice::ReadOther | QFileDevice::WriteOther;
    QVERIFY(!(QFile::permissions(file) & others));
}

void tst_AccountStore::brokenFileIsLeftAlone_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut off") << QByteArray(R"({"version": 1, "accounts": [{"id": "1", "na)");
    QTest::newRow("no JSON") << QByteArray("accounts: none");
    QTest::newRow("a list") << QByteArray("[]");
    QTest::newRow("no version") << QByteArray(R"({"accounts": []})");
    QTest::newRow("newer version") << QByteArray(R"({"version": 2, "accounts": []})");
    QTest::newRow("no accounts") << QByteArray(R"({"version": 1})");
    QTest::newRow("accounts no list") << QByteArray(R"({"version": 1, "accounts": {}})");
    QTest::newRow("no account") << QByteArray(R"({"version": 1, "accounts": [7]})");
    QTest::newRow("no id") << QByteArray(R"({"version": 1, "accounts": [{"name": "a", "baseUrl": "https://a/v1"}]})");
    QTest::newRow("no name") << QByteArray(R"({"version": 1, "accounts": [{"id": "a", "baseUrl": "https://a/v1"}]})");
    QTest::newRow("no address") << QByteArray(R"({"version": 1, "accounts": [{"id": "a", "name": "a"}]})");
    QTest::newRow("address in the clear")
        << QByteArray(R"({"version": 1, "accounts": [{"id": "a", "name": "a", "baseUrl": "http://a/v1"}]})");
    QTest::newRow("model of no family") << QByteArray(
        R"({"version": 1, "accounts": [{"id": "a", "name": "a", "baseUrl": "https://a/v1", "models": [{"code": "m", "family": "C"}]}]})");
}

void tst_AccountStore::brokenFileIsLeftAlone()
{
    QFETCH(QByteArray, text);
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"accounts.json"_s);
    write(file, text);
    AccountStore store(file);
    const auto loaded = store.load();
    QVERIFY(!loaded);
    QCOMPARE(loaded.error().kind, ErrorKind::Storage);
    QVERIFY(loaded.error().message.contains(u"accounts.json"_s));
    const auto put = store.put(sample(u"1"_s, u"One"_s));
    QVERIFY(!put);
    QCOMPARE(put.error().kind, ErrorKind::Storage);
    QVERIFY(!store.remove(u"1"_s));
    QCOMPARE(contents(file), text);
}

void tst_AccountStore::nothingIsWrittenUnread()
{
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"accounts.json"_s);
    AccountStore store(file);
    QVERIFY(!store.put(sample(u"1"_s, u"One"_s)));
    QVERIFY(!QFile::exists(file));
}

void tst_AccountStore::failedWriteChangesNothing()
{
    const QTemporaryDir folder;
    const QString inner = folder.filePath(u"inner"_s);
    QVERIFY(QDir().mkdir(inner));
    AccountStore store(inner + u"/accounts.json"_s);
    QVERIFY(store.load());
    QVERIFY(QDir().rmdir(inner));
    const QSignalSpy changed(&store, &AccountStore::accountsChanged);
    const auto put = store.put(sample(u"1"_s, u"One"_s));
    QVERIFY(!put);
    QCOMPARE(put.error().kind, ErrorKind::Storage);
    QVERIFY(store.accounts().isEmpty());
    QCOMPARE(changed.count(), 0);
}

void tst_AccountStore::fullDiskChangesNothing_data()
{
    QTest::addColumn<int>("models");
    QTest::newRow("a little too much") << 60; // all of it fits into the file's buffer
    QTest::newRow("far too much") << 600;
}

void tst_AccountStore::fullDiskChangesNothing()
{
    QFETCH(int, models);
    const QTemporaryDir folder;
    const QString file = folder.filePath(u"accounts.json"_s);
    AccountStore store(file);
    QVERIFY(store.load());
    QVERIFY(store.put(sample(u"1"_s, u"One"_s)));
    const QByteArray before = contents(file);
    Account large = sample(u"2"_s, u"Two"_s);
    for (int i = 0; i < models; ++i)
        large.models.append(wholeModel(u"model-%1"_s.arg(i), Family::A, Generation::G30));
    {
        const FullDisk full;
        const auto put = store.put(large);
        QVERIFY(!put);
        QCOMPARE(put.error().kind, ErrorKind::Storage);
    }
    QCOMPARE(contents(file), before);
    QCOMPARE(store.accounts().size(), 1);
    QVERIFY(store.put(large));
}

QTEST_GUILESS_MAIN(tst_AccountStore)
#include "tst_accountstore.moc"
