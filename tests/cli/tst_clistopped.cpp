// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/clirun.h"
#include "tests/support/faultserver.h"
#include "tests/support/patience.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <csignal>

using namespace Dailies;
using namespace Qt::StringLiterals;
using Then = FaultScript::Then;

/// The real program is stopped, as by a closed lid, and its connections break meanwhile. When it continues, nothing is
/// sent twice, and nothing that was paid for is lost.
class tst_CliStopped : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_run.reset(); }
    void closedTerminalKeepsTheAnswer_data();
    void closedTerminalKeepsTheAnswer();
    void practiceSaysThatItWasInterrupted_data() { closedTerminalKeepsTheAnswer_data(); }
    void practiceSaysThatItWasInterrupted();
    void inTheMiddleOfTheRequest();
    void copiesThatWaitAreNotSent();
    void afterTheServiceTurnedItAway();
    void whileTheAnswerIsAwaited();
    void whileAQueryIsAnswered();
    void whileTheClipComes();
    void beforeTheClipIsWhole();

private:
    enum class At { Create, Query, Clip };

    FaultScript answer(const FaultRequest& request);
    /// Starts the program, stops it where `m_stallsAt` says, and closes all connections before it continues.
    bool stopAndGoOn();
    int count(const char* target) const { return m_counts.value(target); }

    std::unique_ptr<FaultServer> m_server;
    std::unique_ptr<QTemporaryDir> m_profile;
    std::unique_ptr<CliRun> m_run;
    QHash<QByteArray, int> m_counts; ///< all requests, by purpose
    QList<QByteArray> m_ranges; ///< of the requests for the clip
    std::optional<At> m_stallsAt;
    bool m_isStalled = false;
};

void tst_CliStopped::init()
{
    m_profile = std::make_unique<QTemporaryDir>();
    m_server = std::make_unique<FaultServer>();
    m_server->setHandler([this](const FaultRequest& request) { return answer(request); });
    m_counts.clear();
    m_ranges.clear();
    m_isStalled = false;
}

FaultScript tst_CliStopped::answer(const FaultRequest& request)
{
    const bool isCreate = request.target.contains("/video/generations/");
    const At at = isCreate ? At::Create : request.method == "GET" ? At::Clip : At::Query;
    ++m_counts[isCreate ? "create" : at == At::Clip ? "clip" : "query"];
    const bool stalls = m_stallsAt == at && !m_isStalled;
    m_isStalled |= stalls;
    if (at == At::Clip) {
        m_ranges.append(request.header("Range"));
        const QByteArray range = request.header("Range");
        const qsizetype from = range.isEmpty() ? 0 : range.sliced(6).chopped(1).toLongLong();
        const QByteArray size = QByteArray::number(unplayableClip().size());
        QByteArray headers = "Content-Type: video/mp4\r\nETag: \"v1\"\r\n";
        if (from > 0)
            headers += "Content-Range: bytes " + QByteArray::number(from) + '-'
                + QByteArray::number(unplayableClip().size() - 1) + '/' + size + "\r\n";
        FaultScript script{.reply = FaultServer::reply(from > 0 ? 206 : 200, unplayableClip().sliced(from), headers)};
        if (stalls) {
            script.reply.chop(unplayableClip().size() / 2);
            script.then = Then::Stall;
        }
        return script;
    }
    if (stalls)
        return {.then = Then::Stall};
    if (isCreate)
        return {.reply = FaultServer::reply(
                    200, R"({"output":{"task_id":"job-1","task_status":"PENDING"},"request_id":"r"})")};
    return {.reply = FaultServer::reply(200,
                R"({"output":{"task_id":"job-1","task_status":"SUCCEEDED","video_url":")"
                    + m_server->url("/clips/1.mp4").toEncoded() + R"("},"request_id":"r"})")};
}

bool tst_CliStopped::stopAndGoOn()
{
    const QStringList arguments = QStringList{u"submit"_s, u"--json"_s, u"--wait"_s, u"--profile"_s, m_profile->path(),
                                      u"--base-url"_s, m_server->url("/v1").toString()}
        + requestOptions(u"A"_s, u"TextToVideo"_s);
    m_run = std::make_unique<CliRun>(
        arguments, QMap<QString, QString>{{u"DAILIES_API_KEY"_s, u"some-key"_s}}, requestText(u"A"_s));
    if (!QTest::qWaitFor([this] { return m_isStalled; }, patienceMs))
        return false;
    const auto process = pid_t(m_run->process().processId());
    if (::kill(process, SIGSTOP) != 0)
        return false;
    QTest::qWait(50);
    m_server->forget(); // also drops the stalled connection
    QTest::qWait(50);
    return ::kill(process, SIGCONT) == 0
        && QTest::qWaitFor([this] { return m_run->process().state() == QProcess::NotRunning; }, patienceMs);
}

