// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/table/taskcells.h"

#include "app/common/redact.h"
#include "app/common/sentences.h"
#include "app/request/localfiles.h"
#include "app/request/sourcename.h"
#include "app/tasks/run/taskrunner.h"
#include "app/tasks/table/clipfileinfo.h"
#include "app/tasks/table/taskstatustext.h"

#include <QCoreApplication>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

TaskStatusText outlook(const VideoTask& task, const TaskRunner* runner)
{
    return statusTextOf(task, runner ? circumstancesOf(task, *runner) : TaskCircumstances());
}

constexpr qsizetype longestInline = 1 << 20;

/// Whether the source is a local image or clip, or a small image within the request itself.
bool canBeShown(const QString& source)
{
    return isLocalFile(source) || (source.size() <= longestInline && source.startsWith(u"data:image/"_s));
}

QVariant shownInput(const VideoRequest& request)
{
    const QStringList sources = visualSources(request);
    const auto shown = std::ranges::find_if(sources, canBeShown);
    return shown == sources.cend() ? QVariant() : QVariant(*shown);
}

QVariant unnamed(const VideoRequest& request)
{
    QStringList parts{apiTypeLabel(request.kind.apiType), plainText(sourceName(visualSources(request).value(0)))};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

/// Gives the texts of this file a translation context.
class Cells {
    Q_DECLARE_TR_FUNCTIONS(TaskCells)
public:
    static QString whyNoClip(const VideoTask& task);
};

/// Why an ended task, or one that nobody tracks, has no clip, where neither the service nor an error says so.
QString Cells::whyNoClip(const VideoTask& task)
{
    if (!task.watched && !isTerminal(task.state))
        return tr("Dailies no longer checks it.");
    switch (task.state) {
    case TaskState::Refused: return tr("No clip: the service didn't start it.");
    case TaskState::Failed: return tr("No clip: the service couldn't make it.");
    case TaskState::Canceled: return tr("No clip: the service canceled it.");
    case TaskState::Forgotten: return tr("No clip: the service deleted the task.");
    case TaskState::Expired: return tr("No clip: the link expired before the download.");
    case TaskState::Saved: return tr("The saved file isn't a video.");
    default: return {};
    }
}

/// A query may still bring the clip. It costs nothing.
bool mayStillComeBack(const VideoTask& task)
{
    const bool isLost = task.state == TaskState::Forgotten || task.state == TaskState::Expired;
    return isLost && !task.remoteId.isEmpty() && !task.marks.recycledAt.isValid();
}

} // namespace

QVariant TaskCells::data(int column, int role, const TaskCellSource& source)
{
    const TaskColumn& described = taskColumn(column);
    switch (role) {
    case Qt::DisplayRole: return text(column, source);
    case Qt::AccessibleTextRole: {
        if (described.spoken)
            return described.spoken(m_task, source);
        const QString shown = text(column, source);
        return shown == unknownCell() ? QCoreApplication::translate("TaskColumns", "Not known") : shown;
    }
    case Qt::ToolTipRole: {
        const QString shown = toolTip(column, source);
        return shown.isEmpty() ? QVariant() : QVariant(shown);
    }
    case TaskTable::RawRole: return described.raw ? described.raw(m_task, source) : QVariant(text(column, source));
    case TaskTable::StatusTextRole: {
        const QString brief = column == TaskTable::State ? briefStatusText(m_task, source) : QString();
        return brief.isEmpty() ? QVariant() : QVariant(brief);
    }
    default: return rowData(role, source);
    }
}

QString TaskCells::text(int column, const TaskCellSource& source)
{
    const TaskColumn& described = taskColumn(column);
    if (!described.isSteady)
        return described.text(m_task, source);
    const auto place = size_t(column);
    if (!m_isMade.at(place)) {
        m_texts.at(place) = described.text(m_task, source);
        m_isMade.at(place) = true;
    }
    return m_texts.at(place);
}

/// Values that are the same in every column.
QVariant TaskCells::rowData(int role, const TaskCellSource& source) const
{
    const VideoTask& task = m_task;
    const TaskRunner* runner = source.runner;
    switch (role) {
    case TaskTable::StateRole: return int(task.state);
    case TaskTable::FractionRole: {
        const std::optional<double> fraction = runner ? transferredFraction(task, *runner) : std::nullopt;
        return fraction ? QVariant(*fraction) : QVariant();
    }
    case TaskTable::OutlookRole: {
        const QString left = outlook(task, runner).left;
        return left.isEmpty() ? QVariant() : QVariant(left);
    }
    case TaskTable::ProgressRole: {
        if (task.state == TaskState::Downloading || task.state == TaskState::Uploading)
            return rowData(TaskTable::FractionRole, source);
        const std::optional<double> done = outlook(task, runner).done;
        return done ? QVariant(*done) : QVariant();
    }
    case TaskTable::ReasonRole:
        if (isRejectedWithReason(task)) // the state says the rest
            return plainText(task.report.message).trimmed();
        if (task.state == TaskState::NeedsReview && task.watched && !isPractice(task)) // first, as there is little room
            return joinedSentences({Cells::tr("It may have been charged."), plainText(task.error.message)});
        if (!task.error.message.isEmpty())
            return plainText(task.error.message);
        if (const QString why = hasVideo(task) ? QString() : Cells::whyNoClip(task); !why.isEmpty())
            return why;
        return {};
    case TaskTable::EditRole: return maySendEdited(task);
    case TaskTable::CheckRole: return mayStillComeBack(task);
    case TaskTable::FileRole: return task.file.isEmpty() ? QVariant() : QVariant(task.file);
    case TaskTable::VideoRole: return hasVideo(task) ? QVariant(clipPlace(task)) : QVariant();
    case TaskTable::ClipRole: {
        const auto clip = hasVideo(task) ? lookAt(task, source) : std::nullopt;
        return int(clip && clip->isGone ? ClipCondition::Unplayable : task.clip);
    }
    case TaskTable::InputRole: return shownInput(task.request);
    case TaskTable::UnnamedRole: return promptCell(task).isEmpty() ? unnamed(task.request) : QVariant();
    case TaskTable::WatchedRole: return task.watched;
    case TaskTable::AttentionRole: return needsAttention(task);
    case TaskTable::HeldRole: {
        const auto wait = runner && task.state == TaskState::Waiting ? runner->sendWait(task.id) : std::nullopt;
        return task.held || (wait && wait->what == SendWait::For::User);
    }
    case TaskTable::RatingRole: return task.marks.rating;
    case TaskTable::TagsRole: return task.marks.tags;
    case TaskTable::NoteRole: return task.marks.note.isEmpty() ? QVariant() : QVariant(task.marks.note);
    case TaskTable::PracticeRole: return isPractice(task) ? QVariant(practiceMark(task)) : QVariant();
    case TaskTable::RejectedRole: return task.marks.rejected;
    default: return {};
    }
}

QString TaskCells::toolTip(int column, const TaskCellSource& source) const
{
    const VideoTask& task = m_task;
    if (column == TaskTable::Prompt) {
        QStringList parts{promptCell(task), plainText(task.marks.note), plainText(task.marks.tags.join(u" · "_s))};
        parts.removeAll(QString());
        return parts.join(u"\n\n"_s);
    }
    if (column == TaskTable::Length)
        return lengthRemark(task, source);
    if (column != TaskTable::State)
        return {};
    QStringList sentences{plainText(task.error.message), outlook(task, source.runner).whole};
    sentences.removeAll(QString());
    return sentences.join(u'\n');
}

} // namespace Dailies
