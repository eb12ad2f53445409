// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/taskstate.h"
#include "app/tasks/uploadstep.h"

#include <QSet>
#include <QTest>
#include <QTimeZone>

#include <random>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr int walks = 400;
constexpr int stepsAWalk = 150;
const QString fileSource = u"file:///clips/frame.png"_s;

/// Makes random events, sensible and senseless ones.
class Events {
public:
    explicit Events(unsigned seed) : m_random(seed) {}

    int upTo(int last) { return std::uniform_int_distribution(0, last)(m_random); }

    AnyTaskEvent next()
    {
        switch (upTo(26)) {
        case 0:
        case 1:
        case 2: return TaskEvent::SendBegun{};
        case 3:
        case 4: return TaskEvent::CreateAnswered{create()};
        case 5: return TaskEvent::FoundSendingAtStart{};
        case 6:
        case 7:
        case 8: return TaskEvent::QueryAnswered{query()};
        case 9: return TaskEvent::DownloadProgressed{{u"/clips/c.part"_s, {}, 100, upTo(100)}};
        case 10: return TaskEvent::DownloadSaved{upTo(1) ? u"/clips/c.mp4"_s : QString()};
        case 11: return TaskEvent::DownloadFailed{error()};
        case 12: return TaskEvent::IdAttached{upTo(2) ? QString::number(upTo(99)) : QString(), upTo(1) == 1};
        case 13: return TaskEvent::ResubmitConfirmed{};
        case 14: return TaskEvent::CheckRequested{};
        case 15: return upTo(1) ? AnyTaskEvent(TaskEvent::HeldByUser{}) : AnyTaskEvent(TaskEvent::LeftAlone{});
        case 16: return TaskEvent::Held{error()};
        case 17: return TaskEvent::Withdrawn{};
        case 18: return TaskEvent::FetchedAgain{};
        case 19:
        case 20: return TaskEvent::UploadBegun{};
        case 21:
        case 22: return TaskEvent::FilesUploaded{uploads()};
        case 23:
            return upTo(4) ? AnyTaskEvent(TaskEvent::UploadFailed{error(), uploads()})
                           : AnyTaskEvent(TaskEvent::FoundUploadingAtStart{error()});
        case 24:
            return TaskEvent::Scheduled{QDateTime(QDate(2026, 1, 1 + upTo(9)), QTime(upTo(23), 0), QTimeZone::utc())};
        case 25: return TaskEvent::IdChanged{upTo(2) ? QString::number(upTo(99)) : QString()};
        default: return TaskEvent::WatchStopped{};
        }
    }

private:
    Error error() { return {ErrorKind(upTo(int(ErrorKind::Stopped))), upTo(3) ? u"reason"_s : QString()}; }

    /// Of the walker's file, or of none.
    QList<TaskUpload> uploads()
    {
        return upTo(3) ? QList<TaskUpload>{{fileSource, u"place"_s, u"name"_s, u"digest"_s, 5, 0}}
                       : QList<TaskUpload>();
    }

    /// The service's clock, which may be right, wrong or absent.
    QDateTime serviceTime()
    {
        return upTo(2) ? QDateTime(QDate(2026, 1, 1 + upTo(9)), QTime(upTo(23), 0), QTimeZone::utc()) : QDateTime();
    }

    CreateAnswer create()
    {
        CreateAnswer answer;
        answer.outcome = CreateOutcome(upTo(int(CreateOutcome::Lost)));
        if (upTo(3))
            answer.report.taskId = QString::number(upTo(99));
        answer.error = error();
        answer.serviceTime = serviceTime();
        answer.bodyDigest = upTo(1) ? u"digest"_s : QString();
        return answer;
    }

