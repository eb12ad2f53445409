// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/taskmodel.h"

#include "app/common/redact.h"
#include "app/tasks/taskoutlook.h"

#include <QLocale>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

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
        return QVariant::fromValue(m_ids.at(index.row()));
    // Asked for with every cell that is painted, and never there.
    if (role == Qt::FontRole || role == Qt::ForegroundRole || role == Qt::BackgroundRole || role == Qt::DecorationRole
        || role == Qt::TextAlignmentRole || role == Qt::CheckStateRole)
        return {};
    const VideoTask* task = fetch(index.row());
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
    case OutlookRole: {
        const QString brief = column == State ? outlook(*task).brief : QString();
        return brief.isEmpty() ? QVariant() : QVariant(brief);
    }
    default: return partOf(*task, role);
    }
}

/// What is the same in every column.
QVariant TaskModel::partOf(const VideoTask& task, int role) const
{
    switch (role) {
    case StateRole: return int(task.state);
    case FractionRole: {
        const std::optional<double> fraction = m_runner ? m_runner->downloadFraction(task.id) : std::nullopt;
        return fraction && task.state == TaskState::Downloading ? QVariant(*fraction) : QVariant();
    }
    case FileRole: return task.file.isEmpty() ? QVariant() : QVariant(task.file);
    case InputRole: return shownInput(task.request);
    case WatchedRole: return task.watched;
    case HeldRole: {
        const auto wait = m_runner && task.state == TaskState::Waiting ? m_runner->sendWait(task.id) : std::nullopt;
        return task.held || (wait && wait->what == SendWait::For::Person);
    }
    case RatingRole: return task.marks.rating;
    case TagsRole: return task.marks.tags;
    case NoteRole: return task.marks.note.isEmpty() ? QVariant() : QVariant(task.marks.note);
    case RecycledRole: return task.marks.recycledAt.isValid();
    default: return {};
    }
}

TaskOutlook TaskModel::outlook(const VideoTask& task) const
{
    return outlookOf(task, m_runner ? circumstancesOf(task, *m_runner) : TaskCircumstances());
}

QString TaskModel::toolTip(const VideoTask& task, Column column) const
{
    if (column == Prompt) {
        QStringList parts{promptText(task), plainText(task.marks.note), plainText(task.marks.tags.join(u" · "_s))};
        parts.removeAll(QString());
        return parts.join(u"\n\n"_s);
    }
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
    case Rating: return task.marks.rating > 0 ? u"\u2605 %1"_s.arg(task.marks.rating) : QString();
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
    if (column == Rating)
        return task.marks.rating > 0 ? tr("Rated %1 of 5").arg(task.marks.rating) : tr("Not rated");
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
    case Rating: return task.marks.rating;
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
    case Rating: return tr("Rating");
    case Elapsed: return tr("Elapsed");
    case Expiry: return tr("Expires in");
    default: return {};
    }
}

} // namespace Dailies
