// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/table/taskmodel.h"

#include "app/tasks/table/grouptexts.h"
#include "app/tasks/table/taskstatustext.h"

#include <algorithm>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype headOfPrompt = 200;
constexpr int firstRows = 512; ///< several screens, found within a frame
constexpr int rowsOfPage = 16; ///< most of a screen: what a jump shows, and little more
constexpr int keptTasks = 1024; ///< several screens of rows, whatever the number of tasks
constexpr int keptTallies = 256;

} // namespace

TaskModel::TaskModel(TaskChanges& changes, const TaskRunner* runner, Clock& clock, QObject* parent)
    : RowListModel(parent)
    , m_changes(changes)
    , m_store(changes.store())
    , m_history(m_store)
    , m_runner(runner)
    , m_clock(clock)
    , m_source{runner, &clock, {}}
    , m_listing(m_history.begin({}, firstRows))
    , m_layout(m_listing.ids)
    , m_isComplete(m_listing.isWhole)
    , m_cache(keptTasks)
    , m_groupCounts(keptTallies)
{
    replaceRows(m_layout.rows());
    connect(&changes, &TaskChanges::changed, this, &TaskModel::apply);
    connect(&m_lister, &TaskListLoader::found, this, &TaskModel::takeList);
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
    deliverChanges();
    beginResetModel();
    m_filter = filter;
    m_groupCounts.clear();
    m_listing = m_history.begin(filter, firstRows);
    m_isComplete = m_listing.isWhole;
    m_layout = TaskGrouping(m_listing.ids, m_listing.traits, m_collapsed);
    replaceRows(m_layout.rows());
    m_changedSinceAsked.clear();
    m_lister.forget();
    endResetModel();
    if (!m_isComplete)
        m_lister.ask(m_store.file(), filter);
    Q_EMIT groupsChanged();
    Q_EMIT settled();
}

/// The database does not know the accounts' names.
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
    if (!rows().isEmpty())
        Q_EMIT dataChanged(index(0, Account), index(rowCount() - 1, Account));
}

