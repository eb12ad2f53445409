// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/preferences.h"
#include "app/settings/proxysetting.h"
#include "app/tasks/run/clipname.h"

#include <QNetworkProxyFactory>
#include <QNetworkProxyQuery>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestPreferences final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void declarations();
    void standardUntilSet();
    void setAndRead_data();
    void setAndRead();
    void whatCannotBe_data();
    void whatCannotBe();
    void rubbishInTheFile_data();
    void rubbishInTheFile();
    void folderThatIsAwayStaysChosen();
    void changedIsToldOnce();
    void resetLeavesNothingInTheFile();
    void proxyAddress_data();
    void proxyAddress();
    void proxyOfACall_data();
    void proxyOfACall();
    void proxyOfAnOrigin();
    void cleanup() { useProxy(u"none"_s, {}); }

private:
    QString file() const { return m_dir.filePath(u"settings.ini"_s); }

    QTemporaryDir m_dir;
};

/// Each preference occurs once, its default is valid, and it has a description.
void TestPreferences::declarations()
{
    QSet<QString> keys;
    QSet<Preference> seen;
    for (const PreferenceInfo& info : allPreferences()) {
        keys.insert(QString::fromLatin1(info.key));
        seen.insert(info.preference);
        QVERIFY2(!preferenceProblem(info.preference, info.standard), info.key);
        QVERIFY(!preferenceLabel(info).isEmpty());
        QVERIFY(preferenceHint(info).endsWith(u'.'));
        QCOMPARE(&preferenceInfo(info.preference), &info);
    }
    QCOMPARE(keys.size(), allPreferences().size());
    QCOMPARE(seen.size(), allPreferences().size());
}

void TestPreferences::standardUntilSet()
{
    const Preferences preferences(file() + u".none"_s);
    QVERIFY(preferences.isOn(Preference::Sidecars));
    QCOMPARE(preferences.number(Preference::DownloadsAtOnce), 3);
    QCOMPARE(preferences.text(Preference::ClipPattern), defaultClipPattern());
    QCOMPARE(preferences.text(Preference::Language), QString());
    for (const PreferenceInfo& info : allPreferences())
        QVERIFY2(preferences.isStandard(info.preference), info.key);
}

void TestPreferences::setAndRead_data()
{
    QTest::addColumn<int>("preference");
    QTest::addColumn<QVariant>("value");
    const auto add = [](const char* name, Preference preference, const QVariant& value) {
        QTest::newRow(name) << static_cast<int>(preference) << value;
    };
    add("switch", Preference::Sidecars, false);
    add("number", Preference::DownloadsAtOnce, 10);
    add("choice", Preference::Language, u"zh_CN"_s);
    add("pattern", Preference::ClipPattern, u"{task}, {prompt:9}; \"%1\" = 猫"_s);
    add("folder", Preference::ClipFolder, m_dir.path());
    add("folder to be made", Preference::ClipFolder, m_dir.filePath(u"a/b c/猫"_s));
    add("proxy", Preference::ProxyAddress, u"[::1]:1080"_s);
}

void TestPreferences::setAndRead()
{
    QFETCH(const int, preference);
    QFETCH(const QVariant, value);
    const auto which = static_cast<Preference>(preference);
    {
        Preferences preferences(file());
        preferences.set(which, value);
        QCOMPARE(preferences.value(which), value);
    }
    const Preferences again(file());
    QCOMPARE(again.value(which), value);
    QVERIFY(!again.isStandard(which));
}

void TestPreferences::whatCannotBe_data()
{
    QTest::addColumn<int>("preference");
    QTest::addColumn<QVariant>("value");
    const auto add = [](const char* name, Preference preference, const QVariant& value) {
        QTest::newRow(name) << static_cast<int>(preference) << value;
    };
    add("none at once", Preference::DownloadsAtOnce, 0);
    add("eleven at once", Preference::DownloadsAtOnce, 11);
    add("words for a number", Preference::DownloadsAtOnce, u"many"_s);
    add("asking too often", Preference::QueryPause, 1);
    add("asking hardly ever", Preference::LongestPause, 100000);
    add("no longest pause", Preference::LongestPause, 0);
    add("learning a little", Preference::LearnedPace, u"a little"_s);
    add("a language that is not spoken", Preference::Language, u"tlh"_s);
    add("no switch", Preference::Sidecars, u"maybe"_s);
    add("one name for all", Preference::ClipPattern, u"clip.mp4"_s);
    add("no name", Preference::ClipPattern, QString());
    add("two lines", Preference::ClipPattern, u"{task}\n{prompt}"_s);
    add("folder from here", Preference::ClipFolder, u"clips"_s);
    add("folder that takes no files", Preference::ClipFolder, u"/proc/clips"_s); // also not from an administrator
    add("folder below a file", Preference::ClipFolder, u"/proc/version/clips"_s);
    add("proxy without a port", Preference::ProxyAddress, u"proxy.example.com"_s);
    add("proxy with a password", Preference::ProxyAddress, u"me:secret@proxy.example.com:8080"_s);
}

