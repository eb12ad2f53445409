// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/database/sqlconnection.h"
#include "app/tasks/history/taskhistory.h"

#include "app/tasks/database/databasefiles.h"
#include "app/tasks/recovery/journalreconciler.h"
#include "app/tasks/store/idjournal.h"
#include "tests/tasks/databasehelp.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

VideoTask savedTask(const QString& prompt, const QString& remoteId)
{
    VideoTask task = runningTask(remoteId);
    task.request.prompt = prompt;
    task.state = TaskState::Saved;
    task.file = u"/clips/%1.mp4"_s.arg(remoteId);
    return task;
}

} // namespace

class TestTaskHistory final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void wordsAreFound_data();
    void wordsAreFound();
    void wordsFollowTheMarks();
    void failedWriteLeavesIndexAndMarks();
    void removedTaskIsNotFound();
    void restOfTheRequestIsFoundToo();
    void marksSurviveNewsOfTheTask();
    void marksComeWithNewTasks();
    void whoMayGoIntoTheBin_data();
    void whoMayGoIntoTheBin();
    void binTakesAllOrNone();
    void emptiedBin();
    void emptiedBinKeepsWhatGoesOn_data();
    void emptiedBinKeepsWhatGoesOn();
    void deletedIdsDoNotComeBack();
    void tallies();
    void countsWhatIsNoLongerTracked();
    void whatNeedsAttention();
    void choices();
    void children();

private:
    QList<TaskId> found(const QString& text) const { return m_history->find({.text = text}); }
    TaskId add(const VideoTask& task) { return m_store->add(task).value(); }
    void mark(TaskId id, const TaskAnnotations& marks) { QVERIFY(m_history->setMarks({{id, marks}})); }

    std::unique_ptr<QTemporaryDir> m_folder;
    QString m_file;
    std::unique_ptr<TaskStore> m_store;
    std::unique_ptr<TaskHistory> m_history;
};

void TestTaskHistory::init()
{
    m_store.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"tasks.sqlite"_s);
    m_store = std::make_unique<TaskStore>();
    QVERIFY(m_store->open(m_file));
    m_history = std::make_unique<TaskHistory>(*m_store);
}

void TestTaskHistory::wordsAreFound_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<TaskId>>("ids");
    using Ids = QList<TaskId>;
    QTest::newRow("all") << QString() << Ids{4, 3, 2, 1};
    QTest::newRow("one sign inside") << u"猫"_s << Ids{2};
    QTest::newRow("signs together") << u"屋顶"_s << Ids{2};
    QTest::newRow("signs apart") << u"猫顶"_s << Ids{};
    QTest::newRow("two signs") << u"月 猫"_s << Ids{2};
    QTest::newRow("kana") << u"ウサギ"_s << Ids{3};
    QTest::newRow("half width kana") << u"ｳｻｷﾞ"_s << Ids{3};
    QTest::newRow("beginning of a word") << u"light"_s << Ids{1};
    QTest::newRow("inside of a word") << u"house"_s << Ids{};
    QTest::newRow("whatever case") << u"LIGHTHOUSE"_s << Ids{1};
    QTest::newRow("accents") << u"cafe"_s << Ids{4};
    QTest::newRow("both words") << u"storm light"_s << Ids{1};
    QTest::newRow("one of them is missing") << u"storm kite"_s << Ids{};
    QTest::newRow("model") << u"wan3.0"_s << Ids{4, 3, 2, 1};
    QTest::newRow("id") << u"0385dc79-5f"_s << Ids{1};
    QTest::newRow("not the middle of an id") << u"dc79-5"_s << Ids{};
    QTest::newRow("number and words") << u"4"_s << Ids{4, 1};
    QTest::newRow("picture sign") << u"🐈"_s << Ids{4};
    QTest::newRow("another picture sign") << u"🐕"_s << Ids{};
    QTest::newRow("quotes") << u"\"storm\""_s << Ids{1};
    QTest::newRow("operators") << u"storm OR kite"_s << Ids{};
    QTest::newRow("percent") << u"%"_s << Ids{};
    QTest::newRow("statement") << u"x'; DELETE FROM tasks; --"_s << Ids{};
    QTest::newRow("NUL") << u"storm\0"_s << Ids{1};
    QTest::newRow("long") << QString(100000, u'x') << Ids{};
    QTest::newRow("many") << u"storm "_s.repeated(1000) << Ids{1};
}

