// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/requestjson.h"
#include "app/tasks/database/sqlconnection.h"
#include "app/tasks/history/taskhistory.h"
#include "tests/support/patience.h"
#include "tests/tasks/runnerbench.h"

#include <QJsonDocument>
#include <QSqlQuery>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// What a missing or rejected key, or one of another account, means for tasks.
class TestKeyTrouble final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_bench = std::make_unique<RunnerBench>(); }
    void cleanup() { m_bench.reset(); }

    void wrongKeyOnQueryOnlySlows();
    void wrongKeyOnCreateStopsNoQuestions();
    void keyThatComesLaterIsFound();
    void clipIsFetchedWithoutAKey();
    void wrongKeyOnCreateHoldsTheOthers();
    void unexplainedRefusalsStopNothingForEver_data();
    void unexplainedRefusalsStopNothingForEver();
    void noKey();
    void silentKeyStore();
    void unknownAccount();
    void movedAccountGetsNoKey();
    void keyInTheRequestIsNotSent_data();
    void keyInTheRequestIsNotSent();
    void keyLeavesTheSearchIndexToo();
    void keyInARequestThatWaitsIsReplacedSoon();
    void keyInABusyDatabaseIsReplacedLater();
    void keyOfAnotherAccountIsNotSent();
    void keyGivenAsIdIsNotStored();
    void missingKeyOfAnotherAccountIsAskedForOnce();
    void endedWhileAnotherAccountsKeyIsRead();
    void keysAreFoundInNotes();

private:
    std::unique_ptr<RunnerBench> m_bench;
};

void TestKeyTrouble::wrongKeyOnQueryOnlySlows()
{
    RunnerBench& b = *m_bench;
    bool keyWorks = false;
    b.service.setHandler([&](const FaultRequest& request) {
        if (request.target.contains("QueryVideo") && !keyWorks)
            return RunnerBench::json(401, R"({"code":"InvalidApiKey","message":"no","request_id":"r"})");
        return b.obliging(request);
    });
    QSignalSpy paused(b.runner.get(), &TaskRunner::accountPaused);
    QSignalSpy slowed(b.runner.get(), &TaskRunner::accountSlowed);
    QSignalSpy recovered(b.runner.get(), &TaskRunner::accountRecovered);
    const QList<TaskId> ids = b.runner->submit(b.account, RunnerBench::textRequest(), 3).value();
    QVERIFY(b.until([&] { return slowed.size() == 3; }));
    QCOMPARE(slowed.first().at(0).toString(), b.account.id);
    // The pauses grow, and one task polls on behalf of all.
    QCOMPARE(slowed.at(0).at(2).toInt(), 27);
    QCOMPARE(slowed.at(1).at(2).toInt(), 54);
    QCOMPARE(slowed.at(2).at(2).toInt(), 108);
    QVERIFY2(b.queries() <= 5, qPrintable(QString::number(b.queries())));
    // New tasks are sent nevertheless: the documented refusal is one of a create call.
    const int created = b.creates();
    const TaskId other = b.submit();
    QVERIFY(b.reaches(other, TaskState::InProgress));
    QCOMPARE(b.creates(), created + 1);
    QVERIFY(b.until([&] { return slowed.size() == 8; }));
    QCOMPARE(slowed.last().at(2).toInt(), 540);
    for (TaskId id : ids)
        QCOMPARE(b.task(id).state, TaskState::InProgress);
    // The first successful reply releases all of them, without the user.
    keyWorks = true;
    for (TaskId id : ids)
        QVERIFY(b.reaches(id, TaskState::Saved));
    QVERIFY(b.reaches(other, TaskState::Saved));
    QCOMPARE(recovered.size(), 1);
    QCOMPARE(paused.size(), 0);
    QCOMPARE(b.creates(), 4);
}

