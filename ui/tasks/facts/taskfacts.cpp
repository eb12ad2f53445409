// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/facts/taskfacts.h"

#include "app/common/redact.h"
#include "app/request/fieldvalue.h"
#include "app/request/kindfields.h"
#include "app/service/wire/wire.h"
#include "app/tasks/run/taskaccounts.h"
#include "app/tasks/table/taskcolumns.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr qsizetype shownPrompt = 2000; ///< characters; the Request tab shows the whole prompt

/// Gives the texts of this file a translation context.
class Facts {
    Q_DECLARE_TR_FUNCTIONS(TaskFacts)
public:
    static QString askedPart(const VideoRequest& request, const FieldInfo& info);
    static QList<TaskFact> ofCost(const TaskReport& report);
    static QString meaning(const VideoTask& task);
    static QString keptAdvice(const VideoTask& task);
    static QString advice(const VideoTask& task);
    static QString errorWords(const Error& error);
    static QString whyLost(const VideoTask& task);
};

QString number(double value)
{
    return QLocale().toString(value, 'g', 6);
}

QString localTime(const QDateTime& time)
{
    return time.toLocalTime().toString(u"yyyy-MM-dd HH:mm:ss");
}

/// Includes the UTC offset, so that a log is unambiguous in other time zones.
QString stamp(const QDateTime& time)
{
    const QDateTime local = time.toLocalTime();
    return local.toOffsetFromUtc(local.offsetFromUtc()).toString(Qt::ISODate).replace(u'T', u' ');
}

/// Makes each line safe separately, so that direction marks do not affect the next line.
QString safeLines(const QString& text)
{
    QStringList lines = text.split(u'\n');
    for (QString& line : lines)
        line = plainText(line);
    return lines.join(u'\n');
}

/// Reports show text as received. Marks that would change its direction are shown as JSON escapes.
QString shownAsItCame(const QString& text)
{
    QString shown;
    shown.reserve(text.size());
    for (const QChar c : text) {
        const bool turns = (c >= QChar(0x202A) && c <= QChar(0x202E)) || (c >= QChar(0x2066) && c <= QChar(0x2069));
        if (turns)
            shown.append(u"\\u%1"_s.arg(c.unicode(), 4, 16, QChar(u'0')));
        else
            shown.append(c);
    }
    return plainText(shown);
}

QString valueText(const QJsonValue& value)
{
    if (value.isDouble())
        return QString::number(value.toDouble(), 'g', 12);
    if (value.isString())
        return plainText(value.toString().simplified());
    return value.isBool() ? (value.toBool() ? u"true"_s : u"false"_s) : QString();
}

QString Facts::askedPart(const VideoRequest& request, const FieldInfo& info)
{
    const QString label = fieldLabel(info.field);
    const auto named = [&label](const QString& value) { return tr("%1 %2", "field and value").arg(label, value); };
    const FieldValue value = fieldValue(request, info.field);
    if (const auto* text = std::get_if<QString>(&value)) {
        const bool speaksForItself = info.field == Field::Resolution || info.field == Field::AspectRatio;
        return speaksForItself ? plainText(*text) : named(plainText(*text));
    }
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? tr("%1 on").arg(label) : tr("%1 off").arg(label);
    if (const auto* count = std::get_if<int>(&value))
        return named(QString::number(*count));
    if (const auto* amount = std::get_if<double>(&value))
        return info.field == Field::Duration ? tr("%1 s").arg(number(*amount)) : named(number(*amount));
    if (const auto* media = std::get_if<QList<MediaItem>>(&value))
        return named(QString::number(media->size()));
    if (const auto* shots = std::get_if<QList<Shot>>(&value))
        return named(QString::number(shots->size()));
    if (const auto* texts = std::get_if<QStringList>(&value))
        return named(QString::number(texts->size()));
    return label;
}

QList<TaskFact> Facts::ofCost(const TaskReport& report)
{
    QStringList usage;
    for (auto entry = report.usage.constBegin(); entry != report.usage.constEnd(); ++entry) {
        const QString value = valueText(entry.value());
        if (!value.isEmpty())
            usage.append(u"%1 %2"_s.arg(plainText(entry.key()), value));
    }
    QList<TaskFact> facts;
    if (!usage.isEmpty())
        facts.append({tr("Usage"), usage.join(u" · "_s), tr("As the service gives it; it names no units.")});
    if (!report.finalUnitDeduction.isEmpty())
        facts.append(
            {tr("Deduction"), tr("%1 (unit as given)").arg(plainText(report.finalUnitDeduction.simplified()))});
    return facts;
}

