// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/diagnostics/problemreport.h"
#include "app/tasks/history/taskhistory.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QByteArray canary = "sk-canary-0123456789abcdef";
const QDateTime now(QDate(2026, 11, 21), QTime(20, 0), QTimeZone::utc());

VideoTask sampleTask(const QString& prompt)
{
    VideoTask task;
    task.accountId = u"studio"_s;
    task.baseUrl = QUrl(u"https://video.example.com/v1"_s);
    task.request.kind = {Family::B, Generation::None, ApiType::TextToVideo};
    task.request.model = u"clip-1"_s;
    task.request.prompt = prompt;
    task.request.durationSeconds = 5;
    task.state = TaskState::Failed;
    task.remoteId = u"job-7"_s;
    task.createdAt = now;
    task.error = {ErrorKind::Refused, u"Declined by https://video.example.com/v1?sig=abc"_s, u"E42"_s};
    return task;
}

QByteArray whole(const QList<ReportFile>& files)
{
    QByteArray all;
    for (const ReportFile& file : files)
        all += file.name.toUtf8() + '\n' + file.text + '\n';
    return all;
}

} // namespace

/// What a problem report discloses, and what it never does.
class TestProblemReport final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void hasTheseFiles();
    void tellsNoSecret_data();
    void tellsNoSecret();
    void hasPromptsOnlyWhenAskedFor();
    void tellsSettingsThatDiffer();
    void tellsOfAccountsTheirModels();
    void tellsOfTasksTheirFacts();
    void looksAtTheNewestOnly();
    void writesWhatWasLookedAt();
    void saysWhenItCannotBeWritten();

private:
    ReportSource source()
    {
        return {u"Dailies 1\n"_s, *m_preferences, {m_account}, *m_store, m_dir->filePath(u"logs"_s), now, {canary}};
    }
    QByteArray file(const QString& name, bool withPrompts = false)
    {
        const QList<ReportFile> files = reportFiles(source(), withPrompts);
        for (const ReportFile& each : files) {
            if (each.name == name)
                return each.text;
        }
        return {};
    }
    QJsonObject object(const QString& name) { return QJsonDocument::fromJson(file(name)).object(); }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<Preferences> m_preferences;
    std::unique_ptr<TaskStore> m_store;
    Account m_account;
};

void TestProblemReport::init()
{
    m_store.reset();
    m_dir = std::make_unique<QTemporaryDir>();
    m_preferences = std::make_unique<Preferences>(m_dir->filePath(u"settings.ini"_s));
    m_store = std::make_unique<TaskStore>();
    QVERIFY(m_store->open(m_dir->filePath(u"tasks.sqlite"_s)));
    m_account = {u"studio"_s, u"Secret Studio"_s, QUrl(u"https://video.example.com/v1"_s), {}};
    m_account.models.append(wholeModel(u"clip-1"_s, Family::B, Generation::None));
    m_account.clipFolder = m_dir->filePath(u"studio"_s);
}

void TestProblemReport::hasTheseFiles()
{
    QStringList names;
    for (const ReportFile& file : reportFiles(source(), false)) {
        names.append(file.name);
        if (file.name.endsWith(".json"_L1))
            QVERIFY2(QJsonDocument::fromJson(file.text).isObject(), qPrintable(file.name));
    }
    QCOMPARE(names,
        (QStringList{u"README.txt"_s, u"versions.txt"_s, u"settings.json"_s, u"accounts.json"_s, u"tasks.json"_s,
            u"log.txt"_s}));
    QCOMPARE(file(u"versions.txt"_s), "Dailies 1\n");
    QVERIFY(file(u"README.txt"_s).contains("Includes no prompts."));
    QVERIFY(file(u"README.txt"_s, true).contains("Includes recent prompts."));
    for (const QString& name : std::as_const(names)) {
        if (name != "README.txt"_L1)
            QVERIFY2(file(u"README.txt"_s).contains(name.toUtf8()), qPrintable(name));
    }
}

void TestProblemReport::tellsNoSecret_data()
{
    QTest::addColumn<QString>("secret");
    QTest::newRow("key") << QString::fromUtf8(canary);
    QTest::newRow("key in Base64") << QString::fromUtf8(canary.toBase64());
    QTest::newRow("account's name") << u"Secret Studio"_s;
    QTest::newRow("signature") << u"sig=abc"_s;
    QTest::newRow("folder of the profile") << m_dir->path();
    QTest::newRow("home") << QDir::homePath() + u'/';
    QTest::newRow("proxy") << u"proxy.example.com"_s;
    QTest::newRow("folder of clips") << u"/srv/clips-of-mine"_s;
    QTest::newRow("prompt") << u"A fox"_s;
}

void TestProblemReport::tellsNoSecret()
{
    QFETCH(QString, secret);
    m_preferences->set(Preference::ProxyAddress, u"proxy.example.com:8080"_s);
    m_preferences->set(Preference::Proxy, u"http"_s);
    m_preferences->set(Preference::ClipFolder, u"/srv/clips-of-mine"_s);
    VideoTask task = sampleTask(u"A fox "_s + QString::fromUtf8(canary));
    task.error.message += u' ' + QString::fromUtf8(canary) + u' ' + m_dir->filePath(u"clip.mp4"_s);
    QVERIFY(m_store->add(task));
    QVERIFY(QDir(m_dir->path()).mkdir(u"logs"_s));
    QFile log(m_dir->filePath(u"logs/dailies.log"_s));
    QVERIFY(log.open(QIODevice::WriteOnly));
    log.write("2026-11-21  warning  x  " + canary + ' ' + canary.toBase64() + ' ' + QDir::homePath().toUtf8()
        + "/clip.mp4\n");
    log.close();
    const QByteArray all = whole(reportFiles(source(), false));
    QVERIFY(all.contains("2026-11-21  warning  x"));
    QVERIFY2(!all.contains(secret.toUtf8()), all.constData());
}

