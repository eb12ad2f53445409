// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/sidecar.h"

#include "app/service/download/partfile.h"
#include "app/service/text/requestimport.h"
#include "app/tasks/run/clipname.h"
#include "tests/service/diskfaults.h"
#include "tests/support/fulldisk.h"
#include "tests/tasks/runnerbench.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>
#include <QTimeZone>

#include <cerrno>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

VideoTask savedTask()
{
    VideoTask task;
    task.id = 7;
    task.accountId = u"studio"_s;
    task.baseUrl = QUrl(u"https://video.example/v1"_s);
    task.request.model = u"practice-a-3.0"_s;
    task.request.prompt = u"A gull\n“over” 图1"_s;
    task.request.media = {{u"first_frame"_s, u"file:///tmp/a%20b.png"_s, {}}};
    task.request.watermark = true; // this kind does not send it, but it is kept
    task.state = TaskState::Saved;
    task.remoteId = u"remote-1"_s;
    task.report.requestId = u"request-1"_s;
    task.report.videoUrl = u"https://clips.example/secret-signature"_s;
    task.createdAt = QDateTime(QDate(2026, 1, 1), QTime(11, 0), QTimeZone::utc());
    return task;
}

} // namespace

class TestSidecar final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void holdsRequestAndTask();
    void holdsEveryFieldOfTheReply();
    void tellsTheCost();
    void namesTheTaskItGoesOnFrom();
    void holdsNoAddressOfTheService();
    void holdsNoSignedLink();
    void comesBack();
    void onlyItsOwnerReadsIt();
    void cannotBeWritten_data();
    void cannotBeWritten();
    void neverReplacesAFileThatIsNotOurs_data();
    void neverReplacesAFileThatIsNotOurs();
    void ownIsReplaced();
    void isOnDisk();
    void syncFails_data();
    void syncFails();
    void runnerWritesIt();
    void withoutItTheTaskIsSavedAllTheSame();

private:
    QTemporaryDir m_folder;
};

void TestSidecar::holdsRequestAndTask()
{
    const QJsonObject json = sidecarJson(savedTask(), u"Studio"_s);
    QCOMPARE(json["format"_L1].toString(), u"dailies-take"_s);
    QCOMPARE(json["version"_L1].toInt(), 1);
    QCOMPARE(json["request"_L1]["prompt"_L1].toString(), savedTask().request.prompt);
    const QJsonObject expected{{u"id"_s, 7}, {u"remoteId"_s, u"remote-1"_s}, {u"requestId"_s, u"request-1"_s},
        {u"model"_s, u"practice-a-3.0"_s}, {u"account"_s, u"Studio"_s},
        {u"cost"_s, QJsonObject{{u"state"_s, u"unsettled"_s}}}, {u"createdAt"_s, u"2026-01-01T11:00:00.000Z"_s}};
    QCOMPARE(json["task"_L1].toObject(), expected);
}

void TestSidecar::holdsEveryFieldOfTheReply()
{
    VideoTask task = savedTask();
    TaskReport& report = task.report;
    report.word = u"SUCCEEDED"_s;
    report.submitTime = u"2026-01-01 11:00:00.000"_s;
    report.scheduledTime = u"2026-01-01 11:00:01.000"_s;
    report.endTime = u"2026-01-01 11:01:00.000"_s;
    report.origPrompt = u"A gull"_s;
    report.videoId = u"video-9"_s;
    report.externalTaskId = u"outside-3"_s;
    report.duration = u"8.04"_s;
    report.finalUnitDeduction = u"2.5"_s;
    report.usage = {{u"SR"_s, 720}};
    const QJsonObject json = sidecarJson(task, u"Studio"_s)["task"_L1].toObject();
    QCOMPARE(json["word"_L1].toString(), report.word);
    QCOMPARE(json["submitTime"_L1].toString(), report.submitTime);
    QCOMPARE(json["scheduledTime"_L1].toString(), report.scheduledTime);
    QCOMPARE(json["endTime"_L1].toString(), report.endTime);
    QCOMPARE(json["origPrompt"_L1].toString(), report.origPrompt);
    QCOMPARE(json["videoId"_L1].toString(), report.videoId);
    QCOMPARE(json["externalTaskId"_L1].toString(), report.externalTaskId);
    QCOMPARE(json["duration"_L1].toString(), report.duration);
    QCOMPARE(json["finalUnitDeduction"_L1].toString(), report.finalUnitDeduction);
    QCOMPARE(json["usage"_L1].toObject(), report.usage);
}

void TestSidecar::tellsTheCost()
{
    VideoTask task = savedTask();
    task.report.state = RemoteState::Succeeded;
    task.report.usage = {{u"duration"_s, u"5.041"_s}};
    const QJsonObject billed{{u"state"_s, u"billed"_s}, {u"seconds"_s, 5.041}};
    QCOMPARE(sidecarJson(task, {})["task"_L1]["cost"_L1].toObject(), billed);
    task.accountId = u"practice"_s;
    QCOMPARE(sidecarJson(task, {})["task"_L1]["cost"_L1]["state"_L1].toString(), u"none"_s);
}

