// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/table/taskcolumns.h"

#include "app/common/clock.h"
#include "app/common/momenttext.h"
#include "app/common/redact.h"
#include "app/request/kindfields.h"
#include "app/tasks/table/clipfileinfo.h"
#include "app/tasks/table/taskstatustext.h"
#include "app/tasks/table/tasktable.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QLocale>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Provides the translation context.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(TaskColumns)
};

using Order = TaskFilter::Order;

constexpr qsizetype shownPrompt = 500; ///< maximum number of characters of a prompt that a row can show
constexpr qsizetype shownFigure = 80;

QString number(double value)
{
    return QLocale().toString(value, 'g', 6);
}

/// m:ss, h:mm:ss from the first hour on, and days from 100 hours on.
QString passedText(qint64 seconds)
{
    if (seconds >= 100 * 3600)
        return Text::tr("%n days", nullptr, static_cast<int>(seconds / (24 * 3600)));
    const QString rest = u"%1:%2"_s.arg(seconds / 60 % 60, seconds >= 3600 ? 2 : 1, 10, QChar(u'0'))
                             .arg(seconds % 60, 2, 10, QChar(u'0'));
    return seconds >= 3600 ? u"%1:%2"_s.arg(seconds / 3600).arg(rest) : rest;
}

QString leftText(qint64 seconds)
{
    if (seconds <= 0)
        return Text::tr("Any moment", "a result address may die now");
    if (seconds < 60)
        return Text::tr("Under 1 min");
    const qint64 minutes = seconds / 60;
    if (minutes < 60)
        return Text::tr("%1 min").arg(minutes);
    return Text::tr("%1 h %2 min").arg(minutes / 60).arg(minutes % 60);
}

QString kindOf(const RequestKind& kind)
{
    const QString generation = generationName(kind.generation);
    const QString family = generation.isEmpty() ? familyName(kind.family) : familyName(kind.family) + u' ' + generation;
    return u"%1 · %2"_s.arg(family, apiTypeShortLabel(kind.apiType));
}

TaskStatusText outlook(const VideoTask& task, const TaskCellSource& source)
{
    return statusTextOf(task, source.runner ? circumstancesOf(task, *source.runner) : TaskCircumstances());
}

/// As the service reported it; the specification names no unit for it.
std::optional<double> reportedSeconds(const VideoTask& task)
{
    const QJsonValue ofFamilyA = task.report.usage[u"output_video_duration"_s];
    if (ofFamilyA.isDouble())
        return ofFamilyA.toDouble();
    bool isNumber = false;
    const double ofFamilyB = task.report.duration.toDouble(&isNumber);
    return isNumber ? std::optional(ofFamilyB) : std::nullopt;
}

bool isGone(const VideoTask& task, const TaskCellSource& source)
{
    const auto clip = task.state == TaskState::Saved ? lookAt(task, source) : std::nullopt;
    return clip && clip->isGone;
}

QString stateText(const VideoTask& task, const TaskCellSource& source)
{
    if (isGone(task, source))
        return Text::tr("Clip missing");
    const std::optional<double> fraction = source.runner ? transferredFraction(task, *source.runner) : std::nullopt;
    return fraction ? Text::tr("%1 %2 %", "state and percent").arg(stateWord(task)).arg(shownPercent(*fraction))
                    : stateWord(task);
}

/// Nothing for a saved take, which is the normal state.
QString shownState(const VideoTask& task, const TaskCellSource& source)
{
    const bool isNormal =
        task.state == TaskState::Saved && task.watched && task.clip == ClipCondition::Playable && !isGone(task, source);
    return isNormal && briefStatusText(task, source).isEmpty() ? QString() : stateText(task, source);
}

QString spokenState(const VideoTask& task, const TaskCellSource& source)
{
    const QString text = stateText(task, source);
    const QString expected = briefStatusText(task, source);
    return expected.isEmpty() ? text : Text::tr("%1 · %2", "state, and what is to be expected").arg(text, expected);
}

/// The task's number, beside which the picture is drawn.
QString takeText(const VideoTask& task, const TaskCellSource&)
{
    return QString::number(task.id);
}