QString Facts::meaning(const VideoTask& task)
{
    if (!task.watched && task.state != TaskState::NeedsReview)
        return isPractice(task)
            ? tr("It is neither asked about nor fetched. The job at the service may still run.")
            : tr("It is neither asked about nor fetched. The job at the service may still run and be charged.");
    switch (task.state) {
    case TaskState::Waiting:
        // A task that is kept back is sent only if the user decides, because it would be charged.
        if (isOffline(task) && !isKeptBack(task))
            return tr("Not sent yet: the service cannot be reached.");
        return isKeptBack(task) ? tr("Not sent.") : tr("Not sent yet. It is sent by itself as soon as there is room.");
    case TaskState::Sending: return tr("The request is on its way.");
    case TaskState::InProgress: return tr("The service is at work. The clip is fetched as soon as it is ready.");
    case TaskState::Downloading: return tr("The clip is ready at the service and is being fetched.");
    case TaskState::Refused:
        return task.error.kind == ErrorKind::NotSent ? tr("Nothing was sent.")
                                                     : tr("The service declined the request; nothing runs.");
    case TaskState::Failed: return tr("The service could not make this clip.");
    case TaskState::Canceled: return tr("The service ended this task.");
    case TaskState::Forgotten: return tr("The service no longer knows this task.");
    case TaskState::Expired: return tr("The link to the clip has expired, and the service gave no other one.");
    case TaskState::Saved:
        return isClipGone(task) ? tr("The clip is not where it was saved: %1.").arg(QDir::toNativeSeparators(task.file))
                                : clipRemark(task);
    case TaskState::NeedsReview: break;
    }
    return {};
}

/// Empty if the clip can be played.
QString Facts::keptAdvice(const VideoTask& task)
{
    if (task.clip == ClipCondition::Playable)
        return {};
    if (!mayGetBetterClip(task, QDateTime::currentDateTimeUtc()))
        return tr("Show in folder leads to it. Its link has expired.");
    return isPractice(task)
        ? tr("Show in folder leads to it. Dailies downloads it again while its link works; Fetch again does so now.")
        : tr("Show in folder leads to it. Dailies downloads it again while its link works; Fetch again does so now. "
             "Nothing is charged.");
}

QString Facts::advice(const VideoTask& task)
{
    if (!task.watched && task.state != TaskState::NeedsReview)
        return task.state == TaskState::Downloading ? tr("Fetch now takes it up again.")
                                                    : tr("Check now takes it up again.");
    switch (task.state) {
    case TaskState::Sending:
        return tr("Cancel sending breaks it off. Once all of it has left, the service may have it all the same.");
    case TaskState::Refused:
        if (task.error.kind == ErrorKind::KeyProblem)
            return tr("See to the account's key, then submit it again.");
        if (maySendAgain(task))
            return tr("Send now sends it once more as it is.");
        return tr("Use again puts the request back into the form, to change and submit it.");
    case TaskState::Failed:
    case TaskState::Canceled: return tr("Use again puts the request back into the form, to change and submit it.");
    case TaskState::Forgotten: return tr("Check now asks the service once more.");
    case TaskState::Expired: return tr("Fetch again asks the service for a new address.");
    case TaskState::Saved:
        if (!isClipGone(task))
            return keptAdvice(task);
        return isPractice(task)
            ? tr("If it was moved, all is well. Fetch again takes it from the service as long as that still has it, "
                 "usually for a day.")
            : tr("If it was moved, all is well. Fetch again takes it from the service as long as that still has it, "
                 "usually for a day; nothing is charged.");
    default: break;
    }
    if (!isTerminal(task.state) && tellsRemovedAccount(task.error))
        return task.state == TaskState::Waiting
            ? tr(
                "Use again puts the request into the form, where another account can be chosen; Remove then takes this "
                "one out of the list.")
            : tr(
                "Set the account up again and follow the task there by its id, which is kept here. The service keeps a "
                "clip for about a day.");
    if (!isTerminal(task.state) && task.error.kind == ErrorKind::KeyProblem && !task.error.message.isEmpty())
        return task.state == TaskState::Waiting ? tr("See to the account's key; it is sent after that.")
                                                : tr("See to the account's key, then check now.");
    return {};
}

QString Facts::errorWords(const Error& error)
{
    const QString message = plainText(error.message);
    if (message.isEmpty() || error.code.isEmpty())
        return message;
    return tr("%1 (code %2)").arg(message, plainText(error.code.simplified()));
}

/// The reason for the lost answer, without the sentence that DecisionBar shows above.
QString Facts::whyLost(const VideoTask& task)
{
    const QString known = QCoreApplication::translate(
        "ServiceAnswer", "Answer lost: the service may have accepted this request. Nothing was sent again.");
    Error error = task.error;
    const QString rest = error.message.mid(known.size()).trimmed();
    if (error.message.startsWith(known) && !rest.startsWith(u'(')) // the rest would be a bare number
        error.message = rest;
    return errorWords(error);
}

bool isReply(const TaskLogEntry& entry)
{
    return entry.kind == "create reply"_L1 || entry.kind == "query reply"_L1;
}

} // namespace

bool isKeptBack(const VideoTask& task)
{
    return task.state == TaskState::Waiting
        && (task.held || (task.error.kind == ErrorKind::Stopped && !task.error.message.isEmpty()));
}

