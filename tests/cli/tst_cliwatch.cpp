// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/account.h"
#include "app/keys/keystore.h"
#include "app/tasks/store/taskstore.h"
#include "tests/cli/clirun.h"
#include "tests/support/faultserver.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QByteArray key = "sk-environment-0123456789";

} // namespace

/// What `watch` does with the tasks of an earlier run, and what its status means.
class tst_CliWatch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void storedTroubleIsHistory_data();
    void storedTroubleIsHistory();
    void troubleOfThisRunIsTold();
    void aHeldTaskIsNotFinished();
    void oneOddByteDoesNotHideTheAnswer();

private:
    VideoTask task(TaskState state) const;
    void leave(const VideoTask& task);
    CliResult watch(const QStringList& more = {});

    std::unique_ptr<QTemporaryDir> m_profile;
    std::unique_ptr<FaultServer> m_service;
    QByteArray m_answer;
};

void tst_CliWatch::init()
{
    m_profile = std::make_unique<QTemporaryDir>();
    m_service = std::make_unique<FaultServer>();
    m_answer = R"({"output":{"task_id":"job-1","task_status":"CANCELED"}})";
    m_service->setHandler([this](const FaultRequest& request) {
        if (request.method != "GET")
            return FaultScript{.reply = FaultServer::reply(200, m_answer)};
        const QByteArray clip = QByteArray("\0\0\0\x18"
                                           "ftypisom\0\0\0\0isommp42",
                                    24)
            + QByteArray("\0\0\x4E\x28"
                         "mdat",
                8)
            + QByteArray(20'000, 'm');
        return FaultScript{.reply = FaultServer::reply(200, clip, "Content-Type: video/mp4\r\n")};
    });
}

VideoTask tst_CliWatch::task(TaskState state) const
{
    VideoTask task;
    const Account account = accountOfOneCall(m_service->url("/v1"));
    task.accountId = account.id;
    task.baseUrl = account.baseUrl;
    task.keyDigest = keyDigest(key, originOf(account.baseUrl));
    task.request.kind = {Family::A, Generation::G30, ApiType::TextToVideo};
    task.request.model = u"some-model"_s;
    task.request.prompt = u"a kite"_s;
    task.state = state;
    task.createdAt = QDateTime::currentDateTimeUtc();
    if (state != TaskState::Waiting) {
        task.remoteId = u"job-1"_s;
        task.acceptedAt = task.createdAt;
    }
    if (state == TaskState::Downloading) {
        task.report.state = RemoteState::Succeeded;
        task.report.videoUrl = m_service->url("/clips/1.mp4").toString();
    }
    return task;
}

void tst_CliWatch::leave(const VideoTask& task)
{
    TaskStore store;
    QVERIFY(store.open(m_profile->filePath(u"dailies.sqlite"_s)));
    QVERIFY(store.add(task));
}

CliResult tst_CliWatch::watch(const QStringList& more)
{
    CliRun run(QStringList{u"watch"_s, u"--json"_s, u"--profile"_s, m_profile->path()} + more,
        {{u"DAILIES_API_KEY"_s, QString::fromLatin1(key)}});
    const bool hasEnded = QTest::qWaitFor([&run] { return run.process().state() == QProcess::NotRunning; }, 60000);
    return hasEnded ? run.wait() : CliResult();
}

void tst_CliWatch::storedTroubleIsHistory_data()
{
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("the disk was full") << ErrorKind::Storage;
    QTest::newRow("the host was not reached") << ErrorKind::Network;
}

void tst_CliWatch::storedTroubleIsHistory()
{
    QFETCH(const ErrorKind, kind);
    VideoTask left = task(TaskState::Downloading);
    left.error = {kind, u"An earlier run met this."_s};
    left.failedDownloads = 4;
    leave(left);
    const CliResult result = watch();
    QVERIFY2(result.status == 0, result.all().constData());
    QCOMPARE(result.events(u"result"_s).size(), 1);
    QCOMPARE(result.events(u"result"_s).constFirst().value(u"state"_s).toString(), u"Saved"_s);
    QVERIFY2(!result.err.contains("earlier run"), result.all().constData());
}

void tst_CliWatch::troubleOfThisRunIsTold()
{
    VideoTask left = task(TaskState::Downloading);
    left.error = {ErrorKind::Storage, u"An earlier run met this."_s};
    leave(left);
    // A file has the name of the clip folder.
    const QString gone = m_profile->filePath(u"elsewhere"_s);
    QFile file(gone);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    QFile settings(m_profile->filePath(u"settings.ini"_s));
    QVERIFY(settings.open(QIODevice::WriteOnly));
    settings.write("[clips]\nfolder=" + gone.toUtf8() + "/clips\n");
    settings.close();
    const CliResult result = watch();
    QVERIFY2(result.status == 6 && !result.err.isEmpty(), result.all().constData());
    QVERIFY2(!result.err.contains("earlier run"), result.all().constData());
    QCOMPARE(result.events(u"result"_s).size(), 0);
    // The folder is usable again.
    QVERIFY(QFile::remove(gone));
    const CliResult again = watch();
    QVERIFY2(again.status == 0, again.all().constData());
    QCOMPARE(again.events(u"result"_s).constFirst().value(u"state"_s).toString(), u"Saved"_s);
}

void tst_CliWatch::aHeldTaskIsNotFinished()
{
    VideoTask left = task(TaskState::Waiting);
    left.held = true;
    leave(left);
    const CliResult result = watch();
    QVERIFY2(result.status != 0, result.all().constData());
    QVERIFY2(result.err.contains("on hold"), result.all().constData());
    QCOMPARE(m_service->begun(), 0);
}

void tst_CliWatch::oneOddByteDoesNotHideTheAnswer()
{
    leave(task(TaskState::InProgress));
    m_answer =
        "{\"output\":{\"task_id\":\"job-1\",\"task_status\":\"SUCCEEDED\",\"orig_prompt\":\"caf\xe9\",\"video_url\":\""
        + m_service->url("/clips/1.mp4").toEncoded() + "\"},\"usage\":{\"n\":1e400},}";
    const CliResult result = watch();
    QVERIFY2(result.status == 0, result.all().constData());
    QCOMPARE(result.events(u"result"_s).constFirst().value(u"state"_s).toString(), u"Saved"_s);
}

QTEST_GUILESS_MAIN(tst_CliWatch)
#include "tst_cliwatch.moc"
