// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/partfile.h"
#include "tests/support/patience.h"
#include "tests/tasks/runnerbench.h"

#include <QDir>
#include <QFileInfo>
#include <QTest>

#include <optional>

using namespace Dailies;
using namespace Qt::StringLiterals;
using Then = FaultScript::Then;

/// What remains of a stopped download, and what is removed when it cannot be continued.
class TestRunnerDependencies final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void stopKeepsWhatCame();
    void endOfTheProgramKeepsWhatCame();
    void expiredKeepsItsPart();
    void partOfAnEndedTaskGoes_data();
    void partOfAnEndedTaskGoes();
    void partWithoutATagGoes();
    void partOfNoTaskGoesAtStart();
    void partOfAnotherProfileStays();

private:
    /// The day of the link and the week of daily tries pass, mostly asleep. Returns whether the task has expired then.
    bool expires(TaskId id)
    {
        for (int day = 0; day < 12 && m_bench->task(id).state != TaskState::Expired; ++day) {
            m_bench->clock.sleep(24 * 3600 * 1000);
            m_bench->pass(60);
        }
        return m_bench->task(id).state == TaskState::Expired;
    }
    FaultScript serve(const FaultRequest& request);
    /// A task that has half of its clip and waits for the rest. The half is on disk, but not reported yet.
    TaskId stalled();
    QDir clips() const { return QDir(m_bench->folder.filePath(u"clips"_s)); }
    QStringList parts() const { return clips().entryList({u"*.part"_s}, QDir::Files | QDir::Hidden); }
    QByteArray lastRange() const;

    std::optional<RunnerBench> m_bench;
    QByteArray m_bytes;
    QByteArray m_tag;
    qsizetype m_cut = -1;
    Then m_then = Then::Stall;
    int m_status = 200;
};

void TestRunnerDependencies::init()
{
    m_bench.emplace();
    m_bytes = RunnerBench::clip();
    m_tag = "\"v1\"";
    m_cut = -1;
    m_then = Then::Stall;
    m_status = 200;
    m_bench->service.setHandler([this](const FaultRequest& request) {
        return request.method == "GET" ? serve(request) : m_bench->obliging(request);
    });
}

FaultScript TestRunnerDependencies::serve(const FaultRequest& request)
{
    if (m_status != 200)
        return {.reply = FaultServer::reply(m_status, "no")};
    const QByteArray range = request.header("Range");
    const qsizetype from = range.isEmpty() ? 0 : range.sliced(6).chopped(1).toLongLong();
    QByteArray headers = m_tag.isEmpty() ? QByteArray() : "ETag: " + m_tag + "\r\n";
    if (!range.isEmpty())
        headers += "Content-Range: bytes " + QByteArray::number(from) + '-' + QByteArray::number(m_bytes.size() - 1)
            + '/' + QByteArray::number(m_bytes.size()) + "\r\n";
    FaultScript script{.reply = FaultServer::reply(range.isEmpty() ? 200 : 206, m_bytes.sliced(from), headers)};
    if (m_cut >= from) {
        script.reply.chop(m_bytes.size() - m_cut);
        script.then = m_then;
    }
    return script;
}

TaskId TestRunnerDependencies::stalled()
{
    RunnerBench& b = *m_bench;
    m_cut = m_bytes.size() / 2;
    const TaskId id = b.submit();
    const auto hasHalf = [&] {
        return !b.task(id).partial.file.isEmpty() && QFileInfo(b.task(id).partial.file).size() == m_cut;
    };
    return b.until(hasHalf) ? id : 0;
}

QByteArray TestRunnerDependencies::lastRange() const
{
    QByteArray range;
    for (const FaultRequest& request : m_bench->service.requests())
        range = request.method == "GET" ? request.header("Range") : range;
    return range;
}

void TestRunnerDependencies::stopKeepsWhatCame()
{
    RunnerBench& b = *m_bench;
    const TaskId id = stalled();
    QVERIFY(id);
    const qsizetype half = m_cut;
    b.runner->stopWatching(id);
    TRY_COMPARE(b.task(id).partial.synced, half);
    QVERIFY(!b.task(id).watched);
    // The program ends and is restarted before the user continues.
    b.crash();
    b.start();
    b.runner->resume();
    m_cut = -1;
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(lastRange(), "bytes=" + QByteArray::number(half) + '-');
    QVERIFY(parts().isEmpty());
}

