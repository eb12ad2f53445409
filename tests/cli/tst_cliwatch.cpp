// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/account.h"
#include "app/keys/keystore.h"
#include "app/tasks/store/taskstore.h"
#include "tests/cli/clirun.h"
#include "tests/support/faultserver.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

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
    void manyUnsentTasksAreAllNamed();
    void oneOddByteDoesNotHideTheAnswer();
    void copiesWaitForADecision_data();
    void copiesWaitForADecision();
    void decided_data();
    void decided();
    void aClipThatCannotBePlayedIsDownloadedOnceMore();
    void onlyALostAnswerIsDecided();
    void oneTaskIsNoTasks();
    void theServiceWritesNoLines_data();
    void theServiceWritesNoLines();
    void adoptingTheIdOfALostAnswer();
    void adoptingNamesAllLostAnswersAtOnce();
    void anErrorWithoutACodeHasNone();

private:
    VideoTask task(TaskState state) const;
    void leave(const VideoTask& task);
    CliResult watch(const QStringList& more = {});
    CliResult run(const QStringList& arguments, const QByteArray& input = {});
    CliResult submitLost(const QStringList& more = {});
    int creates() const;

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
        return FaultScript{.reply = FaultServer::reply(200, unplayableClip(), "Content-Type: video/mp4\r\n")};
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
    const bool hasEnded = QTest::qWaitFor([&run] { return run.process().state() == QProcess::NotRunning; }, patienceMs);
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
    QVERIFY2(result.err.contains("\"dailies-cli watch\" continues"), result.all().constData());
    QCOMPARE(result.events(u"result"_s).size(), 0);
    // The folder is usable again.
    QVERIFY(QFile::remove(gone));
    const CliResult again = watch();
    QVERIFY2(again.status == 0, again.all().constData());
    QVERIFY2(!again.err.contains("dailies-cli watch"), again.all().constData());
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

/// As after "submit --copies 100", ended before anything was sent.
void tst_CliWatch::manyUnsentTasksAreAllNamed()
{
    TaskStore store;
    QVERIFY(store.open(m_profile->filePath(u"dailies.sqlite"_s)));
    QVERIFY(store.addAll(QList<VideoTask>(100, task(TaskState::Waiting))));
    store.close();
    const CliResult result = watch();
    QVERIFY2(result.status == 1, result.all().constData());
    QCOMPARE(result.err.count("Dailies closed before this was sent"), 100);
    QVERIFY2(result.err.contains("Task 100: Dailies closed"), result.all().constData());
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

CliResult tst_CliWatch::run(const QStringList& arguments, const QByteArray& input)
{
    CliRun run(arguments + QStringList{u"--profile"_s, m_profile->path()},
        {{u"DAILIES_API_KEY"_s, QString::fromLatin1(key)}}, input);
    const bool hasEnded = QTest::qWaitFor([&run] { return run.process().state() == QProcess::NotRunning; }, patienceMs);
    return hasEnded ? run.wait() : CliResult();
}

/// Queries are POSTs, too, but only a create call carries the prompt.
int tst_CliWatch::creates() const
{
    const QList<FaultRequest>& requests = m_service->requests();
    return int(
        std::ranges::count_if(requests, [](const FaultRequest& request) { return request.body.contains("a kite"); }));
}

/// The service takes the whole request and closes the connection without an answer.
CliResult tst_CliWatch::submitLost(const QStringList& more)
{
    m_service->enqueue({.then = FaultScript::Then::Rst});
    return run(QStringList{u"submit"_s, u"--base-url"_s, m_service->url("/v1").toString()}
            + requestOptions(u"A"_s, u"TextToVideo"_s) + more,
        requestText(u"A"_s));
}

void tst_CliWatch::copiesWaitForADecision_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("watch") << QStringList();
    QTest::newRow("watch, then what waits") << QStringList{u"--send-waiting"_s};
}

/// As a person met it: the copies that were held were sent by the next command, without a decision.
void tst_CliWatch::copiesWaitForADecision()
{
    QFETCH(const QStringList, options);
    m_service->setHandler([](const FaultRequest&) { return FaultScript{.then = FaultScript::Then::Rst}; });
    const CliResult lost = submitLost({u"--copies"_s, u"6"_s});
    QVERIFY2(lost.status == 5, lost.all().constData());
    QVERIFY2(lost.err.contains("dailies-cli decide 1"), lost.all().constData());
    QVERIFY2(lost.err.contains("watch --send NUMBER"), lost.all().constData());
    const int sent = creates();
    QVERIFY2(sent < 6, QByteArray::number(sent).constData());

    m_service->setHandler([](const FaultRequest&) {
        return FaultScript{
            .reply = FaultServer::reply(200, R"({"output":{"task_id":"job","task_status":"CANCELED"}})")};
    });
    for (int n = 0; n < 2; ++n) {
        const CliResult later = watch(options);
        QVERIFY2(later.status == 5, later.all().constData());
        QVERIFY2(later.err.contains("dailies-cli decide"), later.all().constData());
        QVERIFY2(later.err.contains("got no response"), later.all().constData());
        QVERIFY2(!later.err.contains("Nothing was charged"), later.all().constData());
        QCOMPARE(creates(), sent);
    }
    const CliResult list = run({u"list"_s});
    QCOMPARE(list.out.count("Waiting (on hold)"), 6 - sent);
    // One that is named is decided about.
    const CliResult named = watch({u"--send"_s, u"6"_s});
    QVERIFY2(creates() == sent + 1, named.all().constData());
}