void TestKeyTrouble::wrongKeyOnCreateStopsNoQuestions()
{
    RunnerBench& b = *m_bench;
    const TaskId running = b.submit();
    QVERIFY(b.reaches(running, TaskState::InProgress));
    b.service.setHandler([&](const FaultRequest& request) {
        return request.target.contains("generations")
            ? RunnerBench::json(401, R"({"code":"InvalidApiKey","message":"no","request_id":"r"})")
            : b.obliging(request);
    });
    QSignalSpy paused(b.runner.get(), &TaskRunner::accountPaused);
    const TaskId refused = b.submit();
    QVERIFY(b.reaches(refused, TaskState::Refused));
    QCOMPARE(paused.size(), 1);
    QVERIFY(b.reaches(running, TaskState::Saved));
}

void TestKeyTrouble::keyThatComesLaterIsFound()
{
    RunnerBench& b = *m_bench;
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::InProgress));
    b.crash();
    b.keys.setFailure(Error{ErrorKind::KeyProblem, u"There is no key."_s});
    b.start();
    QSignalSpy paused(b.runner.get(), &TaskRunner::accountPaused);
    QSignalSpy recovered(b.runner.get(), &TaskRunner::accountRecovered);
    b.runner->resume();
    const int before = b.queries();
    b.pass(120);
    QCOMPARE(b.queries(), before);
    QCOMPARE(paused.size(), 1);
    QCOMPARE(b.task(id).error.message, u"There is no key."_s);
    b.keys.setFailure(std::nullopt);
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(paused.size(), 1);
    QCOMPARE(recovered.size(), 1);
    QCOMPARE(b.creates(), 1);
}

void TestKeyTrouble::clipIsFetchedWithoutAKey()
{
    RunnerBench& b = *m_bench;
    bool keyIsGone = false;
    int fetched = 0;
    b.service.setHandler([&](const FaultRequest& request) {
        if (request.method == "GET" && fetched++ < 3) {
            keyIsGone = true;
            return FaultScript{.reply = FaultServer::reply(404, "not yet")};
        }
        if (request.target.contains("QueryVideo") && keyIsGone)
            return RunnerBench::json(401, R"({"code":"InvalidApiKey","message":"no","request_id":"r"})");
        return b.obliging(request);
    });
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return fetched == 1; }));
    // The keychain has no key either: the address needs none.
    b.keys.setFailure(Error{ErrorKind::KeyProblem, u"There is no key."_s});
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(b.fetches(), 4);
}

void TestKeyTrouble::wrongKeyOnCreateHoldsTheOthers()
{
    RunnerBench& b = *m_bench;
    bool keyWorks = false;
    b.service.setHandler([&](const FaultRequest& request) {
        return keyWorks ? b.obliging(request)
                        : RunnerBench::json(401, R"({"code":"InvalidApiKey","message":"no","request_id":"r"})");
    });
    QSignalSpy paused(b.runner.get(), &TaskRunner::accountPaused);
    const QList<TaskId> ids = b.runner->submit(b.account, RunnerBench::textRequest(), 5).value();
    b.pass(60);
    QCOMPARE(paused.size(), 1);
    QVERIFY(b.creates() <= 2);
    const int refused = b.store->counts().value(TaskState::Refused);
    QCOMPARE(refused, b.creates());
    QCOMPARE(b.store->counts().value(TaskState::Waiting), 5 - refused);
    QCOMPARE(b.runner->activeCount(), 0);
    // The user's next action tries the key again.
    keyWorks = true;
    const TaskId next = b.submit();
    QVERIFY(b.reaches(next, TaskState::Saved));
    QVERIFY(b.until([&] { return b.store->counts().value(TaskState::Saved) == 6 - refused; }));
}

void TestKeyTrouble::unexplainedRefusalsStopNothingForEver_data()
{
    QTest::addColumn<FaultScript>("script");
    const auto page = [](int status) {
        return FaultScript{.reply = FaultServer::reply(status, "<html>", "Content-Type: text/html\r\n")};
    };
    QTest::newRow("401 with a message") << RunnerBench::json(401, R"({"message":"no Route matched"})");
    QTest::newRow("401 with nothing") << RunnerBench::json(401, "");
    QTest::newRow("403 about the model") << RunnerBench::json(403, R"({"code":"Model.AccessDenied","message":"no"})");
    QTest::newRow("401 with a page") << page(401);
    QTest::newRow("403 with a page") << page(403);
    QTest::newRow("JSON called HTML") << FaultScript{
        .reply = FaultServer::reply(401, R"({"code":"C","message":"no"})", "Content-Type: text/html\r\n")};
}

