// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/table/taskmodel.h"

#include "tests/support/manualclock.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

class TestTaskModel final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void newestFirst();
    void texts();
    void textsOfFamilyB();
    void elapsedAndExpiryCount();
    void moreHoursThanAnyoneCountsAreDays();
    void onlyTheChangedRowIsTold();
    void onlyWhatMovesCounts();
    void outlookStandsBesideTheState();
    void leftAnswerAsksForNothing();
    void rowsComeAndGoWithTheFilter();
    void removedRowsGo();
    void everyCellSaysSomethingToAScreenReader();
    void placesThatDoNotExist();
    void hostilePromptIsOneHarmlessLine();
    void testerFindsNothing();

private:
    VideoTask task(const QString& prompt) const;
    TaskId add(VideoTask task)
    {
        const TaskId id = m_store->add(std::move(task)).value();
        m_model->deliverChanges();
        return id;
    }
    void update(const VideoTask& task, TaskState from)
    {
        QVERIFY(m_store->update(task, from));
        m_model->deliverChanges();
    }
    QString text(TaskId id, TaskModel::Column column) const { return cell(id, column).toString(); }
    QVariant cell(TaskId id, TaskModel::Column column, int role = Qt::DisplayRole) const
    {
        return m_model->index(m_model->rowOf(id), column).data(role);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<TaskStore> m_store;
    std::unique_ptr<TaskChanges> m_changes;
    std::unique_ptr<ManualClock> m_clock;
    std::unique_ptr<TaskModel> m_model;
};

void TestTaskModel::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_store = std::make_unique<TaskStore>();
    m_changes = std::make_unique<TaskChanges>(*m_store);
    QVERIFY(m_store->open(m_folder->filePath(u"tasks.db"_s)));
    m_clock = std::make_unique<ManualClock>();
    m_model = std::make_unique<TaskModel>(*m_changes, nullptr, *m_clock);
    new QAbstractItemModelTester(m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest, m_model.get());
}

void TestTaskModel::cleanup()
{
    m_model.reset();
    m_changes.reset();
    m_store.reset();
}

VideoTask TestTaskModel::task(const QString& prompt) const
{
    VideoTask task;
    task.accountId = u"studio"_s;
    task.request.prompt = prompt;
    task.request.model = u"wan3.0-video"_s;
    task.request.durationSeconds = 8;
    task.createdAt = m_clock->now();
    return task;
}

void TestTaskModel::newestFirst()
{
    const TaskId first = add(task(u"one"_s));
    const TaskId second = add(task(u"two"_s));
    QCOMPARE(m_model->rowCount(), 2);
    QCOMPARE(m_model->taskAt(0), second);
    QCOMPARE(m_model->rowOf(first), 1);
    QCOMPARE(m_model->index(1, 0).data(TaskModel::TaskIdRole).value<TaskId>(), first);
    // A model that is created later shows the same.
    const TaskModel another(*m_changes, nullptr, *m_clock);
    QCOMPARE(another.taskAt(0), second);
    QCOMPARE(another.rowCount(), 2);
}

void TestTaskModel::texts()
{
    const TaskId id = add(task(u"A lantern\non a lake"_s));
    QCOMPARE(text(id, TaskModel::State), u"Waiting"_s);
    QCOMPARE(text(id, TaskModel::Take), QString::number(id));
    QCOMPARE(text(id, TaskModel::Prompt), u"A lantern on a lake"_s);
    QCOMPARE(text(id, TaskModel::Kind), u"A 3.0 · Text"_s);
    QCOMPARE(text(id, TaskModel::Model), u"wan3.0-video"_s);
    QCOMPARE(text(id, TaskModel::Length), u"8 s"_s);
    QCOMPARE(text(id, TaskModel::Expiry), u"–"_s);
    QCOMPARE(cell(id, TaskModel::State, TaskModel::StateRole).toInt(), int(TaskState::Waiting));
    QCOMPARE(cell(id, TaskModel::Length, TaskModel::RawRole).toDouble(), 8.0);
    QVERIFY(!cell(id, TaskModel::State, TaskModel::FractionRole).isValid());
    QVERIFY(!cell(id, TaskModel::Take, TaskModel::FileRole).isValid());
    for (int column = 0; column < TaskModel::ColumnCount; ++column)
        QVERIFY(!m_model->headerData(column, Qt::Horizontal).toString().isEmpty());
}

void TestTaskModel::textsOfFamilyB()
{
    VideoTask other = task(u"x"_s);
    other.request.kind = {Family::B, Generation::None, ApiType::MultiImageToVideo};
    other.request.durationSeconds.reset();
    other.state = TaskState::NeedsReview;
    other.error = {ErrorKind::AnswerLost, u"why"_s};
    const TaskId id = add(other);
    QCOMPARE(text(id, TaskModel::Kind), u"B · Multi-image"_s);
    QCOMPARE(text(id, TaskModel::Length), u"–"_s);
    QCOMPARE(text(id, TaskModel::State), u"No response"_s);
    QCOMPARE(text(id, TaskModel::Expiry), u"–"_s);
    QCOMPARE(cell(id, TaskModel::State, Qt::ToolTipRole).toString(), u"why"_s);
}