void TaskModel::clipInfoChanged(const QSet<QString>& files)
{
    QSet<TaskId> changed;
    const QList<TaskId> known = m_cache.keys();
    for (const TaskId id : known) {
        if (files.contains(clipPlace(m_cache.object(id)->task())))
            changed.insert(id);
    }
    for (const int row : rowsOf(changed)) {
        for (const int column : {State, Length, Delivered})
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
    return row >= 0 && row < rows().size() ? std::max<TaskId>(rows().at(row), 0) : 0;
}

int TaskModel::rowOf(TaskId id) const
{
    if (!isByNumber())
        return int(rows().indexOf(id));
    const int place = m_listing.placeOf(id, m_filter.ascending);
    return place >= 0 ? m_layout.rowOfPlace(place) : -1;
}

QList<int> TaskModel::rowsOf(const QSet<TaskId>& ids) const
{
    QList<int> found;
    if (isByNumber()) {
        for (const TaskId id : ids) {
            if (const int row = rowOf(id); row >= 0)
                found.append(row);
        }
        std::sort(found.begin(), found.end());
    } else if (!ids.isEmpty()) {
        for (qsizetype row = 0; row < rows().size(); ++row) {
            if (ids.contains(rows().at(row)))
                found.append(int(row));
        }
    }
    return found;
}

void TaskModel::apply(const TaskChangeSet& changes)
{
    const QSet<TaskId> changed = changes.changed() + changes.removed();
    if (!m_isComplete)
        m_changedSinceAsked.unite(changed);
    for (const TaskId id : changed) {
        m_cache.remove(id);
        // Of many tasks, only those on screen are read, by their rows.
        if (std::optional<VideoTask> task = changes.isFew() ? changes.task(id) : std::nullopt)
            m_cache.insert(id, new TaskCells(*std::move(task)));
    }
    const QSet<TaskId> passing = changes.passing(m_filter);
    QSet<TaskId> shown;
    QSet<TaskId> gone;
    const QSet<TaskId> there = isByNumber() ? QSet<TaskId>() : QSet(m_listing.ids.cbegin(), m_listing.ids.cend());
    for (const TaskId id : changed) {
        if (isByNumber() ? m_listing.placeOf(id, m_filter.ascending) >= 0 : there.contains(id))
            (passing.contains(id) ? shown : gone).insert(id);
    }
    QList<TaskId> added = (passing - shown).values();
    // The loader handles tasks beyond the last loaded row.
    if (isByNumber() && !m_isComplete && !m_listing.ids.isEmpty())
        added.removeIf(
            [this, last = m_listing.ids.constLast()](TaskId id) { return m_filter.ascending ? id > last : id < last; });
    if (!gone.isEmpty() || !added.isEmpty()) {
        m_listing.remove(gone);
        if (isByNumber())
            m_listing.merge(
                added, m_filter.grouped ? m_history.traits(added) : QHash<TaskId, GroupKey>(), m_filter.ascending);
        else
            m_listing.prepend(added);
        layOut();
    }
    tellChanged(rowsOf(shown));
    tellChanged(groupRowsOf(changed));
    // In any other order, only the database knows where a task belongs now.
    if (!isByNumber() && m_isComplete) {
        m_isComplete = false;
        m_lister.ask(m_store.file(), m_filter);
    }
    Q_EMIT settled();
}

void TaskModel::takeList(TaskQueryResult listing)
{
    deliverChanges();
    m_isComplete = true;
    const QSet<TaskId> changed = std::exchange(m_changedSinceAsked, {});
    if (!changed.isEmpty()) {
        // The list may have been read before or after these changes.
        const QSet<TaskId> passing = m_history.passing(changed.values(), m_filter);
        if (isByNumber()) {
            listing.remove(changed);
            listing.merge(passing.values(),
                m_filter.grouped ? m_history.traits(passing.values()) : QHash<TaskId, GroupKey>(), m_filter.ascending);
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

int TaskModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

/// Also reads the rows that are probably needed next: those below, or those above when scrolling up.
TaskCells* TaskModel::cellsAt(int row) const
{
    m_lister.rowsSeen();
    if (TaskCells* known = m_cache.object(rows().at(row)))
        return known;
    const bool isUpwards = row + 1 < rows().size() && m_cache.contains(rows().at(row + 1));
    const qsizetype begin = isUpwards ? std::max(row - rowsOfPage + 1, 0) : row;
    const qsizetype end = isUpwards ? row + 1 : std::min<qsizetype>(row + rowsOfPage, rows().size());
    QList<TaskId> page;
    for (qsizetype n = begin; n < end; ++n) {
        if (rows().at(n) > 0 && !m_cache.contains(rows().at(n)))
            page.append(rows().at(n));
    }
    for (VideoTask& task : m_history.tasks(page)) {
        const TaskId id = task.id;
        m_cache.insert(id, new TaskCells(std::move(task)));
    }
    return m_cache.object(rows().at(row));
}

/// A task that may not be in any row.
TaskCells* TaskModel::cellsOf(TaskId id) const
{
    if (TaskCells* known = m_cache.object(id))
        return known;
    std::optional<VideoTask> task = m_store.task(id);
    if (!task)
        return nullptr;
    auto* made = new TaskCells(*std::move(task));
    m_cache.insert(id, made);
    return made;
}

bool TaskModel::counts() const
{
    if (m_filter.period != TaskFilter::Period::None)
        return true; // until midnight
    const QList<TaskId> ids = m_changes.unfinished();
    return std::ranges::any_of(ids, [this](TaskId id) {
        const TaskCells* known = cellsOf(id);
        return known
            && (known->task().state != TaskState::Waiting
                || statusTextOf(
                    known->task(), m_runner ? circumstancesOf(known->task(), *m_runner) : TaskCircumstances())
                       .counts);
    });
}

void TaskModel::tick()
{
    static const QList<int> changing{Qt::DisplayRole, Qt::AccessibleTextRole, Qt::ToolTipRole, RawRole, HeldRole,
        StatusTextRole, OutlookRole, ProgressRole};
    const QList<TaskId> unfinished = m_changes.unfinished();
    tellChanged(rowsOf({unfinished.cbegin(), unfinished.cend()}), changing);
    // After midnight, "Today" becomes "Yesterday".
    if (const QDate today = m_clock.now().toLocalTime().date(); std::exchange(m_today, today) != today) {
        for (const RowGroup& group : m_layout.groups())
            if (group.kind == RowGroup::Kind::Day)
                tellChanged({group.row});
        Q_EMIT dayChanged(today);
    }
}

QVariant TaskModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role == TaskIdRole)
        return QVariant::fromValue(taskAt(index.row()));
    // Views query these roles for every cell, and there is never a value.
    if (role == Qt::FontRole || role == Qt::ForegroundRole || role == Qt::BackgroundRole || role == Qt::DecorationRole
        || role == Qt::TextAlignmentRole || role == Qt::CheckStateRole)
        return {};
    if (isGroup(index.row()))
        return groupData(index.row(), role);
    TaskCells* cells = cellsAt(index.row());
    return cells ? cells->data(index.column(), role, m_source) : QVariant();
}

/// The same in every column, because a group's row looks like a single cell.
QVariant TaskModel::groupData(int row, int role) const
{
    const RowGroup* group = m_layout.groupAt(row);
    if (!group || role != Qt::AccessibleTextRole)
        return {};
    const GroupWords words = groupWords(*group);
    QStringList parts{words.title, words.prompt, words.tally, group->isCollapsed ? tr("Collapsed") : tr("Expanded")};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

GroupWords TaskModel::groupWords(const RowGroup& group) const
{
    if (group.kind == RowGroup::Kind::Day) {
        const QDate day = QDate::fromJulianDay(group.day);
        return {group, group.day > 0 ? dayText(day, m_clock.now().toLocalTime().date()) : tr("Day not known"), {},
            tr("%n takes", nullptr, group.count)};
    }
    const GroupCounts* known = m_groupCounts.object(group.id);
    const GroupCounts tally = known ? *known : m_history.tally(tasksOf(group));
    if (!known)
        m_groupCounts.insert(group.id, new GroupCounts(tally));
    GroupWords words{group, tr("%n takes", nullptr, group.count), {}, countsText(tally)};
    if (const TaskCells* first = cellsOf(m_listing.ids.at(group.place)))
        words.prompt = promptCell(first->task()).left(headOfPrompt);
    return words;
}

Qt::ItemFlags TaskModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = RowListModel::flags(index);
    return isGroup(index.row()) ? flags & ~Qt::ItemIsSelectable : flags;
}

QVariant TaskModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    const QString title = taskColumn(section).shownTitle();
    if (role == Qt::DisplayRole)
        return title;
    if (role != Qt::AccessibleTextRole)
        return {};
    if (sortedColumn() != Column(section))
        return title;
    return m_filter.ascending ? tr("%1, sorted ascending").arg(title) : tr("%1, sorted descending").arg(title);
}

void TaskModel::layOut()
{
    const bool hadGroups = !m_layout.groups().isEmpty();
    m_layout = TaskGrouping(m_listing.ids, m_listing.traits, m_collapsed);
    m_groupCounts.clear();
    become(m_layout.rows());
    // From here on, both lists share their data.
    replaceRows(m_layout.rows());
    if (hadGroups || !m_layout.groups().isEmpty())
        Q_EMIT groupsChanged();
}

/// Rows of groups that show the results of these tasks.
QList<int> TaskModel::groupRowsOf(const QSet<TaskId>& ids) const
{
    QList<int> rows;
    if (m_layout.groups().isEmpty())
        return rows;
    for (const TaskId id : ids) {
        const int place = m_listing.placeOf(id, m_filter.ascending);
        if (place < 0)
            continue;
        for (const RowGroup& group : m_layout.groupsOfPlace(place)) {
            if (group.kind == RowGroup::Kind::Request) {
                m_groupCounts.remove(group.id);
                rows.append(group.row);
            }
        }
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    return rows;
}

QList<TaskId> TaskModel::tasksOf(const RowGroup& group) const
{
    return m_listing.ids.mid(group.place, group.count);
}

void TaskModel::setCollapsed(const RowGroup& group, bool collapsed)
{
    const TaskRowId id = group.id;
    if (group.kind == RowGroup::Kind::Day) {
        if (collapsed)
            m_collapsed.days.insert(group.day);
        else
            m_collapsed.days.remove(group.day);
    } else if (collapsed) {
        // The oldest take identifies the group while newer ones are added.
        m_collapsed.takes.insert((-id) / 2);
    } else {
        for (const TaskId each : tasksOf(group))
            m_collapsed.takes.remove(each);
    }
    layOut();
    if (const qsizetype row = rows().indexOf(id); row >= 0)
        tellChanged({int(row)});
    Q_EMIT settled();
}

void TaskModel::setAllCollapsed(bool collapsed)
{
    m_collapsed = {};
    if (collapsed) {
        const TaskGrouping open(m_listing.ids, m_listing.traits);
        for (const RowGroup& group : open.groups()) {
            if (group.kind == RowGroup::Kind::Day)
                m_collapsed.days.insert(group.day);
            else
                m_collapsed.takes.insert((-group.id) / 2);
        }
    }
    layOut();
    for (const RowGroup& group : m_layout.groups())
        tellChanged({group.row});
    Q_EMIT settled();
}

void TaskModel::collapse(const CollapsedGroups& collapsed)
{
    if (collapsed == m_collapsed)
        return;
    m_collapsed = collapsed;
    layOut();
    Q_EMIT settled();
}

bool TaskModel::isHidden(TaskId id) const
{
    return rowOf(id) < 0 && isByNumber() && m_listing.placeOf(id, m_filter.ascending) >= 0;
}

void TaskModel::reveal(TaskId id)
{
    if (m_collapsed.isEmpty() || !isByNumber() || m_layout.groups().isEmpty())
        return;
    const int place = m_listing.placeOf(id, m_filter.ascending);
    // Expands the day first, because a request's group in a collapsed day is not known before.
    while (place >= 0 && m_layout.rowOfPlace(place) < 0) {
        for (const RowGroup& group : m_layout.groupsOfPlace(place)) {
            if (group.isCollapsed) {
                setCollapsed(group, false);
                break;
            }
        }
    }
}

} // namespace Dailies
