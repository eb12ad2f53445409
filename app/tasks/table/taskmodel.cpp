// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/table/taskmodel.h"

#include "app/tasks/table/taskoutlook.h"

#include <algorithm>
#include <utility>

namespace Dailies {

namespace {

constexpr int firstRows = 512; ///< several screens, found within a frame
constexpr int rowsOfPage = 16; ///< most of a screen of rows: what a jump shows, and little more
constexpr int keptTasks = 1024; ///< several screens of rows, whatever the number of tasks
constexpr int keptTallies = 256;

} // namespace

TaskModel::TaskModel(TaskStore& store, const TaskRunner* runner, Clock& clock, QObject* parent)
    : QAbstractTableModel(parent)
    , m_store(store)
    , m_history(store)
    , m_runner(runner)
    , m_clock(clock)
    , m_source{runner, &clock, {}}
    , m_listing(m_history.begin({}, firstRows))
    , m_layout(m_listing.ids)
    , m_rows(m_layout.rows())
    , m_isComplete(m_listing.isWhole)
    , m_cache(keptTasks)
    , m_tallies(keptTallies)
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

TaskModel::~TaskModel() = default;

void TaskModel::setFilter(const TaskFilter& wanted)
{
    TaskFilter filter = wanted;
    filter.accountOrder = filter.order == TaskFilter::Order::Account ? accountsByName() : QStringList();
    if (filter == m_filter)
        return;
    beginResetModel();
    m_filter = filter;
    // What has changed since is looked for with the new filter anyway.
    for (const TaskId id : std::as_const(m_changed))
        m_cache.remove(id);
    m_changed.clear();
    m_tallies.clear();
    m_listing = m_history.begin(filter, firstRows);
    m_isComplete = m_listing.isWhole;
    m_layout = TaskRows(m_listing.ids, m_listing.traits, m_collapsed);
    m_rows = m_layout.rows();
    m_changedSinceAsked.clear();
    m_lister.forget();
    endResetModel();
    if (!m_isComplete)
        m_lister.ask(m_store.file(), filter);
    Q_EMIT groupsChanged();
    Q_EMIT settled();
}

/// Only here they have names.
QStringList TaskModel::accountsByName() const
{
    QStringList ids = m_history.accounts();
    const auto name = [this](const QString& id) {
        return (m_source.accountName ? m_source.accountName(id) : id).toCaseFolded();
    };
    std::stable_sort(ids.begin(), ids.end(),
        [&name](const QString& a, const QString& b) { return name(a).localeAwareCompare(name(b)) < 0; });
    return ids;
}

void TaskModel::setAccountNames(std::function<QString(const QString&)> nameOf)
{
    m_source.accountName = std::move(nameOf);
    if (!m_rows.isEmpty())
        Q_EMIT dataChanged(index(0, Account), index(rowCount() - 1, Account));
}

void TaskModel::clipsLooked(const QSet<QString>& files)
{
    QSet<TaskId> changed;
    const QList<TaskId> known = m_cache.keys();
    for (const TaskId id : known) {
        if (files.contains(m_cache.object(id)->task.file))
            changed.insert(id);
    }
    for (const int row : rowsOf(changed)) {
        for (const int column : {State, Delivered})
            Q_EMIT dataChanged(index(row, column), index(row, column));
    }
}

void TaskModel::listAgain()
{
    m_isComplete = false;
    m_lister.ask(m_store.file(), m_filter);
}

void TaskModel::sort(int column, Qt::SortOrder order)
{
    const bool isColumn = column >= 0 && column < ColumnCount && taskColumn(column).order;
    TaskFilter sorted = m_filter;
    sorted.order = isColumn ? *taskColumn(column).order : TaskFilter::Order::Number;
    sorted.ascending = isColumn && order == Qt::AscendingOrder;
    setFilter(sorted);
}

std::optional<TaskModel::Column> TaskModel::sortedColumn() const
{
    if (isByNumber() && !m_filter.ascending)
        return {};
    for (int column = 0; column < ColumnCount; ++column) {
        if (taskColumn(column).order == m_filter.order)
            return Column(column);
    }
    return {};
}

TaskId TaskModel::taskAt(int row) const
{
    return row >= 0 && row < m_rows.size() ? std::max<TaskId>(m_rows.at(row), 0) : 0;
}

int TaskModel::rowOf(TaskId id) const
{
    if (!isByNumber())
        return int(m_rows.indexOf(id));
    const int place = m_listing.placeOf(id, m_filter.ascending);
    return place >= 0 ? m_layout.rowOfPlace(place) : -1;
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
        for (qsizetype row = 0; row < m_rows.size(); ++row) {
            if (ids.contains(m_rows.at(row)))
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
    for (const TaskId id : changed)
        m_cache.remove(id);
    const QSet<TaskId> passing = m_history.passing(changed.values(), m_filter);
    QSet<TaskId> shown;
    QSet<TaskId> gone;
    const QSet<TaskId> there = isByNumber() ? QSet<TaskId>() : QSet(m_listing.ids.cbegin(), m_listing.ids.cend());
    for (const TaskId id : changed) {
        if (isByNumber() ? m_listing.placeOf(id, m_filter.ascending) >= 0 : there.contains(id))
            (passing.contains(id) ? shown : gone).insert(id);
    }
    QList<TaskId> added = (passing - shown).values();
    // Beyond what is there, the lister knows more.
    if (isByNumber() && !m_isComplete && !m_listing.ids.isEmpty())
        added.removeIf(
            [this, last = m_listing.ids.constLast()](TaskId id) { return m_filter.ascending ? id > last : id < last; });
    if (!gone.isEmpty() || !added.isEmpty()) {
        m_listing.remove(gone);
        if (isByNumber())
            m_listing.merge(
                added, m_filter.grouped ? m_history.traits(added) : QHash<TaskId, TaskTrait>(), m_filter.ascending);
        else
            m_listing.prepend(added);
        layOut();
    }
    tellChanged(rowsOf(shown));
    tellChanged(groupRowsOf(changed));
    // Where in another order a task belongs now, only the database knows.
    if (!isByNumber() && m_isComplete) {
        m_isComplete = false;
        m_lister.ask(m_store.file(), m_filter);
    }
    Q_EMIT settled();
}

void TaskModel::takeList(TaskListing listing)
{
    settle();
    m_isComplete = true;
    const QSet<TaskId> changed = std::exchange(m_changedSinceAsked, {});
    if (!changed.isEmpty()) {
        // The list was made before these changes, or after.
        const QSet<TaskId> passing = m_history.passing(changed.values(), m_filter);
        if (isByNumber()) {
            listing.remove(changed);
            listing.merge(passing.values(),
                m_filter.grouped ? m_history.traits(passing.values()) : QHash<TaskId, TaskTrait>(), m_filter.ascending);
        } else {
            listing.remove(changed - passing);
            listing.ids.append((passing - QSet(listing.ids.cbegin(), listing.ids.cend())).values());
        }
    }
    m_listing = std::move(listing);
    layOut();
    if (!changed.isEmpty() && !isByNumber()) {
        m_isComplete = false;
        m_lister.ask(m_store.file(), m_filter);
    }
    Q_EMIT settled();
}

int TaskModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int TaskModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

/// What is looked at next is fetched along: the rows below, or those above when one scrolls up.
TaskModel::Kept* TaskModel::keptAt(int row) const
{
    m_lister.rowsSeen();
    if (Kept* known = m_cache.object(m_rows.at(row)))
        return known;
    const bool isUpwards = row + 1 < m_rows.size() && m_cache.contains(m_rows.at(row + 1));
    const qsizetype begin = isUpwards ? std::max(row - rowsOfPage + 1, 0) : row;
    const qsizetype end = isUpwards ? row + 1 : std::min<qsizetype>(row + rowsOfPage, m_rows.size());
    QList<TaskId> page;
    for (qsizetype n = begin; n < end; ++n) {
        if (m_rows.at(n) > 0 && !m_cache.contains(m_rows.at(n)))
            page.append(m_rows.at(n));
    }
    for (VideoTask& task : m_history.tasks(page)) {
        const TaskId id = task.id;
        m_cache.insert(id, new Kept{std::move(task), {}, {}});
    }
    return m_cache.object(m_rows.at(row));
}

/// One task that may be in no row.
TaskModel::Kept* TaskModel::kept(TaskId id) const
{
    if (Kept* known = m_cache.object(id))
        return known;
    std::optional<VideoTask> task = m_store.task(id);
    if (!task)
        return nullptr;
    auto* made = new Kept{*std::move(task), {}, {}};
    m_cache.insert(id, made);
    return made;
}

bool TaskModel::counts() const
{
    const QList<TaskId> ids = m_store.unfinished();
    return std::any_of(ids.cbegin(), ids.cend(), [this](TaskId id) {
        const Kept* known = kept(id);
        return known
            && (known->task.state != TaskState::Waiting
                || outlookOf(known->task, m_runner ? circumstancesOf(known->task, *m_runner) : TaskCircumstances())
                       .counts);
    });
}

void TaskModel::tick()
{
    static const QList<int> changing{
        Qt::DisplayRole, Qt::AccessibleTextRole, Qt::ToolTipRole, RawRole, HeldRole, OutlookRole};
    const QList<TaskId> unfinished = m_store.unfinished();
    tellChanged(rowsOf({unfinished.cbegin(), unfinished.cend()}), changing);
    // What was made today was made yesterday now.
    if (const QDate today = m_clock.now().toLocalTime().date(); std::exchange(m_today, today) != today)
        for (const RowGroup& group : m_layout.groups())
            if (group.kind == RowGroup::Kind::Day)
                tellChanged({group.row});
}

} // namespace Dailies
