// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/pacing/pollqueue.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestPollQueue final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void dueInOrderOfTime();
    void aWishGoesFirst();
    void aWishIsNotPutOff();
    void planningAgainReplaces();
    void accountsTakeTurns();
    void removedIsGone();
    void takeAllLeavesTheOthers();
    void nextDueIsTheNearestToCome();
    void spreadKeepsTheRank();
    void spreadLeavesWishesAndWhatIsToCome();
    void hundredsOfTasksEachGetTheirTurn();

private:
    static QList<TaskId> drained(PollQueue& plan, qint64 now)
    {
        QList<TaskId> ids;
        for (bool any = true; any;) {
            any = false;
            for (const QString& account : plan.accounts()) {
                if (const auto id = plan.next(account, now)) {
                    plan.take(*id);
                    ids.append(*id);
                    any = true;
                }
            }
        }
        return ids;
    }
};

void TestPollQueue::dueInOrderOfTime()
{
    PollQueue plan;
    QVERIFY(plan.isEmpty());
    QVERIFY(!plan.next(u"a"_s, 1000));
    plan.put(1, u"a"_s, 300);
    plan.put(2, u"a"_s, 100);
    plan.put(3, u"a"_s, 100);
    plan.put(4, u"a"_s, 301);
    QVERIFY(!plan.next(u"a"_s, 99));
    QCOMPARE(plan.next(u"a"_s, 100), 2);
    QCOMPARE(drained(plan, 300), (QList<TaskId>{2, 3, 1}));
    QCOMPARE(drained(plan, 300), QList<TaskId>());
    QVERIFY(!plan.isEmpty());
    QCOMPARE(drained(plan, 301), QList<TaskId>{4});
    QVERIFY(plan.isEmpty());
    QVERIFY(plan.accounts().isEmpty());
}

void TestPollQueue::aWishGoesFirst()
{
    PollQueue plan;
    plan.put(1, u"a"_s, -50000);
    plan.putFirst(2, u"a"_s, 100);
    plan.putFirst(3, u"a"_s, 101);
    QVERIFY(plan.isFirst(2));
    QVERIFY(!plan.isFirst(1));
    // A task that the user asked for is due at any time.
    QCOMPARE(drained(plan, 0), (QList<TaskId>{2, 3, 1}));
    QVERIFY(!plan.isFirst(2));
}

void TestPollQueue::aWishIsNotPutOff()
{
    PollQueue plan;
    plan.putFirst(1, u"a"_s, 100);
    plan.put(1, u"a"_s, 99999);
    QCOMPARE(plan.next(u"a"_s, 100), 1);
}

void TestPollQueue::planningAgainReplaces()
{
    PollQueue plan;
    plan.put(1, u"a"_s, 100);
    plan.put(1, u"a"_s, 500);
    QVERIFY(!plan.next(u"a"_s, 499));
    plan.put(1, u"b"_s, 200);
    QVERIFY(!plan.next(u"a"_s, 9999));
    QCOMPARE(drained(plan, 200), QList<TaskId>{1});
    plan.put(1, u"a"_s, 100);
    plan.putFirst(1, u"a"_s, 100);
    QCOMPARE(drained(plan, 200), QList<TaskId>{1});
}

void TestPollQueue::accountsTakeTurns()
{
    PollQueue plan;
    for (TaskId id = 1; id <= 100; ++id)
        plan.put(id, u"many"_s, 0);
    plan.put(101, u"few"_s, 50);
    plan.put(102, u"few"_s, 60);
    const QList<TaskId> order = drained(plan, 100);
    QCOMPARE(order.size(), 102);
    QVERIFY(order.indexOf(101) <= 2);
    QVERIFY(order.indexOf(102) <= 4);
}

void TestPollQueue::removedIsGone()
{
    PollQueue plan;
    plan.remove(1);
    plan.take(1);
    plan.put(1, u"a"_s, 0);
    plan.put(2, u"a"_s, 0);
    plan.remove(1);
    QCOMPARE(drained(plan, 0), QList<TaskId>{2});
    QVERIFY(plan.isEmpty());
}