/// A gateway that refuses for a while costs a few of many tasks, not all, and the user need not restart sending.
void TestKeyTrouble::unexplainedRefusalsStopNothingForEver()
{
    QFETCH(const FaultScript, script);
    RunnerBench& b = *m_bench;
    bool isWell = false;
    b.service.setHandler([&](const FaultRequest& request) {
        return request.target.contains("generations") && !isWell ? script : b.obliging(request);
    });
    const QSignalSpy paused(b.runner.get(), &TaskRunner::accountPaused);
    QList<TaskId> ids;
    for (int n = 0; n < 20; ++n) {
        VideoRequest request = RunnerBench::textRequest();
        request.prompt += u" %1"_s.arg(n);
        ids.append(b.submit(request));
    }
    b.pass(60);
    const int refused = b.store->counts().value(TaskState::Refused);
    QCOMPARE(refused, b.creates());
    QVERIFY2(refused >= 2 && refused <= 5, qPrintable(QString::number(refused)));
    QCOMPARE(b.store->counts().value(TaskState::Waiting), 20 - refused);
    const std::optional<SendWait> wait = b.runner->sendWait(ids.last());
    QVERIFY(wait);
    QCOMPARE(wait->what, SendWait::For::Refusal);
    QVERIFY(wait->remainingMs.value_or(0) > 0);
    isWell = true;
    QVERIFY(b.until([&] { return b.store->counts().value(TaskState::Saved) == 20 - refused; }));
    QCOMPARE(b.store->counts().value(TaskState::Refused), refused);
    QCOMPARE(b.creates(), 20);
    QCOMPARE(paused.size(), 0);
}

void TestKeyTrouble::noKey()
{
    RunnerBench& b = *m_bench;
    b.keys.setFailure(Error{ErrorKind::KeyProblem, u"There is no key."_s});
    QSignalSpy paused(b.runner.get(), &TaskRunner::accountPaused);
    QSignalSpy rest(b.runner.get(), &TaskRunner::allAtRest);
    const QList<TaskId> ids = b.runner->submit(b.account, RunnerBench::textRequest(), 3).value();
    b.pass(60);
    QCOMPARE(b.service.connections(), 0);
    QCOMPARE(paused.size(), 1);
    QCOMPARE(rest.size(), 1);
    for (TaskId id : ids) {
        QCOMPARE(b.task(id).state, TaskState::Waiting);
        QCOMPARE(b.task(id).error.message, u"There is no key."_s);
        QCOMPARE(b.task(id).createAttempts, 0);
    }
    b.keys.setFailure(std::nullopt);
    b.runner->resumeAccount(b.account.id);
    QVERIFY(b.until([&] { return b.store->counts().value(TaskState::Saved) == 3; }));
    QCOMPARE(b.creates(), 3);
}

void TestKeyTrouble::silentKeyStore()
{
    RunnerBench& b = *m_bench;
    b.keys.setSilent(true);
    const TaskId id = b.submit();
    b.pass(10);
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    // It can still be withdrawn.
    QVERIFY(b.runner->withdraw(id));
    b.pass(10);
    QCOMPARE(b.service.connections(), 0);
    b.crash(); // ends cleanly although a key is still awaited
}

void TestKeyTrouble::unknownAccount()
{
    RunnerBench& b = *m_bench;
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::InProgress));
    b.crash();
    b.accounts.clear();
    b.start();
    QSignalSpy paused(b.runner.get(), &TaskRunner::accountPaused);
    b.runner->resume();
    const int before = b.queries();
    b.pass(60);
    QCOMPARE(paused.size(), 1);
    QCOMPARE(b.queries(), before);
    QCOMPARE(b.task(id).state, TaskState::InProgress);
    QVERIFY(!b.task(id).error.message.isEmpty());
    b.accounts = {b.account};
    b.runner->resumeAccount(b.account.id);
    QVERIFY(b.reaches(id, TaskState::Saved));
}

