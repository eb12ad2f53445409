// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/momenttext.h"
#include "app/common/sentences.h"
#include "app/tasks/table/taskstatustext.h"

#include <QTest>
#include <QTimeZone>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

VideoTask taskIn(TaskState state)
{
    VideoTask task;
    task.id = 1;
    task.state = state;
    return task;
}

TaskStatusText ofWaiting(const SendWait& wait, bool held = false)
{
    VideoTask task = taskIn(TaskState::Waiting);
    task.held = held;
    return statusTextOf(task, {.wait = wait});
}

TaskStatusText ofProgress(qint64 usualMs, qint64 remainingMs)
{
    return statusTextOf(taskIn(TaskState::InProgress), {.eta = TaskEta{usualMs, remainingMs, 7}});
}

} // namespace

class TestTaskStatusText : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void throttledSaysTheCauseOnce();
    void sentences();
    void waiting_data();
    void waiting();
    void waitingWithoutTheRunner();
    void progress_data();
    void progress();
    void unreachableComesFirst();
    void troubleIsNotToldTwice();
    void accountThatCannotBeUsed();
    void waitsByTheUsersRules();
    void unreachableOfAnotherDay();
    void withoutAddress();
    void downloads();
    void notWatched();
    void idThatTheServiceHasNotConfirmed();
    void nothingToExpect();
    void countdowns_data();
    void countdowns();
    void roughTimes_data();
    void roughTimes();
};

void TestTaskStatusText::sentences()
{
    QCOMPARE(joinedSentences({}), QString());
    QCOMPARE(joinedSentences({u"The service says: slow"_s, {}, u"Retrying in 2 s."_s}),
        u"The service says: slow. Retrying in 2 s."_s);
    QCOMPARE(joinedSentences({u"Slow!"_s, u"Slow?"_s, u"慢。"_s, u"slow"_s}), u"Slow! Slow? 慢。slow"_s);
}