void TestTaskModel::elapsedAndExpiryCount()
{
    VideoTask running = task(u"x"_s);
    running.state = TaskState::InProgress;
    running.remoteId = u"job"_s;
    running.sentAt = m_clock->now();
    running.id = add(running);
    QCOMPARE(text(running.id, TaskModel::Elapsed), u"0:00"_s);
    m_clock->advance(65000);
    QCOMPARE(text(running.id, TaskModel::Elapsed), u"1:05"_s);
    m_clock->advance(3600 * 1000);
    QCOMPARE(text(running.id, TaskModel::Elapsed), u"1:01:05"_s);
    QSignalSpy changes(m_model.get(), &TaskModel::dataChanged);
    m_model->tick();
    QCOMPARE(changes.size(), 1);

    running.state = TaskState::Downloading;
    running.finishedAt = m_clock->now();
    running.addressExpiresAt = m_clock->now().addDays(1);
    update(running, TaskState::InProgress);
    m_clock->advance(150 * 1000);
    QCOMPARE(text(running.id, TaskModel::Elapsed), u"1:01:05"_s);
    QCOMPARE(text(running.id, TaskModel::Expiry), u"23 h 57 min"_s);
    m_clock->advance(qint64(23) * 3600 * 1000 + 30 * 60000);
    QCOMPARE(text(running.id, TaskModel::Expiry), u"27 min"_s);
    m_clock->setNow(m_clock->now().addDays(2));
    QVERIFY(!text(running.id, TaskModel::Expiry).contains(u'-'));

    running.state = TaskState::Saved;
    running.file = u"/clips/c.mp4"_s;
    update(running, TaskState::Downloading);
    QCOMPARE(text(running.id, TaskModel::Expiry), u"–"_s);
    QCOMPARE(cell(running.id, TaskModel::Take, TaskModel::FileRole).toString(), u"/clips/c.mp4"_s);
    changes.clear();
    m_model->tick();
    QCOMPARE(changes.size(), 0);
}

void TestTaskModel::moreHoursThanAnyoneCountsAreDays()
{
    VideoTask left = task(u"x"_s);
    left.state = TaskState::InProgress;
    left.remoteId = u"job"_s;
    left.sentAt = m_clock->now();
    left.id = add(left);
    m_clock->setNow(m_clock->now().addSecs(100 * 3600 - 1));
    QCOMPARE(text(left.id, TaskModel::Elapsed), u"99:59:59"_s);
    m_clock->setNow(m_clock->now().addSecs(1));
    QCOMPARE(text(left.id, TaskModel::Elapsed), u"4 days"_s);
    m_clock->setNow(m_clock->now().addDays(320));
    QCOMPARE(text(left.id, TaskModel::Elapsed), u"324 days"_s);
}

void TestTaskModel::onlyTheChangedRowIsTold()
{
    add(task(u"one"_s));
    VideoTask middle = task(u"two"_s);
    middle.id = add(middle);
    add(task(u"three"_s));
    QSignalSpy changes(m_model.get(), &TaskModel::dataChanged);
    middle.state = TaskState::Refused;
    update(middle, TaskState::Waiting);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes.first().at(0).toModelIndex().row(), 1);
    QCOMPARE(changes.first().at(1).toModelIndex().row(), 1);
    QCOMPARE(text(middle.id, TaskModel::State), u"Refused by the service"_s);
}

void TestTaskModel::rowsComeAndGoWithTheFilter()
{
    VideoTask lake = task(u"lake"_s);
    lake.id = add(lake);
    const TaskId rain = add(task(u"rain"_s));
    m_model->setFilter({{TaskState::Waiting}, u"lake"_s});
    QCOMPARE(m_model->rowCount(), 1);
    QCOMPARE(m_model->rowOf(rain), -1);
    add(task(u"more rain"_s));
    QCOMPARE(m_model->rowCount(), 1);
    const TaskId second = add(task(u"another lake"_s));
    QCOMPARE(m_model->taskAt(0), second);
    lake.state = TaskState::Sending;
    update(lake, TaskState::Waiting);
    QCOMPARE(m_model->rowOf(lake.id), -1);
    lake.state = TaskState::Waiting;
    update(lake, TaskState::Sending);
    QCOMPARE(m_model->rowOf(lake.id), 1);
    m_model->setFilter({});
    QCOMPARE(m_model->rowCount(), 4);
}

void TestTaskModel::removedRowsGo()
{
    const TaskId first = add(task(u"one"_s));
    const TaskId second = add(task(u"two"_s));
    QVERIFY(m_store->remove(first));
    m_model->deliverChanges();
    QCOMPARE(m_model->rowCount(), 1);
    QCOMPARE(m_model->taskAt(0), second);
    QCOMPARE(m_model->rowOf(first), -1);
}