QString spokenTake(const VideoTask& task, const TaskCellSource&)
{
    return Text::tr("Take %1 · %2", "number, and whether it has a clip")
        .arg(takeText(task, {}), task.file.isEmpty() ? Text::tr("No clip yet") : Text::tr("Clip saved"));
}

QString promptText(const VideoTask& task, const TaskCellSource&)
{
    return promptCell(task);
}

QString spokenPrompt(const VideoTask& task, const TaskCellSource&)
{
    const QString prompt = promptCell(task);
    const QString text = prompt.isEmpty() ? Text::tr("No prompt") : prompt;
    return isPractice(task) ? u"%1 · %2"_s.arg(text, practiceMark(task)) : text;
}

QString kindText(const VideoTask& task, const TaskCellSource&)
{
    return kindOf(task.request.kind);
}

QStringList kindSamples()
{
    QStringList texts;
    for (const RequestKind& kind : allKinds())
        texts.append(kindOf(kind));
    return texts;
}

QString modelText(const VideoTask& task, const TaskCellSource&)
{
    return plainText(task.request.model);
}

/// The clip's own length once it is saved: that of its file, to a tenth of a second, or what the service reported until
/// the file has been read. Otherwise the requested length.
QVariant lengthRaw(const VideoTask& task, const TaskCellSource& source)
{
    const std::optional<double> asked = task.request.durationSeconds;
    if (task.state != TaskState::Saved)
        return asked ? QVariant(*asked) : QVariant();
    const std::optional<ClipFileInfo> clip = lookAt(task, source);
    const std::optional<double> own =
        clip && clip->seconds > 0 ? std::round(clip->seconds * 10) / 10 : reportedSeconds(task);
    if (!own)
        return asked ? QVariant(*asked) : QVariant();
    return asked && !isOtherLength(*own, *asked) ? *asked : *own;
}

QString lengthText(const VideoTask& task, const TaskCellSource& source)
{
    const QVariant seconds = lengthRaw(task, source);
    return seconds.isValid() ? Text::tr("%1 s").arg(number(seconds.toDouble())) : unknownCell();
}

/// The clip's own length in seconds. As long as there is no file, the length reported by the service.
QVariant deliveredRaw(const VideoTask& task, const TaskCellSource& source)
{
    if (source.clips && !task.file.isEmpty()) {
        const std::optional<ClipFileInfo> clip = lookAt(task, source);
        return clip && clip->seconds > 0 ? QVariant(clip->seconds) : QVariant();
    }
    const std::optional<double> reported = reportedSeconds(task);
    return reported ? QVariant(*reported) : QVariant();
}

QString clipText(const ClipFileInfo& clip)
{
    if (clip.isGone)
        return Text::tr("Not there");
    if (clip.seconds <= 0)
        return unknownCell();
    const QString length = Text::tr("%1 s").arg(QLocale().toString(clip.seconds, 'f', 2));
    return clip.size.isEmpty() ? length : length + u" · "_s + pictureText(clip.size);
}

QString deliveredText(const VideoTask& task, const TaskCellSource& source)
{
    if (source.clips && !task.file.isEmpty()) {
        const std::optional<ClipFileInfo> clip = lookAt(task, source);
        return clip ? clipText(*clip) : unknownCell();
    }
    const QVariant length = deliveredRaw(task, source);
    if (length.isValid())
        return number(length.toDouble());
    return task.report.duration.isEmpty() ? unknownCell() : plainText(task.report.duration.left(shownFigure));
}

QString ratingText(const VideoTask& task, const TaskCellSource&)
{
    QStringList signs;
    if (task.marks.rejected)
        signs.append(u"\u2715"_s);
    if (task.marks.rating > 0)
        signs.append(QString(task.marks.rating, QChar(0x2605)));
    return signs.join(u' ');
}

QString spokenRating(const VideoTask& task, const TaskCellSource&)
{
    const QString rating =
        task.marks.rating > 0 ? Text::tr("Rated %1 of 5").arg(task.marks.rating) : Text::tr("Not rated");
    return task.marks.rejected ? Text::tr("Rejected · %1").arg(rating) : rating;
}

QString createdText(const VideoTask& task, const TaskCellSource&)
{
    return task.createdAt.isValid() ? dateTimeText(task.createdAt) : unknownCell();
}

QStringList createdSamples()
{
    return {dateTimeText(QDateTime(QDate(2028, 12, 28), QTime(22, 58)))};
}

