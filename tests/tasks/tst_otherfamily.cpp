// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tasks/runnerbench.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// A service that replies in the other family's shape. The task is paid for nevertheless, so it is followed to its end.
class TestOtherFamily : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void followsToTheEnd_data();
    void followsToTheEnd();
    void refusalsTellNothing_data();
    void refusalsTellNothing();
    void jobFails_data();
    void jobFails();
    void oneAnswerOfMany();
    void anAdoptedTask();
    void afterARestart();
};

namespace {

/// Replies to every request in the shape of one family.
class OtherService {
public:
    OtherService(RunnerBench& bench, Family family) : m_bench(bench), m_family(family) {}

    FaultScript operator()(const FaultRequest& request)
    {
        if (request.method == "GET")
            return m_bench.obliging(request);
        if (request.target.contains("/video/generations/"))
            return RunnerBench::json(200, m_family == Family::A ? m_bench.createdA("job-1") : createdB());
        const bool done = m_queries++ >= 2;
        return RunnerBench::json(200, m_family == Family::A ? runsA(done) : runsB(done));
    }

    static QByteArray createdB() { return R"({"Response":{"JobId":"job-1","RequestId":"req-1"}})"; }

private:
    QByteArray runsA(bool done) const
    {
        return m_bench.queryA(done ? "SUCCEEDED" : "RUNNING", "job-1", done ? m_bench.clipUrl() : QByteArray());
    }

    QByteArray runsB(bool done) const
    {
        if (!done)
            return R"({"Response":{"Status":"RUN","RequestId":"req-2"}})";
        return R"({"Response":{"Status":"DONE","Duration":"5.041","ErrorCode":"","ErrorMessage":"","ResultVideoUrl":")"
            + m_bench.clipUrl() + R"("}})";
    }

    RunnerBench& m_bench;
    Family m_family;
    int m_queries = 0;
};

Family otherThan(Family family)
{
    return family == Family::A ? Family::B : Family::A;
}

void families()
{
    QTest::addColumn<Family>("family");
    QTest::newRow("A answered as B") << Family::A;
    QTest::newRow("B answered as A") << Family::B;
}

int notesAboutFamilies(const RunnerBench& bench, TaskId id)
{
    int notes = 0;
    for (const TaskLogEntry& line : bench.store->log(id))
        notes += line.text.contains(u"the request was written for family"_s) ? 1 : 0;
    return notes;
}

} // namespace

void TestOtherFamily::followsToTheEnd_data()
{
    families();
}

void TestOtherFamily::followsToTheEnd()
{
    QFETCH(Family, family);
    RunnerBench bench;
    QSignalSpy answered(bench.runner.get(), &TaskRunner::otherFamilyAnswered);
    bench.service.setHandler(OtherService(bench, otherThan(family)));
    const TaskId id = bench.submit(RunnerBench::textRequest(family));
    QVERIFY(bench.reaches(id, TaskState::InProgress));
    QCOMPARE(bench.task(id).remoteId, u"job-1"_s);
    QCOMPARE(bench.task(id).report.answeredFamily, std::optional(otherThan(family)));
    QVERIFY(bench.reaches(id, TaskState::Saved));
    QCOMPARE(bench.creates(), 1);
    QCOMPARE(bench.task(id).request.kind.family, family); // the stored request is the one that was sent
    QVERIFY(QFile::exists(bench.task(id).file));
    // It is reported once, however many replies there are.
    QCOMPARE(answered.count(), 1);
    QCOMPARE(answered.first().at(0).value<TaskId>(), id);
    QCOMPARE(answered.first().at(1).value<Family>(), otherThan(family));
    QCOMPARE(notesAboutFamilies(bench, id), 1);
}

void TestOtherFamily::refusalsTellNothing_data()
{
    QTest::addColumn<Family>("family");
    QTest::addColumn<QByteArray>("body");
    QTest::newRow("A refused as B") << Family::A << QByteArray(R"({"Response":{"Error":{"Code":"c","Message":"m"}}})");
    QTest::newRow("B refused as A") << Family::B << QByteArray(R"({"code":"c","message":"m","request_id":"r"})");
}

