// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tasks/taskstatesamples.h"

#include <QTest>

using namespace Dailies;
using namespace Dailies::TaskStateSamples;
using namespace Qt::StringLiterals;

namespace {

const QString last = u"https://clips.example/1"_s;

VideoTask fetching()
{
    VideoTask task = taskIn(TaskState::Downloading);
    task.error = {};
    task.addressExpiresAt = noon.addDays(1);
    return task;
}

TaskEvent::DownloadFailed failing(ErrorKind kind)
{
    return {{kind, u"no clip"_s}};
}

TaskEvent::QueryAnswered given(const QString& address, const QDateTime& serviceTime = {})
{
    QueryAnswer answer = answered(report(RemoteState::Succeeded, u"SUCCEEDED"_s, address));
    answer.serviceTime = serviceTime;
    return {answer};
}

} // namespace

/// When a clip is given up: its address has expired, and the service issues no other one.
class TestClipSearch final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void pausesGrowWhateverTheHostSays_data();
    void pausesGrowWhateverTheHostSays();
    void unreachableHostIsAskedAboutNowAndThen();
    void unreachableHostIsAskedAboutAlwaysOnceTheDayIsOver();
    void newAddressIsFetchedAtOnce();
    void sameAddressIsNoNewOne();
    void addressThatNobodyCanFollowReplacesNone_data();
    void addressThatNobodyCanFollowReplacesNone();
    void lifeIsWhatTheAddressSays();
    void lifeIsByTheServicesClock();
    void answerWithoutATimeIsJudgedByTheServicesClock();
    void lifeIsADayWhereTheServiceTellsNoTime();
    void wrongClockOfOneReplyGivesNothingUp_data();
    void wrongClockOfOneReplyGivesNothingUp();
    void wrongClockDoesNotEndTheWeek();
    void troubleWithAskingKeepsNothingFromTheLastAddress_data();
    void troubleWithAskingKeepsNothingFromTheLastAddress();
    void deadOnlyWithoutAnotherAddress_data();
    void deadOnlyWithoutAnotherAddress();
    void onceADayForAWeek();
    void fullDiskIsNoReasonToGiveUp();
    void checkNowBeginsAnewAfterExpired();
    void rarelyTriedIsToldFromOftenTried();
};

void TestClipSearch::pausesGrowWhateverTheHostSays_data()
{
    QTest::addColumn<ErrorKind>("kind");
    QTest::newRow("403, 404, 410") << ErrorKind::Refused;
    QTest::newRow("a page in place of the clip") << ErrorKind::Media;
    QTest::newRow("an address that may not be used") << ErrorKind::BadInput;
    QTest::newRow("5xx, a cut, no connection") << ErrorKind::Network;
    QTest::newRow("429") << ErrorKind::Throttled;
}

void TestClipSearch::pausesGrowWhateverTheHostSays()
{
    QFETCH(const ErrorKind, kind);
    VideoTask task = fetching();
    QList<int> pauses;
    int questions = 0;
    for (int n = 0; n < 12; ++n) {
        const auto result = step(task, failing(kind), noon.addSecs(n));
        QCOMPARE(result->task.state, TaskState::Downloading);
        QCOMPARE(result->task.report.videoUrl, last);
        pauses.append(result->delaySeconds.value_or(-1));
        task = result->task;
        if (result->action == TaskAction::DownloadLater)
            continue;
        QCOMPARE(result->action, TaskAction::QueryLater);
        ++questions;
        // No download can end while the service is being polled.
        QVERIFY(!step(task, failing(kind)));
        const auto asked = step(task, given(last), noon.addSecs(n));
        QCOMPARE(asked->action, TaskAction::Download);
        QCOMPARE(asked->task.error.message, u"no clip"_s);
        task = asked->task;
    }
    QCOMPARE(pauses, (QList<int>{2, 8, 30, 120, 480, 900, 900, 900, 900, 900, 900, 900}));
    QVERIFY2(questions >= 4, qPrintable(QString::number(questions)));
}

