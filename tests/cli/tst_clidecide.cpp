// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/clirun.h"
#include "tests/support/faultserver.h"
#include "tests/support/patience.h"

#include <QJsonArray>
#include <QTest>

#include <algorithm>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// What `decide` shows, and how a wrong ID is corrected.
class tst_CliDecide : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void decisionsAreShown();
    void aCallThatWasInterruptedIsShown();
    void aLimitLeavesTheDecision();
    void aWrongIdIsChanged_data();
    void aWrongIdIsChanged();
    void anIdOfTheServiceStays();

private:
    CliResult run(const QStringList& arguments, const QByteArray& input = {}) const;
    CliResult submit(const QByteArray& prompt) const;
    void answer(const QHash<QByteArray, FaultScript>& queries);
    int creates() const;

    std::unique_ptr<QTemporaryDir> m_profile;
    std::unique_ptr<FaultServer> m_service;
};

void tst_CliDecide::init()
{
    m_profile = std::make_unique<QTemporaryDir>();
    m_service = std::make_unique<FaultServer>();
}

CliResult tst_CliDecide::run(const QStringList& arguments, const QByteArray& input) const
{
    CliRun run(arguments + QStringList{u"--profile"_s, m_profile->path()},
        {{u"DAILIES_API_KEY"_s, u"sk-environment-0123456789"_s}}, input);
    while (run.process().state() != QProcess::NotRunning)
        QTest::qWait(20); // the service is in this process
    return run.wait();
}

CliResult tst_CliDecide::submit(const QByteArray& prompt) const
{
    return run(QStringList{u"submit"_s, u"--base-url"_s, m_service->url("/v1").toString()}
            + requestOptions(u"A"_s, u"TextToVideo"_s),
        requestText(u"A"_s, prompt));
}

