// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/taskstore.h"
#include "tests/cli/clirun.h"
#include "tests/support/faultserver.h"
#include "tests/support/patience.h"

#include <QTest>

#include <functional>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// A task whose next try is far off does not keep "watch" running for hours, and does not count as a success. An
/// earlier failure does not keep a later run from trying.
class tst_CliWatchLater : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void finishedWithoutAddress();
    void addressThatIsTurnedAway();

private:
    FaultScript answer(const FaultRequest& request) const;
    CliResult run(const QStringList& arguments, const QByteArray& input = {}) const;
    /// Changes the task as an earlier run may have left it.
    void leave(const std::function<void(VideoTask&)>& change) const;

    std::unique_ptr<FaultServer> m_server;
    std::unique_ptr<QTemporaryDir> m_profile;
    bool m_hasAddress = false;
    int m_clipStatus = 200;
};

void tst_CliWatchLater::init()
{
    m_hasAddress = false;
    m_clipStatus = 200;
    m_profile = std::make_unique<QTemporaryDir>();
    m_server = std::make_unique<FaultServer>();
    m_server->setHandler([this](const FaultRequest& request) { return answer(request); });
    const CliResult sent = run(QStringList{u"submit"_s, u"--base-url"_s, m_server->url("/v1").toString()}
            + requestOptions(u"A"_s, u"TextToVideo"_s),
        requestText(u"A"_s));
    QVERIFY2(sent.status == 0, sent.all().constData());
}

FaultScript tst_CliWatchLater::answer(const FaultRequest& request) const
{
    const auto said = [](const QByteArray& word, const QByteArray& more) {
        return FaultScript{
            .reply = FaultServer::reply(
                200, R"({"output":{"task_id":"job-1","task_status":")" + word + '"' + more + R"(},"request_id":"r"})")};
    };
    if (request.target.contains("/video/generations/"))
        return said("PENDING", {});
    if (request.method == "GET" && m_clipStatus != 200)
        return {.reply = FaultServer::reply(m_clipStatus, "no")};
    if (request.method == "GET")
        return {.reply = FaultServer::reply(200,
                    QByteArray("\0\0\0\x18"
                               "ftypisom\0\0\0\0isommp42"
                               "\0\0\x4E\x28"
                               "mdat",
                        32)
                        + QByteArray(20'000, 'm'),
                    "Content-Type: video/mp4\r\n")};
    return said("SUCCEEDED",
        m_hasAddress ? R"(,"video_url":")" + m_server->url("/clips/1.mp4").toEncoded() + '"' : QByteArray());
}

CliResult tst_CliWatchLater::run(const QStringList& arguments, const QByteArray& input) const
{
    CliRun run(arguments + QStringList{u"--json"_s, u"--profile"_s, m_profile->path()},
        QMap<QString, QString>{{u"DAILIES_API_KEY"_s, u"some-key"_s}}, input);
    // The server is in this process, so the event loop must run.
    if (!QTest::qWaitFor([&run] { return run.process().state() == QProcess::NotRunning; }, patienceMs))
        qWarning("still running");
    return run.wait();
}

void tst_CliWatchLater::leave(const std::function<void(VideoTask&)>& change) const
{
    TaskStore store;
    QVERIFY(store.open(m_profile->filePath(u"dailies.sqlite"_s)));
    VideoTask task = store.task(1).value();
    const TaskState before = task.state;
    change(task);
    QVERIFY(store.update(task, before));
}

void tst_CliWatchLater::finishedWithoutAddress()
{
    leave([](VideoTask& task) {
        task.state = TaskState::InProgress;
        task.report.state = RemoteState::Succeeded;
        task.missedQueries = 7;
        task.addressExpiresAt = QDateTime::currentDateTimeUtc().addSecs(3600);
        task.error = {ErrorKind::Reply, u"There was no link."_s};
    });
    CliResult result = run({u"watch"_s});
    QVERIFY2(result.status == 1, result.all().constData());
    QVERIFY2(result.err.contains("no link to the clip yet"), result.all().constData());
    m_hasAddress = true;
    result = run({u"watch"_s});
    QVERIFY2(result.status == 0, result.all().constData());
    QCOMPARE(result.events(u"result"_s).constFirst().value(u"state"_s).toString(), u"Saved"_s);
}

void tst_CliWatchLater::addressThatIsTurnedAway()
{
    m_hasAddress = true;
    m_clipStatus = 404;
    leave([](VideoTask& task) {
        task.state = TaskState::InProgress;
        task.failedDownloads = 7;
    });
    CliResult result = run({u"watch"_s});
    QVERIFY2(result.status == 1, result.all().constData());
    QVERIFY2(result.err.contains("HTTP 404"), result.all().constData());
    m_clipStatus = 200;
    result = run({u"watch"_s});
    QVERIFY2(result.status == 0, result.all().constData());
    QCOMPARE(result.events(u"result"_s).constFirst().value(u"state"_s).toString(), u"Saved"_s);
}

QTEST_GUILESS_MAIN(tst_CliWatchLater)
#include "tst_cliwatchlater.moc"