void TestRunnerDependencies::endOfTheProgramKeepsWhatCame()
{
    RunnerBench& b = *m_bench;
    const TaskId id = stalled();
    QVERIFY(id);
    const qsizetype half = m_cut;
    QCOMPARE(b.task(id).partial.synced, 0);
    b.runner.reset();
    QCOMPARE(b.task(id).partial.synced, half);
    b.crash();
    b.start();
    m_cut = -1;
    b.runner->resume();
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(lastRange(), "bytes=" + QByteArray::number(half) + '-');
}

void TestRunnerDependencies::expiredKeepsItsPart()
{
    RunnerBench& b = *m_bench;
    m_then = Then::Fin;
    const TaskId id = stalled();
    QVERIFY(id);
    const qsizetype half = m_cut;
    m_status = 404;
    QVERIFY(expires(id));
    b.crash();
    b.start();
    b.runner->resume();
    b.quiet();
    QCOMPARE(parts().size(), 1);
    m_status = 200;
    m_cut = -1;
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, TaskState::Saved));
    QCOMPARE(lastRange(), "bytes=" + QByteArray::number(half) + '-');
}

void TestRunnerDependencies::partOfAnEndedTaskGoes_data()
{
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<TaskState>("state");
    QTest::addRow("failed") << QByteArray("FAILED") << TaskState::Failed;
    QTest::addRow("canceled") << QByteArray("CANCELED") << TaskState::Canceled;
}

void TestRunnerDependencies::partOfAnEndedTaskGoes()
{
    QFETCH(const QByteArray, word);
    QFETCH(const TaskState, state);
    RunnerBench& b = *m_bench;
    m_then = Then::Fin;
    const TaskId id = stalled();
    QVERIFY(id);
    m_status = 404;
    QVERIFY(expires(id));
    QCOMPARE(parts().size(), 1);
    // Polled again, the service reports that the task is not finished.
    b.service.setHandler([&b, word](const FaultRequest& request) {
        const bool isQuery = request.target.contains("/QueryVideo");
        return isQuery ? RunnerBench::json(200, b.queryA(word)) : b.obliging(request);
    });
    QVERIFY(b.runner->checkNow(id));
    QVERIFY(b.reaches(id, state));
    TRY_VERIFY(parts().isEmpty());
    QVERIFY(b.task(id).partial.file.isEmpty());
}

void TestRunnerDependencies::partWithoutATagGoes()
{
    RunnerBench& b = *m_bench;
    m_tag.clear();
    m_then = Then::Fin;
    m_cut = m_bytes.size() / 2;
    const TaskId id = b.submit();
    QVERIFY(b.until([&] { return b.task(id).failedDownloads > 0; }));
    m_status = 404;
    QVERIFY(expires(id));
    TRY_VERIFY(parts().isEmpty());
}

void TestRunnerDependencies::partOfNoTaskGoesAtStart()
{
    RunnerBench& b = *m_bench;
    m_then = Then::Fin;
    const TaskId id = stalled();
    QVERIFY(id);
    QVERIFY(b.until([&] { return b.task(id).partial.synced == m_cut; }));
    b.runner.reset();
    // An older copy of the database that has no record of the download.
    VideoTask task = b.task(id);
    task.partial = {};
    QVERIFY(b.store->update(task, task.state));
    b.crash();
    QCOMPARE(parts().size(), 1);
    m_cut = -1;
    b.start();
    b.runner->resume();
    QVERIFY(b.reaches(id, TaskState::Saved));
    TRY_VERIFY(parts().isEmpty());
}

void TestRunnerDependencies::partOfAnotherProfileStays()
{
    RunnerBench& b = *m_bench;
    QVERIFY(clips().mkpath(u"."_s));
    QFile other(clips().filePath(u"clip.mp4.0123abcd.part"_s));
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.close();
    const TaskId id = b.submit();
    QVERIFY(b.reaches(id, TaskState::Saved));
    b.crash();
    b.start();
    b.runner->resume();
    b.quiet();
    QCOMPARE(parts(), QStringList{u"clip.mp4.0123abcd.part"_s});
}

QTEST_GUILESS_MAIN(TestRunnerDependencies)
#include "tst_runnerdependencies.moc"