QString askedText(const VideoRequest& request)
{
    // Leaves out what the row and other facts show. The duration comes first, counted lists come last.
    static constexpr Field elsewhere[] = {Field::Model, Field::Prompt, Field::NegativePrompt};
    QStringList parts;
    QStringList counted;
    for (const FieldUse& use : fieldsOf(request.kind)) {
        if (std::find(std::begin(elsewhere), std::end(elsewhere), use.field) != std::end(elsewhere)
            || !isSet(request, use.field))
            continue;
        const QString part = Facts::askedPart(request, fieldInfo(use.field));
        if (use.field == Field::Duration)
            parts.prepend(part);
        else
            (fieldInfo(use.field).type == FieldType::List ? counted : parts).append(part);
    }
    return (parts + counted).join(u" · "_s);
}

QString deliveredText(const MediaFacts& facts)
{
    QStringList parts{Facts::tr("%1 s").arg(QLocale().toString(facts.seconds, 'f', 2))};
    if (facts.hasVideo) {
        parts.append(pictureText(facts.size));
        parts.append(Facts::tr("%1 fps").arg(QLocale().toString(facts.fps, 'g', 4)));
    }
    if (!facts.hasAudio)
        parts.append(Facts::tr("no sound"));
    return parts.join(u" · "_s);
}

QList<TaskFact> taskFacts(const VideoTask& task, const std::optional<Result<MediaFacts>>& delivered)
{
    QList<TaskFact> facts;
    const auto add = [&facts](const QString& label, const QString& value, const QString& more = {}) {
        if (!value.isEmpty())
            facts.append({label, value, more});
    };
    add(practiceMark(task),
        isPractice(task) ? Facts::tr("Made by the practice service; nothing was charged.") : QString());
    add(Facts::tr("Asked"), askedText(task.request));
    if (!task.file.isEmpty() && !isClipGone(task)) {
        const QString read = !hasVideo(task)
            ? Facts::tr("%1 · not known as a video", "size of a file")
                  .arg(QLocale().formattedDataSize(QFileInfo(task.file).size(), 1, QLocale::DataSizeSIFormat))
            : !delivered ? Facts::tr("Reading the clip…")
            : *delivered ? deliveredText(**delivered)
                         : plainText(delivered->error().message);
        add(Facts::tr("Delivered"), read);
    }
    add(Facts::tr("Task id"), plainText(task.remoteId));
    add(Facts::tr("Remark"), plainText(task.remark));
    add(Facts::tr("Saved as"), QFileInfo(task.file).fileName(), task.file);
    if (!task.report.videoUrl.isEmpty() && task.addressExpiresAt.isValid())
        add(Facts::tr("Address"), Facts::tr("usually valid until %1").arg(localTime(task.addressExpiresAt)));
    add(Facts::tr("Request id"),
        plainText(task.error.requestId.isEmpty() ? task.report.requestId : task.error.requestId));
    facts.append(Facts::ofCost(task.report));
    const QString generation = generationName(task.request.kind.generation);
    add(Facts::tr("Kind"),
        u"%1 · %2"_s.arg(u"%1 %2"_s.arg(familyName(task.request.kind.family), generation).trimmed(),
            apiTypeLabel(task.request.kind.apiType)));
    add(Facts::tr("Model"), plainText(task.request.model));
    add(Facts::tr("Created"), localTime(task.createdAt));
    if (task.state == TaskState::NeedsReview) {
        if (const QString reason = Facts::whyLost(task); !reason.isEmpty())
            facts.append({Facts::tr("Reason"), reason, {}, true});
    }
    QString prompt = task.request.prompt.left(shownPrompt);
    if (prompt.size() < task.request.prompt.size())
        prompt.append(u'…');
    if (!prompt.isEmpty())
        facts.append({Facts::tr("Prompt"), safeLines(prompt), {}, true});
    return facts;
}

TaskStanding standingOf(const VideoTask& task)
{
    const QString meaning = Facts::meaning(task);
    if (meaning.isEmpty())
        return {};
    // The error of a kept clip can be the same sentence as its meaning.
    const QString trouble = task.error.message == meaning ? QString() : Facts::errorWords(task.error);
    return {meaning, trouble, Facts::advice(task)};
}

QString requestText(const VideoRequest& request)
{
    return shownAsItCame(redacted(QString::fromUtf8(QJsonDocument(encodeCreate(request)).toJson()).trimmed()));
}

QString repliesText(const QList<TaskLogEntry>& log)
{
    QStringList parts;
    for (const TaskLogEntry& entry : log) {
        if (isReply(entry))
            parts.append(u"%1  %2\n%3"_s.arg(stamp(entry.time), entry.kind, shownAsItCame(entry.text)));
    }
    return parts.join(u"\n\n"_s);
}

QString logText(const QList<TaskLogEntry>& log)
{
    QStringList lines;
    for (const TaskLogEntry& entry : log)
        lines.append(u"%1  %2  %3"_s.arg(stamp(entry.time), entry.kind, shownAsItCame(entry.text)));
    return lines.join(u'\n');
}

} // namespace Dailies