void TestClipSearch::unreachableHostIsAskedAboutNowAndThen()
{
    VideoTask task = fetching();
    QList<TaskAction> actions;
    for (int n = 0; n < 6; ++n) {
        const auto result = step(task, failing(ErrorKind::Network));
        actions.append(result->action);
        task = result->action == TaskAction::QueryLater ? step(result->task, given(last))->task : result->task;
    }
    using A = TaskAction;
    QCOMPARE(actions,
        (QList<A>{
            A::DownloadLater, A::DownloadLater, A::QueryLater, A::DownloadLater, A::DownloadLater, A::QueryLater}));
}

void TestClipSearch::unreachableHostIsAskedAboutAlwaysOnceTheDayIsOver()
{
    const auto result = step(fetching(), failing(ErrorKind::Network), noon.addDays(1));
    QCOMPARE(result->action, TaskAction::QueryLater);
    QVERIFY(needsAddress(result->task));
}

void TestClipSearch::newAddressIsFetchedAtOnce()
{
    const VideoTask task = step(fetching(), failing(ErrorKind::Refused))->task;
    const auto result = step(task, given(u"https://x/2"_s), noon.addSecs(5));
    QCOMPARE(result->action, TaskAction::Download);
    QCOMPARE(result->task.report.videoUrl, u"https://x/2"_s);
    QCOMPARE(result->task.addressExpiresAt, noon.addSecs(5).addDays(1));
    // A service that signs a new address each time must not be polled every two seconds forever.
    QCOMPARE(step(result->task, failing(ErrorKind::Refused))->delaySeconds, 8);
}

void TestClipSearch::sameAddressIsNoNewOne()
{
    const VideoTask task = step(fetching(), failing(ErrorKind::Refused))->task;
    const auto result = step(task, given(last), noon.addSecs(3600));
    QCOMPARE(result->action, TaskAction::Download);
    QCOMPARE(result->task.addressExpiresAt, noon.addDays(1));
    // The same holds after the user has asked again.
    VideoTask expired = taskIn(TaskState::Expired);
    expired.report.videoUrl = last;
    expired.addressExpiresAt = noon.addDays(-9);
    const VideoTask again = step(expired, TaskEvent::CheckRequested{})->task;
    QCOMPARE(step(again, given(last))->task.addressExpiresAt, noon.addDays(-9));
}

void TestClipSearch::addressThatNobodyCanFollowReplacesNone_data()
{
    QTest::addColumn<QString>("address");
    for (const char* address : {"javascript:1", "ftp://x/2", "https://", "2.mp4", "https://user@x/2"})
        QTest::addRow("%s", address) << QString::fromLatin1(address);
}

void TestClipSearch::addressThatNobodyCanFollowReplacesNone()
{
    QFETCH(const QString, address);
    const VideoTask task = step(fetching(), failing(ErrorKind::Refused))->task;
    const auto result = step(task, given(address), noon.addSecs(3600));
    QCOMPARE(result->task.report.videoUrl, last);
    QCOMPARE(result->task.addressExpiresAt, noon.addDays(1));
    QCOMPARE(result->action, TaskAction::Download);
    const VideoTask again = step(result->task, failing(ErrorKind::Refused))->task;
    const auto other = step(again, given(u"https://x/3"_s), noon.addSecs(7200));
    QVERIFY(other);
    QCOMPARE(other->task.report.videoUrl, u"https://x/3"_s);
}

void TestClipSearch::lifeIsWhatTheAddressSays()
{
    const QString address = u"https://x/2?Expires=%1&Signature=s"_s.arg(noon.addSecs(7200).toSecsSinceEpoch());
    const auto result = step(taskIn(TaskState::InProgress), given(address, noon));
    QCOMPARE(result->task.addressExpiresAt, noon.addSecs(7200));
}

