// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/taskstate.h"

#include <QTest>
#include <QTimeZone>

#include <random>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// Makes events at random, sensible and senseless ones alike.
class Events {
public:
    explicit Events(unsigned seed) : m_random(seed) {}

    int upTo(int last) { return std::uniform_int_distribution(0, last)(m_random); }

    AnyTaskEvent next()
    {
        switch (upTo(13)) {
        case 0:
        case 1: return TaskEvent::SendBegun{};
        case 2:
        case 3: return TaskEvent::CreateAnswered{create()};
        case 4: return TaskEvent::FoundSendingAtStart{};
        case 5:
        case 6: return TaskEvent::QueryAnswered{query()};
        case 7: return TaskEvent::DownloadProgressed{};
        case 8: return TaskEvent::DownloadSaved{upTo(1) ? u"/clips/c.mp4"_s : QString()};
        case 9: return TaskEvent::DownloadFailed{{ErrorKind(upTo(11)), u"reason"_s}};
        case 10: return TaskEvent::IdAttached{upTo(2) ? QString::number(upTo(99)) : QString()};
        case 11: return TaskEvent::ResubmitConfirmed{};
        case 12: return TaskEvent::CheckRequested{};
        default:
            return upTo(1) ? AnyTaskEvent(TaskEvent::WatchStopped{})
                           : AnyTaskEvent(TaskEvent::Held{{ErrorKind::KeyProblem, u"key"_s}});
        }
    }

private:
    CreateAnswer create()
    {
        CreateAnswer answer;
        answer.outcome = CreateOutcome(upTo(4));
        if (upTo(3))
            answer.report.taskId = QString::number(upTo(99));
        answer.error = {ErrorKind(upTo(11)), upTo(1) ? u"e"_s : QString()};
        return answer;
    }

    QueryAnswer query()
    {
        if (upTo(3) == 0)
            return {failure(ErrorKind(upTo(11)), u"e"_s), upTo(1) ? std::optional(upTo(900)) : std::nullopt};
        TaskReport report;
        report.state = RemoteState(upTo(5));
        report.word = u"WORD"_s;
        if (upTo(5) == 0)
            report.taskId = QString::number(upTo(99));
        if (upTo(1))
            report.videoUrl = u"https://x/c"_s;
        return {report, std::nullopt};
    }

    std::mt19937 m_random;
};

} // namespace

class TestTaskStateWalk final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void promisesHoldOnAnyWay_data();
    void promisesHoldOnAnyWay();
};

void TestTaskStateWalk::promisesHoldOnAnyWay_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 20; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

void TestTaskStateWalk::promisesHoldOnAnyWay()
{
    QFETCH(unsigned, seed);
    Events events(seed);
    for (int walk = 0; walk < 200; ++walk) {
        QDateTime now(QDate(2026, 1, 1), QTime(0, 0), QTimeZone::utc());
        VideoTask task;
        task.id = 1;
        task.createdAt = now;
        bool mayCreate = true; // nothing that could have been charged is out
        for (int n = 0; n < 120; ++n) {
            now = now.addSecs(events.upTo(20000));
            const AnyTaskEvent event = events.next();
            const auto step = transition(task, event, now);
            if (!step)
                continue;
            const VideoTask& next = step->task;
            if (std::holds_alternative<TaskEvent::SendBegun>(event)) {
                QVERIFY2(mayCreate, "a second create call without a reason");
                mayCreate = false;
                QCOMPARE(next.createAttempts, task.createAttempts + 1);
            } else {
                QCOMPARE(next.createAttempts, task.createAttempts);
                QVERIFY(next.state != TaskState::Sending || task.state == TaskState::Sending);
            }
            if (const auto* created = std::get_if<TaskEvent::CreateAnswered>(&event))
                mayCreate = created->answer.outcome == CreateOutcome::NotSent
                    || created->answer.outcome == CreateOutcome::Throttled;
            if (std::holds_alternative<TaskEvent::ResubmitConfirmed>(event))
                mayCreate = true;
            // Only a create call's answer and the person give an id; it stays.
            if (!task.remoteId.isEmpty())
                QCOMPARE(next.remoteId, task.remoteId);
            else if (!next.remoteId.isEmpty())
                QVERIFY(std::holds_alternative<TaskEvent::CreateAnswered>(event)
                    || std::holds_alternative<TaskEvent::IdAttached>(event));
            if (!next.remoteId.isEmpty())
                QVERIFY(next.state != TaskState::Waiting && next.state != TaskState::Sending
                    && next.state != TaskState::Refused && next.state != TaskState::NeedsReview);
            else
                QVERIFY(next.state == TaskState::Waiting || next.state == TaskState::Sending
                    || next.state == TaskState::Refused || next.state == TaskState::NeedsReview);
            QVERIFY(next.state != TaskState::Saved || !next.file.isEmpty());
            QVERIFY(task.state != TaskState::Saved);
            // What needs the person or is an end says why.
            if (next.state == TaskState::NeedsReview || next.state == TaskState::Refused
                || next.state == TaskState::Failed || next.state == TaskState::Forgotten
                || next.state == TaskState::Expired)
                QVERIFY(!next.error.message.isEmpty());
            // A watched task that is not at rest always has something to come, or its account to wait for.
            if (!isAtRest(next.state) && next.watched && step->action == TaskAction::None)
                QVERIFY(std::holds_alternative<TaskEvent::Held>(event)
                    || std::holds_alternative<TaskEvent::DownloadProgressed>(event));
            task = next;
        }
    }
}

QTEST_GUILESS_MAIN(TestTaskStateWalk)
#include "tst_taskstatewalk.moc"