    QueryAnswer query()
    {
        QueryAnswer answer;
        answer.serviceTime = serviceTime();
        if (upTo(3) == 0) {
            answer.report = tl::unexpected(error());
            answer.unknownTask = upTo(2) == 0;
            answer.retryAfterSeconds = upTo(1) ? std::optional(upTo(900)) : std::nullopt;
            return answer;
        }
        TaskReport report;
        report.state = RemoteState(upTo(int(RemoteState::Unknown)));
        report.word = u"WORD"_s;
        if (upTo(5) == 0)
            report.taskId = QString::number(upTo(99));
        if (upTo(2) == 0)
            report.videoUrl = u"https://x/c"_s;
        answer.report = report;
        return answer;
    }

    std::mt19937 m_random;
};

/// How far a task has got. All terminal states rank the same.
int rankOf(TaskState state)
{
    switch (state) {
    case TaskState::Waiting: return 0;
    case TaskState::Uploading: return 1;
    case TaskState::Sending: return 2;
    case TaskState::NeedsReview: return 3;
    case TaskState::InProgress: return 4;
    case TaskState::Downloading: return 5;
    default: return 6;
    }
}

template<typename Event>
bool isA(const AnyTaskEvent& event)
{
    return std::holds_alternative<Event>(event);
}

/// What the walker knows besides the task: whether a call that may have been charged exists.
struct Money {
    bool mayCreate = true;

    /// Refused because no reply came in time, or because it was not sent: it can be sent unchanged.
    static bool isInTime(const CreateAnswer& answer)
    {
        return answer.outcome == CreateOutcome::Refused
            && (answer.error.kind == ErrorKind::Network || answer.error.kind == ErrorKind::NotSent);
    }

    void take(const AnyTaskEvent& event)
    {
        if (isA<TaskEvent::SendBegun>(event))
            mayCreate = false;
        if (isA<TaskEvent::ResubmitConfirmed>(event))
            mayCreate = true;
        if (isA<TaskEvent::Withdrawn>(event))
            mayCreate = false;
        if (const auto* created = std::get_if<TaskEvent::CreateAnswered>(&event))
            mayCreate = created->answer.outcome == CreateOutcome::NotSent
                || created->answer.outcome == CreateOutcome::Throttled || isInTime(created->answer);
    }
};

/// The only ways back: the service does not run the task, or the user wants it.
bool mayGoBack(const VideoTask& task, const VideoTask& next, const AnyTaskEvent& event, const Money& after)
{
    if (task.state == TaskState::Uploading) // costs nothing
        return next.state == TaskState::Waiting;
    if (task.state == TaskState::Sending && next.state == TaskState::Waiting)
        return isA<TaskEvent::CreateAnswered>(event) && after.mayCreate;
    if (task.state == TaskState::NeedsReview && next.state == TaskState::Waiting)
        return isA<TaskEvent::ResubmitConfirmed>(event);
    if (task.state == TaskState::Refused)
        return isA<TaskEvent::CheckRequested>(event) && next.state == TaskState::Waiting && maySendAgain(task);
    if (task.state == TaskState::Forgotten || task.state == TaskState::Expired || task.state == TaskState::Failed
        || task.state == TaskState::Canceled)
        return (isA<TaskEvent::CheckRequested>(event) || isA<TaskEvent::IdChanged>(event))
            && next.state == TaskState::InProgress;
    if (task.state == TaskState::Saved)
        return isA<TaskEvent::FetchedAgain>(event) && next.state == TaskState::Downloading && next.file.isEmpty();
    return false;
}

} // namespace

class TestTaskStateWalk final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void promisesHoldOnAnyWay_data();
    void promisesHoldOnAnyWay();
    void cleanupTestCase();

private:
    void checkMoney(const VideoTask& task, const VideoTask& next, const AnyTaskEvent& event, const Money& money);
    void checkId(const VideoTask& task, const VideoTask& next, const AnyTaskEvent& event);
    void checkOrder(const VideoTask& task, const VideoTask& next, const AnyTaskEvent& event, const Money& after);
    void checkGoesOn(const Transition& step, const AnyTaskEvent& event);
    void checkLostCall(const VideoTask& task, const VideoTask& next);
    void checkTime(const VideoTask& task, const VideoTask& next, const AnyTaskEvent& event, const QDateTime& now);

    qint64 m_tried = 0;
    qint64 m_taken = 0;
    QSet<int> m_states;
    QSet<size_t> m_events;
};

