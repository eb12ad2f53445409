// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/taskmodel.h"

#include "app/tasks/taskoutlook.h"

#include <algorithm>
#include <utility>

namespace Dailies {

namespace {

constexpr int firstRows = 512; ///< several screens, found within a frame
constexpr int rowsOfPage = 64;
constexpr int keptTasks = 1024; ///< several screens of rows, whatever the number of tasks
constexpr int mostRuns = 8; ///< of changed rows that are told one by one

TaskFilter::Order orderOf(int column)
{
    using Order = TaskFilter::Order;
    switch (column) {
    case TaskModel::State: return Order::State;
    case TaskModel::Prompt: return Order::Prompt;
    case TaskModel::Kind: return Order::Kind;
    case TaskModel::Model: return Order::Model;
    case TaskModel::Length: return Order::Length;
    case TaskModel::Rating: return Order::Rating;
    case TaskModel::Elapsed: return Order::Elapsed;
    case TaskModel::Expiry: return Order::Expiry;
    default: return Order::Number;
    }
}

/// Numbers that follow each other, as first and last.
QList<std::pair<int, int>> runsOf(const QList<int>& sorted)
{
    QList<std::pair<int, int>> runs;
    for (const int each : sorted) {
        if (!runs.isEmpty() && runs.constLast().second + 1 == each)
            runs.last().second = each;
        else
            runs.append({each, each});
    }
    return runs;
}

} // namespace

TaskModel::TaskModel(TaskStore& store, const TaskRunner* runner, Clock& clock, QObject* parent)
    : QAbstractTableModel(parent)
    , m_store(store)
    , m_history(store)
    , m_runner(runner)
    , m_clock(clock)
    , m_ids(m_history.find({}, firstRows))
    , m_isComplete(m_ids.size() < firstRows)
    , m_cache(keptTasks)
{
    connect(&store, &TaskStore::taskAdded, this, &TaskModel::changed);
    connect(&store, &TaskStore::taskChanged, this, &TaskModel::changed);
    connect(&store, &TaskStore::taskRemoved, this, &TaskModel::changed);
    connect(&m_lister, &TaskLister::found, this, &TaskModel::takeList);
    m_settling.setSingleShot(true);
    connect(&m_settling, &QTimer::timeout, this, &TaskModel::settle);
    if (!m_isComplete)
        m_lister.ask(m_store.file(), m_filter);
    if (runner) {
        connect(runner, &TaskRunner::progressed, this, [this](TaskId id) {
            if (const int row = rowOf(id); row >= 0)
                Q_EMIT dataChanged(index(row, State), index(row, State));
        });
    }
}

void TaskModel::setFilter(const TaskFilter& filter)
{
    if (filter == m_filter)
        return;
    beginResetModel();
    m_filter = filter;
    // What has changed since is looked for with the new filter anyway.
    for (const TaskId id : std::as_const(m_changed))
        m_cache.remove(id);
    m_changed.clear();
    m_ids = m_history.find(filter, firstRows);
    m_isComplete = m_ids.size() < firstRows;
    m_changedSinceAsked.clear();
    m_lister.forget();
    endResetModel();
    if (!m_isComplete)
        m_lister.ask(m_store.file(), filter);
    Q_EMIT settled();
}

void TaskModel::sort(int column, Qt::SortOrder order)
{
    TaskFilter sorted = m_filter;
    sorted.order = orderOf(column);
    sorted.ascending = order == Qt::AscendingOrder && sorted.order != TaskFilter::Order::Number;
    setFilter(sorted);
}

TaskId TaskModel::taskAt(int row) const
{
    return row >= 0 && row < m_ids.size() ? m_ids.at(row) : 0;
}

int TaskModel::rowOf(TaskId id) const
{
    if (!isByNumber())
        return int(m_ids.indexOf(id));
    const auto place =
        std::lower_bound(m_ids.cbegin(), m_ids.cend(), id, [this](TaskId a, TaskId b) { return comesBefore(a, b); });
    return place != m_ids.cend() && *place == id ? int(place - m_ids.cbegin()) : -1;
}

QList<int> TaskModel::rowsOf(const QSet<TaskId>& ids) const
{
    QList<int> rows;
    if (isByNumber()) {
        for (const TaskId id : ids) {
            if (const int row = rowOf(id); row >= 0)
                rows.append(row);
        }
        std::sort(rows.begin(), rows.end());
    } else if (!ids.isEmpty()) {
        for (qsizetype row = 0; row < m_ids.size(); ++row) {
            if (ids.contains(m_ids.at(row)))
                rows.append(int(row));
        }
    }
    return rows;
}

void TaskModel::changed(TaskId id)
{
    m_changed.insert(id);
    if (!m_settling.isActive())
        m_settling.start(0);
}

void TaskModel::settle()
{
    m_settling.stop();
    if (m_changed.isEmpty())
        return;
    const QSet<TaskId> changed = std::exchange(m_changed, {});
    if (!m_isComplete)
        m_changedSinceAsked.unite(changed);
    const QSet<TaskId> passing = m_history.passing(changed.values(), m_filter);
    QSet<TaskId> shown;
    QSet<TaskId> gone;
    for (const int row : rowsOf(changed))
        (passing.contains(m_ids.at(row)) ? shown : gone).insert(m_ids.at(row));
    for (const TaskId id : changed)
        m_cache.remove(id);
    removeRowsOf(gone);
    insertInOrder((passing - shown).values());
    tellChanged(rowsOf(shown));
    // Where in another order a task belongs now, only the database knows.
    if (!isByNumber() && m_isComplete) {
        m_isComplete = false;
        m_lister.ask(m_store.file(), m_filter);
    }
    Q_EMIT settled();
}

void TaskModel::takeList(QList<TaskId> ids)
{
    settle();
    m_isComplete = true;
    const QSet<TaskId> changed = std::exchange(m_changedSinceAsked, {});
    if (!changed.isEmpty()) {
        // The list was made before these changes, or after.
        const QSet<TaskId> passing = m_history.passing(changed.values(), m_filter);
        ids.removeIf([&](TaskId id) { return changed.contains(id) && (isByNumber() || !passing.contains(id)); });
        const QSet<TaskId> listed(ids.cbegin(), ids.cend());
        ids.append((passing - listed).values());
        if (isByNumber())
            std::sort(ids.begin(), ids.end(), [this](TaskId a, TaskId b) { return comesBefore(a, b); });
    }
    become(ids);
    if (!changed.isEmpty() && !isByNumber()) {
        m_isComplete = false;
        m_lister.ask(m_store.file(), m_filter);
    }
    Q_EMIT settled();
}

void TaskModel::become(const QList<TaskId>& ids)
{
    if (ids == m_ids)
        return;
    const QSet<TaskId> wanted(ids.cbegin(), ids.cend());
    QSet<TaskId> gone;
    for (const TaskId id : std::as_const(m_ids)) {
        if (!wanted.contains(id))
            gone.insert(id);
    }
    removeRowsOf(gone);
    insertMissing(ids);
    if (ids != m_ids)
        reorder(ids);
}

/// Those that are missing, where they belong if the others stand in the same order, and otherwise at the end.
void TaskModel::insertMissing(const QList<TaskId>& ids)
{
    if (ids.size() <= m_ids.size())
        return;
    const QSet<TaskId> there(m_ids.cbegin(), m_ids.cend());
    QList<TaskId> others;
    for (const TaskId id : ids) {
        if (there.contains(id))
            others.append(id);
    }
    const bool isSameOrder = others == m_ids;
    for (qsizetype row = 0; row < ids.size();) {
        qsizetype end = row;
        while (end < ids.size() && !there.contains(ids.at(end)))
            ++end;
        if (end == row) {
            ++row;
            continue;
        }
        const qsizetype place = isSameOrder ? row : m_ids.size();
        const QList<TaskId> run = ids.mid(row, end - row);
        beginInsertRows({}, int(place), int(place + run.size() - 1));
        m_ids.insert(place, run.size(), 0);
        std::copy(run.cbegin(), run.cend(), m_ids.begin() + place);
        endInsertRows();
        row = end;
    }
}

void TaskModel::reorder(const QList<TaskId>& ids)
{
    Q_EMIT layoutAboutToBeChanged({}, QAbstractItemModel::VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    QHash<TaskId, int> rows;
    rows.reserve(ids.size());
    for (qsizetype row = 0; row < ids.size(); ++row)
        rows.insert(ids.at(row), int(row));
    QModelIndexList after;
    for (const QModelIndex& each : before)
        after.append(index(rows.value(m_ids.at(each.row()), -1), each.column()));
    m_ids = ids;
    changePersistentIndexList(before, after);
    Q_EMIT layoutChanged({}, QAbstractItemModel::VerticalSortHint);
}

void TaskModel::removeRowsOf(const QSet<TaskId>& gone)
{
    const auto runs = runsOf(rowsOf(gone));
    for (auto run = runs.crbegin(); run != runs.crend(); ++run) {
        beginRemoveRows({}, run->first, run->second);
        m_ids.remove(run->first, run->second - run->first + 1);
        endRemoveRows();
    }
}

/// New ones by number; in any other order they stand first until the database was asked.
void TaskModel::insertInOrder(QList<TaskId> ids)
{
    std::sort(ids.begin(), ids.end(), [this](TaskId a, TaskId b) { return comesBefore(a, b); });
    for (qsizetype begin = 0; begin < ids.size();) {
        qsizetype place = 0;
        qsizetype end = ids.size();
        if (isByNumber()) {
            const auto next = std::upper_bound(
                m_ids.cbegin(), m_ids.cend(), ids.at(begin), [this](TaskId a, TaskId b) { return comesBefore(a, b); });
            place = next - m_ids.cbegin();
            // Beyond what is there, the lister knows more.
            if (next == m_ids.cend() && !m_isComplete)
                return;
            end = begin + 1;
            while (end < ids.size() && (next == m_ids.cend() || comesBefore(ids.at(end), *next)))
                ++end;
        }
        beginInsertRows({}, int(place), int(place + end - begin - 1));
        m_ids.insert(place, end - begin, 0);
        std::copy(ids.cbegin() + begin, ids.cbegin() + end, m_ids.begin() + place);
        endInsertRows();
        begin = end;
    }
}

void TaskModel::tellChanged(const QList<int>& rows, const QList<int>& roles)
{
    auto runs = runsOf(rows);
    // One repaint that covers too much costs less than hundreds.
    if (runs.size() > mostRuns)
        runs = {{rows.constFirst(), rows.constLast()}};
    for (const auto& [first, last] : std::as_const(runs))
        Q_EMIT dataChanged(index(first, 0), index(last, ColumnCount - 1), roles);
}

int TaskModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_ids.size());
}

int TaskModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

const VideoTask* TaskModel::fetch(int row) const
{
    const TaskId id = m_ids.at(row);
    if (const VideoTask* known = m_cache.object(id))
        return known;
    QList<TaskId> page;
    const int begin = row / rowsOfPage * rowsOfPage;
    for (const TaskId each : m_ids.mid(begin, rowsOfPage)) {
        if (!m_cache.contains(each))
            page.append(each);
    }
    for (VideoTask& task : m_history.tasks(page))
        m_cache.insert(task.id, new VideoTask(std::move(task)));
    return m_cache.object(id);
}

/// One task that may be in no row.
const VideoTask* TaskModel::taskOf(TaskId id) const
{
    if (const VideoTask* known = m_cache.object(id))
        return known;
    std::optional<VideoTask> task = m_store.task(id);
    if (!task)
        return nullptr;
    auto* kept = new VideoTask(*std::move(task));
    m_cache.insert(id, kept);
    return kept;
}

bool TaskModel::counts() const
{
    const QList<TaskId> ids = m_store.unfinished();
    return std::any_of(ids.cbegin(), ids.cend(), [this](TaskId id) {
        const VideoTask* task = taskOf(id);
        return task && (task->state != TaskState::Waiting || outlook(*task).counts);
    });
}

void TaskModel::tick()
{
    static const QList<int> changing{
        Qt::DisplayRole, Qt::AccessibleTextRole, Qt::ToolTipRole, RawRole, HeldRole, OutlookRole};
    const QList<TaskId> unfinished = m_store.unfinished();
    tellChanged(rowsOf({unfinished.cbegin(), unfinished.cend()}), changing);
}

} // namespace Dailies