void TestProblemReport::hasPromptsOnlyWhenAskedFor()
{
    QVERIFY(m_store->add(sampleTask(u"A fox "_s + QString::fromUtf8(canary))));
    QVERIFY(!whole(reportFiles(source(), false)).contains("A fox"));
    const QByteArray with = whole(reportFiles(source(), true));
    QVERIFY(with.contains("A fox"));
    QVERIFY2(!with.contains(canary), "a key that somebody typed into a prompt");
}

void TestProblemReport::tellsSettingsThatDiffer()
{
    QVERIFY(object(u"settings.json"_s).isEmpty());
    m_preferences->set(Preference::QueryPause, 30);
    m_preferences->set(Preference::ClipFolder, QDir::homePath());
    const QJsonObject told = object(u"settings.json"_s);
    QCOMPARE(told[u"network/queryPauseSeconds"_s].toInt(), 30);
    QCOMPARE(told[u"clips/folder"_s].toString(), u"(set)"_s);
    QCOMPARE(told.size(), 2);
}

void TestProblemReport::tellsOfAccountsTheirModels()
{
    const QJsonArray accounts = object(u"accounts.json"_s)[u"accounts"_s].toArray();
    QCOMPARE(accounts.size(), 1);
    const QJsonObject account = accounts.first().toObject();
    QCOMPARE(account[u"scheme"_s].toString(), u"https"_s);
    QCOMPARE(account[u"onThisComputer"_s].toBool(true), false);
    QCOMPARE(account[u"ownFolder"_s].toBool(), true);
    QCOMPARE(account[u"models"_s].toArray().first().toObject()[u"code"_s].toString(), u"clip-1"_s);
    QVERIFY(!file(u"accounts.json"_s).contains("example.com"));
}

void TestProblemReport::tellsOfTasksTheirFacts()
{
    QVERIFY(m_store->add(sampleTask(u"A fox"_s)));
    VideoTask practice = sampleTask(u"A gull"_s);
    practice.accountId = Account::practiceId();
    practice.remoteId = u"job-8"_s;
    QVERIFY(m_store->add(practice));
    const QJsonObject told = object(u"tasks.json"_s);
    QCOMPARE(told[u"counts"_s].toObject()[u"Failed"_s].toInt(), 2);
    const QJsonArray newest = told[u"newest"_s].toArray();
    QCOMPARE(newest.size(), 2);
    const QJsonObject first = newest.first().toObject();
    QCOMPARE(first[u"practice"_s].toBool(), true);
    QCOMPARE(first[u"remoteId"_s].toString(), u"job-8"_s);
    QCOMPARE(first[u"kind"_s].toString(), u"B TextToVideo"_s);
    QCOMPARE(first[u"promptLength"_s].toInt(), 6);
    QCOMPARE(first[u"error"_s].toObject()[u"code"_s].toString(), u"E42"_s);
    QCOMPARE(newest.last().toObject()[u"practice"_s].toBool(true), false);
}

void TestProblemReport::looksAtTheNewestOnly()
{
    QList<VideoTask> tasks;
    for (int n = 0; n < 60; ++n) {
        tasks.append(sampleTask(u"Fox %1"_s.arg(n)));
        tasks.last().remoteId = u"job-%1"_s.arg(n);
    }
    QVERIFY(m_store->addAll(tasks));
    const QJsonObject told = object(u"tasks.json"_s);
    QCOMPARE(told[u"newest"_s].toArray().size(), 50);
    QCOMPARE(told[u"newest"_s].toArray().first().toObject()[u"remoteId"_s].toString(), u"job-59"_s);
    QCOMPARE(told[u"counts"_s].toObject()[u"Failed"_s].toInt(), 60);
}

void TestProblemReport::writesWhatWasLookedAt()
{
    QVERIFY(m_store->add(sampleTask(u"A fox"_s)));
    const QList<ReportFile> files = reportFiles(source(), true);
    const QString zip = m_dir->filePath(reportName(now));
    QVERIFY(writeReport(zip, files, now));
    // Read by a different program from the one that wrote it.
    QProcess python;
    python.start(u"python3"_s,
        {u"-c"_s,
            u"import sys, zipfile\nz = zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\n"
            "for n in z.namelist(): sys.stdout.buffer.write(n.encode() + b'\\n' + z.read(n) + b'\\n')"_s,
            zip});
    QVERIFY(python.waitForFinished(20000));
    QCOMPARE(python.exitCode(), 0);
    QCOMPARE(python.readAllStandardOutput(), whole(files));
    QCOMPARE(QFile::permissions(zip) & (QFileDevice::ReadGroup | QFileDevice::ReadOther), QFileDevice::Permissions());
}

void TestProblemReport::saysWhenItCannotBeWritten()
{
    const auto written = writeReport(m_dir->filePath(u"no/such/folder.zip"_s), reportFiles(source(), false), now);
    QVERIFY(!written);
    QCOMPARE(written.error().kind, ErrorKind::Storage);
    QVERIFY(written.error().message.contains(u"folder.zip"_s));
}

QTEST_GUILESS_MAIN(TestProblemReport)
#include "tst_problemreport.moc"