void TestKeyTrouble::movedAccountGetsNoKey()
{
    RunnerBench& b = *m_bench;
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::InProgress));
    const FaultServer elsewhere;
    b.accounts.first().baseUrl = elsewhere.url("/v1");
    b.keys.put(b.account.id, originOf(elsewhere.url("/v1")), "another-key-0123456789");
    const int before = b.queries();
    b.pass(120);
    QCOMPARE(b.queries(), before);
    QCOMPARE(elsewhere.connections(), 0);
    QCOMPARE(b.task(id).state, TaskState::InProgress);
    QCOMPARE(b.task(id).error.kind, ErrorKind::KeyProblem);
    b.accounts = {b.account};
    b.runner->resumeAccount(b.account.id);
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(elsewhere.connections(), 0);
}

void TestKeyTrouble::keyInTheRequestIsNotSent_data()
{
    QTest::addColumn<VideoRequest>("request");
    const auto key = QString::fromLatin1(RunnerBench::key);
    VideoRequest request = RunnerBench::textRequest();
    request.prompt = u"A gull %1"_s.arg(key);
    QTest::newRow("prompt") << request;
    request = RunnerBench::textRequest();
    request.negativePrompt = key;
    QTest::newRow("negative prompt") << request;
    request = RunnerBench::textRequest();
    request.kind.apiType = ApiType::ImageToVideo;
    request.media = {{u"first_frame"_s, u"https://pictures.example/a.png?key=%1"_s.arg(key), {}}};
    QTest::newRow("link") << request;
    request.media.first().source = u"https://pictures.example/a.png?key="_s
        + QString::fromLatin1(QByteArray(RunnerBench::key).toPercentEncoding({}, "-"));
    QTest::newRow("link, encoded") << request;
    request.media.first() = {
        u"first_frame"_s, u"https://pictures.example/a.png"_s, u"https://voices.example/%1"_s.arg(key)};
    QTest::newRow("link of a voice") << request;
    request = RunnerBench::textRequest();
    request.extra = {{u"parameters"_s, QJsonObject{{u"auth"_s, key}}}};
    QTest::newRow("custom JSON") << request;
}

void TestKeyTrouble::keyInTheRequestIsNotSent()
{
    RunnerBench& b = *m_bench;
    QFETCH(const VideoRequest, request);
    // The key is not known yet, so the request is stored before the key is found in it.
    const TaskId id = b.submit(request);
    QVERIFY(b.until([&] { return b.task(id).held; }));
    QVERIFY2(b.task(id).error.message.contains(u"contained your API key. Nothing was sent"_s),
        qPrintable(b.task(id).error.message));
    QCOMPARE(b.creates(), 0);
    const QByteArray kept = QJsonDocument(toJson(b.task(id).request)).toJson();
    QVERIFY(kept.contains("***"));
    for (const QByteArray& part : {QByteArray(RunnerBench::key), QByteArray("0123456789abcdef")}) {
        QVERIFY2(!kept.contains(part), kept.constData());
        QVERIFY(!b.diskBytes().contains(part));
    }
    // What is left is not what the user meant to send.
    QVERIFY(!b.runner->checkNow(id));
    QVERIFY(!b.runner->sendAt(id, b.clock.now().addSecs(60)));
    b.pass(120);
    QCOMPARE(b.creates(), 0);
    QVERIFY(b.task(id).held);
    // Now it is known.
    const qsizetype tasks = b.store->ids({}).size();
    const auto again = b.runner->submit(b.account, request);
    QVERIFY(!again);
    QCOMPARE(again.error().kind, ErrorKind::KeyInRequest);
    QVERIFY2(again.error().message.contains(u"contains your API key. Nothing was sent"_s),
        qPrintable(again.error().message));
    QCOMPARE(b.store->ids({}).size(), tasks);
    // The next request is sent.
    QVERIFY(b.reaches(b.submit(), TaskState::InProgress));
    QCOMPARE(b.creates(), 1);
}