void tst_CliWatch::decided_data()
{
    QTest::addColumn<QStringList>("decision");
    QTest::addColumn<int>("status");
    QTest::addColumn<int>("creates");
    QTest::addColumn<QString>("state");
    QTest::newRow("created") << QStringList{u"--created"_s, u" job-7 "_s} << 0 << 1 << u"Saved"_s;
    QTest::newRow("again") << QStringList{u"--generate-again"_s} << 0 << 2 << u"Saved"_s;
    QTest::newRow("dismissed") << QStringList{u"--dismiss"_s} << 0 << 1 << u"NeedsReview"_s;
    QTest::newRow("no decision") << QStringList() << 0 << 1 << u"NeedsReview"_s;
    QTest::newRow("two at once") << QStringList{u"--dismiss"_s, u"--generate-again"_s} << 2 << 1 << u"NeedsReview"_s;
    QTest::newRow("an empty ID") << QStringList{u"--created"_s, u" "_s} << 2 << 1 << u"NeedsReview"_s;
}

void tst_CliWatch::decided()
{
    QFETCH(const QStringList, decision);
    const CliResult lost = submitLost();
    QVERIFY2(lost.status == 5, lost.all().constData());
    const QByteArray answer = R"({"output":{"task_id":"job-7","task_status":"SUCCEEDED","video_url":")"
        + m_service->url("/clips/1.mp4").toEncoded() + R"("}})";
    m_service->setHandler([answer](const FaultRequest& request) {
        if (request.target.startsWith("/clips/"))
            return FaultScript{.reply = FaultServer::reply(200, unplayableClip(), "Content-Type: video/mp4\r\n")};
        return FaultScript{.reply = FaultServer::reply(200, answer)};
    });
    const CliResult result = run(QStringList{u"decide"_s, u"1"_s} + decision);
    QFETCH(const int, status);
    QVERIFY2(result.status == status, result.all().constData());
    QTEST(creates(), "creates");
    const CliResult list = run({u"list"_s, u"--json"_s});
    QTEST(list.lines().value(0).value(u"state"_s).toString(), "state");
}

/// A clip that cannot be played may have been cut off at the host, so each run downloads it once more.
void tst_CliWatch::aClipThatCannotBePlayedIsDownloadedOnceMore()
{
    const QByteArray answer = R"({"output":{"task_id":"job-7","task_status":"SUCCEEDED","video_url":")"
        + m_service->url("/clips/1.mp4").toEncoded() + R"("}})";
    int downloads = 0;
    m_service->setHandler([answer, &downloads](const FaultRequest& request) {
        if (!request.target.startsWith("/clips/"))
            return FaultScript{.reply = FaultServer::reply(200, answer)};
        ++downloads;
        return FaultScript{.reply = FaultServer::reply(200, unplayableClip(), "Content-Type: video/mp4\r\n")};
    });
    const CliResult result =
        run(QStringList{u"submit"_s, u"--wait"_s, u"--base-url"_s, m_service->url("/v1").toString()}
                + requestOptions(u"A"_s, u"TextToVideo"_s),
            requestText(u"A"_s));
    QVERIFY2(result.out.contains("Downloading it once more"), result.all().constData());
    QVERIFY2(result.out.count("Saved, can't be played") == 1, result.all().constData());
    QCOMPARE(downloads, 2);
    const CliResult later = watch();
    QVERIFY2(later.out.contains("\"Unplayable\""), later.all().constData());
    QCOMPARE(downloads, 3);
    // The run ends, too, if nothing else goes on without the user.
    VideoTask held = task(TaskState::Waiting);
    held.held = true;
    leave(held);
    const CliResult withHeld = watch();
    QVERIFY2(withHeld.status == 1, withHeld.all().constData());
    QCOMPARE(downloads, 4);
}

void tst_CliWatch::onlyALostAnswerIsDecided()
{
    leave(task(TaskState::Waiting));
    const CliResult result = run({u"decide"_s, u"1"_s, u"--generate-again"_s});
    QVERIFY2(result.status == 2 && result.err.contains("needs no decision"), result.all().constData());
    const CliResult none = run({u"decide"_s, u"7"_s, u"--dismiss"_s});
    QVERIFY2(none.status == 2 && none.err.contains("There is no task"), none.all().constData());
    QCOMPARE(creates(), 0);
}

