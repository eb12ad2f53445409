// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/accountstore.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

Account sample(const QString& id, const QString& address = u"https://video.test/v1"_s)
{
    Account account;
    account.id = id;
    account.name = u"Account "_s + id;
    account.baseUrl = QUrl(address);
    account.models = {
        wholeModel(u"model-a"_s, Family::A, Generation::G27), wholeModel(u"model-b"_s, Family::B, Generation::None)};
    return account;
}

/// A store, and the same file as the next start reads it.
class Bench final {
public:
    Bench() : store(path()) { ready = store.load().has_value(); }
    QString path() const { return dir.filePath(u"accounts.json"_s); }
    std::unique_ptr<AccountStore> again() const
    {
        auto read = std::make_unique<AccountStore>(path());
        return read->load() ? std::move(read) : nullptr;
    }
    QByteArray text() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QByteArray& text) const
    {
        QFile file(path());
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

    QTemporaryDir dir;
    AccountStore store;
    bool ready = false;
};

} // namespace

/// What an account stores besides its name and address, and which accounts and models are selected.
class tst_AccountChoices : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsPaceAndProxy();
    void bringsIntoRange_data();
    void bringsIntoRange();
    void oneProxyForAnOrigin();
    void readableNeedsTheWord_data();
    void readableNeedsTheWord();
    void wordEndsWithTheAddress();
    void readableCall();
    void keepsChoices();
    void choiceGoesWithWhatItNames_data();
    void choiceGoesWithWhatItNames();
    void oddChoicesAreLeftOut();
};

void tst_AccountChoices::keepsPaceAndProxy()
{
    Bench bench;
    Account account = sample(u"1"_s);
    account.queriesPerSecond = 5;
    account.proxy = {u"socks5"_s, u"proxy.test:1080"_s};
    QVERIFY(bench.store.put(account));
    QCOMPARE(bench.again()->accounts().constFirst(), account);
    // Default values are not written.
    QVERIFY(bench.store.put(sample(u"1"_s)));
    QVERIFY(!bench.text().contains("queriesPerSecond"));
    QVERIFY(!bench.text().contains("proxy"));
    QVERIFY(!bench.text().contains("readableOrigin"));
}

void tst_AccountChoices::bringsIntoRange_data()
{
    QTest::addColumn<QByteArray>("members");
    QTest::addColumn<int>("perSecond");
    QTest::addColumn<QString>("proxy");
    QTest::newRow("nothing said") << QByteArray() << 2 << QString();
    QTest::newRow("none a second") << QByteArray(R"(,"queriesPerSecond":0)") << 1 << QString();
    QTest::newRow("a flood") << QByteArray(R"(,"queriesPerSecond":5000)") << 10 << QString();
    QTest::newRow("text") << QByteArray(R"(,"queriesPerSecond":"5")") << 2 << QString();
    QTest::newRow("no proxy") << QByteArray(R"(,"proxy":{"kind":"none"})") << 2 << u"none "_s;
    QTest::newRow("no proxy, with an address")
        << QByteArray(R"(,"proxy":{"kind":"none","address":"a:1"})") << 2 << u"none "_s;
    QTest::newRow("own proxy") << QByteArray(R"(,"proxy":{"kind":"http","address":"a:1"})") << 2 << u"http a:1"_s;
    QTest::newRow("unknown kind") << QByteArray(R"(,"proxy":{"kind":"pigeon","address":"a:1"})") << 2 << QString();
    QTest::newRow("proxy as text") << QByteArray(R"(,"proxy":"http")") << 2 << QString();
}