/// The index keeps the words of deleted entries, and stores of each word only what differs from the word before.
void TestKeyTrouble::keyLeavesTheSearchIndexToo()
{
    RunnerBench& b = *m_bench;
    VideoRequest request = RunnerBench::textRequest();
    for (int n = 0; n < 20; ++n) {
        request.prompt = u"kite 01%1"_s.arg(n);
        QVERIFY(b.runner->hold(b.submit(request)));
    }
    request.prompt = u"A gull %1"_s.arg(QLatin1StringView(RunnerBench::key));
    const TaskId id = b.submit(request);
    QVERIFY(b.until([&] { return b.task(id).held; }));
    QVERIFY(!b.diskBytes().contains("56789abcdef"));
    QCOMPARE(TaskHistory(*b.store).find({.text = u"gull"_s}), QList<TaskId>{id});
    QCOMPARE(TaskHistory(*b.store).find({.text = u"kite"_s}).size(), 20);
    b.crash();
    QVERIFY(!b.diskBytes().contains("56789abcdef"));
    b.start();
}

/// It may wait for days, and every daily copy of the database would have the key.
void TestKeyTrouble::keyInARequestThatWaitsIsReplacedSoon()
{
    RunnerBench& b = *m_bench;
    b.sendRules.isPaused = true;
    VideoRequest request = RunnerBench::textRequest();
    request.prompt = u"A gull %1"_s.arg(QLatin1StringView(RunnerBench::key));
    const TaskId id = b.submit(request);
    b.quiet();
    QVERIFY(b.task(id).held);
    QCOMPARE(b.task(id).error.kind, ErrorKind::KeyInRequest);
    QVERIFY(!b.diskBytes().contains(RunnerBench::key));
    // A locked key store keeps nothing from waiting.
    b.crash();
    b.start();
    b.keys.setFailure(Error{ErrorKind::Keychain, u"locked"_s});
    const TaskId other = b.submit();
    b.quiet();
    QVERIFY(!b.task(other).held);
    QCOMPARE(b.creates(), 0);
}

/// Dailies does not say that the key was replaced while it is still there.
void TestKeyTrouble::keyInABusyDatabaseIsReplacedLater()
{
    RunnerBench& b = *m_bench;
    QSignalSpy failed(b.runner.get(), &TaskRunner::storageFailed);
    VideoRequest request = RunnerBench::textRequest();
    request.prompt = u"A gull %1"_s.arg(QLatin1StringView(RunnerBench::key));
    const TaskId id = b.submit(request);
    SqlConnection other;
    QVERIFY(other.open(b.store->file(), SqlConnection::Access::Write));
    QSqlQuery query(other.database());
    QVERIFY(query.exec(u"BEGIN IMMEDIATE"_s));
    QVERIFY(b.until([&] { return !failed.isEmpty(); }));
    b.pass(5);
    QVERIFY(!b.task(id).held);
    QVERIFY(b.task(id).error.message.isEmpty());
    QCOMPARE(b.creates(), 0);
    QVERIFY(query.exec(u"ROLLBACK"_s));
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.until([&] { return b.task(id).held; }));
    QCOMPARE(b.task(id).request.prompt, u"A gull ***"_s);
    QCOMPARE(b.creates(), 0);
}

void TestKeyTrouble::keyOfAnotherAccountIsNotSent()
{
    RunnerBench& b = *m_bench;
    const QByteArray otherKey = "sk-another-ABCDEF9876543210";
    Account other = b.account;
    other.id = u"agency"_s;
    other.baseUrl = QUrl(u"https://agency.example/v1"_s);
    b.keys.put(other.id, originOf(other.baseUrl), otherKey);
    Account broken = b.account;
    broken.id = u"no-key"_s;
    b.accounts += {other, broken};
    VideoRequest request = RunnerBench::textRequest();
    request.prompt = u"A gull %1"_s.arg(QString::fromLatin1(otherKey));
    const TaskId id = b.submit(request);
    QVERIFY(b.until([&] { return b.task(id).held; }));
    QVERIFY2(b.task(id).error.message.contains(u"contained your API key. Nothing was sent"_s),
        qPrintable(b.task(id).error.message));
    QCOMPARE(b.task(id).request.prompt, u"A gull ***"_s);
    QVERIFY(!b.diskBytes().contains(otherKey));
    QCOMPARE(b.creates(), 0);
    QCOMPARE(b.runner->withoutKeys(request).prompt, u"A gull ***"_s);
    const auto again = b.runner->submit(b.account, request);
    QVERIFY(!again);
    QVERIFY(b.reaches(b.submit(), TaskState::InProgress));
}