QVariant elapsedRaw(const VideoTask& task, const TaskCellSource& source)
{
    // Nothing is running yet; the duration of an earlier failed call is of no interest.
    if (task.state == TaskState::Waiting)
        return {};
    const QDateTime from = task.sentAt.isValid() ? task.sentAt : task.createdAt;
    QDateTime until = task.finishedAt;
    if (!until.isValid() && !isTerminal(task.state) && task.watched)
        until = source.clock->now();
    if (!from.isValid() || !until.isValid())
        return {};
    // The duration must not be negative if the wall clock was set back.
    return std::max<qint64>(from.secsTo(until), 0);
}

QString elapsedText(const VideoTask& task, const TaskCellSource& source)
{
    const QVariant seconds = elapsedRaw(task, source);
    return seconds.isValid() ? passedText(seconds.toLongLong()) : unknownCell();
}

QVariant expiryRaw(const VideoTask& task, const TaskCellSource& source)
{
    if (task.state != TaskState::Downloading || !task.addressExpiresAt.isValid())
        return {};
    return std::max<qint64>(source.clock->now().secsTo(task.addressExpiresAt), 0);
}

QString expiryText(const VideoTask& task, const TaskCellSource& source)
{
    const QVariant seconds = expiryRaw(task, source);
    return seconds.isValid() ? leftText(seconds.toLongLong()) : unknownCell();
}

/// The figures as the service sends them. The specification names no unit for any of them.
QString costText(const VideoTask& task, const TaskCellSource&)
{
    if (!task.report.finalUnitDeduction.isEmpty())
        return plainText(task.report.finalUnitDeduction.left(shownFigure));
    QStringList figures;
    for (auto each = task.report.usage.constBegin(); each != task.report.usage.constEnd(); ++each) {
        if (each.value().isDouble())
            figures.append(u"%1 %2"_s.arg(each.key(), number(each.value().toDouble())));
        else if (each.value().isString())
            figures.append(u"%1 %2"_s.arg(each.key(), each.value().toString()));
    }
    return figures.isEmpty() ? unknownCell() : plainText(figures.join(u" · "_s).left(shownFigure));
}

QVariant costRaw(const VideoTask& task, const TaskCellSource&)
{
    bool isNumber = false;
    const double deduction = task.report.finalUnitDeduction.toDouble(&isNumber);
    return isNumber ? QVariant(deduction) : QVariant();
}

QString accountText(const VideoTask& task, const TaskCellSource& source)
{
    const QString name = source.accountName ? source.accountName(task.accountId) : task.accountId;
    return name.isEmpty() ? unknownCell() : plainText(name);
}

QStringList noSamples()
{
    return {};
}