void TestPreferences::whatCannotBe()
{
    QFETCH(const int, preference);
    QFETCH(const QVariant, value);
    const auto which = static_cast<Preference>(preference);
    const auto problem = preferenceProblem(which, value);
    QVERIFY(problem);
    QVERIFY(problem->endsWith(u'.'));
    Preferences preferences(m_dir.filePath(u"other.ini"_s));
    const QSignalSpy changed(&preferences, &Preferences::changed);
    preferences.set(which, value);
    QVERIFY(preferences.isStandard(which));
    QCOMPARE(changed.size(), 0);
}

void TestPreferences::rubbishInTheFile_data()
{
    QTest::addColumn<QVariant>("value");
    QTest::newRow("too many") << QVariant(9999);
    QTest::newRow("below") << QVariant(-3);
    QTest::newRow("words") << QVariant(u"three"_s);
    QTest::newRow("a list") << QVariant(QStringList{u"3"_s, u"4"_s});
    QTest::newRow("bytes") << QVariant(QByteArray("\0\xff\x01", 3));
    QTest::newRow("nothing") << QVariant(QString());
}

void TestPreferences::rubbishInTheFile()
{
    QFETCH(const QVariant, value);
    const QString path = m_dir.filePath(u"rubbish.ini"_s);
    QSettings settings(path, QSettings::IniFormat);
    for (const PreferenceInfo& info : allPreferences()) {
        // An empty text is the default of these two.
        if (info.standard.toString().isEmpty() && value.toString().isEmpty())
            continue;
        settings.setValue(QLatin1StringView(info.key), value);
        if (info.type == PreferenceType::Text && !preferenceProblem(info.preference, value))
            continue;
        QVERIFY2(Preferences(path).isStandard(info.preference), info.key);
    }
}

void TestPreferences::folderThatIsAwayStaysChosen()
{
    const QString away = m_dir.filePath(u"disk"_s);
    QVERIFY(QDir().mkpath(away));
    Preferences preferences(m_dir.filePath(u"away.ini"_s));
    preferences.set(Preference::ClipFolder, away + u"/clips"_s);
    QVERIFY(QDir().rmdir(away));
    QFile blocked(away);
    QVERIFY(blocked.open(QIODevice::WriteOnly));
    QVERIFY(preferenceProblem(Preference::ClipFolder, away + u"/clips"_s));
    QCOMPARE(preferences.text(Preference::ClipFolder), away + u"/clips"_s);
}

void TestPreferences::changedIsToldOnce()
{
    Preferences preferences(m_dir.filePath(u"told.ini"_s));
    const QSignalSpy changed(&preferences, &Preferences::changed);
    preferences.set(Preference::DownloadsAtOnce, 5);
    preferences.set(Preference::DownloadsAtOnce, 5);
    QCOMPARE(changed.size(), 1);
    preferences.reset(Preference::DownloadsAtOnce);
    preferences.reset(Preference::DownloadsAtOnce);
    QCOMPARE(changed.size(), 2);
}

/// So that an improved default applies to everyone who never changed it.
void TestPreferences::resetLeavesNothingInTheFile()
{
    const QString path = m_dir.filePath(u"reset.ini"_s);
    {
        Preferences preferences(path);
        preferences.set(Preference::Theme, u"2"_s);
        preferences.reset(Preference::Theme);
    }
    QVERIFY(QSettings(path, QSettings::IniFormat).allKeys().isEmpty());
}

