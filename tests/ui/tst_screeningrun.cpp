// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/screening/screeningrun.h"

#include <QTest>

using namespace Dailies;

namespace {

const auto always = [](TaskId) { return true; };
const auto never = [](TaskId) { return false; };

TaskAnnotations rated(int rating)
{
    TaskAnnotations marks;
    marks.rating = rating;
    return marks;
}

TaskAnnotations rejected(int rating = 0)
{
    TaskAnnotations marks = rated(rating);
    marks.rejected = true;
    return marks;
}

} // namespace

/// The order of a screening, and what it counts.
class TestScreeningRun final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void emptyRunIsAtItsEnd();
    void placesAreClamped();
    void passesOverWhatCannotBePlayed();
    void removingATake_data();
    void removingATake();
    void puttingATakeBack_data();
    void puttingATakeBack();
    void theOnlyTakeIsRemoved();
    void talliesOnlyWhatChanged();
    void best_data();
    void best();
};

void TestScreeningRun::emptyRunIsAtItsEnd()
{
    ScreeningRun run;
    QVERIFY(run.isAtEnd());
    QCOMPARE(run.current(), 0);
    QCOMPARE(run.nextPlayable(always), 0);
    run.goTo(5);
    QVERIFY(run.isAtEnd());
    run.remove(1);
    QCOMPARE(run.tally({}), ScreeningRun::Tally());
    QVERIFY(run.best({}, 9, always).isEmpty());
}

void TestScreeningRun::placesAreClamped()
{
    ScreeningRun run({7, 8}, {});
    run.goTo(-3);
    QCOMPARE(run.current(), 7);
    run.goTo(9);
    QVERIFY(run.isAtEnd());
    QCOMPARE(run.place(), 2);
    QCOMPARE(run.placeOf(9), -1);
}

void TestScreeningRun::passesOverWhatCannotBePlayed()
{
    ScreeningRun run({1, 2, 3, 4}, {});
    QCOMPARE(run.nextPlayable([](TaskId id) { return id == 4; }), 3);
    QCOMPARE(run.nextPlayable(never), 4);
    run.goTo(3);
    QCOMPARE(run.nextPlayable(always), 4);
}

void TestScreeningRun::removingATake_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<TaskId>("removed");
    QTest::addColumn<TaskId>("current");
    QTest::newRow("before") << 1 << TaskId(1) << TaskId(2);
    QTest::newRow("the shown one") << 1 << TaskId(2) << TaskId(3);
    QTest::newRow("after") << 1 << TaskId(3) << TaskId(2);
    QTest::newRow("the shown one is the last") << 2 << TaskId(3) << TaskId(2);
    QTest::newRow("at the end") << 3 << TaskId(1) << TaskId(0);
    QTest::newRow("unknown") << 1 << TaskId(9) << TaskId(2);
}

void TestScreeningRun::removingATake()
{
    QFETCH(int, place);
    QFETCH(TaskId, removed);
    QFETCH(TaskId, current);
    ScreeningRun run({1, 2, 3}, {});
    run.goTo(place);
    run.remove(removed);
    QCOMPARE(run.current(), current);
}

void TestScreeningRun::puttingATakeBack_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<TaskId>("removed");
    QTest::addColumn<TaskId>("current");
    QTest::newRow("before") << 2 << TaskId(1) << TaskId(3);
    QTest::newRow("the shown one") << 1 << TaskId(2) << TaskId(3);
    QTest::newRow("after") << 0 << TaskId(2) << TaskId(1);
    QTest::newRow("at the end") << 3 << TaskId(3) << TaskId(0);
}

void TestScreeningRun::puttingATakeBack()
{
    QFETCH(int, place);
    QFETCH(TaskId, removed);
    QFETCH(TaskId, current);
    ScreeningRun run({1, 2, 3}, {});
    QCOMPARE(run.putBack(removed), -1);
    QCOMPARE(run.putBack(9), -1);
    run.goTo(place);
    run.remove(removed);
    QCOMPARE(run.putBack(removed), removed - 1);
    QCOMPARE(run.takes(), run.all());
    QCOMPARE(run.current(), current);
}

void TestScreeningRun::theOnlyTakeIsRemoved()
{
    ScreeningRun run({1}, {});
    run.remove(1);
    QVERIFY(run.isAtEnd());
    QCOMPARE(run.putBack(1), 0);
    QVERIFY(run.isAtEnd());
}

void TestScreeningRun::talliesOnlyWhatChanged()
{
    const ScreeningRun run({1, 2, 3, 4, 5}, {{1, rated(3)}, {2, rated(4)}, {3, rejected()}});
    const ScreeningRun::Marks now{{1, rated(3)}, {2, rated(0)}, {3, rejected(2)}, {4, rated(5)}, {5, rejected()}};
    QCOMPARE(run.tally(now), (ScreeningRun::Tally{2, 1})); // 3 and 4; 5
}

void TestScreeningRun::best_data()
{
    QTest::addColumn<QList<int>>("ratings");
    QTest::addColumn<int>("most");
    QTest::addColumn<QList<TaskId>>("best");
    QTest::newRow("none rated") << QList<int>{0, 0, 0} << 9 << QList<TaskId>{};
    QTest::newRow("one good") << QList<int>{5, 3, 3} << 9 << QList<TaskId>{};
    QTest::newRow("in the order of the run") << QList<int>{4, 3, 5} << 9 << QList<TaskId>{1, 3};
    QTest::newRow("no more than fit") << QList<int>{4, 5, 5} << 2 << QList<TaskId>{2, 3};
    QTest::newRow("rejected ones do not count") << QList<int>{5, -1, 4} << 9 << QList<TaskId>{1, 3};
}

void TestScreeningRun::best()
{
    QFETCH(QList<int>, ratings);
    QFETCH(int, most);
    QFETCH(QList<TaskId>, best);
    ScreeningRun::Marks now;
    QList<TaskId> takes;
    for (const int rating : ratings) {
        takes.append(takes.size() + 1);
        now.insert(takes.constLast(), rating < 0 ? rejected(5) : rated(rating));
    }
    const ScreeningRun run(takes, {});
    QCOMPARE(run.best(now, most, always), best);
    QVERIFY(run.best(now, most, never).isEmpty());
}

QTEST_APPLESS_MAIN(TestScreeningRun)
#include "tst_screeningrun.moc"