/// Its error comes before the text.
void TestTaskStatusText::throttledSaysTheCauseOnce()
{
    const SendWait wait{.what = SendWait::For::Pause, .remainingMs = 12'000};
    VideoTask task = taskIn(TaskState::Waiting);
    QCOMPARE(statusTextOf(task, {.wait = wait}).whole, u"The service is busy. Sends automatically in 12 s."_s);
    task.error = {ErrorKind::Throttled, u"The service is rate limiting requests."_s};
    QCOMPARE(statusTextOf(task, {.wait = wait}).whole, u"Sends automatically in 12 s."_s);
}

void TestTaskStatusText::waiting_data()
{
    QTest::addColumn<int>("what");
    QTest::addColumn<qint64>("remaining");
    QTest::addColumn<int>("ahead");
    QTest::addColumn<bool>("held");
    QTest::addColumn<QString>("brief");
    QTest::addColumn<bool>("counts");
    using For = SendWait::For;
    const auto row = [](const char* name, For what, qint64 remaining, int ahead, bool held, const QString& brief,
                         bool counts) {
        QTest::newRow(name) << static_cast<int>(what) << remaining << ahead << held << brief << counts;
    };
    row("next", For::Slot, -1, 0, false, u"next"_s, false);
    row("third", For::Slot, -1, 3, false, u"3 ahead"_s, false);
    row("pause", For::Pause, 27'400, 2, false, u"rate limited, 28 s"_s, true);
    row("long pause", For::Pause, 125'000, 0, false, u"rate limited, 2:05 min"_s, true);
    row("pause over", For::Pause, 0, 0, false, u"rate limited, 0 s"_s, false);
    row("refusal", For::Refusal, 27'400, 2, false, u"paused after a rejection, 28 s"_s, true);
    row("retry", For::Retry, 8'000, 0, false, u"retrying in 8 s"_s, true);
    row("retry without a time", For::Retry, -1, 0, false, u"retrying in 0 s"_s, false);
    row("account", For::Account, -1, 0, false, u"account can't be used"_s, false);
    row("held", For::User, -1, 0, true, {}, false); // the state says it
    row("left over", For::User, -1, 0, false, u"not sent last time"_s, false);
}

void TestTaskStatusText::waiting()
{
    QFETCH(int, what);
    QFETCH(qint64, remaining);
    QFETCH(int, ahead);
    QFETCH(bool, held);
    SendWait wait{.what = static_cast<SendWait::For>(what), .ahead = ahead};
    if (remaining >= 0)
        wait.remainingMs = remaining;
    const TaskStatusText outlook = ofWaiting(wait, held);
    QTEST(outlook.brief, "brief");
    QTEST(outlook.counts, "counts");
    QVERIFY(!outlook.whole.contains(u'%'));
}

void TestTaskStatusText::waitingWithoutTheRunner()
{
    QCOMPARE(statusTextOf(taskIn(TaskState::Waiting), {}), TaskStatusText());
}

void TestTaskStatusText::progress_data()
{
    QTest::addColumn<qint64>("usual");
    QTest::addColumn<qint64>("remaining");
    QTest::addColumn<QString>("brief");
    constexpr qint64 minute = 60'000;
    QTest::newRow("begun") << 2 * minute << 2 * minute << u"about 2 min left"_s;
    QTest::newRow("half") << 2 * minute << minute << u"about 1 min left"_s;
    QTest::newRow("seconds") << 2 * minute << qint64(38'000) << u"about 40 s left"_s;
    QTest::newRow("nearly") << 2 * minute << qint64(4'000) << u"any moment now"_s;
    QTest::newRow("short and begun") << qint64(5'000) << qint64(4'400) << u"about 5 s left"_s;
    QTest::newRow("short and nearly") << qint64(5'000) << qint64(1'000) << u"any moment now"_s;
    QTest::newRow("over") << 2 * minute << qint64(0) << u"slower than usual"_s;
    QTest::newRow("hours") << 70 * minute << 65 * minute << u"about 1 h 5 min left"_s;
    QTest::newRow("no time at all") << qint64(0) << qint64(0) << QString();
}

void TestTaskStatusText::progress()
{
    QFETCH(qint64, usual);
    QFETCH(qint64, remaining);
    const TaskStatusText outlook = ofProgress(usual, remaining);
    QTEST(outlook.brief, "brief");
    QCOMPARE(outlook.counts, !outlook.brief.isEmpty());
    QCOMPARE(outlook.whole.isEmpty(), outlook.brief.isEmpty());
}

void TestTaskStatusText::unreachableComesFirst()
{
    const QDateTime since = QDateTime::currentDateTimeUtc();
    const TaskStatusText outlook =
        statusTextOf(taskIn(TaskState::InProgress), {.eta = TaskEta{60'000, 30'000, 5}, .unreachableSince = since});
    QVERIFY2(outlook.brief.startsWith(u"unreachable since "_s), qPrintable(outlook.brief));
    QVERIFY(outlook.whole.contains(u"keeps trying"_s));
    QVERIFY(!outlook.whole.contains(u"usually"_s, Qt::CaseInsensitive));
}

void TestTaskStatusText::troubleIsNotToldTwice()
{
    VideoTask task = taskIn(TaskState::InProgress);
    const QDateTime since = QDateTime::currentDateTimeUtc();
    QVERIFY(
        statusTextOf(task, {.unreachableSince = since}).whole.startsWith(u"The service has been unreachable since "_s));
    task.error = {ErrorKind::Network, u"The service couldn't be reached."_s};
    QVERIFY(statusTextOf(task, {.unreachableSince = since}).whole.startsWith(u"Since "_s));
}

void TestTaskStatusText::accountThatCannotBeUsed()
{
    VideoTask task = taskIn(TaskState::InProgress);
    task.error = {ErrorKind::KeyProblem, u"The service rejected the key."_s};
    const TaskStatusText outlook = statusTextOf(task, {.eta = TaskEta{60'000, 30'000, 5}});
    QCOMPARE(outlook.brief, u"account can't be used"_s);
    QVERIFY(!outlook.counts); // nobody is asked
    // A key that was rejected for queries is still tried.
    const TaskStatusText slowed = statusTextOf(task, {.isAsked = true});
    QVERIFY2(slowed.brief.contains(u"still checking"_s), qPrintable(slowed.brief));
    QVERIFY(slowed.whole.contains(u"every 10 minutes"_s) && slowed.whole.contains(u"Nothing is lost"_s));
    task.error.message.clear();
    QVERIFY(statusTextOf(task, {.eta = TaskEta{60'000, 30'000, 5}}).brief.startsWith(u"about"_s));
    // No key helps if the account itself is gone.
    task.error.message = u"This task's account no longer exists."_s;
    QCOMPARE(statusTextOf(task, {}).brief, u"account removed"_s);
    VideoTask waiting = taskIn(TaskState::Waiting);
    waiting.error = task.error;
    QCOMPARE(statusTextOf(waiting, {.wait = SendWait{SendWait::For::Account}}).brief, u"account removed"_s);
}

void TestTaskStatusText::waitsByTheUsersRules()
{
    const QDateTime tonight(QDate::currentDate(), QTime(22, 0));
    const QDateTime later(QDate(2030, 2, 3), QTime(6, 30));
    QVERIFY(dateTimeText(tonight).contains(momentText(tonight)) && dateTimeText(tonight) != momentText(tonight));
    QCOMPARE(momentText(later), dateTimeText(later));
    const QLocale before;
    for (const auto& [language, text] : {std::pair{u"en_US"_s, u"2/3/2030 6:30 AM"_s},
             std::pair{u"de_DE"_s, u"03.02.2030 06:30"_s}, std::pair{u"C"_s, u"2030-02-03 06:30"_s}}) {
        QLocale::setDefault(QLocale(language));
        QCOMPARE(dateTimeText(later).replace(QChar(0x202f), u' ').remove(u','), text);
    }
    QLocale::setDefault(before);
    const auto textOf = [](SendWait::For what, const QDateTime& until) {
        return statusTextOf(taskIn(TaskState::Waiting), {.wait = SendWait{.what = what, .until = until.toUTC()}});
    };
    QCOMPARE(textOf(SendWait::For::Time, tonight).brief, u"sends at "_s + momentText(tonight));
    QCOMPARE(textOf(SendWait::For::Time, later).brief, u"sends at "_s + dateTimeText(later));
    QCOMPARE(textOf(SendWait::For::Time, tonight).left, u"Sends at "_s + momentText(tonight));
    QCOMPARE(textOf(SendWait::For::PausedAll, {}).left, u"Sending is paused"_s);
    QVERIFY(textOf(SendWait::For::Time, tonight).whole.startsWith(u"Sends at "_s + momentText(tonight)));
    QCOMPARE(textOf(SendWait::For::Hours, tonight).brief, u"waits until %1 (sending hours)"_s.arg(momentText(tonight)));
    QVERIFY(textOf(SendWait::For::Hours, later).whole.contains(u"Send now"_s));
    QCOMPARE(textOf(SendWait::For::PausedAll, {}).brief, u"sending is paused"_s);
    QVERIFY(!textOf(SendWait::For::PausedAll, {}).whole.contains(u"Send now"_s)); // it would not help
}

void TestTaskStatusText::unreachableOfAnotherDay()
{
    const QDateTime since(QDate(2020, 2, 3), QTime(14, 5), QTimeZone::utc());
    const QString brief = statusTextOf(taskIn(TaskState::InProgress), {.unreachableSince = since}).brief;
    QVERIFY2(brief.contains(dateTimeText(since)), qPrintable(brief));
}

void TestTaskStatusText::withoutAddress()
{
    VideoTask task = taskIn(TaskState::InProgress);
    task.report.state = RemoteState::Succeeded;
    task.missedQueries = 2;
    const TaskStatusText soon = statusTextOf(task, {.eta = TaskEta{60'000, 0, 5}, .isAsked = true});
    QCOMPARE(soon.brief, u"no download link yet"_s);
    QVERIFY2(soon.whole.contains(u"follows soon"_s), qPrintable(soon.whole));
    task.missedQueries = 3;
    QCOMPARE(statusTextOf(task, {.eta = TaskEta{60'000, 0, 5}, .isAsked = true}).brief, u"no download link yet"_s);
    task.answersAfterExpiry = 1;
    QVERIFY(statusTextOf(task, {.isAsked = true}).brief.contains(u"daily"_s));
    VideoTask fetched = taskIn(TaskState::Downloading);
    fetched.failedDownloads = 4;
    fetched.answersAfterExpiry = 1;
    fetched.error = {ErrorKind::Refused, u"HTTP 404"_s};
    QVERIFY(statusTextOf(fetched, {}).brief.contains(u"daily"_s));
}

void TestTaskStatusText::downloads()
{
    VideoTask task = taskIn(TaskState::Downloading);
    QCOMPARE(statusTextOf(task, {}), TaskStatusText());
    task.failedDownloads = 1;
    task.error = {ErrorKind::Storage, u"The disk is full."_s};
    QCOMPARE(statusTextOf(task, {}).brief, u"paused, resumes automatically"_s);
    task.error = {ErrorKind::Network, u"The connection broke."_s};
    QCOMPARE(statusTextOf(task, {}).brief, u"retrying"_s);
    // An error from before it made progress is over.
    task.failedDownloads = 0;
    QCOMPARE(statusTextOf(task, {}), TaskStatusText());
}

void TestTaskStatusText::notWatched()
{
    VideoTask task = taskIn(TaskState::InProgress);
    task.watched = false;
    QCOMPARE(statusTextOf(task, {.eta = TaskEta{60'000, 30'000, 5}}), TaskStatusText());
    task.state = TaskState::NeedsReview;
    QCOMPARE(statusTextOf(task, {}).brief, u"dismissed"_s);
    task.state = TaskState::Failed;
    QCOMPARE(statusTextOf(task, {}), TaskStatusText());
}

void TestTaskStatusText::idThatTheServiceHasNotConfirmed()
{
    VideoTask task = taskIn(TaskState::InProgress);
    task.hasEnteredId = true;
    const TaskCircumstances known{.eta = TaskEta{60'000, 30'000, 5}};
    for (const auto& [missed, brief] : {std::pair(0, u"checking the ID"_s), std::pair(1, u"ID not known"_s)}) {
        task.missedQueries = missed;
        const TaskStatusText outlook = statusTextOf(task, known);
        QCOMPARE(outlook.brief, brief);
        QVERIFY(!outlook.counts && !outlook.done);
    }
    task.missedQueries = 0;
    task.report.state = RemoteState::InProgress;
    QVERIFY(statusTextOf(task, known).counts);
}

void TestTaskStatusText::nothingToExpect()
{
    for (const TaskState state : {TaskState::Sending, TaskState::NeedsReview, TaskState::Saved, TaskState::Refused,
             TaskState::Failed, TaskState::Canceled, TaskState::Forgotten, TaskState::Expired}) {
        VideoTask task = taskIn(state);
        task.error = {ErrorKind::Network, u"Something"_s};
        task.failedDownloads = 3;
        const TaskCircumstances all{SendWait{.what = SendWait::For::Pause, .remainingMs = 1000},
            TaskEta{60'000, 30'000, 5}, QDateTime::currentDateTimeUtc()};
        QCOMPARE(statusTextOf(task, all), TaskStatusText());
    }
}

void TestTaskStatusText::countdowns_data()
{
    QTest::addColumn<qint64>("milliseconds");
    QTest::addColumn<QString>("text");
    QTest::newRow("negative") << qint64(-5000) << u"0 s"_s;
    QTest::newRow("none") << qint64(0) << u"0 s"_s;
    QTest::newRow("begun") << qint64(1) << u"1 s"_s;
    QTest::newRow("whole") << qint64(28'000) << u"28 s"_s;
    QTest::newRow("last second") << qint64(59'000) << u"59 s"_s;
    QTest::newRow("into the minute") << qint64(59'001) << u"1:00 min"_s;
    QTest::newRow("minutes") << qint64(605'000) << u"10:05 min"_s;
    QTest::newRow("hours") << qint64(3'725'000) << u"1:02:05 h"_s;
}

void TestTaskStatusText::countdowns()
{
    QFETCH(qint64, milliseconds);
    QTEST(countdownText(milliseconds), "text");
}

void TestTaskStatusText::roughTimes_data()
{
    QTest::addColumn<qint64>("milliseconds");
    QTest::addColumn<QString>("text");
    QTest::newRow("none") << qint64(0) << u"5 s"_s;
    QTest::newRow("little") << qint64(4'999) << u"5 s"_s;
    QTest::newRow("ten") << qint64(12'000) << u"10 s"_s;
    QTest::newRow("nearly a minute") << qint64(57'499) << u"55 s"_s;
    QTest::newRow("a minute") << qint64(57'500) << u"1 min"_s;
    QTest::newRow("rounded") << qint64(149'000) << u"2 min"_s;
    QTest::newRow("nearly an hour") << qint64(3'569'000) << u"59 min"_s;
    QTest::newRow("an hour") << qint64(3'600'000) << u"1 h"_s;
    QTest::newRow("more") << qint64(4'200'000) << u"1 h 10 min"_s;
}

void TestTaskStatusText::roughTimes()
{
    QFETCH(qint64, milliseconds);
    QTEST(roughText(milliseconds), "text");
}

QTEST_GUILESS_MAIN(TestTaskStatusText)
#include "tst_taskstatustext.moc"