void TestTaskStateWalk::promisesHoldOnAnyWay_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 20; ++seed)
        QTest::addRow("seed %u", seed) << seed;
}

/// Never two create calls for one intent, unless the user agrees or a reply says that nothing is running.
void TestTaskStateWalk::checkMoney(
    const VideoTask& task, const VideoTask& next, const AnyTaskEvent& event, const Money& money)
{
    if (isA<TaskEvent::SendBegun>(event)) {
        QVERIFY2(money.mayCreate, "a second create call without a reason");
        QVERIFY2(task.state == TaskState::Waiting && !task.held, "sent though it was held or did not wait");
        QVERIFY2(missingUploads(task).isEmpty(), "sent before its files were uploaded");
        QCOMPARE(next.createAttempts, task.createAttempts + 1);
        return;
    }
    QCOMPARE(next.createAttempts, task.createAttempts);
    QVERIFY(next.state != TaskState::Sending || task.state == TaskState::Sending);
    QVERIFY(!next.held || next.state == TaskState::Waiting);
}

/// An ID comes from the reply to a create call or from the user, and it stays. The user can only change one that the
/// user entered, and only as long as there is no clip.
void TestTaskStateWalk::checkId(const VideoTask& task, const VideoTask& next, const AnyTaskEvent& event)
{
    if (isA<TaskEvent::IdChanged>(event))
        QVERIFY(task.hasEnteredId && task.file.isEmpty() && task.state != TaskState::Downloading);
    else if (!task.remoteId.isEmpty())
        QCOMPARE(next.remoteId, task.remoteId);
    else if (!next.remoteId.isEmpty())
        QVERIFY(isA<TaskEvent::CreateAnswered>(event) || isA<TaskEvent::IdAttached>(event));
    const bool hasNoneYet = next.state == TaskState::Waiting || next.state == TaskState::Uploading
        || next.state == TaskState::Sending || next.state == TaskState::Refused || next.state == TaskState::NeedsReview;
    QCOMPARE(next.remoteId.isEmpty(), hasNoneYet);
}

void TestTaskStateWalk::checkOrder(
    const VideoTask& task, const VideoTask& next, const AnyTaskEvent& event, const Money& after)
{
    if (rankOf(next.state) < rankOf(task.state))
        QVERIFY2(mayGoBack(task, next, event, after),
            qPrintable(u"%1 to %2"_s.arg(stateName(task.state), stateName(next.state))));
    if (rankOf(task.state) == 6 && task.state != TaskState::Refused)
        QVERIFY(next.state == (task.state == TaskState::Saved ? TaskState::Downloading : TaskState::InProgress));
    QVERIFY2(next.state != TaskState::Saved || !next.file.isEmpty(), "saved without a file");
    QVERIFY2(next.state != TaskState::Saved || isA<TaskEvent::DownloadSaved>(event), "saved by something else");
    // Only a reply to a query after about a day can lead to Forgotten, and only the second one.
    if (next.state == TaskState::Forgotten)
        QVERIFY(task.report.state == RemoteState::Unknown || next.missedQueries >= 2);
}

/// A watched task that is not terminal always waits for an event or for the user. A terminal state has a reason.
void TestTaskStateWalk::checkGoesOn(const Transition& step, const AnyTaskEvent& event)
{
    const VideoTask& next = step.task;
    if (isTerminal(next.state) && next.state != TaskState::Saved)
        QVERIFY(!next.error.message.isEmpty());
    if (!isTerminal(next.state) && next.watched && step.action == TaskAction::None)
        QVERIFY(isA<TaskEvent::Held>(event) || isA<TaskEvent::DownloadProgressed>(event)
            || (isA<TaskEvent::FilesUploaded>(event) && !missingUploads(next).isEmpty()));
    if (isTerminal(next.state))
        QVERIFY(step.action == TaskAction::None || step.action == TaskAction::PauseAccount);
    if (step.delaySeconds)
        QVERIFY(*step.delaySeconds >= 0 && *step.delaySeconds <= 24 * 3600);
}