void TestOtherFamily::refusalsTellNothing()
{
    QFETCH(Family, family);
    QFETCH(QByteArray, body);
    RunnerBench bench;
    QSignalSpy answered(bench.runner.get(), &TaskRunner::otherFamilyAnswered);
    bench.service.enqueue(RunnerBench::json(400, body));
    const TaskId id = bench.submit(RunnerBench::textRequest(family));
    QVERIFY(bench.reaches(id, TaskState::Refused));
    QCOMPARE(bench.task(id).error.code, u"c"_s);
    QCOMPARE(bench.creates(), 1);
    QCOMPARE(answered.count(), 0);
}

void TestOtherFamily::jobFails_data()
{
    families();
}

void TestOtherFamily::jobFails()
{
    QFETCH(Family, family);
    RunnerBench bench;
    const bool isA = family == Family::A;
    const QByteArray failed = isA
        ? R"({"Response":{"Status":"FAIL","ErrorCode":"c","ErrorMessage":"m","RequestId":"r"}})"
        : R"({"output":{"task_id":"job-1","task_status":"FAILED","code":"c","message":"m"},"request_id":"r"})";
    bench.service.enqueue(RunnerBench::json(200, isA ? OtherService::createdB() : bench.createdA("job-1")));
    bench.service.enqueue(RunnerBench::json(200, failed));
    if (isA) // failures of family B count when they are repeated
        bench.service.enqueue(RunnerBench::json(200, failed));
    const TaskId id = bench.submit(RunnerBench::textRequest(family));
    QVERIFY(bench.reaches(id, TaskState::Failed));
    QCOMPARE(bench.task(id).error.code, u"c"_s);
    QCOMPARE(bench.task(id).error.message, u"m"_s);
    QCOMPARE(bench.creates(), 1);
}

void TestOtherFamily::oneAnswerOfMany()
{
    RunnerBench bench;
    QSignalSpy answered(bench.runner.get(), &TaskRunner::otherFamilyAnswered);
    bench.service.enqueue(RunnerBench::json(200, bench.createdA("job-1")));
    bench.service.enqueue(RunnerBench::json(200, R"({"Response":{"Status":"RUN","RequestId":"req-2"}})"));
    const TaskId id = bench.submit();
    QVERIFY(bench.until([&] { return bench.queries() == 1; }));
    bench.quiet();
    QCOMPARE(bench.task(id).state, TaskState::InProgress);
    QCOMPARE(answered.count(), 1);
    QVERIFY(bench.reaches(id, TaskState::Saved)); // in the task's own family again
    QCOMPARE(answered.count(), 1);
    QVERIFY(!bench.task(id).report.answeredFamily);
}

void TestOtherFamily::anAdoptedTask()
{
    RunnerBench bench;
    QSignalSpy answered(bench.runner.get(), &TaskRunner::otherFamilyAnswered);
    bench.service.setHandler(OtherService(bench, Family::B));
    const auto id = bench.runner->adopt(
        bench.account, {Family::A, Generation::G30, ApiType::TextToVideo}, u"wan3.0-video"_s, u"job-1"_s);
    QVERIFY(id);
    QVERIFY(bench.reaches(*id, TaskState::Saved));
    QCOMPARE(bench.creates(), 0);
    QCOMPARE(answered.count(), 1);
}

void TestOtherFamily::afterARestart()
{
    RunnerBench bench;
    bench.service.setHandler(OtherService(bench, Family::B));
    const TaskId id = bench.submit();
    QVERIFY(bench.reaches(id, TaskState::InProgress));
    bench.crash();
    bench.start();
    QCOMPARE(bench.task(id).report.answeredFamily, std::optional(Family::B));
    bench.runner->resume();
    QVERIFY(bench.reaches(id, TaskState::Saved));
    QCOMPARE(bench.creates(), 1);
    QCOMPARE(notesAboutFamilies(bench, id), 1);
}

QTEST_GUILESS_MAIN(TestOtherFamily)
#include "tst_otherfamily.moc"