void TestSidecar::namesTheTaskItGoesOnFrom()
{
    VideoTask task = savedTask();
    task.parent = 3;
    QCOMPARE(sidecarJson(task, {})["task"_L1]["parent"_L1].toInt(), 3);
}

void TestSidecar::holdsNoAddressOfTheService()
{
    const QByteArray text = QJsonDocument(sidecarJson(savedTask(), u"Studio"_s)).toJson();
    QVERIFY(!text.contains("video.example"));
    QVERIFY(!text.contains("clips.example"));
}

void TestSidecar::holdsNoSignedLink()
{
    VideoTask task = savedTask();
    const QString secret = u"0123abcd5678"_s;
    task.request.media = {{u"first_frame"_s, u"https://s.example/a.png?X-Amz-Signature="_s + secret, {}},
        {u"last_frame"_s, u"HTTPS://s.example/b.png?sig="_s + secret, {}},
        {u"reference"_s, u"https://s.example/c.png?size=2"_s, {}}};
    task.request.logoParam = QJsonObject{{u"nested"_s, QJsonArray{u"https://s.example/l.png?Signature="_s + secret}}};
    const QJsonObject json = sidecarJson(task, u"Studio"_s);
    QVERIFY(!QJsonDocument(json).toJson().contains(secret.toUtf8()));
    const QJsonArray media = json["request"_L1]["media"_L1].toArray();
    QVERIFY(media[0]["source"_L1].toString().startsWith(u"https://s.example/a.png"_s));
    QCOMPARE(media[2]["source"_L1].toString(), u"https://s.example/c.png?size=2"_s);
}

void TestSidecar::comesBack()
{
    const QString clip = m_folder.filePath(u"a.mp4"_s);
    QVERIFY(writeSidecar(clip, savedTask(), u"Studio"_s));
    const ProfileCatalogue profiles;
    const auto imported = importRequestFile(clip + u".json"_s, {profiles});
    QVERIFY2(imported, imported ? "" : qPrintable(imported.error().message));
    QVERIFY(imported->request == savedTask().request);
    QVERIFY(imported->notes.isEmpty());
}

void TestSidecar::onlyItsOwnerReadsIt()
{
    const QString clip = m_folder.filePath(u"b.mp4"_s);
    QVERIFY(writeSidecar(clip, savedTask(), {}));
    QCOMPARE(QFile::permissions(sidecarPath(clip)) & (QFileDevice::ReadGroup | QFileDevice::ReadOther),
        QFileDevice::Permissions());
}

void TestSidecar::cannotBeWritten_data()
{
    QTest::addColumn<QString>("clip");
    QTest::addColumn<bool>("isFull");
    QTest::newRow("no folder") << m_folder.filePath(u"nowhere/a.mp4"_s) << false;
    QTest::newRow("full disk") << m_folder.filePath(u"full.mp4"_s) << true;
    QTest::newRow("every name taken") << m_folder.filePath(u"taken.mp4"_s) << false;
    for (int number = 1; number < 100; ++number)
        QVERIFY(QDir().mkpath(numberedPath(m_folder.filePath(u"taken.mp4.json"_s), number)));
}

void TestSidecar::cannotBeWritten()
{
    QFETCH(const QString, clip);
    QFETCH(const bool, isFull);
    VideoTask task = savedTask();
    std::unique_ptr<FullDisk> full;
    if (isFull) {
        task.request.prompt = QString(20'000, u'x');
        full = std::make_unique<FullDisk>();
    }
    const auto written = writeSidecar(clip, task, {});
    full.reset();
    QVERIFY(!written);
    QCOMPARE(written.error().kind, ErrorKind::Storage);
    QVERIFY(written.error().message.contains(QFileInfo(clip).fileName()));
    QVERIFY(!QFileInfo(sidecarPath(clip)).isFile());
}

void TestSidecar::neverReplacesAFileThatIsNotOurs_data()
{
    QTest::addColumn<QByteArray>("there");
    VideoTask other = savedTask();
    other.remoteId = u"remote-2"_s;
    VideoTask otherNumber = savedTask();
    otherNumber.id = 8;
    QTest::addRow("a person's own") << QByteArray(R"({"mine":true})");
    QTest::addRow("no JSON") << QByteArray("notes");
    QTest::addRow("empty") << QByteArray();
    QTest::addRow("of another task") << QJsonDocument(sidecarJson(other, {})).toJson();
    QTest::addRow("of another number") << QJsonDocument(sidecarJson(otherNumber, {})).toJson();
}

void TestSidecar::neverReplacesAFileThatIsNotOurs()
{
    QFETCH(const QByteArray, there);
    QTemporaryDir folder;
    VideoTask task = savedTask();
    task.file = folder.filePath(u"a.mp4"_s);
    QFile file(sidecarPath(task.file));
    QVERIFY(file.open(QIODevice::ReadWrite) && file.write(there) == there.size() && file.flush());
    QVERIFY(sidecarOf(task).isEmpty());
    // Written twice, as after a crash, there is still only one.
    QVERIFY(writeSidecar(task.file, task, {}));
    QVERIFY(writeSidecar(task.file, task, u"Studio"_s));
    QVERIFY(file.seek(0));
    QCOMPARE(file.readAll(), there);
    QCOMPARE(sidecarOf(task), folder.filePath(u"a.mp4 (2).json"_s));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 2);
}