void tst_CliWatch::oneTaskIsNoTasks()
{
    leave(task(TaskState::NeedsReview));
    const CliResult result = watch();
    QCOMPARE(result.status, 5);
    QVERIFY2(result.err.contains("1 task got no response and needs a decision."), result.all().constData());
}

void tst_CliWatch::theServiceWritesNoLines_data()
{
    QTest::addColumn<int>("status");
    for (const int status : {400, 401, 429, 500})
        QTest::addRow("%d", status) << status;
}

/// A line of output is ours, whatever the service writes.
void tst_CliWatch::theServiceWritesNoLines()
{
    QFETCH(const int, status);
    const QByteArray message = "evil\\r\\nTask 1: Saved\\u2028Task 2: Saved\\u0085Task 3: Saved\\rTask 4: Saved";
    const QByteArray body = "{\"code\":\"X\\nTask 5: Saved\",\"message\":\"" + message + "\",\"request_id\":\"r\"}";
    m_service->setHandler([status, body](const FaultRequest&) {
        return FaultScript{
            .reply = FaultServer::reply(status, body, "Content-Type: application/json\r\nRetry-After: 1\r\n")};
    });
    const CliResult result = run(QStringList{u"submit"_s, u"--base-url"_s, m_service->url("/v1").toString()}
            + requestOptions(u"A"_s, u"TextToVideo"_s),
        requestText(u"A"_s));
    QVERIFY2(result.status != 0 && result.all().contains("evil"), result.all().constData());
    for (const QByteArray& text : {result.out, result.err, run({u"show"_s, u"1"_s}).out}) {
        const QStringList lines =
            QString::fromUtf8(text).section(u"\nLog:"_s, 0, 0).split(QRegularExpression(u"\\R"_s));
        for (const QString& line : lines)
            QVERIFY2(!QRegularExpression(u"^Task \\d: Saved"_s).match(line).hasMatch(), text.constData());
    }
}

/// A reply that nobody understands named the ID: the task is the one that got no response, and its call counts once.
void tst_CliWatch::adoptingTheIdOfALostAnswer()
{
    m_service->enqueue(
        {.reply = FaultServer::reply(500, R"({"trace":{"created_task_id":"0a1b2c3d-1111-4222-8333-444455556666"}})")});
    const CliResult lost = run(QStringList{u"submit"_s, u"--base-url"_s, m_service->url("/v1").toString()}
            + requestOptions(u"A"_s, u"TextToVideo"_s),
        requestText(u"A"_s));
    QVERIFY2(lost.status == 5, lost.all().constData());
    const CliResult result = run({u"adopt"_s, u"--base-url"_s, m_service->url("/v1").toString(), u"--family"_s, u"A"_s,
        u"--model"_s, u"some-model"_s, u"--task-id"_s, u"0a1b2c3d-1111-4222-8333-444455556666"_s});
    QVERIFY2(result.out.contains("Task 1:"), result.all().constData());
    const CliResult list = run({u"list"_s, u"--json"_s});
    QCOMPARE(list.lines().size(), 1);
}

/// As a person met it: with 30 lost answers, each of them got a sentence of its own.
void tst_CliWatch::adoptingNamesAllLostAnswersAtOnce()
{
    for (int n = 0; n < 3; ++n) {
        VideoTask lost = task(TaskState::NeedsReview);
        lost.remoteId.clear();
        lost.acceptedAt = {};
        lost.error = {ErrorKind::AnswerLost, u"Nothing came."_s};
        leave(lost);
    }
    const CliResult result = run({u"adopt"_s, u"--base-url"_s, m_service->url("/v1").toString(), u"--family"_s, u"A"_s,
        u"--model"_s, u"some-model"_s, u"--task-id"_s, u"job-1"_s});
    QCOMPARE(result.err.count("counts twice"), 1);
    QVERIFY2(result.err.contains("no response: 1, 2, 3."), result.all().constData());
}

void tst_CliWatch::anErrorWithoutACodeHasNone()
{
    m_answer = R"({"error":{"message":"no such luck"}})";
    const CliResult result =
        run(QStringList{u"submit"_s, u"--wait"_s, u"--base-url"_s, m_service->url("/v1").toString()}
                + requestOptions(u"A"_s, u"TextToVideo"_s),
            requestText(u"A"_s));
    QVERIFY2(result.status == 4 && result.all().contains("no such luck"), result.all().constData());
    QVERIFY2(!result.all().contains("(error)"), result.all().constData());
}

QTEST_GUILESS_MAIN(tst_CliWatch)
#include "tst_cliwatch.moc"