void tst_CliStopped::closedTerminalKeepsTheAnswer_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("closed terminal") << SIGHUP;
    QTest::newRow("ended") << SIGTERM;
    QTest::newRow("Ctrl+C") << SIGINT;
}

/// The response to a create call is waited for, because only it has the ID of what is paid for.
void tst_CliStopped::closedTerminalKeepsTheAnswer()
{
    QFETCH(const int, signal);
    m_stallsAt.reset();
    m_server->setHandler([this](const FaultRequest& request) {
        FaultScript script = answer(request);
        script.isHeld = request.target.contains("/video/generations/");
        return script;
    });
    const QStringList arguments = QStringList{u"submit"_s, u"--json"_s, u"--wait"_s, u"--profile"_s, m_profile->path(),
                                      u"--base-url"_s, m_server->url("/v1").toString()}
        + requestOptions(u"A"_s, u"TextToVideo"_s);
    m_run = std::make_unique<CliRun>(
        arguments, QMap<QString, QString>{{u"DAILIES_API_KEY"_s, u"some-key"_s}}, requestText(u"A"_s));
    TRY_VERIFY(m_server->isHolding());
    QCOMPARE(::kill(pid_t(m_run->process().processId()), signal), 0);
    QTest::qWait(200);
    m_server->release();
    TRY_COMPARE(m_run->process().state(), QProcess::NotRunning);
    const CliResult result = m_run->wait();
    QVERIFY2(result.status == 128 + signal, result.all().constData());
    const CliResult list = runCli({u"list"_s, u"--json"_s, u"--profile"_s, m_profile->path()});
    QVERIFY2(list.out.contains("job-1"), list.all().constData());
}

/// Like every command, although nothing else ends it.
void tst_CliStopped::practiceSaysThatItWasInterrupted()
{
    QFETCH(const int, signal);
    m_run = std::make_unique<CliRun>(QStringList{u"practice"_s, u"--json"_s, u"--profile"_s, m_profile->path()});
    QVERIFY(m_run->waitForLine("listening"));
    QCOMPARE(::kill(pid_t(m_run->process().processId()), signal), 0);
    const CliResult result = m_run->wait();
    QVERIFY2(result.status == 128 + signal, result.all().constData());
}

/// What has not left completely is not sent after all.
void tst_CliStopped::inTheMiddleOfTheRequest()
{
    m_stallsAt.reset();
    m_server->narrow();
    m_server->enqueue({.then = Then::Stall, .atBodyByte = 3000});
    const QStringList arguments = QStringList{u"submit"_s, u"--wait"_s, u"--profile"_s, m_profile->path(),
                                      u"--base-url"_s, m_server->url("/v1").toString()}
        + requestOptions(u"A"_s, u"TextToVideo"_s);
    m_run = std::make_unique<CliRun>(arguments, QMap<QString, QString>{{u"DAILIES_API_KEY"_s, u"some-key"_s}},
        requestText(u"A"_s, QByteArray(2 << 20, 'a')));
    TRY_VERIFY(m_server->begun() == 1);
    QTest::qWait(200);
    QCOMPARE(::kill(pid_t(m_run->process().processId()), SIGINT), 0);
    TRY_COMPARE(m_run->process().state(), QProcess::NotRunning);
    const CliResult result = m_run->wait();
    QVERIFY2(result.status == 128 + SIGINT, result.all().left(2000).constData());
    QVERIFY2(result.err.contains("Not sent: task 1."), result.err.left(2000).constData());
    QVERIFY2(!result.err.contains("Waiting for the response"), result.err.left(2000).constData());
    QCOMPARE(m_server->count("POST"), 0);
    const CliResult list = runCli({u"list"_s, u"--json"_s, u"--profile"_s, m_profile->path()});
    QVERIFY2(list.out.contains(R"("state":"Waiting")"), list.out.right(3000).constData());
}

/// While the responses to two copies are awaited, no other copy takes their place.
void tst_CliStopped::copiesThatWaitAreNotSent()
{
    m_stallsAt.reset();
    m_server->setHandler([this](const FaultRequest& request) {
        FaultScript script = answer(request);
        script.isHeld = request.target.contains("/video/generations/");
        return script;
    });
    const QStringList arguments = QStringList{u"submit"_s, u"--wait"_s, u"--copies"_s, u"5"_s, u"--profile"_s,
                                      m_profile->path(), u"--base-url"_s, m_server->url("/v1").toString()}
        + requestOptions(u"A"_s, u"TextToVideo"_s);
    m_run = std::make_unique<CliRun>(
        arguments, QMap<QString, QString>{{u"DAILIES_API_KEY"_s, u"some-key"_s}}, requestText(u"A"_s));
    TRY_COMPARE(count("create"), 2);
    QCOMPARE(::kill(pid_t(m_run->process().processId()), SIGINT), 0);
    QTest::qWait(200);
    m_server->release();
    TRY_COMPARE(m_run->process().state(), QProcess::NotRunning);
    const CliResult result = m_run->wait();
    QVERIFY2(result.status == 128 + SIGINT, result.all().constData());
    QVERIFY2(result.err.contains("Not sent: task 3, 4, 5."), result.all().constData());
    QCOMPARE(count("create"), 2);
}