// clang-format off
const std::array<TaskColumn, TaskTable::ColumnCount>& allColumns()
{
    static const std::array<TaskColumn, TaskTable::ColumnCount> columns{{
        {"state", QT_TRANSLATE_NOOP("TaskColumns", "State"), false, true, false,
            Order::State, Qt::AscendingOrder, shownState,
            [](const VideoTask& t, const TaskCellSource&) { return QVariant(int(t.state)); }, spokenState, noSamples},
        {"take", QT_TRANSLATE_NOOP("TaskColumns", "Take"), false, true, true,
            {}, Qt::AscendingOrder, takeText,
            [](const VideoTask& t, const TaskCellSource&) { return QVariant(t.file); }, spokenTake, noSamples},
        {"prompt", QT_TRANSLATE_NOOP("TaskColumns", "Prompt"), false, true, true,
            Order::Prompt, Qt::AscendingOrder, promptText, nullptr, spokenPrompt, noSamples},
        {"kind", QT_TRANSLATE_NOOP("TaskColumns", "Kind"), false, true, true,
            Order::Kind, Qt::AscendingOrder, kindText, nullptr, nullptr, kindSamples},
        {"model", QT_TRANSLATE_NOOP("TaskColumns", "Model"), false, true, true,
            Order::Model, Qt::AscendingOrder, modelText, nullptr, nullptr,
            [] { return QStringList{u"wan3.0-video-00"_s}; }},
        {"length", QT_TRANSLATE_NOOP("TaskColumns", "Length"), true, true, false,
            Order::Length, Qt::DescendingOrder, lengthText, lengthRaw, nullptr,
            [] { return QStringList{u"30.5 s"_s}; }},
        {"rating", QT_TRANSLATE_NOOP("TaskColumns", "Rating"), false, true, true,
            Order::Rating, Qt::DescendingOrder, ratingText,
            [](const VideoTask& t, const TaskCellSource&) { return QVariant(t.marks.rating); }, spokenRating,
            [] { return QStringList{QString(4, QChar(0x2605))}; }},
        {"elapsed", QT_TRANSLATE_NOOP("TaskColumns", "Elapsed"), true, true, false,
            Order::Elapsed, Qt::DescendingOrder, elapsedText, elapsedRaw, nullptr,
            [] { return QStringList{u"10:00:00"_s}; }},
        {"expiry", QT_TRANSLATE_NOOP("TaskColumns", "Link expires"), false, true, false,
            Order::Expiry, Qt::AscendingOrder, expiryText, expiryRaw, nullptr,
            [] { return QStringList{Text::tr("%1 h %2 min").arg(23).arg(59)}; }},
        {"delivered", QT_TRANSLATE_NOOP("TaskColumns", "Delivered"), true, false, false,
            Order::Delivered, Qt::DescendingOrder, deliveredText, deliveredRaw, nullptr,
            [] { return QStringList{u"30.04 s · 1920×1080 (16:9)"_s}; }},
        {"created", QT_TRANSLATE_NOOP("TaskColumns", "Created"), false, false, true,
            Order::Number, Qt::DescendingOrder, createdText,
            [](const VideoTask& t, const TaskCellSource&) { return QVariant(t.createdAt); }, nullptr, createdSamples},
        {"cost", QT_TRANSLATE_NOOP("TaskColumns", "Cost"), false, false, true,
            Order::Cost, Qt::DescendingOrder, costText, costRaw, nullptr,
            [] { return QStringList{u"output_video_duration 10"_s}; }},
        {"account", QT_TRANSLATE_NOOP("TaskColumns", "Account"), false, false, false,
            Order::Account, Qt::AscendingOrder, accountText, nullptr, nullptr,
            [] { return QStringList{u"Practice mode"_s}; }},
    }};
    return columns;
}
// clang-format on

} // namespace

QString TaskColumn::shownTitle() const
{
    return QCoreApplication::translate("TaskColumns", title);
}

const TaskColumn& taskColumn(int column)
{
    return allColumns().at(size_t(column));
}

std::optional<ClipFileInfo> lookAt(const VideoTask& task, const TaskCellSource& source)
{
    return source.clips && !task.file.isEmpty() ? source.clips->look(clipPlace(task)) : std::nullopt;
}

QString briefStatusText(const VideoTask& task, const TaskCellSource& source)
{
    if (task.state != TaskState::Saved)
        return outlook(task, source).brief;
    return source.clock && mayGetBetterClip(task, source.clock->now())
        ? Text::tr("downloaded again while its link works", "a clip that cannot be played")
        : QString();
}

bool isOtherLength(double seconds, double asked)
{
    constexpr double tolerance = 0.1; // services round to whole frames
    return std::abs(seconds - asked) > tolerance;
}

QString lengthRemark(const VideoTask& task, const TaskCellSource& source)
{
    const QVariant length = lengthRaw(task, source);
    const std::optional<double> asked = task.request.durationSeconds;
    return length.isValid() && asked && isOtherLength(length.toDouble(), *asked)
        ? Text::tr("%1 s, %2 s requested", "a clip's length").arg(number(length.toDouble()), number(*asked))
        : QString();
}

QString pictureText(QSize size)
{
    constexpr int largestSide = 32; // beyond this, no aspect ratio has a common name
    const QString pixels = u"%1×%2"_s.arg(size.width()).arg(size.height());
    const int common = std::gcd(size.width(), size.height());
    if (common <= 0 || std::max(size.width(), size.height()) / common > largestSide)
        return pixels;
    return u"%1 (%2:%3)"_s.arg(pixels).arg(size.width() / common).arg(size.height() / common);
}

QString unknownCell()
{
    return QStringLiteral("–");
}

QString promptCell(const VideoTask& task)
{
    return plainText(task.request.prompt.left(shownPrompt).simplified());
}

} // namespace Dailies