void TestSidecar::ownIsReplaced()
{
    QTemporaryDir folder;
    VideoTask task = savedTask();
    task.file = folder.filePath(u"a.mp4"_s);
    QVERIFY(writeSidecar(task.file, task, u"Before"_s));
    QVERIFY(writeSidecar(task.file, task, u"After"_s));
    QCOMPARE(sidecarOf(task), sidecarPath(task.file));
    QFile file(sidecarPath(task.file));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("After"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

void TestSidecar::isOnDisk()
{
    diskFaults.clear();
    QVERIFY(writeSidecar(m_folder.filePath(u"synced.mp4"_s), savedTask(), {}));
    QVERIFY(diskFaults.syncCalls >= 1);
    QCOMPARE(diskFaults.folderSyncCalls, 1);
}

void TestSidecar::syncFails_data()
{
    QTest::addColumn<int>("files");
    QTest::addColumn<int>("folders");
    QTest::addColumn<int>("reason");
    QTest::addRow("broken disk") << 1 << 0 << EIO;
    QTest::addRow("full disk") << 1 << 0 << ENOSPC;
    QTest::addRow("over the quota") << 1 << 0 << EDQUOT;
    QTest::addRow("the folder's entry") << 0 << 1 << EIO;
}

void TestSidecar::syncFails()
{
    QFETCH(const int, files);
    QFETCH(const int, folders);
    QFETCH(const int, reason);
    const QString clip = m_folder.filePath(u"unsynced.mp4"_s);
    QFile::remove(sidecarPath(clip));
    diskFaults.clear();
    diskFaults.syncs = files;
    diskFaults.folderSyncs = folders;
    diskFaults.reason = reason;
    const auto written = writeSidecar(clip, savedTask(), {});
    diskFaults.clear();
    QVERIFY(!written);
    QCOMPARE(written.error().kind, ErrorKind::Storage);
    QVERIFY(written.error().message.contains(u"unsynced.mp4"_s));
    // No file has the final name if it may not be on disk.
    QCOMPARE(QFile::exists(sidecarPath(clip)), files == 0);
}

void TestSidecar::runnerWritesIt()
{
    RunnerBench bench;
    const TaskId id = bench.submit();
    QVERIFY(bench.reaches(id, TaskState::Saved));
    const VideoTask task = bench.task(id);
    QFile file(sidecarPath(task.file));
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName()));
    const QByteArray text = file.readAll();
    const QJsonObject json = QJsonDocument::fromJson(text).object();
    QCOMPARE(json["task"_L1]["remoteId"_L1].toString(), task.remoteId);
    QCOMPARE(json["task"_L1]["account"_L1].toString(), bench.account.name);
    QVERIFY(json["task"_L1]["finishedAt"_L1].isString());
    QCOMPARE(json["request"_L1]["prompt"_L1].toString(), task.request.prompt);
    QVERIFY(!text.contains(RunnerBench::key));
    QVERIFY(!text.contains("127.0.0.1"));
}

void TestSidecar::withoutItTheTaskIsSavedAllTheSame()
{
    RunnerBench bench;
    const TaskId id = bench.submit();
    QVERIFY(bench.reaches(id, TaskState::InProgress));
    // All possible names of the sidecar are taken.
    const QString clip = bench.folder.filePath(u"clips/"_s) + clipName(bench.task(id));
    for (int number = 1; number < 100; ++number)
        QVERIFY(QDir().mkpath(numberedPath(sidecarPath(clip), number)));
    QVERIFY(bench.reaches(id, TaskState::Saved));
    QCOMPARE(bench.task(id).file, clip);
    QVERIFY(QFileInfo(clip).isFile());
    QStringList lines;
    for (const TaskLogEntry& entry : bench.store->log(id))
        lines.append(entry.text);
    QVERIFY2(
        lines.join(u'\n').contains(u"Couldn't save the JSON file next to the clip"_s), qPrintable(lines.join(u'\n')));
}

QTEST_GUILESS_MAIN(TestSidecar)
#include "tst_sidecar.moc"
