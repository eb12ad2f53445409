// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/pacing/durationestimator.h"

#include <QTest>
#include <QTimeZone>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QDateTime noon(QDate(2026, 1, 1), QTime(12, 0), QTimeZone::utc());

QList<DurationSample> courses(double asked, const QList<int>& seconds)
{
    QList<DurationSample> all;
    for (int took : seconds)
        all.append({asked, took * 1000LL});
    return all;
}

VideoTask finishedTask(int tookSeconds = 100)
{
    VideoTask task;
    task.id = 1;
    task.accountId = u"studio"_s;
    task.baseUrl = QUrl(u"https://service.example/v1"_s);
    task.request.model = u"m"_s;
    task.request.durationSeconds = 5;
    task.state = TaskState::Saved;
    task.remoteId = u"job"_s;
    task.report.state = RemoteState::Succeeded;
    task.sentAt = noon.addSecs(-2);
    task.acceptedAt = noon;
    task.finishedAt = noon.addSecs(tookSeconds);
    return task;
}

} // namespace

class TestDurationEstimator final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatATaskTeaches_data();
    void whatATaskTeaches();
    void theServicesOwnTimesCount_data();
    void theServicesOwnTimesCount();
    void fiveAreEnough();
    void medianAndSpread();
    void outliersDoNotSpoilIt_data();
    void outliersDoNotSpoilIt();
    void otherLengthsGiveARange();
    void lengthsFarOffAreNotAsked();
    void theVeryLengthGoesFirst();
    void readOnceAndKeptUpToDate();
    void onlyTheNewestCount();
    void kindsAreApart();
};

void TestDurationEstimator::whatATaskTeaches_data()
{
    QTest::addColumn<VideoTask>("task");
    QTest::addColumn<qint64>("took");
    const auto row = [](const char* name, qint64 took, const std::function<void(VideoTask&)>& change) {
        VideoTask task = finishedTask();
        change(task);
        QTest::newRow(name) << task << took;
    };
    row("plain", 100000, [](VideoTask&) {});
    row("a second", 1000, [](VideoTask& t) { t.finishedAt = noon.addSecs(1); });
    row("clip not fetched yet", 100000, [](VideoTask& t) { t.state = TaskState::Downloading; });
    row("clip gone", 100000, [](VideoTask& t) { t.state = TaskState::Expired; });
    row("failed", 0, [](VideoTask& t) { t.report.state = RemoteState::Failed; });
    row("canceled", 0, [](VideoTask& t) { t.report.state = RemoteState::Canceled; });
    row("not finished", 0, [](VideoTask& t) { t.finishedAt = {}; });
    row("adopted", 0, [](VideoTask& t) { t.sentAt = {}; });
    row("never accepted", 0, [](VideoTask& t) { t.acceptedAt = {}; });
    row("id given hours later", 0, [](VideoTask& t) { t.sentAt = noon.addSecs(-7200); });
    row("accepted before it was sent", 0, [](VideoTask& t) { t.sentAt = noon.addSecs(90); });
    row("clock set back", 0, [](VideoTask& t) { t.finishedAt = noon.addDays(-1); });
    row("clock set on", 0, [](VideoTask& t) { t.finishedAt = noon.addSecs(25 * 3600); });
    row("at once", 0, [](VideoTask& t) { t.finishedAt = noon.addMSecs(3); });
    row("nobody looked for hours", 0, [](VideoTask& t) { t.finishedAt = noon.addSecs(9 * 3600); });
}

void TestDurationEstimator::whatATaskTeaches()
{
    QFETCH(VideoTask, task);
    QFETCH(qint64, took);
    const std::optional<DurationSample> course = courseOf(task);
    QCOMPARE(course.has_value(), took > 0);
    if (course)
        QVERIFY(*course == (DurationSample{5, took}));
    task.request.durationSeconds.reset();
    if (course)
        QCOMPARE(courseOf(task)->askedSeconds, 0);
}