/// A key store may prompt the user at each read.
void TestKeyTrouble::keyGivenAsIdIsNotStored()
{
    RunnerBench& b = *m_bench;
    const TaskId id = b.submit();
    const QString key = QString::fromLatin1(RunnerBench::key);
    std::optional<bool> repeats;
    b.runner->lookForKey(key, [&repeats](bool is) { repeats = is; });
    QVERIFY(b.until([&] { return repeats.has_value(); }));
    QVERIFY(*repeats);
    const qsizetype tasks = b.store->ids({}).size();
    const auto adopted = b.runner->adopt(b.account, RunnerBench::textRequest().kind, u"wan"_s, key);
    QVERIFY(!adopted);
    QVERIFY2(adopted.error().message.contains(u"is an API key"_s), qPrintable(adopted.error().message));
    const auto attached = b.runner->attachId(id, u" %1 "_s.arg(key));
    QVERIFY(!attached);
    QVERIFY2(attached.error().message.contains(u"is an API key"_s), qPrintable(attached.error().message));
    QCOMPARE(b.store->ids({}).size(), tasks);
    QVERIFY(!b.diskBytes().contains(RunnerBench::key));
}

void TestKeyTrouble::missingKeyOfAnotherAccountIsAskedForOnce()
{
    RunnerBench& b = *m_bench;
    Account other = b.account;
    other.id = u"agency"_s;
    b.accounts += other;
    VideoRequest request = RunnerBench::textRequest();
    for (int n = 0; n < 3; ++n) {
        request.prompt = u"A gull over https://example.com/harbour %1"_s.arg(n);
        QVERIFY(b.reaches(b.submit(request), TaskState::InProgress));
        QCOMPARE(b.keys.reads(), 2); // one for each account
    }
    QCOMPARE(b.creates(), 3);
}

/// The request has its own key already. The end must not send it.
void TestKeyTrouble::endedWhileAnotherAccountsKeyIsRead()
{
    RunnerBench& b = *m_bench;
    QVERIFY(b.reaches(b.submit(), TaskState::InProgress));
    Account other = b.account;
    other.id = u"agency"_s;
    b.accounts += other;
    b.keys.setSilent(true);
    VideoRequest request = RunnerBench::textRequest();
    request.prompt = u"A gull over https://example.com/harbour"_s;
    const TaskId id = b.submit(request);
    b.pass(1);
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    QCOMPARE(b.creates(), 1);
    b.crash();
    b.start();
    QCOMPARE(b.task(id).state, TaskState::Waiting);
    QCOMPARE(b.task(id).createAttempts, 0);
    QCOMPARE(b.creates(), 1);
}

/// No task has needed the key yet, so it is read first.
void TestKeyTrouble::keysAreFoundInNotes()
{
    RunnerBench& b = *m_bench;
    QList<bool> found;
    const auto look = [&](const QString& text) {
        b.runner->lookForKey(text, [&found](bool repeats) { found.append(repeats); });
    };
    look(u"too dark, and too slow"_s); // no word is as long as a key, so the key store is not asked
    QCOMPARE(found, QList<bool>{false});
    QCOMPARE(b.keys.reads(), 0);
    // What the user wrote is not lost to a key store that never answers.
    b.keys.setSilent(true);
    look(u"https://example.com/references"_s);
    b.quiet();
    QCOMPARE(found.size(), 1);
    b.clock.advance(10'000);
    TRY_COMPARE(found, (QList<bool>{false, false}));
    b.crash();
    b.keys.setSilent(false);
    b.start();
    look(u"see "_s + QString::fromLatin1(RunnerBench::key));
    TRY_COMPARE(found, (QList<bool>{false, false, true}));
    look(u"https://example.com/references"_s);
    QCOMPARE(found, (QList<bool>{false, false, true, false}));
}

QTEST_GUILESS_MAIN(TestKeyTrouble)
#include "tst_keytrouble.moc"