void TestClipSearch::lifeIsByTheServicesClock()
{
    const QDateTime serviceNoon = noon.addDays(-400);
    VideoTask task = step(taskIn(TaskState::InProgress), given(last, serviceNoon))->task;
    QCOMPARE(task.addressExpiresAt, serviceNoon.addDays(1));
    // By our clock it would have expired long ago.
    task = step(task, failing(ErrorKind::Refused))->task;
    task = step(task, given(last, serviceNoon.addSecs(60)), noon.addDays(30))->task;
    QCOMPARE(task.answersAfterExpiry, 0);
    task = step(task, failing(ErrorKind::Refused))->task;
    QCOMPARE(step(task, given(last, serviceNoon.addDays(1)), noon.addDays(2))->task.answersAfterExpiry, 1);
}

/// The end of a clip's life is in the service's time. By our clock it would be over 21 hours too early here.
void TestClipSearch::answerWithoutATimeIsJudgedByTheServicesClock()
{
    const QDateTime serviceNoon = noon.addSecs(-21 * 3600LL);
    VideoTask task = step(taskIn(TaskState::InProgress), given(last, serviceNoon))->task;
    task = step(task, failing(ErrorKind::Refused))->task;
    task = step(task, given(last), noon.addSecs(4 * 3600LL))->task;
    QCOMPARE(task.answersAfterExpiry, 0);
    task = step(task, failing(ErrorKind::Refused))->task;
    QCOMPARE(step(task, given(last), noon.addDays(2))->task.answersAfterExpiry, 1);
}

/// The service's clock may be hours behind ours. Its "until" is then too early here, and the clip would be given up.
void TestClipSearch::lifeIsADayWhereTheServiceTellsNoTime()
{
    VideoTask task = taskIn(TaskState::InProgress);
    task.report = {};
    const QString early = u"https://clips.example/1?expires=%1"_s.arg(noon.addSecs(3 * 3600).toSecsSinceEpoch());
    const QString late = u"https://clips.example/1?expires=%1"_s.arg(noon.addDays(3).toSecsSinceEpoch());
    QCOMPARE(step(task, given(early))->task.addressExpiresAt, noon.addDays(1));
    QCOMPARE(step(task, given(late))->task.addressExpiresAt, noon.addDays(3));
    QCOMPARE(step(task, given(early, noon))->task.addressExpiresAt, noon.addSecs(3 * 3600));
}

void TestClipSearch::wrongClockOfOneReplyGivesNothingUp_data()
{
    QTest::addColumn<int>("askedOn"); // day by the service's clock
    QTest::newRow("two days ahead") << 2;
    QTest::newRow("a month ahead") << 30;
}

/// A gateway of several may have a wrong clock. A pause of a day would be longer than the link's life.
void TestClipSearch::wrongClockOfOneReplyGivesNothingUp()
{
    QFETCH(const int, askedOn);
    VideoTask begun = taskIn(TaskState::InProgress);
    begun.acceptedServiceTime = begun.acceptedAt;
    VideoTask task = step(begun, given(last, noon))->task;
    task = step(task, failing(ErrorKind::Refused))->task;
    const QDateTime later = noon.addSecs(60);
    const auto asked = step(task, given(last, noon.addDays(askedOn).addSecs(60)), later);
    QCOMPARE(asked->action, TaskAction::Download);
    QCOMPARE(asked->task.answersAfterExpiry, 0);
    const auto failed = step(asked->task, failing(ErrorKind::Refused), later);
    QVERIFY2(failed->delaySeconds.value_or(0) <= 900, qPrintable(QString::number(failed->delaySeconds.value_or(0))));
    // The same for a clip whose link is still awaited.
    task = step(begun, given({}, noon))->task;
    const auto awaited = step(task, given({}, noon.addDays(askedOn).addSecs(60)), later);
    QCOMPARE(awaited->task.state, TaskState::InProgress);
    QVERIFY(awaited->delaySeconds.value_or(0) <= 900);
    QueryAnswer notKnown = troubled(ErrorKind::Reply);
    notKnown.unknownTask = true;
    notKnown.serviceTime = noon.addDays(askedOn).addSecs(60);
    QCOMPARE(step(task, TaskEvent::QueryAnswered{notKnown}, later)->task.state, TaskState::InProgress);
}