/// A call that may have been charged is remembered until an ID is known or the user is asked about it again.
void TestTaskStateWalk::checkLostCall(const VideoTask& task, const VideoTask& next)
{
    if (task.state == TaskState::NeedsReview && next.state == TaskState::Waiting) {
        QVERIFY(next.lostCall);
        QCOMPARE(next.lostCall->sentAt, task.sentAt);
        QCOMPARE(next.lostCall->bodyDigest, task.bodyDigest);
        QCOMPARE(next.lostCall->error.message, task.error.message);
    }
    // If it is lost again, the user decides about the newer call.
    if (!task.lostCall || task.state == TaskState::NeedsReview)
        return;
    const bool isDecidable = next.state == TaskState::NeedsReview || !next.remoteId.isEmpty();
    QVERIFY2(isDecidable || next.lostCall == task.lostCall, "a lost call was forgotten");
    QVERIFY2(next.state != TaskState::Refused, "ended while an earlier call is in doubt");
}

/// Nothing is sent or uploaded before its time. Only a request that is still to be sent by itself has one.
void TestTaskStateWalk::checkTime(
    const VideoTask& task, const VideoTask& next, const AnyTaskEvent& event, const QDateTime& now)
{
    const bool isEarly = task.sendAfter.isValid() && task.sendAfter > now;
    QVERIFY(!isEarly || !isA<TaskEvent::SendBegun>(event));
    QVERIFY(!isEarly || !isA<TaskEvent::UploadBegun>(event));
    const bool isUnsent = next.state == TaskState::Waiting || next.state == TaskState::Uploading;
    QVERIFY(!next.sendAfter.isValid() || (isUnsent && !next.held));
    if (next.sendAfter.isValid() && next.sendAfter != task.sendAfter)
        QVERIFY(isA<TaskEvent::Scheduled>(event) && next.sendAfter > now);
}

void TestTaskStateWalk::promisesHoldOnAnyWay()
{
    QFETCH(unsigned, seed);
    Events events(seed);
    for (int walk = 0; walk < walks; ++walk) {
        QDateTime now(QDate(2026, 1, 1), QTime(0, 0), QTimeZone::utc());
        VideoTask task;
        task.id = 1;
        task.createdAt = now;
        if (walk % 2 == 0) { // the other half has no file that goes by link
            task.request.kind = {Family::B, Generation::None, ApiType::ImageToVideo};
            task.request.model = u"kling-v3"_s;
            task.request.imageAddress = fileSource;
        }
        Money money;
        for (int n = 0; n < stepsAWalk; ++n) {
            // Now and then somebody sets the clock.
            now = now.addSecs(events.upTo(30) ? events.upTo(20000) : events.upTo(200000) - 100000);
            const AnyTaskEvent event = events.next();
            const auto step = transition(task, event, now);
            ++m_tried;
            if (!step)
                continue;
            ++m_taken;
            m_states.insert(int(step->task.state));
            m_events.insert(event.index());
            Money after = money;
            after.take(event);
            checkMoney(task, step->task, event, money);
            checkId(task, step->task, event);
            checkOrder(task, step->task, event, after);
            checkGoesOn(*step, event);
            checkLostCall(task, step->task);
            checkTime(task, step->task, event, now);
            if (QTest::currentTestFailed())
                return;
            money = after;
            task = step->task;
        }
    }
}

void TestTaskStateWalk::cleanupTestCase()
{
    qInfo("%lld steps walked, %lld of them events that were allowed", m_tried, m_taken);
    QCOMPARE(m_states.size(), qsizetype(TaskState::Expired) + 1);
    QCOMPARE(m_events.size(), qsizetype(std::variant_size_v<AnyTaskEvent>));
}

QTEST_GUILESS_MAIN(TestTaskStateWalk)
#include "tst_taskstatewalk.moc"
