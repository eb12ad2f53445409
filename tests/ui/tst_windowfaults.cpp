// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/faultserver.h"
#include "tests/support/fulldisk.h"
#include "tests/ui/windowbench.h"

#include "ui/common/noticeboard.h"
#include "ui/tasks/taskdetails.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Dailies;

namespace {

constexpr int patienceMs = 30'000;

FaultScript json(int status, const QByteArray& body, const QByteArray& headers = {})
{
    return {.reply = FaultServer::reply(status, body, "Content-Type: application/json\r\n" + headers)};
}

bool isCreate(const FaultRequest& request)
{
    return request.target.contains("/video/generations/");
}

QString promptOf(const FaultRequest& request)
{
    return QJsonDocument::fromJson(request.body).object()["input"_L1]["prompt"_L1].toString();
}

int creates(const FaultServer& server)
{
    return int(std::count_if(server.requests().cbegin(), server.requests().cend(), isCreate));
}

} // namespace

/// What the real window makes of a service and of a disk that fail.
class TestWindowFaults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { applyLook(*qApp, Theme::Light); }
    void unreachableIsToldUntilItIsOver();
    void idThatNoDiskTakesIsShown();
    void refusalKeepsTheForm();
    void whatWasSubmittedIsSent();
    void aThousandPressesAreOneRequest();
    void heldKeyIsOneRequest();
};

/// Out of reach at the start, with a task that runs; then the service is back.
void TestWindowFaults::unreachableIsToldUntilItIsOver()
{
    FaultServer server;
    bool isThere = false;
    server.setHandler([&isThere](const FaultRequest&) {
        return isThere ? json(200, R"({"output":{"task_id":"an-id","task_status":"RUNNING"},"request_id":"r"})")
                       : FaultScript{.then = FaultScript::Then::Rst};
    });
    WindowBench bench;
    bench.prepare = [](Engine& engine) {
        (void)engine.store().add(WindowBench::task(TaskState::InProgress, u"studio"_s));
        VideoTask held = WindowBench::task(TaskState::Waiting, u"studio"_s);
        held.held = true;
        (void)engine.store().add(held);
    };
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    QTRY_VERIFY_WITH_TIMEOUT(
        bench.notice() && bench.notice()->text().contains(u"The service cannot be reached since "_s), patienceMs);
    QCOMPARE(bench.state(1), TaskState::InProgress);
    isThere = true;
    bench.tasks()->selectTask(1);
    bench.action(TaskDeed::CheckNow)->trigger();
    QTRY_VERIFY_WITH_TIMEOUT(!bench.notice(), patienceMs);
    // Nothing is sent because the service is back.
    QTest::qWait(300);
    QCOMPARE(creates(server), 0);
    QCOMPARE(bench.state(2), TaskState::Waiting);
}

void TestWindowFaults::idThatNoDiskTakesIsShown()
{
    FaultServer server;
    std::unique_ptr<FullDisk> full;
    server.setHandler([&full](const FaultRequest& request) {
        if (isCreate(request)) {
            full = std::make_unique<FullDisk>();
            return FaultScript{.reply = WindowBench::accepted("job-1")};
        }
        return json(200, R"({"output":{"task_id":"job-1","task_status":"RUNNING"},"request_id":"r"})");
    });
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    bench.submit();
    const TaskId id = bench.onlyTask();
    const auto isTold = [&bench] {
        return bench.message()->isVisible() && bench.message()->text().contains(u"job-1"_s);
    };
    const bool told = QTest::qWaitFor(isTold, patienceMs);
    const QString text = bench.message()->text();
    const bool isBad = bench.message()->kind() == MessageBar::Kind::Bad;
    full.reset(); // the test's own report needs the disk
    QVERIFY2(told, qPrintable(text));
    QVERIFY(isBad);
    QVERIFY2(text.contains(u"tried again every second"_s), qPrintable(text));
    QTRY_COMPARE_WITH_TIMEOUT(bench.engine->store().task(id)->remoteId, u"job-1"_s, patienceMs);
    QCOMPARE(creates(server), 1);
}