void TestTaskHistory::wordsAreFound()
{
    QFETCH(QString, text);
    add(savedTask(u"A lighthouse in a storm, 4K"_s, u"0385dc79-5ff8"_s));
    add(waitingTask(u"一只猫在屋顶上看月亮"_s));
    add(waitingTask(u"白いウサギが走る"_s));
    add(waitingTask(u"Le café, au coin 🐈"_s));
    QTEST(found(text), "ids");
    QCOMPARE(m_store->ids().size(), 4);
}

void TestTaskHistory::wordsFollowTheMarks()
{
    const TaskId id = add(waitingTask(u"kite"_s));
    QVERIFY(found(u"harbour"_s).isEmpty());
    mark(id, {.rating = 4, .tags = {u"night shots"_s, u"港"_s}, .note = u"for the harbour scene"_s});
    QCOMPARE(found(u"harbour"_s), QList<TaskId>{id});
    QCOMPARE(found(u"night"_s), QList<TaskId>{id});
    QCOMPARE(found(u"港 kite"_s), QList<TaskId>{id});
    QCOMPARE(m_store->task(id)->marks.rating, 4);
    mark(id, {.note = u"no more"_s});
    QVERIFY(found(u"harbour"_s).isEmpty());
    QVERIFY(found(u"港"_s).isEmpty());
    QCOMPARE(found(u"kite more"_s), QList<TaskId>{id});
    // The next start finds the same.
    QVERIFY(m_store->open(m_file));
    QCOMPARE(found(u"kite more"_s), QList<TaskId>{id});
}

void TestTaskHistory::failedWriteLeavesIndexAndMarks()
{
    const TaskId id = add(waitingTask(u"kite"_s));
    mark(id, {.note = u"before"_s});
    runOn(m_file,
        {u"CREATE TRIGGER no BEFORE UPDATE OF note ON tasks WHEN new.note = 'after' "
         "BEGIN SELECT RAISE(ABORT, 'no'); END"_s});
    const TaskId other = add(waitingTask(u"boat"_s));
    QSignalSpy changes(m_store.get(), &TaskStore::taskChanged);
    const auto refused = m_history->setMarks({{id, {.note = u"after"_s}}, {other, {.note = u"fine"_s}}});
    QVERIFY(!refused);
    QCOMPARE(refused.error().kind, ErrorKind::Storage);
    QVERIFY(changes.isEmpty());
    QCOMPARE(found(u"before"_s), QList<TaskId>{id});
    QVERIFY(found(u"after"_s).isEmpty());
    QVERIFY(found(u"fine"_s).isEmpty());
    QCOMPARE(m_store->task(other)->marks, TaskAnnotations());
}

void TestTaskHistory::removedTaskIsNotFound()
{
    const TaskId id = add(waitingTask(u"kite"_s));
    QVERIFY(m_store->remove(id));
    QVERIFY(found(u"kite"_s).isEmpty());
    QCOMPARE(valueIn(m_file, u"SELECT COUNT(*) FROM search"_s).toInt(), 0);
}

void TestTaskHistory::restOfTheRequestIsFoundToo()
{
    VideoTask task = waitingTask(u"three shots"_s);
    task.request.negativePrompt = u"blurry"_s;
    task.request.shots = {{1, u"a door opens"_s, 2.0}, {2, u"灯亮了"_s, 3.0}};
    const TaskId id = add(task);
    for (const QString& text : {u"blurry"_s, u"door"_s, u"灯"_s})
        QCOMPARE(found(text), QList<TaskId>{id});
}

