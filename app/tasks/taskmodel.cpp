// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/taskmodel.h"

#include "app/common/redact.h"
#include "app/tasks/taskhistory.h"
#include "app/tasks/taskoutlook.h"

#include <QLocale>

#include <algorithm>
#include <functional>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int keptTasks = 2000; ///< several screens of rows, whatever the number of tasks
constexpr qsizetype shownPrompt = 500; ///< characters of a prompt that a row could ever show

QString nothing()
{
    return QStringLiteral("–");
}

/// m:ss, and h:mm:ss from the first hour on.
QString clockText(qint64 seconds)
{
    const QString rest = u"%1:%2"_s.arg(seconds / 60 % 60, seconds >= 3600 ? 2 : 1, 10, QChar(u'0'))
                             .arg(seconds % 60, 2, 10, QChar(u'0'));
    return seconds >= 3600 ? u"%1:%2"_s.arg(seconds / 3600).arg(rest) : rest;
}

QString leftText(qint64 seconds)
{
    if (seconds <= 0)
        return TaskModel::tr("Any moment", "a result address may die now");
    if (seconds < 60)
        return TaskModel::tr("Under 1 min");
    const qint64 minutes = seconds / 60;
    if (minutes < 60)
        return TaskModel::tr("%1 min").arg(minutes);
    return TaskModel::tr("%1 h %2 min").arg(minutes / 60).arg(minutes % 60);
}

QString kindText(const RequestKind& kind)
{
    const QString generation = generationName(kind.generation);
    const QString family = generation.isEmpty() ? familyName(kind.family) : familyName(kind.family) + u' ' + generation;
    return u"%1 · %2"_s.arg(family, apiTypeShortLabel(kind.apiType));
}

QString promptText(const VideoTask& task)
{
    return plainText(task.request.prompt.left(shownPrompt).simplified());
}

} // namespace

TaskModel::TaskModel(TaskStore& store, const TaskRunner* runner, Clock& clock, QObject* parent)
    : QAbstractTableModel(parent)
    , m_store(store)
    , m_runner(runner)
    , m_clock(clock)
    , m_ids(store.find())
    , m_cache(keptTasks)
{
    connect(&store, &TaskStore::taskAdded, this, &TaskModel::added);
    connect(&store, &TaskStore::taskChanged, this, &TaskModel::changed);
    connect(&store, &TaskStore::taskRemoved, this, &TaskModel::removed);
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
    m_ids = m_store.find(filter);
    endResetModel();
}

TaskId TaskModel::taskAt(int row) const
{
    return row >= 0 && row < m_ids.size() ? m_ids.at(row) : 0;
}

int TaskModel::rowOf(TaskId id) const
{
    const auto place = std::lower_bound(m_ids.cbegin(), m_ids.cend(), id, std::greater<>());
    return place != m_ids.cend() && *place == id ? int(place - m_ids.cbegin()) : -1;
}

void TaskModel::added(TaskId id)
{
    if (rowOf(id) >= 0 || TaskHistory(m_store).passing({id}, m_filter).isEmpty())
        return;
    const auto place = std::lower_bound(m_ids.cbegin(), m_ids.cend(), id, std::greater<>());
    const int row = int(place - m_ids.cbegin());
    beginInsertRows({}, row, row);
    m_ids.insert(row, id);
    endInsertRows();
}

void TaskModel::changed(TaskId id)
{
    m_cache.remove(id);
    const int row = rowOf(id);
    if (row < 0)
        added(id);
    else if (!TaskHistory(m_store).passing({id}, m_filter).isEmpty())
        Q_EMIT dataChanged(index(row, 0), index(row, ColumnCount - 1));
    else
        removed(id);
}

void TaskModel::removed(TaskId id)
{
    m_cache.remove(id);
    const int row = rowOf(id);
    if (row < 0)
        return;
    beginRemoveRows({}, row, row);
    m_ids.removeAt(row);
    endRemoveRows();
}

int TaskModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(m_ids.size());
}

int TaskModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : int(ColumnCount);
}

const VideoTask* TaskModel::fetch(TaskId id) const
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

QVariant TaskModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const TaskId id = m_ids.at(index.row());
    if (role == TaskIdRole)
        return QVariant::fromValue(id);
    const VideoTask* task = fetch(id);
    if (!task)
        return {};
    const auto column = Column(index.column());
    switch (role) {
    case Qt::DisplayRole: return textOf(*task, column);
    case Qt::AccessibleTextRole: return accessibleText(*task, column);
    case Qt::ToolTipRole: {
        const QString text = toolTip(*task, column);
        return text.isEmpty() ? QVariant() : QVariant(text);
    }
    case RawRole: return rawOf(*task, column);
    case StateRole: return int(task->state);
    case FractionRole: {
        const std::optional<double> fraction = m_runner ? m_runner->downloadFraction(id) : std::nullopt;
        return fraction && task->state == TaskState::Downloading ? QVariant(*fraction) : QVariant();
    }
    case FileRole: return task->file.isEmpty() ? QVariant() : QVariant(task->file);
    case WatchedRole: return task->watched;
    case HeldRole: {
        const auto wait = m_runner && task->state == TaskState::Waiting ? m_runner->sendWait(id) : std::nullopt;
        return task->held || (wait && wait->what == SendWait::For::Person);
    }
    case OutlookRole: {
        const QString brief = column == State ? outlook(*task).brief : QString();
        return brief.isEmpty() ? QVariant() : QVariant(brief);
    }
    default: return {};
    }
}

