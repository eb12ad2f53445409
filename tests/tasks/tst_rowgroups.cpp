// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/history/taskgrouping.h"
#include "app/tasks/store/requestfingerprint.h"

#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// The rows of a list: "d" and "r" are expanded days and requests, "D" and "R" collapsed ones, digits are tasks.
class TestRowGroups final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void rows_data();
    void rows();
    void placesAndRowsAgree_data() { rows_data(); }
    void placesAndRowsAgree();
    void groupStaysItselfWhileNewTakesCome();
    void listWithoutGroupsIsItself();
    void traitsThatAreMissing();
    void keys();
};

namespace {

/// Each letter is the request of one task; '.' is a unique request. A number begins another day.
QList<GroupKey> traitsOf(const QString& text)
{
    QList<GroupKey> traits;
    int day = 1;
    for (const QChar c : text) {
        if (c.isDigit())
            day = c.digitValue();
        else if (c == u'?')
            traits.append({0, 0});
        else
            traits.append({c == u'.' ? 1000 + quint64(traits.size()) : quint64(c.unicode()), day});
    }
    return traits;
}

/// Newest first: 9, 8, 7 …
QList<TaskId> idsFor(qsizetype count)
{
    QList<TaskId> ids;
    for (qsizetype n = 0; n < count; ++n)
        ids.append(9 - n);
    return ids;
}

QString textOf(const TaskGrouping& rows)
{
    QString text;
    for (int row = 0; row < rows.rows().size(); ++row) {
        const RowGroup* group = rows.groupAt(row);
        if (group == nullptr) {
            text += QString::number(rows.rows().at(row));
            continue;
        }
        const QChar letter = group->kind == RowGroup::Kind::Day ? u'd' : u'r';
        text += group->isCollapsed ? letter.toUpper() : letter;
    }
    return text;
}

} // namespace

void TestRowGroups::rows_data()
{
    QTest::addColumn<QString>("tasks");
    QTest::addColumn<QList<int>>("closedDays");
    QTest::addColumn<QList<int>>("closedTakes");
    QTest::addColumn<QString>("expected");
    const QList<int> none;
    QTest::newRow("nothing") << u""_s << none << none << u""_s;
    QTest::newRow("one") << u"a"_s << none << none << u"9"_s;
    QTest::newRow("single takes of a day") << u"abc"_s << none << none << u"987"_s;
    QTest::newRow("a run") << u"aa"_s << none << none << u"r98"_s;
    QTest::newRow("a run among others") << u"abbc"_s << none << none << u"9r876"_s;
    QTest::newRow("two runs") << u"aabb"_s << none << none << u"r98r76"_s;
    QTest::newRow("the same again later") << u"aabaa"_s << none << none << u"r987r65"_s;
    QTest::newRow("two days") << u"1a2b"_s << none << none << u"d9d8"_s;
    QTest::newRow("a run over midnight") << u"1aa2aa"_s << none << none << u"dr98dr76"_s;
    QTest::newRow("one each side of midnight") << u"1a2a"_s << none << none << u"d9d8"_s;
    QTest::newRow("a day comes back") << u"1a2b1c"_s << none << none << u"d9d8d7"_s;
    QTest::newRow("keys not known") << u"???"_s << none << none << u"987"_s;
    QTest::newRow("day not known in between") << u"1a?2b"_s << none << none << u"d98d7"_s;
    QTest::newRow("not known never a run") << u"a??a"_s << none << none << u"9876"_s;
    QTest::newRow("closed run by its oldest") << u"aaab"_s << none << QList<int>{7} << u"R6"_s;
    QTest::newRow("closed run by any") << u"aaab"_s << none << QList<int>{9} << u"R6"_s;
    QTest::newRow("closed one that is single now") << u"ab"_s << none << QList<int>{9} << u"98"_s;
    QTest::newRow("one of two closed") << u"aabb"_s << none << QList<int>{6} << u"r98R"_s;
    QTest::newRow("closed day") << u"1aab2c"_s << QList<int>{1} << none << u"Dd6"_s;
    QTest::newRow("all days closed") << u"1aab2cc"_s << QList<int>{1, 2} << QList<int>{5} << u"DD"_s;
    QTest::newRow("closed day of one") << u"ab"_s << QList<int>{1} << none << u"98"_s;
    QTest::newRow("closed run on an open day") << u"1a2bb.3c"_s << none << QList<int>{7} << u"d9dR6d5"_s;
}