/// The request was sent, even if it was not accepted.
void tst_CliStopped::afterTheServiceTurnedItAway()
{
    m_stallsAt.reset();
    m_server->enqueue({.reply = FaultServer::reply(429, R"({"code":"Throttling","message":"Too many."})",
                           "Content-Type: application/json\r\nRetry-After: 600\r\n")});
    const QStringList arguments = QStringList{u"submit"_s, u"--wait"_s, u"--profile"_s, m_profile->path(),
                                      u"--base-url"_s, m_server->url("/v1").toString()}
        + requestOptions(u"A"_s, u"TextToVideo"_s);
    m_run = std::make_unique<CliRun>(
        arguments, QMap<QString, QString>{{u"DAILIES_API_KEY"_s, u"some-key"_s}}, requestText(u"A"_s, "A gull"));
    TRY_COMPARE(m_server->count("POST"), 1);
    QTest::qWait(500);
    QCOMPARE(::kill(pid_t(m_run->process().processId()), SIGINT), 0);
    TRY_COMPARE(m_run->process().state(), QProcess::NotRunning);
    const CliResult result = m_run->wait();
    QVERIFY2(result.err.contains("Waiting to be sent again: task 1."), result.err.left(2000).constData());
    const CliResult removed = runCli({u"remove"_s, u"1"_s, u"--profile"_s, m_profile->path()});
    QVERIFY2(removed.status == 0 && !removed.out.contains("wasn't sent"), removed.all().constData());
    QVERIFY2(removed.out.contains("didn't accept it"), removed.all().constData());
}

void tst_CliStopped::whileTheAnswerIsAwaited()
{
    m_stallsAt = At::Create;
    QVERIFY(stopAndGoOn());
    const CliResult result = m_run->wait();
    QVERIFY2(result.status == 5, result.all().constData());
    QCOMPARE(result.events(u"result"_s).constFirst().value(u"state"_s).toString(), u"NeedsReview"_s);
    QCOMPARE(count("create"), 1);
    QCOMPARE(count("query"), 0);
}

void tst_CliStopped::whileAQueryIsAnswered()
{
    m_stallsAt = At::Query;
    QVERIFY(stopAndGoOn());
    const CliResult result = m_run->wait();
    QVERIFY2(result.status == 0, result.all().constData());
    QCOMPARE(result.events(u"result"_s).constFirst().value(u"state"_s).toString(), u"Saved"_s);
    QCOMPARE(count("create"), 1);
    QVERIFY(count("query") >= 2);
}

void tst_CliStopped::whileTheClipComes()
{
    m_stallsAt = At::Clip;
    QVERIFY(stopAndGoOn());
    const CliResult result = m_run->wait();
    QVERIFY2(result.status == 0, result.all().constData());
    QFile file(result.events(u"result"_s).constFirst().value(u"file"_s).toString());
    QVERIFY2(file.open(QIODevice::ReadOnly), result.all().constData());
    QVERIFY(file.readAll() == unplayableClip());
    QCOMPARE(count("create"), 1);
    QCOMPARE(count("clip"), 3); // it is no real video, so it is downloaded once more in the end
    QVERIFY2(m_ranges.value(1).startsWith("bytes="), m_ranges.join(' ').constData());
    QCOMPARE(QDir(m_profile->filePath(u"clips"_s)).entryList(QDir::Files | QDir::Hidden).size(), 2); // and its sidecar
}

/// Its task does not run any more, and the link does not live for ever.
void tst_CliStopped::beforeTheClipIsWhole()
{
    m_stallsAt = At::Clip;
    const QStringList arguments = QStringList{u"submit"_s, u"--wait"_s, u"--profile"_s, m_profile->path(),
                                      u"--base-url"_s, m_server->url("/v1").toString()}
        + requestOptions(u"A"_s, u"TextToVideo"_s);
    m_run = std::make_unique<CliRun>(
        arguments, QMap<QString, QString>{{u"DAILIES_API_KEY"_s, u"some-key"_s}}, requestText(u"A"_s));
    TRY_VERIFY(m_isStalled);
    QCOMPARE(::kill(pid_t(m_run->process().processId()), SIGINT), 0);
    TRY_COMPARE(m_run->process().state(), QProcess::NotRunning);
    const CliResult result = m_run->wait();
    QVERIFY2(result.err.contains("Not downloaded yet: task 1."), result.all().constData());
    QVERIFY2(!result.err.contains("keep running"), result.all().constData());
}

QTEST_GUILESS_MAIN(tst_CliStopped)
#include "tst_clistopped.moc"