/// Answers queries by the ID in them. An ID without an answer is not known.
void tst_CliDecide::answer(const QHash<QByteArray, FaultScript>& queries)
{
    m_service->setHandler([queries](const FaultRequest& request) {
        if (request.method == "GET")
            return FaultScript{.reply = FaultServer::reply(200,
                                   QByteArray("\0\0\0\x18"
                                              "ftypisom\0\0\0\0isommp42"
                                              "\0\0\x4E\x28"
                                              "mdat",
                                       32)
                                       + QByteArray(20'000, 'm'),
                                   "Content-Type: video/mp4\r\n")};
        for (auto query = queries.begin(); query != queries.end(); ++query) {
            if (request.body.contains('"' + query.key() + '"'))
                return query.value();
        }
        return FaultScript{.reply = FaultServer::reply(404, R"({"code":"NotFound","message":"no such task"})")};
    });
}

int tst_CliDecide::creates() const
{
    const auto requests = m_service->requests();
    return int(std::ranges::count_if(
        requests, [](const FaultRequest& request) { return request.target.contains("/generations/"); }));
}

void tst_CliDecide::decisionsAreShown()
{
    const CliResult none = run({u"decide"_s});
    QVERIFY2(none.status == 0 && none.out.contains("No task needs a decision."), none.all().constData());
    m_service->enqueue({.reply = FaultServer::reply(500, R"({"trace":{"created":{"uuid":"0a1b2c3d-1111"}}})")});
    const CliResult named = submit("a kite");
    QVERIFY2(named.status == 5 && named.err.contains("may be its ID: 0a1b2c3d-1111"), named.all().constData());
    m_service->enqueue({.then = FaultScript::Then::Rst});
    QCOMPARE(submit("a boat").status, 5);
    m_service->enqueue({.then = FaultScript::Then::Rst});
    QCOMPARE(submit("a goat").status, 5);
    QCOMPARE(run({u"decide"_s, u"3"_s, u"--dismiss"_s}).status, 0);

    const CliResult all = run({u"decide"_s});
    QVERIFY2(all.status == 0, all.all().constData());
    QVERIFY2(all.out.contains("a kite") && all.out.contains("0a1b2c3d-1111"), all.all().constData());
    QVERIFY2(all.out.contains("a boat") && !all.out.contains("a goat"), all.all().constData());
    QVERIFY2(all.out.contains("decide TASK --created ID"), all.all().constData());
    // The hint of other commands says "decide 2".
    const CliResult one = run({u"decide"_s, u"2"_s});
    QVERIFY2(one.status == 0 && one.out.contains("a boat") && !one.out.contains("a kite"), one.all().constData());
    const CliResult dismissed = run({u"decide"_s, u"3"_s});
    QVERIFY2(dismissed.out.contains("a goat"), dismissed.all().constData());
    const CliResult json = run({u"decide"_s, u"--json"_s});
    QCOMPARE(json.lines().size(), 2);
    const QJsonObject first = json.events(u"decision"_s).value(0);
    QCOMPARE(first.value(u"task"_s).toString(), u"1"_s);
    QCOMPARE(first.value(u"candidates"_s).toArray(), QJsonArray{u"0a1b2c3d-1111"_s});
    const CliResult wrong = run({u"decide"_s, u"--dismiss"_s});
    QVERIFY2(wrong.status == 2 && wrong.err.contains("TASK"), wrong.all().constData());
    QCOMPARE(creates(), 3);
    // Others still need one.
    m_service->enqueue({.reply = FaultServer::reply(400, R"({"code":"InvalidParameter","message":"no"})")});
    QCOMPARE(submit("a moat").status, 4);
    const CliResult refused = run({u"decide"_s, u"4"_s});
    QVERIFY2(refused.out.startsWith("Task 4 needs no decision"), refused.all().constData());
}

/// The program was killed while it waited for the response, and nothing ran since.
void tst_CliDecide::aCallThatWasInterruptedIsShown()
{
    for (const QByteArray prompt : {"a kite", "a boat"}) {
        m_service->enqueue({.then = FaultScript::Then::Stall});
        const int before = creates();
        CliRun killed(QStringList{u"submit"_s, u"--base-url"_s, m_service->url("/v1").toString(), u"--profile"_s,
                          m_profile->path()}
                + requestOptions(u"A"_s, u"TextToVideo"_s),
            {{u"DAILIES_API_KEY"_s, u"sk-environment-0123456789"_s}}, requestText(u"A"_s, prompt));
        TRY_COMPARE(creates(), before + 1);
        if (before == 0) {
            // Another program still waits for its response.
            const CliResult busy = run({u"decide"_s});
            QVERIFY2(busy.out.contains("No task needs a decision."), busy.all().constData());
        }
        killed.process().kill();
        while (killed.process().state() != QProcess::NotRunning)
            QTest::qWait(20);
    }
    const CliResult list = run({u"list"_s});
    QVERIFY2(list.out.contains("No response") && !list.out.contains("Sending"), list.all().constData());
    const CliResult all = run({u"decide"_s});
    QVERIFY2(all.status == 0 && all.out.contains("a kite") && all.out.contains("a boat"), all.all().constData());
    QCOMPARE(run({u"decide"_s, u"1"_s, u"--dismiss"_s}).status, 0);
    QCOMPARE(run({u"decide"_s, u"2"_s, u"--dismiss"_s}).status, 0);
    const CliResult none = run({u"decide"_s});
    QVERIFY2(none.out.contains("No task needs a decision."), none.all().constData());
    QCOMPARE(creates(), 2);
}

void tst_CliDecide::aLimitLeavesTheDecision()
{
    m_service->enqueue({.then = FaultScript::Then::Rst});
    QCOMPARE(submit("a kite").status, 5);
    QCOMPARE(run({u"spend"_s, u"limits"_s, u"add"_s, u"--per=day"_s, u"--takes=1"_s}).status, 0);
    const CliResult asked = run({u"decide"_s, u"1"_s, u"--generate-again"_s});
    QVERIFY2(asked.status == 3 && asked.err.contains("1 take a day") && asked.err.contains("--over-limit"),
        asked.all().constData());
    QVERIFY(run({u"decide"_s}).out.contains("a kite"));
    QCOMPARE(creates(), 1);
    answer({{"job-7",
        FaultScript{.reply = FaultServer::reply(200, R"({"output":{"task_id":"job-7","task_status":"FAILED"}})")}}});
    const CliResult created = run({u"decide"_s, u"1"_s, u"--created"_s, u"job-7"_s});
    QVERIFY2(created.status == 1 && created.out.contains("job-7"), created.all().constData());
    QCOMPARE(creates(), 1);
}

void tst_CliDecide::aWrongIdIsChanged_data()
{
    QTest::addColumn<QByteArray>("aboutWrong");
    QTest::newRow("not known") << QByteArray();
    QTest::newRow("failed") << QByteArray(
        R"({"output":{"task_id":"jbo-7","task_status":"FAILED","code":"Bad","message":"bad"}})");
    QTest::newRow("another task") << QByteArray(R"({"output":{"task_id":"jbo-7","task_status":"CANCELED"}})");
}

void tst_CliDecide::aWrongIdIsChanged()
{
    QFETCH(const QByteArray, aboutWrong);
    m_service->enqueue({.then = FaultScript::Then::Rst});
    QCOMPARE(submit("a kite").status, 5);
    QHash<QByteArray, FaultScript> queries;
    if (!aboutWrong.isEmpty())
        queries.insert("jbo-7", {.reply = FaultServer::reply(200, aboutWrong)});
    queries.insert("job-7",
        {.reply = FaultServer::reply(200,
             R"({"output":{"task_id":"job-7","task_status":"SUCCEEDED","video_url":")"
                 + m_service->url("/clips/1.mp4").toEncoded() + R"("}})")});
    answer(queries);
    CliRun wrong({u"decide"_s, u"1"_s, u"--created"_s, u"jbo-7"_s, u"--profile"_s, m_profile->path()},
        {{u"DAILIES_API_KEY"_s, u"sk-environment-0123456789"_s}});
    TRY_VERIFY(m_service->requests().size() >= 2);
    QTest::qWait(500);
    wrong.process().terminate();
    while (wrong.process().state() != QProcess::NotRunning)
        QTest::qWait(20);
    const CliResult first = wrong.wait();
    if (aboutWrong.isEmpty())
        QVERIFY2(first.err.contains("doesn't know the ID that you entered"), first.all().constData());

    const CliResult right = run({u"decide"_s, u"1"_s, u"--created"_s, u"job-7"_s});
    QVERIFY2(right.status == 0, right.all().constData());
    QCOMPARE(creates(), 1);
    const CliResult shown = run({u"show"_s, u"1"_s, u"--json"_s});
    const QJsonObject task = shown.lines().value(0);
    QCOMPARE(task.value(u"remoteId"_s).toString(), u"job-7"_s);
    QCOMPARE(task.value(u"state"_s).toString(), u"Saved"_s);
    QVERIFY2(shown.out.contains("from jbo-7 to job-7"), shown.all().constData());
    QCOMPARE(run({u"list"_s, u"--json"_s}).lines().size(), 1);
    // What was saved stays.
    const CliResult late = run({u"decide"_s, u"1"_s, u"--created"_s, u"job-8"_s});
    QVERIFY2(late.status == 2 && late.err.contains("can't be changed"), late.all().constData());
    QCOMPARE(run({u"show"_s, u"1"_s, u"--json"_s}).lines().value(0).value(u"remoteId"_s).toString(), u"job-7"_s);
}

void tst_CliDecide::anIdOfTheServiceStays()
{
    answer({{"practice-a-3.0",
        {.reply = FaultServer::reply(200, R"({"output":{"task_id":"job-1","task_status":"CANCELED"}})")}}});
    QCOMPARE(submit("a kite").status, 0); // not waited for
    const CliResult changed = run({u"decide"_s, u"1"_s, u"--created"_s, u"job-2"_s});
    QVERIFY2(changed.status == 2 && changed.err.contains("needs no decision"), changed.all().constData());
    QCOMPARE(run({u"show"_s, u"1"_s, u"--json"_s}).lines().value(0).value(u"remoteId"_s).toString(), u"job-1"_s);
}

QTEST_GUILESS_MAIN(tst_CliDecide)
#include "tst_clidecide.moc"
