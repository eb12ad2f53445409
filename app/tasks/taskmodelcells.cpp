// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/taskmodel.h"

#include "app/common/redact.h"
#include "app/tasks/taskmodelparts.h"
#include "app/tasks/taskoutlook.h"

#include <QLocale>

#include <array>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype headOfPrompt = 200;

TaskOutlook outlook(const VideoTask& task, const TaskRunner* runner)
{
    return outlookOf(task, runner ? circumstancesOf(task, *runner) : TaskCircumstances());
}

QString dayText(const QDate& day, const QDate& today)
{
    if (day == today)
        return TaskModel::tr("Today");
    return day == today.addDays(-1) ? TaskModel::tr("Yesterday") : QLocale().toString(day, QLocale::LongFormat);
}

/// "3 saved, 1 failed": what came of them first, and then what is still to come.
QString tallyText(const GroupTally& tally)
{
    struct Part {
        std::initializer_list<TaskState> states;
        QString (*text)(int count);
    };
    static const std::array<Part, 4> parts{{
        {{TaskState::Saved}, [](int n) { return TaskModel::tr("%n saved", nullptr, n); }},
        {{TaskState::Refused, TaskState::Failed, TaskState::Canceled, TaskState::Forgotten, TaskState::Expired},
            [](int n) { return TaskModel::tr("%n failed", nullptr, n); }},
        {{TaskState::NeedsReview}, [](int n) { return TaskModel::tr("%n with a lost answer", nullptr, n); }},
        {{TaskState::Waiting, TaskState::Sending, TaskState::InProgress, TaskState::Downloading},
            [](int n) { return TaskModel::tr("%n active", nullptr, n); }},
    }};
    QStringList texts;
    for (const Part& part : parts) {
        int count = 0;
        for (const TaskState state : part.states)
            count += tally.states.value(state);
        if (count > 0)
            texts.append(part.text(count));
    }
    if (tally.bestRating > 0)
        texts.append(u"\u2605 %1"_s.arg(tally.bestRating));
    return texts.join(u", "_s);
}

constexpr qsizetype longestInline = 1 << 20;

/// A picture or clip on this computer, or a picture within the request itself, as far as it is small.
bool canBeShown(const QString& source)
{
    return isLocalFile(source) || (source.size() <= longestInline && source.startsWith(u"data:image/"_s));
}

QVariant shownInput(const VideoRequest& request)
{
    for (const MediaItem& item : request.media) {
        const Medium medium = mediumOf(item.type);
        if ((medium == Medium::Image || medium == Medium::Video) && canBeShown(item.source))
            return item.source;
    }
    for (const QString& source : QStringList{request.imageAddress} + request.images) {
        if (canBeShown(source))
            return source;
    }
    return {};
}

} // namespace

QVariant TaskModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role == TaskIdRole)
        return QVariant::fromValue(taskAt(index.row()));
    // Asked for with every cell that is painted, and never there.
    if (role == Qt::FontRole || role == Qt::ForegroundRole || role == Qt::BackgroundRole || role == Qt::DecorationRole
        || role == Qt::TextAlignmentRole || role == Qt::CheckStateRole)
        return {};
    if (isGroup(index.row()))
        return groupData(index.row(), role);
    Kept* kept = keptAt(index.row());
    if (!kept)
        return {};
    const VideoTask& task = kept->task;
    const TaskColumn& column = taskColumn(index.column());
    switch (role) {
    case Qt::DisplayRole: return textOf(*kept, index.column());
    case Qt::AccessibleTextRole: {
        if (column.spoken)
            return column.spoken(task, m_source);
        const QString text = textOf(*kept, index.column());
        return text == unknownCell() ? tr("Not known") : text;
    }
    case Qt::ToolTipRole: {
        const QString text = toolTip(task, index.column());
        return text.isEmpty() ? QVariant() : QVariant(text);
    }
    case RawRole: return column.raw ? column.raw(task, m_source) : QVariant(textOf(*kept, index.column()));
    case OutlookRole: {
        const QString brief = index.column() == State ? briefOutlook(task, m_source) : QString();
        return brief.isEmpty() ? QVariant() : QVariant(brief);
    }
    default: return partOf(task, role);
    }
}

/// What stays as it is is made once.
QString TaskModel::textOf(Kept& kept, int column) const
{
    const TaskColumn& described = taskColumn(column);
    if (!described.isSteady)
        return described.text(kept.task, m_source);
    const auto place = size_t(column);
    if (!kept.isThere.at(place)) {
        kept.texts.at(place) = described.text(kept.task, m_source);
        kept.isThere.at(place) = true;
    }
    return kept.texts.at(place);
}

/// The same in every column, since the row is one cell to the eye.
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
    GroupTally* tally = m_tallies.object(group.id);
    if (!tally) {
        tally = new GroupTally(m_history.tally(tasksOf(group)));
        m_tallies.insert(group.id, tally);
    }
    GroupWords words{group, tr("%n takes", nullptr, group.count), {}, tallyText(*tally)};
    if (const Kept* first = kept(m_listing.ids.at(group.place)))
        words.prompt = promptCell(first->task).left(headOfPrompt);
    return words;
}

Qt::ItemFlags TaskModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return isGroup(index.row()) ? flags & ~Qt::ItemIsSelectable : flags;
}

/// What is the same in every column.
QVariant TaskModel::partOf(const VideoTask& task, int role) const
{
    switch (role) {
    case StateRole: return int(task.state);
    case FractionRole: {
        const std::optional<double> fraction =
            m_runner && task.state == TaskState::Downloading ? m_runner->downloadFraction(task.id) : std::nullopt;
        return fraction ? QVariant(*fraction) : QVariant();
    }
    case FileRole: return task.file.isEmpty() ? QVariant() : QVariant(task.file);
    case VideoRole: return hasVideo(task) ? QVariant(task.file) : QVariant();
    case ClipRole: return int(task.clip);
    case InputRole: return shownInput(task.request);
    case WatchedRole: return task.watched;
    case HeldRole: {
        const auto wait = m_runner && task.state == TaskState::Waiting ? m_runner->sendWait(task.id) : std::nullopt;
        return task.held || (wait && wait->what == SendWait::For::Person);
    }
    case RatingRole: return task.marks.rating;
    case TagsRole: return task.marks.tags;
    case NoteRole: return task.marks.note.isEmpty() ? QVariant() : QVariant(task.marks.note);
    case PracticeRole: return isPractice(task) ? QVariant(practiceMark(task)) : QVariant();
    case RecycledRole: return task.marks.recycledAt.isValid();
    default: return {};
    }
}

QString TaskModel::toolTip(const VideoTask& task, int column) const
{
    if (column == Prompt) {
        QStringList parts{promptCell(task), plainText(task.marks.note), plainText(task.marks.tags.join(u" · "_s))};
        parts.removeAll(QString());
        return parts.join(u"\n\n"_s);
    }
    if (column != State)
        return {};
    QStringList sentences{plainText(task.error.message), outlook(task, m_runner).whole};
    sentences.removeAll(QString());
    return sentences.join(u'\n');
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

} // namespace Dailies