void TestClipSearch::wrongClockDoesNotEndTheWeek()
{
    VideoTask task = taskIn(TaskState::InProgress);
    task.acceptedServiceTime = task.acceptedAt;
    task = step(task, given(last, noon))->task;
    task = step(task, failing(ErrorKind::Refused))->task;
    const QDateTime next = noon.addDays(1);
    task = step(task, given(last, next), next)->task;
    QCOMPARE(task.answersAfterExpiry, 1);
    task = step(task, failing(ErrorKind::Refused), next)->task;
    QCOMPARE(step(task, given(last, noon.addDays(30)), noon.addDays(2))->task.state, TaskState::Downloading);
    QCOMPARE(step(task, given(last, noon.addDays(8)), noon.addDays(8))->task.state, TaskState::Expired);
    // If our clock was set back, the service's alone counts.
    QCOMPARE(step(task, given(last, noon.addDays(8)), noon.addDays(-1))->task.state, TaskState::Expired);
}

void TestClipSearch::troubleWithAskingKeepsNothingFromTheLastAddress_data()
{
    QTest::addColumn<ErrorKind>("kind");
    for (const ErrorKind kind : {ErrorKind::Network, ErrorKind::KeyProblem, ErrorKind::Throttled, ErrorKind::Reply})
        QTest::addRow("%d", int(kind)) << kind;
}

void TestClipSearch::troubleWithAskingKeepsNothingFromTheLastAddress()
{
    QFETCH(const ErrorKind, kind);
    const VideoTask task = step(fetching(), failing(ErrorKind::Refused))->task;
    const auto result = step(task, TaskEvent::QueryAnswered{troubled(kind)}, noon.addDays(30));
    QCOMPARE(result->action, TaskAction::Download);
    QCOMPARE(result->task.error.message, u"no clip"_s);
    // If the service issued no other address after the old one expired, the next reply is awaited.
    VideoTask dead = task;
    dead.answersAfterExpiry = 1;
    const auto asked = step(dead, TaskEvent::QueryAnswered{troubled(kind)}, noon.addDays(30));
    QCOMPARE(asked->action, TaskAction::QueryLater);
    QCOMPARE(asked->task.state, TaskState::Downloading);
}

void TestClipSearch::deadOnlyWithoutAnotherAddress_data()
{
    QTest::addColumn<QueryAnswer>("answer");
    QueryAnswer notKnown = troubled(ErrorKind::Reply);
    notKnown.unknownTask = true;
    QTest::newRow("the same address") << given(last).answer;
    QTest::newRow("no address") << given({}).answer;
    QTest::newRow("not known") << notKnown;
    QTest::newRow("UNKNOWN") << answered(report(RemoteState::Unknown, u"UNKNOWN"_s));
    QTest::newRow("FAILED") << answered(report(RemoteState::Failed, u"FAILED"_s));
    QTest::newRow("RUNNING") << answered(report(RemoteState::InProgress, u"RUNNING"_s));
}

void TestClipSearch::deadOnlyWithoutAnotherAddress()
{
    QFETCH(const QueryAnswer, answer);
    const VideoTask task = step(fetching(), failing(ErrorKind::Refused))->task;
    const auto alive = step(task, TaskEvent::QueryAnswered{answer}, noon.addSecs(24 * 3600 - 1));
    QCOMPARE(alive->action, TaskAction::Download);
    QCOMPARE(alive->task.answersAfterExpiry, 0);
    // After it has expired, it is tried once more after each query.
    const auto over = step(task, TaskEvent::QueryAnswered{answer}, noon.addDays(1));
    QCOMPARE(over->action, TaskAction::Download);
    QCOMPARE(over->task.answersAfterExpiry, 1);
    QCOMPARE(over->task.report.videoUrl, last);
    const auto later = step(over->task, failing(ErrorKind::Refused), noon.addDays(1));
    QCOMPARE(later->action, TaskAction::QueryLater);
    QCOMPARE(later->delaySeconds, 24 * 3600);
    QVERIFY(later->task.remoteId == task.remoteId);
}