void TestTaskHistory::marksSurviveNewsOfTheTask()
{
    VideoTask task = waitingTask(u"kite"_s);
    task.id = add(task);
    mark(task.id, {.rating = 5, .tags = {u"red"_s}, .note = u"mine"_s});
    // The runner's copy of the task has no annotations that were made in the meantime.
    task.state = TaskState::Refused;
    QVERIFY(m_store->update(task, TaskState::Waiting));
    QCOMPARE(m_store->task(task.id)->marks, (TaskAnnotations{5, {u"red"_s}, u"mine"_s, {}}));
    QCOMPARE(found(u"mine"_s), QList<TaskId>{task.id});
}

void TestTaskHistory::marksComeWithNewTasks()
{
    VideoTask task = waitingTask(u"kite"_s);
    task.marks = {3, {u"a"_s, u"b c"_s}, u"note"_s, {}};
    task.parent = 7;
    const TaskId id = add(task);
    QCOMPARE(m_store->task(id)->marks, task.marks);
    QCOMPARE(m_store->task(id)->parent, 7);
    QCOMPARE(found(u"note"_s), QList<TaskId>{id});
    task.marks.rating = 6;
    QVERIFY(!m_store->add(task));
    QCOMPARE(m_store->ids().size(), 1);
}

void TestTaskHistory::whoMayGoIntoTheBin_data()
{
    QTest::addColumn<TaskState>("state");
    QTest::addColumn<bool>("watched");
    QTest::addColumn<bool>("may");
    for (int n = 0; n <= int(TaskState::Expired); ++n) {
        const auto state = TaskState(n);
        const bool isUnderWay = !isTerminal(state);
        const bool never = state == TaskState::Waiting || state == TaskState::Uploading || state == TaskState::Sending;
        const QByteArray name = stateName(state).toLatin1();
        QTest::addRow("%s", name.constData()) << state << true << !(isUnderWay || state == TaskState::NeedsReview);
        QTest::addRow("%s, left", name.constData()) << state << false << !never;
    }
}

void TestTaskHistory::whoMayGoIntoTheBin()
{
    QFETCH(TaskState, state);
    QFETCH(bool, watched);
    QFETCH(bool, may);
    VideoTask task = savedTask(u"kite"_s, u"job"_s);
    task.state = state;
    task.watched = watched;
    const TaskId id = add(task);
    QCOMPARE(m_history->setMarks({{id, {.recycledAt = noon}}}).has_value(), may);
    QCOMPARE(m_store->ids().isEmpty(), may);
    QCOMPARE(m_history->find({.bin = TaskFilter::Bin::Recycled}).size(), may ? 1 : 0);
    QCOMPARE(m_history->find({.bin = TaskFilter::Bin::Both}).size(), 1);
    mark(id, {});
    QCOMPARE(m_store->ids().size(), 1);
}

void TestTaskHistory::binTakesAllOrNone()
{
    const TaskId saved = add(savedTask(u"one"_s, u"a"_s));
    const TaskId running = add(runningTask(u"b"_s));
    QCOMPARE(m_history->setMarks({{saved, {.recycledAt = noon}}, {running, {.recycledAt = noon}}}).error().kind,
        ErrorKind::BadInput);
    QCOMPARE(m_store->ids().size(), 2);
    QVERIFY(m_history->setMarks({{saved, {.recycledAt = noon}}, {999, {.recycledAt = noon}}}));
    QCOMPARE(m_store->ids(), QList<TaskId>{running});
}