void TestPreferences::proxyAddress_data()
{
    QTest::addColumn<bool>("valid");
    QTest::newRow("") << true;
    QTest::newRow("proxy.example.com:8080") << true;
    QTest::newRow("10.0.0.1:3128") << true;
    QTest::newRow("[2001:db8::1]:1080") << true;
    QTest::newRow("proxy.example.com") << false;
    QTest::newRow("proxy.example.com:0") << false;
    QTest::newRow("proxy.example.com:70000") << false;
    QTest::newRow(":8080") << false;
    QTest::newRow("http://proxy.example.com:8080") << false;
    QTest::newRow("me@proxy.example.com:8080") << false;
    QTest::newRow("proxy.example.com:8080/path") << false;
    QTest::newRow("proxy example:8080") << false;
}

void TestPreferences::proxyAddress()
{
    QFETCH(const bool, valid);
    QCOMPARE(isProxyAddress(QString::fromLatin1(QTest::currentDataTag())), valid);
}

void TestPreferences::proxyOfACall_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("address");
    QTest::addColumn<QUrl>("url");
    QTest::addColumn<int>("type");
    QTest::addColumn<QString>("host");
    const QUrl service(u"https://video.example.com/v1"_s);
    const QString proxy = u"proxy.example.com:8080"_s;
    QTest::newRow("none") << u"none"_s << proxy << service << int(QNetworkProxy::NoProxy) << QString();
    QTest::newRow("http") << u"http"_s << proxy << service << int(QNetworkProxy::HttpProxy) << u"proxy.example.com"_s;
    QTest::newRow("socks") << u"socks5"_s << u"[::1]:1080"_s << service << int(QNetworkProxy::Socks5Proxy) << u"::1"_s;
    for (const QString& here : {u"http://127.0.0.1:9/v1"_s, u"http://localhost:9/v1"_s, u"http://[::1]:9/v1"_s})
        QTest::addRow("never for %s", qPrintable(here))
            << u"http"_s << proxy << QUrl(here) << int(QNetworkProxy::NoProxy) << QString();
    QTest::newRow("http without an address")
        << u"http"_s << QString() << service << int(QNetworkProxy::NoProxy) << QString();
    QTest::newRow("unknown") << u"carrier pigeon"_s << proxy << service << int(QNetworkProxy::NoProxy) << QString();
}

void TestPreferences::proxyOfACall()
{
    QFETCH(const QString, kind);
    QFETCH(const QString, address);
    QFETCH(const QUrl, url);
    QFETCH(const int, type);
    QFETCH(const QString, host);
    qunsetenv("http_proxy");
    qunsetenv("https_proxy");
    qunsetenv("HTTP_PROXY");
    qunsetenv("HTTPS_PROXY");
    useProxy(kind, address);
    const QList<QNetworkProxy> proxies = QNetworkProxyFactory::proxyForQuery(QNetworkProxyQuery(url));
    QCOMPARE(proxies.size(), 1);
    QCOMPARE(int(proxies.first().type()), type);
    QCOMPARE(proxies.first().hostName(), host);
}

void TestPreferences::proxyOfAnOrigin()
{
    useProxy(u"http"_s, u"usual.example.com:80"_s,
        {{u"https://video.example.com:443"_s, {u"socks5"_s, u"own.example.com:1080"_s}},
            {u"https://direct.example.com:8443"_s, {u"none"_s, {}}},
            {u"http://127.0.0.1:9"_s, {u"http"_s, u"own.example.com:1"_s}}});
    const auto hostFor = [](const QString& url) {
        return QNetworkProxyFactory::proxyForQuery(QNetworkProxyQuery(QUrl(url))).constFirst().hostName();
    };
    QCOMPARE(hostFor(u"https://video.example.com/v1/video/x"_s), u"own.example.com"_s);
    QCOMPARE(hostFor(u"https://VIDEO.example.com:443/"_s), u"own.example.com"_s);
    QCOMPARE(hostFor(u"http://video.example.com/v1"_s), u"usual.example.com"_s);
    QCOMPARE(hostFor(u"https://direct.example.com:8443/v1"_s), QString());
    QCOMPARE(hostFor(u"https://direct.example.com/v1"_s), u"usual.example.com"_s);
    QCOMPARE(hostFor(u"http://127.0.0.1:9/v1"_s), QString());
}

QTEST_GUILESS_MAIN(TestPreferences)
#include "tst_preferences.moc"