void TestDurationEstimator::theServicesOwnTimesCount_data()
{
    QTest::addColumn<QString>("submit");
    QTest::addColumn<QString>("end");
    QTest::addColumn<qint64>("took");
    QTest::newRow("as specified") << u"2026-01-01 20:00:00.500"_s << u"2026-01-01 20:01:30.750"_s << qint64(90250);
    QTest::newRow("without milliseconds") << u"2026-01-01 20:00:00"_s << u"2026-01-01 20:01:30"_s << qint64(90000);
    QTest::newRow("over midnight") << u"2026-01-01 23:59:30.000"_s << u"2026-01-02 00:00:30.000"_s << qint64(60000);
    QTest::newRow("one is missing") << u"2026-01-01 20:00:00.000"_s << QString() << qint64(100000);
    QTest::newRow("not a time") << u"yesterday"_s << u"today"_s << qint64(100000);
    QTest::newRow("backwards") << u"2026-01-01 20:01:00.000"_s << u"2026-01-01 20:00:00.000"_s << qint64(100000);
    QTest::newRow("days") << u"2026-01-01 20:01:00.000"_s << u"2026-01-03 20:00:00.000"_s << qint64(100000);
}

void TestDurationEstimator::theServicesOwnTimesCount()
{
    QFETCH(QString, submit);
    QFETCH(QString, end);
    QFETCH(qint64, took);
    VideoTask task = finishedTask();
    task.report.submitTime = submit;
    task.report.endTime = end;
    QCOMPARE(courseOf(task)->tookMs, took);
    // Nobody observed the end, but the service reports it.
    task.finishedAt = noon.addSecs(9 * 3600);
    QCOMPARE(courseOf(task).has_value(), took != 100000);
}

void TestDurationEstimator::fiveAreEnough()
{
    QVERIFY(!usualTime({}, 5));
    QVERIFY(!usualTime(courses(5, {60, 60, 60, 60}), 5));
    const auto usual = usualTime(courses(5, {60, 60, 60, 60, 60}), 5);
    QVERIFY(usual);
    QVERIFY(*usual == (DurationRange{60000, 60000, 60000, 5}));
}

void TestDurationEstimator::medianAndSpread()
{
    const auto usual = usualTime(courses(5, {120, 80, 100, 90, 110}), 5);
    QCOMPARE(usual->usualMs, 100000);
    QCOMPARE(usual->earlyMs, 84000);
    QCOMPARE(usual->lateMs, 116000);
    QCOMPARE(usual->takes, 5);
}

void TestDurationEstimator::outliersDoNotSpoilIt_data()
{
    QTest::addColumn<QList<int>>("odd");
    QTest::newRow("none") << QList<int>{};
    QTest::newRow("one that nobody looked at") << QList<int>{7000};
    QTest::newRow("several of them") << QList<int>{7000, 3600, 5400, 2400};
    QTest::newRow("one that ended at once") << QList<int>{1};
    QTest::newRow("on both sides") << QList<int>{1, 2, 6000, 7200};
}

void TestDurationEstimator::outliersDoNotSpoilIt()
{
    QFETCH(QList<int>, odd);
    const auto usual = usualTime(courses(5, QList<int>{95, 100, 105, 98, 102, 101, 99, 100, 97, 103} + odd), 5);
    QVERIFY(usual->usualMs >= 98000 && usual->usualMs <= 103000);
    QVERIFY(usual->earlyMs >= 95000);
    QVERIFY(usual->lateMs <= 105000);
    QCOMPARE(usual->takes, 10);
}

void TestDurationEstimator::otherLengthsGiveARange()
{
    // No clip of ten seconds was requested so far. The estimate ranges from what five seconds took to twice as much.
    const auto longer = usualTime(courses(5, {60, 60, 60, 60, 60}), 10);
    QVERIFY(*longer == (DurationRange{60000, 90000, 120000, 5}));
    const auto shorter = usualTime(courses(10, {60, 60, 60, 60, 60}), 5);
    QVERIFY(*shorter == (DurationRange{30000, 45000, 60000, 5}));
    // A few of the same length and a few of others are enough together.
    QVERIFY(usualTime(courses(5, {60, 60, 60}) + courses(6, {70, 70}), 5));
}