void TestTaskHistory::emptiedBin()
{
    const TaskId gone = add(savedTask(u"old kite"_s, u"a"_s));
    const TaskId kept = add(savedTask(u"new kite"_s, u"b"_s));
    QVERIFY(m_store->appendLog(gone, {noon, u"note"_s, u"x"_s}));
    mark(gone, {.recycledAt = noon});
    QCOMPARE(m_history->find({.text = u"kite"_s, .bin = TaskFilter::Bin::Recycled}), QList<TaskId>{gone});
    QSignalSpy removals(m_store.get(), &TaskStore::taskRemoved);
    QCOMPARE(m_history->emptyBin().value(), 1);
    QCOMPARE(removals.size(), 1);
    QVERIFY(!m_store->task(gone));
    QVERIFY(m_store->log(gone).isEmpty());
    QCOMPARE(m_history->find({.text = u"kite"_s, .bin = TaskFilter::Bin::Both}), QList<TaskId>{kept});
    QCOMPARE(m_history->emptyBin().value(), 0);
}

void TestTaskHistory::emptiedBinKeepsWhatGoesOn_data()
{
    QTest::addColumn<TaskState>("state");
    QTest::newRow("in progress") << TaskState::InProgress;
    QTest::newRow("downloading") << TaskState::Downloading;
    QTest::newRow("lost answer") << TaskState::NeedsReview;
}

/// A recovered ID or a late answer has a task in the Trash go on. Its record is the only way to its clip.
void TestTaskHistory::emptiedBinKeepsWhatGoesOn()
{
    QFETCH(const TaskState, state);
    VideoTask task = runningTask(state == TaskState::NeedsReview ? QString() : u"job-1"_s);
    task.state = state;
    task.watched = false;
    task.id = add(task);
    const TaskId gone = add(savedTask(u"kite"_s, u"job-2"_s));
    mark(task.id, {.recycledAt = noon});
    mark(gone, {.recycledAt = noon});
    task.watched = true;
    QVERIFY(m_store->update(task, state));
    QSignalSpy removals(m_store.get(), &TaskStore::taskRemoved);
    QCOMPARE(m_history->emptyBin().value(), 1);
    QCOMPARE(removals.size(), 1);
    QVERIFY(m_store->task(task.id));
    QVERIFY(!m_store->task(gone));
}

void TestTaskHistory::deletedIdsDoNotComeBack()
{
    VideoTask task = savedTask(u"kite"_s, u"job-1"_s);
    task.id = add(task);
    const IdJournal journal(journalFile(m_file));
    QVERIFY(journal.append({task}, noon));
    mark(task.id, {.recycledAt = noon});
    QVERIFY(m_history->emptyBin());
    const auto recovered = completeFromJournal(*m_store, journal, noon);
    QVERIFY(recovered);
    QCOMPARE(recovered->added + recovered->attached, 0);
    QVERIFY(m_history->find({.bin = TaskFilter::Bin::Both}).isEmpty());
    // The same ID in another account is another task.
    task.accountId = u"other"_s;
    QVERIFY(journal.append({task}, noon));
    QCOMPARE(completeFromJournal(*m_store, journal, noon)->added, 1);
}

void TestTaskHistory::tallies()
{
    QCOMPARE(m_history->tallies(), TaskCounts());
    VideoTask lost = waitingTask(u"lost"_s);
    lost.state = TaskState::NeedsReview;
    lost.id = add(lost);
    const TaskId waiting = add(waitingTask(u"waits"_s));
    const TaskId saved = add(savedTask(u"one"_s, u"a"_s));
    QCOMPARE(m_history->tallies(),
        (TaskCounts{{{TaskState::NeedsReview, 1}, {TaskState::Waiting, 1}, {TaskState::Saved, 1}}, 1, 0, 0, 1}));
    lost.watched = false;
    QVERIFY(m_store->update(lost, TaskState::NeedsReview));
    mark(saved, {.recycledAt = noon});
    QVERIFY(m_store->remove(waiting));
    QCOMPARE(m_history->tallies(), (TaskCounts{{{TaskState::NeedsReview, 1}}, 0, 1, 0, 0}));
    QVERIFY(m_history->emptyBin());
    QCOMPARE(m_history->tallies(), (TaskCounts{{{TaskState::NeedsReview, 1}}, 0, 0, 0, 0}));
}