void tst_AccountChoices::bringsIntoRange()
{
    QFETCH(QByteArray, members);
    QFETCH(int, perSecond);
    QFETCH(QString, proxy);
    Bench bench;
    bench.write(
        R"({"version":1,"accounts":[{"id":"1","name":"One","baseUrl":"https://video.test/v1")" + members + "}]}");
    const auto read = bench.again();
    QVERIFY(read);
    const Account account = read->accounts().constFirst();
    QCOMPARE(account.queriesPerSecond, perSecond);
    QCOMPARE(account.proxy.kind.isEmpty() ? QString() : account.proxy.kind + u' ' + account.proxy.address, proxy);
}

void tst_AccountChoices::oneProxyForAnOrigin()
{
    Bench bench;
    QVERIFY(bench.store.put(sample(u"1"_s)));
    QVERIFY(bench.store.put(sample(u"2"_s, u"https://elsewhere.test/v1"_s)));
    Account third = sample(u"3"_s, u"https://VIDEO.test:443/other/v1"_s);
    third.proxy = {u"none"_s, {}};
    QVERIFY(bench.store.put(third));
    QCOMPARE(bench.store.find(u"1"_s)->proxy, third.proxy);
    QCOMPARE(bench.store.find(u"2"_s)->proxy, AccountProxy());
}

void tst_AccountChoices::readableNeedsTheWord_data()
{
    QTest::addColumn<QByteArray>("origin");
    QTest::addColumn<bool>("isRead");
    QTest::newRow("nothing said") << QByteArray() << false;
    QTest::newRow("empty") << QByteArray(R"(,"readableOrigin":"")") << false;
    QTest::newRow("this origin") << QByteArray(R"(,"readableOrigin":"http://lan.test:80")") << true;
    QTest::newRow("another port") << QByteArray(R"(,"readableOrigin":"http://lan.test:8080")") << false;
    QTest::newRow("another host") << QByteArray(R"(,"readableOrigin":"http://lan2.test:80")") << false;
    QTest::newRow("https") << QByteArray(R"(,"readableOrigin":"https://lan.test:443")") << false;
    QTest::newRow("a truth") << QByteArray(R"(,"readableOrigin":true)") << false;
}

void tst_AccountChoices::readableNeedsTheWord()
{
    QFETCH(QByteArray, origin);
    QFETCH(bool, isRead);
    Bench bench;
    bench.write(R"({"version":1,"accounts":[{"id":"1","name":"One","baseUrl":"http://lan.test/v1")" + origin + "}]}");
    const auto read = bench.again();
    QCOMPARE(read != nullptr, isRead);
    if (read)
        QVERIFY(read->accounts().constFirst().allowsCleartext());
}

void tst_AccountChoices::wordEndsWithTheAddress()
{
    Bench bench;
    Account account = sample(u"1"_s, u"http://lan.test/v1"_s);
    account.cleartextOrigin = originOf(account.baseUrl);
    QVERIFY(bench.store.put(account));
    QVERIFY(bench.store.find(u"1"_s)->allowsCleartext());
    account.baseUrl = QUrl(u"https://lan.test/v1"_s);
    QVERIFY(!account.allowsCleartext());
    QVERIFY(bench.store.put(account));
    QVERIFY(bench.store.find(u"1"_s)->cleartextOrigin.isEmpty());
}

void tst_AccountChoices::readableCall()
{
    // Tasks of a single call are resumed by the account's ID. It records that the user agreed to cleartext; no other ID
    // does.
    const Account agreed = accountOfOneCall(QUrl(u"http://lan.test:8000/v1"_s));
    QVERIFY(agreed.allowsCleartext());
    QCOMPARE(accountOfOneCall(agreed.id), std::optional(agreed));
    QVERIFY(!accountOfOneCall(u"url:http://lan.test:8000/v1"_s));
    const Account usual = accountOfOneCall(QUrl(u"https://video.test/v1"_s));
    QVERIFY(!usual.allowsCleartext());
    QCOMPARE(usual.id, u"url:https://video.test/v1"_s);
    QCOMPARE(accountOfOneCall(u"url:http://127.0.0.1:4010/v1"_s)->allowsCleartext(), false);
}

void tst_AccountChoices::keepsChoices()
{
    Bench bench;
    QVERIFY(bench.store.put(sample(u"1"_s)));
    QVERIFY(bench.store.put(sample(u"2"_s)));
    QVERIFY(bench.store.choose(ApiType::TextToVideo, KindChoice{u"2"_s, u"model-b"_s}));
    QVERIFY(bench.store.choose(ApiType::VideoEdit, KindChoice{u"1"_s, u"model-a"_s}));
    const KindChoices expected{
        {ApiType::TextToVideo, {u"2"_s, u"model-b"_s}}, {ApiType::VideoEdit, {u"1"_s, u"model-a"_s}}};
    QCOMPARE(bench.store.choices(), expected);
    QCOMPARE(bench.again()->choices(), expected);
    QVERIFY(bench.store.choose(ApiType::VideoEdit, std::nullopt));
    QCOMPARE(bench.again()->choices().size(), 1);
}

void tst_AccountChoices::choiceGoesWithWhatItNames_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("the account is removed") << u"account"_s;
    QTest::newRow("the model is removed") << u"model"_s;
    QTest::newRow("the model serves the kind no more") << u"kind"_s;
}

void tst_AccountChoices::choiceGoesWithWhatItNames()
{
    QFETCH(QString, command);
    Bench bench;
    QVERIFY(bench.store.put(sample(u"1"_s)));
    QVERIFY(bench.store.choose(ApiType::ReferenceToVideo, KindChoice{u"1"_s, u"model-a"_s}));
    QCOMPARE(bench.store.choices().size(), 1);
    Account account = sample(u"1"_s);
    if (command == u"account"_s)
        QVERIFY(bench.store.remove(u"1"_s));
    else if (command == u"model"_s)
        account.models.removeFirst();
    else
        account.models.first().apiTypes = {ApiType::TextToVideo};
    if (command != u"account"_s)
        QVERIFY(bench.store.put(account));
    QVERIFY(bench.store.choices().isEmpty());
    QVERIFY(!bench.text().contains("choices"));
    // What no account has cannot be selected.
    QVERIFY(bench.store.choose(ApiType::MultiImageToVideo, KindChoice{u"9"_s, u"model-b"_s}));
    QVERIFY(bench.store.choices().isEmpty());
}

void tst_AccountChoices::oddChoicesAreLeftOut()
{
    Bench bench;
    bench.write(R"({"version":1,"accounts":[{"id":"1","name":"One","baseUrl":"https://video.test/v1","models":[
        {"code":"m","family":"B","apiTypes":["TextToVideo"]}]}],"choices":[7,{},{"kind":"Dream","account":"1"},
        {"kind":"TextToVideo","account":"1","model":"m"},{"kind":"ImageToVideo","account":"1","model":"m"}]})");
    const auto read = bench.again();
    QVERIFY(read);
    QCOMPARE(read->choices(), (KindChoices{{ApiType::TextToVideo, {u"1"_s, u"m"_s}}}));
}

QTEST_GUILESS_MAIN(tst_AccountChoices)
#include "tst_accountchoices.moc"