void TestDurationEstimator::lengthsFarOffAreNotAsked()
{
    QVERIFY(!usualTime(courses(5, {60, 60, 60, 60, 60}), 11));
    QVERIFY(!usualTime(courses(30, {60, 60, 60, 60, 60}), 5));
    // A length chosen by the service says nothing about a requested length, and vice versa.
    QVERIFY(!usualTime(courses(0, {60, 60, 60, 60, 60}), 5));
    QVERIFY(!usualTime(courses(5, {60, 60, 60, 60, 60}), 0));
    QVERIFY(usualTime(courses(0, {60, 60, 60, 60, 60}), 0));
}

void TestDurationEstimator::theVeryLengthGoesFirst()
{
    const auto usual =
        usualTime(courses(10, {200, 200, 200, 200, 200, 200, 200, 200}) + courses(5, {60, 61, 62, 63, 64}), 5);
    QCOMPARE(usual->usualMs, 62000);
    QCOMPARE(usual->takes, 5);
}

void TestDurationEstimator::readOnceAndKeptUpToDate()
{
    int reads = 0;
    const DurationEstimator::Load load = [&reads](const CourseKind& kind) {
        ++reads;
        return kind.model == "m"_L1 ? courses(5, {60, 60, 60, 60}) : QList<DurationSample>();
    };
    DurationEstimator estimate(load);
    const CourseKind kind = courseKindOf(finishedTask());
    // Nothing is stored for a kind that nobody has asked about yet; the first read includes the sample.
    estimate.add(finishedTask(60));
    for (int n = 0; n < 10; ++n)
        QVERIFY(!estimate.usual(kind, 5));
    QCOMPARE(reads, 1);
    VideoTask failed = finishedTask(60);
    failed.report.state = RemoteState::Failed;
    estimate.add(failed);
    QVERIFY(!estimate.usual(kind, 5));
    estimate.add(finishedTask(60));
    QCOMPARE(estimate.usual(kind, 5)->usualMs, 60000);
    for (int n = 0; n < 30; ++n)
        estimate.add(finishedTask(90));
    QCOMPARE(estimate.usual(kind, 5)->usualMs, 90000);
    QCOMPARE(reads, 1);
}

void TestDurationEstimator::onlyTheNewestCount()
{
    DurationEstimator estimate([](const CourseKind&) {
        return QList<DurationSample>(DurationEstimator::mostTakes, {5, 60000});
    });
    const CourseKind kind = courseKindOf(finishedTask());
    QCOMPARE(estimate.usual(kind, 5)->takes, DurationEstimator::mostTakes);
    for (int n = 0; n < DurationEstimator::mostTakes; ++n)
        estimate.add(finishedTask(240));
    QVERIFY(*estimate.usual(kind, 5) == (DurationRange{240000, 240000, 240000, DurationEstimator::mostTakes}));
}

void TestDurationEstimator::kindsAreApart()
{
    DurationEstimator estimate([](const CourseKind& kind) {
        return kind == courseKindOf(finishedTask()) ? courses(5, {60, 60, 60, 60, 60}) : QList<DurationSample>();
    });
    VideoTask other = finishedTask();
    QVERIFY(estimate.usual(courseKindOf(other), 5));
    other.request.model = u"another"_s;
    QVERIFY(!estimate.usual(courseKindOf(other), 5));
    other = finishedTask();
    other.request.kind.apiType = ApiType::VideoEdit;
    QVERIFY(!estimate.usual(courseKindOf(other), 5));
    // Durations of the practice service say nothing about a real service.
    other = finishedTask();
    other.baseUrl.clear();
    QVERIFY(!estimate.usual(courseKindOf(other), 5));
}

QTEST_GUILESS_MAIN(TestDurationEstimator)
#include "tst_durationestimator.moc"