/// Nobody waits for them, so they are not in progress.
void TestTaskHistory::countsWhatIsNoLongerTracked()
{
    VideoTask running = waitingTask(u"a kite"_s);
    running.state = TaskState::InProgress;
    running.remoteId = u"kite-1"_s;
    running.id = add(running);
    VideoTask stopped = waitingTask(u"a kite"_s);
    stopped.state = TaskState::InProgress;
    stopped.remoteId = u"kite-2"_s;
    stopped.watched = false;
    stopped.id = add(stopped);
    QCOMPARE(m_history->tallies().untracked, 1);
    SqlConnection reader;
    QVERIFY(reader.open(m_file, SqlConnection::Access::Read));
    QCOMPARE(TaskHistory::count(reader.database(), {.text = u"kite"_s}).untracked, 1);
    QCOMPARE(m_history->find({.watchedOnly = true}), QList{running.id});
    mark(stopped.id, {.recycledAt = noon});
    QCOMPARE(m_history->tallies().untracked, 0);
}

/// The list, single tasks and both ways of counting agree.
void TestTaskHistory::whatNeedsAttention()
{
    VideoTask lost = waitingTask(u"a lost kite"_s);
    lost.state = TaskState::NeedsReview;
    VideoTask dismissed = lost;
    dismissed.watched = false;
    VideoTask throttled = waitingTask(u"a held kite"_s);
    throttled.held = true;
    throttled.error = {ErrorKind::Throttled, u"Too many requests."_s};
    VideoTask stopped = throttled;
    stopped.error = {ErrorKind::Stopped, u"Stopped by you."_s};
    VideoTask held = waitingTask(u"a kite"_s);
    held.held = true;
    VideoTask retried = throttled;
    retried.held = false;
    using Attention = TaskFilter::Attention;
    for (VideoTask* each : {&lost, &dismissed, &throttled, &stopped, &held, &retried}) {
        each->id = add(*each);
        const bool needs = each == &lost || each == &throttled;
        QCOMPARE(matchesProperties(*each, {.attention = Attention::Needed}), needs);
        QCOMPARE(matchesProperties(*each, {.attention = Attention::NotNeeded}), !needs);
    }
    QCOMPARE(m_history->find({.attention = Attention::Needed}), (QList<TaskId>{throttled.id, lost.id}));
    QCOMPARE(m_history->find({.attention = Attention::NotNeeded}),
        (QList<TaskId>{retried.id, held.id, stopped.id, dismissed.id}));
    QCOMPARE(m_history->tallies().held, 1);
    SqlConnection reader;
    QVERIFY(reader.open(m_file, SqlConnection::Access::Read));
    QCOMPARE(TaskHistory::count(reader.database(), {}).held, 1);
    QCOMPARE(TaskHistory::count(reader.database(), {.text = u"held"_s}).held, 1);
    QCOMPARE(TaskHistory::count(reader.database(), {.text = u"lost"_s}).held, 0);
}

void TestTaskHistory::choices()
{
    VideoTask task = waitingTask(u"kite"_s);
    task.marks.tags = {u"Red"_s, u"night"_s};
    add(task);
    task.marks.tags = {u"night"_s};
    task.request.model = u"kling-v3"_s;
    add(task);
    QCOMPARE(m_history->tags(), (QStringList{u"night"_s, u"Red"_s}));
    QCOMPARE(m_history->models(), (QStringList{u"kling-v3"_s, u"wan3.0-video"_s}));
    QCOMPARE(m_history->accounts(), QStringList{u"studio"_s});
}

void TestTaskHistory::children()
{
    const TaskId first = add(waitingTask(u"kite"_s));
    VideoTask next = waitingTask(u"goes on"_s);
    next.parent = first;
    const TaskId second = add(next);
    QCOMPARE(m_history->children(first), QList<TaskId>{second});
    QVERIFY(m_history->children(0).isEmpty());
}

QTEST_GUILESS_MAIN(TestTaskHistory)
#include "tst_taskhistory.moc"