TaskOutlook TaskModel::outlook(const VideoTask& task) const
{
    return outlookOf(task, m_runner ? circumstancesOf(task, *m_runner) : TaskCircumstances());
}

QString TaskModel::toolTip(const VideoTask& task, Column column) const
{
    if (column == Prompt)
        return promptText(task);
    if (column != State)
        return {};
    QStringList sentences{plainText(task.error.message), outlook(task).whole};
    sentences.removeAll(QString());
    return sentences.join(u'\n');
}

QString TaskModel::textOf(const VideoTask& task, Column column) const
{
    switch (column) {
    case State: {
        const std::optional<double> fraction = m_runner ? m_runner->downloadFraction(task.id) : std::nullopt;
        if (task.state == TaskState::Downloading && fraction)
            return tr("%1 %2 %", "state and percent").arg(stateWord(task)).arg(int(*fraction * 100));
        return stateWord(task);
    }
    case Prompt: return promptText(task);
    case Kind: return kindText(task.request.kind);
    case Model: return plainText(task.request.model);
    case Length:
        return task.request.durationSeconds ? tr("%1 s").arg(QLocale().toString(*task.request.durationSeconds, 'g', 6))
                                            : nothing();
    case Elapsed: {
        const std::optional<qint64> seconds = elapsedSeconds(task);
        return seconds ? clockText(*seconds) : nothing();
    }
    case Expiry: {
        if (task.state == TaskState::NeedsReview && task.watched)
            return tr("Decide…");
        const std::optional<qint64> seconds = secondsLeft(task);
        return seconds ? leftText(*seconds) : nothing();
    }
    case Take:
    case ColumnCount: break;
    }
    return {};
}

QString TaskModel::accessibleText(const VideoTask& task, Column column) const
{
    if (column == Take)
        return task.file.isEmpty() ? tr("No clip yet") : tr("Clip saved");
    const QString text = textOf(task, column);
    const QString expected = column == State ? outlook(task).brief : QString();
    if (!expected.isEmpty())
        return tr("%1 · %2", "state, and what is to be expected").arg(text, expected);
    return text == nothing() ? tr("Not known") : text;
}

QVariant TaskModel::rawOf(const VideoTask& task, Column column) const
{
    switch (column) {
    case State: return int(task.state);
    case Take: return task.file;
    case Length: return task.request.durationSeconds ? QVariant(*task.request.durationSeconds) : QVariant();
    case Elapsed: {
        const std::optional<qint64> seconds = elapsedSeconds(task);
        return seconds ? QVariant(*seconds) : QVariant();
    }
    case Expiry: {
        const std::optional<qint64> seconds = secondsLeft(task);
        return seconds ? QVariant(*seconds) : QVariant();
    }
    default: return textOf(task, column);
    }
}

std::optional<qint64> TaskModel::elapsedSeconds(const VideoTask& task) const
{
    // Nothing runs yet, or any more: what a call took that came to nothing is of no interest.
    if (task.state == TaskState::Waiting)
        return std::nullopt;
    const QDateTime from = task.sentAt.isValid() ? task.sentAt : task.createdAt;
    QDateTime until = task.finishedAt;
    if (!until.isValid() && !isAtRest(task.state) && task.watched)
        until = m_clock.now();
    if (!from.isValid() || !until.isValid())
        return std::nullopt;
    // A wall clock that was set back does not make time negative.
    return std::max<qint64>(from.secsTo(until), 0);
}

std::optional<qint64> TaskModel::secondsLeft(const VideoTask& task) const
{
    if (task.state != TaskState::Downloading || !task.addressExpiresAt.isValid())
        return std::nullopt;
    return std::max<qint64>(m_clock.now().secsTo(task.addressExpiresAt), 0);
}

QVariant TaskModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole))
        return {};
    switch (section) {
    case State: return tr("State");
    case Take: return tr("Take");
    case Prompt: return tr("Prompt");
    case Kind: return tr("Kind");
    case Model: return tr("Model");
    case Length: return tr("Length");
    case Elapsed: return tr("Elapsed");
    case Expiry: return tr("Expires in");
    default: return {};
    }
}

bool TaskModel::counts() const
{
    const QList<TaskId> ids = m_store.unfinished();
    return std::any_of(ids.cbegin(), ids.cend(), [this](TaskId id) {
        const VideoTask* task = fetch(id);
        return task && (task->state != TaskState::Waiting || outlook(*task).counts);
    });
}

void TaskModel::tick()
{
    static const QList<int> changing{
        Qt::DisplayRole, Qt::AccessibleTextRole, Qt::ToolTipRole, RawRole, HeldRole, OutlookRole};
    for (TaskId id : m_store.unfinished()) {
        if (const int row = rowOf(id); row >= 0)
            Q_EMIT dataChanged(index(row, State), index(row, Expiry), changing);
    }
}

} // namespace Dailies