void TestPollQueue::takeAllLeavesTheOthers()
{
    PollQueue plan;
    plan.put(1, u"a"_s, 900);
    plan.putFirst(2, u"a"_s, 0);
    plan.put(3, u"b"_s, 0);
    QCOMPARE(plan.takeAll(u"a"_s), (QList<TaskId>{2, 1}));
    QVERIFY(plan.takeAll(u"a"_s).isEmpty());
    QVERIFY(plan.takeAll(u"nobody"_s).isEmpty());
    QCOMPARE(plan.accounts(), QStringList{u"b"_s});
    QCOMPARE(drained(plan, 0), QList<TaskId>{3});
}

void TestPollQueue::nextDueIsTheNearestToCome()
{
    PollQueue plan;
    QVERIFY(!plan.nextDue(0));
    plan.put(1, u"a"_s, 100);
    plan.put(2, u"a"_s, 700);
    plan.put(3, u"b"_s, 400);
    plan.putFirst(4, u"b"_s, 5000);
    QCOMPARE(plan.nextDue(0), 100);
    // Tasks that are due now no longer count.
    QCOMPARE(plan.nextDue(100), 400);
    QCOMPARE(plan.nextDue(400), 700);
    QVERIFY(!plan.nextDue(700));
}

void TestPollQueue::spreadKeepsTheRank()
{
    PollQueue plan;
    for (TaskId id = 1; id <= 10; ++id)
        plan.put(id, id % 2 ? u"odd"_s : u"even"_s, 100 * id);
    plan.spread(5000, 30000, [](TaskId id) { return -id; });
    QCOMPARE(drained(plan, 5000), QList<TaskId>{10});
    QCOMPARE(drained(plan, 5000 + 3000), QList<TaskId>{9});
    QCOMPARE(drained(plan, 5000 + 15000).size(), 4);
    QCOMPARE(drained(plan, 5000 + 26999).size(), 3);
    QCOMPARE(drained(plan, 5000 + 27000), QList<TaskId>{1});
}

void TestPollQueue::spreadLeavesWishesAndWhatIsToCome()
{
    PollQueue plan;
    plan.spread(0, 30000, [](TaskId id) { return id; });
    plan.putFirst(1, u"a"_s, 0);
    plan.put(2, u"a"_s, 100);
    plan.put(3, u"a"_s, 101);
    plan.spread(100, 30000, [](TaskId id) { return -id; });
    QCOMPARE(drained(plan, 100), (QList<TaskId>{1, 2}));
    QCOMPARE(drained(plan, 101), QList<TaskId>{3});
}

void TestPollQueue::hundredsOfTasksEachGetTheirTurn()
{
    // Due every ten seconds, at two queries a second: no task is polled twice before all were polled once.
    PollQueue plan;
    QHash<TaskId, int> asked;
    for (TaskId id = 1; id <= 999; ++id)
        plan.put(id, u"account %1"_s.arg(id % 3), 10 * id);
    qint64 now = 0;
    for (int n = 0; n < 2997; ++n) {
        now += 500;
        const QStringList accounts = plan.accounts();
        for (const QString& account : accounts) {
            const std::optional<TaskId> id = plan.next(account, now);
            if (!id)
                continue;
            plan.take(*id);
            ++asked[*id];
            plan.put(*id, account, now + 10000);
            break;
        }
    }
    int fewest = 3000;
    int most = 0;
    for (int times : std::as_const(asked)) {
        fewest = std::min(fewest, times);
        most = std::max(most, times);
    }
    QCOMPARE(asked.size(), 999);
    QVERIFY2(most - fewest <= 1, qPrintable(u"%1 to %2"_s.arg(fewest).arg(most)));
    QVERIFY(fewest >= 2);
}

QTEST_GUILESS_MAIN(TestPollQueue)
#include "tst_pollqueue.moc"