void TestRowGroups::rows()
{
    QFETCH(QString, tasks);
    QFETCH(QList<int>, closedDays);
    QFETCH(QList<int>, closedTakes);
    QFETCH(QString, expected);
    const QList<GroupKey> traits = traitsOf(tasks);
    const CollapsedGroups collapsed{
        QSet<int>(closedDays.cbegin(), closedDays.cend()), QSet<TaskId>(closedTakes.cbegin(), closedTakes.cend())};
    QCOMPARE(textOf(TaskGrouping(idsFor(traits.size()), traits, collapsed)), expected);
}

void TestRowGroups::placesAndRowsAgree()
{
    QFETCH(QString, tasks);
    QFETCH(QList<int>, closedDays);
    QFETCH(QList<int>, closedTakes);
    const QList<GroupKey> traits = traitsOf(tasks);
    const QList<TaskId> ids = idsFor(traits.size());
    const TaskGrouping rows(ids, traits,
        {QSet<int>(closedDays.cbegin(), closedDays.cend()), QSet<TaskId>(closedTakes.cbegin(), closedTakes.cend())});
    for (int place = 0; place < ids.size(); ++place) {
        QCOMPARE(rows.rowOfPlace(place), int(rows.rows().indexOf(ids.at(place))));
        const QList<RowGroup> around = rows.groupsOfPlace(place);
        const bool isHidden = std::any_of(around.cbegin(), around.cend(), [](auto& each) { return each.isCollapsed; });
        QCOMPARE(rows.rowOfPlace(place) < 0, isHidden);
        for (const RowGroup& group : around)
            QVERIFY(place >= group.place && place < group.place + group.count);
        const RowGroup* run = rows.rowOfPlace(place) < 0 ? nullptr : rows.runAround(rows.rowOfPlace(place));
        const bool isInRun = !isHidden && !around.isEmpty() && around.constLast().kind == RowGroup::Kind::Request;
        QCOMPARE(run != nullptr, isInRun);
    }
    QSet<TaskRowId> different(rows.rows().cbegin(), rows.rows().cend());
    QCOMPARE(different.size(), rows.rows().size());
}

void TestRowGroups::groupStaysItselfWhileNewTakesCome()
{
    const TaskGrouping before({8, 7, 6}, traitsOf(u"aab"_s));
    const TaskGrouping after({9, 8, 7, 6}, traitsOf(u"aaab"_s));
    QCOMPARE(before.groups().constFirst().id, after.groups().constFirst().id);
    const TaskGrouping upwards({6, 7, 8, 9}, traitsOf(u"baaa"_s));
    QCOMPARE(upwards.groups().constFirst().id, after.groups().constFirst().id);
}

void TestRowGroups::listWithoutGroupsIsItself()
{
    const QList<TaskId> ids{3, 2, 1};
    const TaskGrouping rows(ids, traitsOf(u"abc"_s));
    QVERIFY(rows.groups().isEmpty());
    QCOMPARE(rows.rows().constData(), ids.constData());
}

void TestRowGroups::traitsThatAreMissing()
{
    const TaskGrouping rows({3, 2, 1}, traitsOf(u"aa"_s));
    QCOMPARE(textOf(rows), u"321"_s);
    QCOMPARE(TaskGrouping().rowOfPlace(0), 0);
    QVERIFY(TaskGrouping().groupAt(0) == nullptr);
    QVERIFY(TaskGrouping().runAround(0) == nullptr);
}

void TestRowGroups::keys()
{
    VideoTask task;
    task.accountId = u"studio"_s;
    task.request.model = u"wan3.0-video"_s;
    task.request.prompt = u"a kite"_s;
    const quint64 key = requestKey(task);
    QVERIFY(key > 0);
    VideoTask copy = task;
    copy.id = 7;
    copy.state = TaskState::Failed;
    copy.marks.rating = 3;
    QCOMPARE(requestKey(copy), key);
    copy.request.prompt += u' ';
    QVERIFY(requestKey(copy) != key);
    copy = task;
    copy.request.model = u"wan2.7"_s;
    QVERIFY(requestKey(copy) != key);
    copy = task;
    copy.accountId = u"home"_s;
    QVERIFY(requestKey(copy) != key);
    // Databases store it, so it must be the same in every version.
    QCOMPARE(requestKey(VideoTask()), requestKey(VideoTask()));
}

QTEST_GUILESS_MAIN(TestRowGroups)
#include "tst_rowgroups.moc"