void TestTaskModel::everyCellSaysSomethingToAScreenReader()
{
    VideoTask plain = task(u"x"_s);
    plain.request.durationSeconds.reset();
    const TaskId id = add(plain);
    for (int column = 0; column < TaskModel::ColumnCount; ++column) {
        const QString said = cell(id, TaskModel::Column(column), Qt::AccessibleTextRole).toString();
        QVERIFY2(!said.isEmpty() && said != u"–"_s, qPrintable(QString::number(column)));
    }
}

void TestTaskModel::placesThatDoNotExist()
{
    QCOMPARE(m_model->rowCount(), 0);
    QCOMPARE(m_model->taskAt(0), TaskId(0));
    QCOMPARE(m_model->taskAt(-1), TaskId(0));
    QCOMPARE(m_model->rowOf(7), -1);
    QVERIFY(!m_model->data({}).isValid());
    QVERIFY(!m_model->headerData(99, Qt::Horizontal).isValid());
    QVERIFY(!m_model->headerData(0, Qt::Vertical).isValid());
}

void TestTaskModel::hostilePromptIsOneHarmlessLine()
{
    const TaskId id = add(task(u"<b>bold</b>\r\n\u202Bgpj.exe\x07 "_s + QString(100000, u'x')));
    const QString shown = text(id, TaskModel::Prompt);
    QVERIFY(shown.size() < 1000);
    QVERIFY(!shown.contains(u'\n') && !shown.contains(QChar(7)));
    QVERIFY(shown.startsWith(QChar(0x2068)) && shown.endsWith(QChar(0x2069)));
}

void TestTaskModel::testerFindsNothing()
{
    const QAbstractItemModelTester tester(m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    for (int n = 0; n < 20; ++n)
        add(task(QString::number(n)));
    m_model->setFilter({{}, u"1"_s});
    m_model->setFilter({});
    QVERIFY(m_store->remove(m_model->taskAt(5)));
    m_model->deliverChanges();
    QCOMPARE(m_model->rowCount(), 19);
}

void TestTaskModel::onlyWhatMovesCounts()
{
    QVERIFY(!m_model->counts());
    VideoTask waiting = task(u"x"_s);
    waiting.id = add(waiting);
    QVERIFY(!m_model->counts());
    QCOMPARE(text(waiting.id, TaskModel::Elapsed), u"–"_s);
    VideoTask running = task(u"y"_s);
    running.state = TaskState::InProgress;
    running.remoteId = u"job"_s;
    running.id = add(running);
    QVERIFY(m_model->counts());
    // Also while a filter hides the task, because the counts and the details do not depend on the filter.
    m_model->setFilter({{TaskState::Saved}, {}});
    QVERIFY(m_model->counts());
    running.watched = false;
    update(running, TaskState::InProgress);
    QVERIFY(!m_model->counts());
}

void TestTaskModel::outlookStandsBesideTheState()
{
    VideoTask downloading = task(u"x"_s);
    downloading.state = TaskState::Downloading;
    downloading.remoteId = u"job"_s;
    downloading.failedDownloads = 1;
    downloading.error = {ErrorKind::Storage, u"The disk is full."_s};
    const TaskId id = add(downloading);
    QCOMPARE(text(id, TaskModel::State), u"Downloading"_s);
    QCOMPARE(cell(id, TaskModel::State, TaskModel::StatusTextRole).toString(), u"paused, resumes automatically"_s);
    QCOMPARE(cell(id, TaskModel::State, Qt::AccessibleTextRole).toString(),
        u"Downloading · paused, resumes automatically"_s);
    const QString tip = cell(id, TaskModel::State, Qt::ToolTipRole).toString();
    QVERIFY(tip.startsWith(u"The disk is full.\n"_s));
    QVERIFY(!cell(id, TaskModel::Prompt, TaskModel::StatusTextRole).isValid());
    const TaskId plain = add(task(u"y"_s));
    QVERIFY(!cell(plain, TaskModel::State, TaskModel::StatusTextRole).isValid());
    QVERIFY(!cell(plain, TaskModel::State, TaskModel::HeldRole).toBool());
}

void TestTaskModel::leftAnswerAsksForNothing()
{
    VideoTask left = task(u"x"_s);
    left.state = TaskState::NeedsReview;
    left.watched = false;
    const TaskId id = add(left);
    QCOMPARE(text(id, TaskModel::Expiry), u"–"_s);
    QCOMPARE(text(id, TaskModel::State), u"No response"_s);
    m_model->setFilter({{TaskState::NeedsReview}, {}, true});
    QCOMPARE(m_model->rowCount(), 0);
    left.id = id;
    left.watched = true;
    update(left, TaskState::NeedsReview);
    QCOMPARE(m_model->rowCount(), 1);
    left.watched = false;
    update(left, TaskState::NeedsReview);
    QCOMPARE(m_model->rowCount(), 0);
}

QTEST_GUILESS_MAIN(TestTaskModel)
#include "tst_taskmodel.moc"