void TestWindowFaults::refusalKeepsTheForm()
{
    FaultServer server;
    server.setHandler([](const FaultRequest&) {
        return json(422, R"({"code":"InvalidParameter","message":"<b>Prompt</b> too long","request_id":"req-7"})");
    });
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    const VideoRequest request = bench.form()->request();
    bench.submit();
    QTRY_COMPARE_WITH_TIMEOUT(bench.state(bench.onlyTask()), TaskState::Refused, patienceMs);
    QCOMPARE(bench.form()->request(), request);
    const auto* trouble = bench.window->findChild<TaskDetails*>()->findChild<QLabel*>(u"stateTrouble"_s);
    QTRY_VERIFY(trouble->text().contains(u"The service says: <b>Prompt</b> too long"_s));
    QCOMPARE(trouble->textFormat(), Qt::PlainText);
    QCOMPARE(server.count("POST"), 1);
}

void TestWindowFaults::whatWasSubmittedIsSent()
{
    FaultServer server;
    bool isFirst = true;
    server.setHandler([&isFirst](const FaultRequest& request) {
        if (!isCreate(request))
            return json(503, "{}");
        return std::exchange(isFirst, false) ? json(429, "{}", "Retry-After: 2\r\n")
                                             : FaultScript{.reply = WindowBench::accepted("job-1")};
    });
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    bench.submit();
    const TaskId id = bench.onlyTask();
    // The form is written on while the request waits, and goes out.
    bench.write(u"Something else"_s, 4);
    QTRY_COMPARE_WITH_TIMEOUT(bench.state(id), TaskState::InProgress, patienceMs);
    QCOMPARE(creates(server), 2);
    for (const FaultRequest& request : server.requests()) {
        if (isCreate(request))
            QCOMPARE(promptOf(request), u"A gull"_s);
    }
    QCOMPARE(bench.engine->store().task(id)->request.prompt, u"A gull"_s);
    QCOMPARE(bench.prompt()->toPlainText(), u"Something else"_s);
}

void TestWindowFaults::aThousandPressesAreOneRequest()
{
    FaultServer server;
    server.setHandler([](const FaultRequest&) { return FaultScript{.then = FaultScript::Then::Stall}; });
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    // As fast as a thousand come: by mouse, and by a key that is held down.
    auto* submit = bench.form()->findChild<QPushButton*>(u"submitButton"_s);
    QElapsedTimer time;
    time.start();
    for (int n = 0; n < 500; ++n) {
        submit->click();
        QTest::keyClick(bench.prompt(), Qt::Key_Return, Qt::ControlModifier);
    }
    // On a computer that is too slow for it, a press after a while is a wish of its own.
    const int wishes = 1 + int(time.elapsed() / 400);
    const qsizetype tasks = bench.engine->store().find().size();
    QVERIFY2(tasks >= 1 && tasks <= wishes, qPrintable(QString::number(tasks)));
    QTRY_VERIFY_WITH_TIMEOUT(creates(server) >= 1, patienceMs);
    QTest::qWait(200);
    QVERIFY(creates(server) <= tasks);
}

void TestWindowFaults::heldKeyIsOneRequest()
{
    FaultServer server;
    server.setHandler([](const FaultRequest&) { return FaultScript{.then = FaultScript::Then::Stall}; });
    WindowBench bench;
    QVERIFY(bench.openWithAccount(server.url("/v1"), "sk-key"));
    bench.write(u"A gull"_s, 3);
    bench.prompt()->setFocus();
    QTest::keyPress(bench.prompt(), Qt::Key_Return, Qt::ControlModifier);
    // Longer than what still counts as one press.
    for (int n = 0; n < 20; ++n) {
        QTest::qWait(50);
        QTest::simulateEvent(bench.prompt(), true, Qt::Key_Return, Qt::ControlModifier, {}, true);
    }
    QTest::keyRelease(bench.prompt(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(bench.onlyTask() != 0);
    QTRY_COMPARE_WITH_TIMEOUT(creates(server), 1, patienceMs);
}

QTEST_MAIN(TestWindowFaults)
#include "tst_windowfaults.moc"