void TestClipSearch::onceADayForAWeek()
{
    VideoTask task = step(fetching(), failing(ErrorKind::Refused))->task;
    int days = 0;
    for (; task.state == TaskState::Downloading && days < 30; ++days) {
        const QDateTime now = noon.addDays(1 + days);
        task = step(task, given(last), now)->task;
        if (task.state != TaskState::Downloading)
            break;
        const auto failed = step(task, failing(ErrorKind::Network), now);
        QCOMPARE(failed->delaySeconds, 24 * 3600);
        task = failed->task;
    }
    QCOMPARE(days, 7);
    QCOMPARE(task.state, TaskState::Expired);
    QVERIFY(task.error.message.contains(u"Check now"_s));
    // After a long sleep, or a long time switched off, the clip is still tried before it is given up.
    task = step(fetching(), failing(ErrorKind::Refused))->task;
    const auto late = step(task, given(last), noon.addDays(60));
    QCOMPARE(late->action, TaskAction::Download);
    task = step(late->task, failing(ErrorKind::Refused), noon.addDays(60))->task;
    QCOMPARE(step(task, given(last), noon.addDays(61))->task.state, TaskState::Expired);
    // Another address starts a new lifetime on any of these days.
    QCOMPARE(step(task, given(u"https://x/2"_s), noon.addDays(61))->task.answersAfterExpiry, 0);
}

void TestClipSearch::fullDiskIsNoReasonToGiveUp()
{
    VideoTask task = fetching();
    for (int n = 0; n < 50; ++n)
        task = step(task, failing(ErrorKind::Storage), noon.addDays(n))->task;
    QCOMPARE(task.state, TaskState::Downloading);
    QVERIFY(!needsAddress(task));
    // The next failure starts with a short pause.
    QCOMPARE(step(task, failing(ErrorKind::Network))->delaySeconds, 2);
}

void TestClipSearch::checkNowBeginsAnewAfterExpired()
{
    VideoTask task = taskIn(TaskState::Expired);
    task.report.videoUrl = last;
    task.answersAfterExpiry = 8;
    task.failedDownloads = 20;
    const auto again = step(task, TaskEvent::CheckRequested{});
    QCOMPARE(again->action, TaskAction::Query);
    const auto fetched = step(again->task, given(u"https://x/2"_s));
    QCOMPARE(fetched->action, TaskAction::Download);
    QCOMPARE(step(fetched->task, failing(ErrorKind::Refused))->delaySeconds, 2);
}

void TestClipSearch::rarelyTriedIsToldFromOftenTried()
{
    VideoTask task = fetching();
    for (int n = 0; n < 5; ++n) {
        task = step(task, failing(ErrorKind::Refused))->task;
        QVERIFY(!isTriedRarely(task));
        task = step(task, given(last))->task;
    }
    QVERIFY(isTriedRarely(step(task, failing(ErrorKind::Refused))->task));
    // An unreachable host may return at any moment.
    QVERIFY(!isTriedRarely(step(task, failing(ErrorKind::Network))->task));
    // A query once a day is rare. While its reply is being acted on, the task is not.
    task = step(fetching(), failing(ErrorKind::Network), noon.addDays(1))->task;
    task = step(task, given(last), noon.addDays(1))->task;
    QVERIFY(!isTriedRarely(task));
    QVERIFY(isTriedRarely(step(task, failing(ErrorKind::Network), noon.addDays(1))->task));
}

QTEST_GUILESS_MAIN(TestClipSearch)
#include "tst_clipsearch.moc"
