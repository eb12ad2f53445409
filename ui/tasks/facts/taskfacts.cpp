// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/facts/taskfacts.h"

#include "app/common/momenttext.h"
#include "app/common/redact.h"
#include "app/common/shorttext.h"
#include "app/request/fieldvalue.h"
#include "app/request/kindfields.h"
#include "app/request/sourcename.h"
#include "app/service/wire/wire.h"
#include "app/tasks/table/taskcolumns.h"
#include "app/tasks/takecost.h"
#include "ui/spend/spendwords.h"
#include "ui/tasks/facts/taskstanding.h"
#include "ui/widgets/isolated.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QJsonDocument>
#include <QLocale>

#include <algorithm>
#include <iterator>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr qsizetype shownPrompt = 2000; ///< characters; the Technical tab shows all of it

/// Gives the texts of this file a translation context.
class Facts {
    Q_DECLARE_TR_FUNCTIONS(TaskFacts)
public:
    static QString askedPart(const VideoRequest& request, const FieldInfo& info);
    static QString delivered(const VideoTask& task, const std::optional<Result<MediaFacts>>& delivered);
    static QString usage(const QJsonObject& usage);
    static QString nameOf(const QString& source);
    static QString numbered(const QStringList& lines);
    static QList<TaskFact> ofRequest(const VideoTask& task);
    static QList<TaskFact> ofClip(const VideoTask& task, const std::optional<Result<MediaFacts>>& delivered);
    static QList<TaskFact> ofReply(const VideoTask& task);
};

QString number(double value)
{
    return QLocale().toString(value, 'g', 6);
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
        const QString word = plainText(valueLabel(info.field, *text));
        return speaksForItself ? word : named(word);
    }
    if (const auto* flag = std::get_if<bool>(&value))
        return *flag ? tr("%1 on").arg(label) : tr("%1 off").arg(label);
    if (const auto* count = std::get_if<int>(&value))
        return named(QString::number(*count));
    if (const auto* amount = std::get_if<double>(&value))
        return info.field == Field::Duration ? tr("%1 s").arg(number(*amount)) : named(number(*amount));
    return label;
}

/// The usage in words where its keys are known. Zeros and what repeats the duration are left out.
QString Facts::usage(const QJsonObject& usage)
{
    QStringList known;
    QStringList others;
    const QJsonValue seconds = usage["duration"_L1];
    for (auto entry = usage.constBegin(); entry != usage.constEnd(); ++entry) {
        const QString value = valueText(entry.value());
        if (value.isEmpty())
            continue;
        if (entry.key() == "duration"_L1)
            known.prepend(tr("%1 s").arg(value));
        else if (entry.key() == "SR"_L1)
            known.append(tr("%1p", "a number of picture lines").arg(value));
        else if (entry.key() == "input_video_duration"_L1 && entry.value().toDouble(1) == 0.0)
            continue;
        else if (entry.key() == "input_video_duration"_L1)
            known.append(tr("%1 s of input video").arg(value));
        else if (entry.key() == "video_count"_L1 && entry.value().isDouble())
            known.append(tr("%Ln clips", nullptr, entry.value().toInt()));
        else if (entry.key() != "output_video_duration"_L1)
            others.append(u"%1 %2"_s.arg(plainText(entry.key()), value));
        else if (entry.value() != seconds)
            known.append(tr("%1 s of output").arg(value));
    }
    return (known + others).join(u" · "_s);
}

QString Facts::nameOf(const QString& source)
{
    return source.startsWith("data:"_L1) ? tr("pasted file") : plainText(sourceName(source));
}

QString Facts::numbered(const QStringList& lines)
{
    QStringList shown;
    for (const QString& line : lines)
        shown.append(tr("%1. %2", "number and entry of a list").arg(shown.size() + 1).arg(line));
    return shown.join(u'\n');
}

/// Only the fields that the request's kind sends.
QList<TaskFact> Facts::ofRequest(const VideoTask& task)
{
    const VideoRequest& request = task.request;
    QList<TaskFact> facts;
    const auto add = [&](Field field, const QString& value, TaskFact::Shape shape = TaskFact::Below) {
        if (!value.isEmpty() && (shape == TaskFact::Beside || offers(request.kind, field)))
            facts.append({fieldLabel(field), value, {}, shape});
    };
    const auto names = [](const QStringList& sources) {
        QStringList each;
        std::transform(sources.begin(), sources.end(), std::back_inserter(each), &Facts::nameOf);
        return numbered(each);
    };
    QStringList media;
    for (const MediaItem& item : request.media) {
        media.append(
            tr("%1: %2", "kind and name of a file").arg(plainText(mediaTypeLabel(item.type)), nameOf(item.source)));
        if (!item.referenceVoice.isEmpty())
            media.last().append(u" · "_s + tr("voice %1").arg(nameOf(item.referenceVoice)));
    }
    add(Field::Media, numbered(media));
    add(Field::ImageAddress, request.imageAddress.isEmpty() ? QString() : nameOf(request.imageAddress));
    add(Field::Images, names(request.images));
    QStringList shots;
    for (const Shot& shot : request.shots) {
        const QString prompt = plainText(shot.prompt.simplified());
        shots.append(shot.seconds ? tr("%1 s · %2", "length and prompt").arg(number(*shot.seconds), prompt) : prompt);
    }
    add(Field::Shots, numbered(shots));
    QStringList voices;
    for (const QString& voice : request.voices)
        voices.append(plainText(voice));
    add(Field::Voices, numbered(voices));
    if (const QString asked = askedText(request); !asked.isEmpty())
        facts.append({tr("Requested"), asked});
    add(Field::Model, plainText(request.model), TaskFact::Beside);
    const QString family = u"%1 %2"_s.arg(familyName(request.kind.family), generationName(request.kind.generation));
    facts.append({tr("Kind"), u"%1 · %2"_s.arg(family.trimmed(), apiTypeLabel(request.kind.apiType))});
    facts.append({tr("Created"), dateTimeText(task.createdAt)});
    return facts;
}

QString Facts::delivered(const VideoTask& task, const std::optional<Result<MediaFacts>>& delivered)
{
    if (!hasVideo(task))
        return tr("%1 · not a known video type", "size of a file").arg(shownSize(QFileInfo(task.file).size()));
    if (!delivered)
        return tr("Reading the clip…");
    return *delivered ? deliveredText(**delivered, task.request.durationSeconds)
                      : plainText(delivered->error().message);
}

QList<TaskFact> Facts::ofClip(const VideoTask& task, const std::optional<Result<MediaFacts>>& delivered)
{
    QList<TaskFact> facts;
    if (task.file.isEmpty())
        return facts;
    if (!isClipGone(task))
        facts.append({tr("Delivered"), Facts::delivered(task, delivered)});
    facts.append({tr("Saved as"), QFileInfo(task.file).fileName(), task.file});
    return facts;
}

/// What the service replied, in its own values. Its word for the state is in the replies of the Technical tab.
QList<TaskFact> Facts::ofReply(const VideoTask& task)
{
    const TaskReport& report = task.report;
    QList<TaskFact> facts;
    const auto add = [&facts](const QString& label, const QString& value, const QString& more = {}) {
        if (!value.isEmpty())
            facts.append({label, value, more});
    };
    const auto words = [](const QString& text) { return plainText(text.simplified()); };
    add(tr("Task ID"), plainText(task.remoteId));
    add(tr("Request ID"), words(task.error.requestId.isEmpty() ? report.requestId : task.error.requestId));
    add(tr("External task ID"), words(report.externalTaskId));
    add(tr("Video ID"), words(report.videoId));
    add(tr("Remark"), plainText(task.remark));
    const QString zone = tr("By the service's clock. It names no time zone.");
    add(tr("Submitted"), words(report.submitTime), zone);
    add(tr("Scheduled"), words(report.scheduledTime), zone);
    add(tr("Ended"), words(report.endTime), zone);
    if (!report.duration.isEmpty())
        add(tr("Reported length"), tr("%1 (unit not specified)").arg(words(report.duration)));
    QStringList given;
    for (auto entry = report.usage.constBegin(); entry != report.usage.constEnd(); ++entry)
        given.append(u"%1 %2"_s.arg(plainText(entry.key()), valueText(entry.value())));
    add(tr("Usage"), usage(report.usage), given.join(u'\n'));
    if (const QString uncounted = uncountedFigure(toldFigure(report)); !uncounted.isEmpty())
        add(tr("Cost"), tr("“%1”, as reported; not counted").arg(uncounted));
    else if (!report.finalUnitDeduction.isEmpty())
        add(tr("Cost"), tr("%1 points (unit not specified)").arg(words(report.finalUnitDeduction)));
    if (!report.videoUrl.isEmpty() && task.addressExpiresAt.isValid())
        add(tr("Link expires"), dateTimeText(task.addressExpiresAt));
    if (!report.origPrompt.isEmpty())
        facts.append({tr("Original prompt"),
            report.origPrompt == task.request.prompt ? tr("Same as the prompt.") : safeLines(report.origPrompt), {},
            TaskFact::Below});
    return facts;
}

bool isReply(const TaskLogEntry& entry)
{
    return entry.kind == "create reply"_L1 || entry.kind == "query reply"_L1;
}

} // namespace

QString askedText(const VideoRequest& request)
{
    // Leaves out what other facts show. The duration comes first.
    static constexpr Field elsewhere[] = {Field::Model, Field::Prompt, Field::NegativePrompt, Field::ImageAddress};
    QStringList parts;
    for (const FieldUse& use : fieldsOf(request.kind)) {
        if (std::find(std::begin(elsewhere), std::end(elsewhere), use.field) != std::end(elsewhere)
            || fieldInfo(use.field).type == FieldType::List || !isSet(request, use.field))
            continue;
        const QString part = Facts::askedPart(request, fieldInfo(use.field));
        if (use.field == Field::Duration)
            parts.prepend(part);
        else
            parts.append(part);
    }
    return parts.join(u" · "_s);
}

QString deliveredText(const MediaFacts& facts, const std::optional<double>& asked)
{
    const QString length = QLocale().toString(facts.seconds, 'f', 2);
    QStringList parts{asked && isOtherLength(facts.seconds, *asked)
            ? Facts::tr("%1 s, %2 s requested", "a clip's length").arg(length, number(*asked))
            : Facts::tr("%1 s").arg(length)};
    if (facts.hasVideo) {
        parts.append(pictureText(facts.size));
        parts.append(Facts::tr("%1 fps").arg(QLocale().toString(facts.fps, 'g', 4)));
    }
    if (!facts.hasAudio)
        parts.append(Facts::tr("no sound"));
    return parts.join(u" · "_s);
}

TaskFact costFact(const SpendEntry& entry)
{
    const QString cost = costText(entry);
    QStringList parts;
    if (entry.state == CostState::NotBilled)
        parts.append(Facts::tr("No charge was reported."));
    else
        parts.append(cost.isEmpty() ? Facts::tr("amount unknown") : cost);
    if (!entry.why.isEmpty())
        parts.append(plainText(entry.why));
    if (entry.isSettledByHand)
        parts.append(Facts::tr("Settled by you."));
    return {costStateText(entry.state), parts.join(u" · "_s)};
}

QList<TaskFact> earlierCostFacts(const SpendEntry& entry)
{
    if (entry.earlier.isEmpty())
        return {};
    QList<TaskFact> facts;
    SpendEntry all = entry;
    all.quantity = {};
    const auto add = [](std::optional<Amount>& sum, const std::optional<Amount>& next) {
        sum = next ? std::optional(sum.value_or(Amount()) + *next) : sum;
    };
    QList<SpendEntry> calls = entry.earlier;
    for (const SpendEntry& each : std::as_const(calls)) {
        const TaskFact fact = costFact(each);
        facts.append({Facts::tr("Earlier call"),
            Facts::tr("%1 · %2", "unsettled, and its cost or a sentence").arg(fact.label, fact.value)});
    }
    if (entry.state != CostState::NotBilled)
        calls.append(entry);
    for (const SpendEntry& each : std::as_const(calls)) {
        add(all.quantity.seconds, each.quantity.seconds);
        add(all.quantity.points, each.quantity.points);
        if (each.state != CostState::Billed)
            all.state = each.state;
    }
    const PriceBound price = knownPrice(entry);
    all.price = price.price;
    all.isUpTo = price.isUpTo;
    if (const QString cost = calls.size() > 1 ? costText(all) : QString(); !cost.isEmpty())
        facts.append({Facts::tr("All calls"), cost});
    return facts;
}

QList<TaskFact> firstFacts(const VideoTask& task)
{
    QList<TaskFact> facts;
    if (const QString reason = task.state == TaskState::NeedsReview ? lossText(task) : QString(); !reason.isEmpty())
        facts.append({Facts::tr("Reason"), reason});
    const VideoRequest& request = task.request;
    for (const auto& [field, text] :
        {std::pair{Field::Prompt, request.prompt}, {Field::NegativePrompt, request.negativePrompt}}) {
        if (!text.isEmpty() && offers(request.kind, field))
            facts.append({fieldLabel(field), safeLines(cutAtEnd(text, shownPrompt)), {}, TaskFact::Below});
    }
    return facts;
}

QList<TaskFact> taskFacts(
    const VideoTask& task, const std::optional<Result<MediaFacts>>& delivered, const std::optional<SpendEntry>& spent)
{
    QList<TaskFact> facts;
    if (isPractice(task))
        facts.append({practiceMark(task), Facts::tr("Made in practice mode. Nothing was charged.")});
    if (spent) {
        facts.append(costFact(*spent));
        facts += earlierCostFacts(*spent);
    }
    // The standing says it of the other states, and a figure says more.
    const bool isToldHere = (task.state == TaskState::Saved || task.state == TaskState::NeedsReview)
        && (!spent || spent->state != CostState::Billed);
    if (const QString charge = isToldHere ? chargeText(task) : QString(); !charge.isEmpty())
        facts.append({Facts::tr("Charge"), charge});
    const auto addPart = [&facts](const QString& heading, const QList<TaskFact>& part) {
        if (!part.isEmpty())
            facts += TaskFact{heading, {}, {}, TaskFact::Heading};
        facts += part;
    };
    addPart(Facts::tr("Request", "a heading"), Facts::ofRequest(task));
    addPart(Facts::tr("Clip", "a heading"), Facts::ofClip(task, delivered));
    addPart(Facts::tr("Service response", "a heading"), Facts::ofReply(task));
    return facts;
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

QString noRepliesText(const VideoTask& task)
{
    switch (task.state) {
    case TaskState::Waiting:
    case TaskState::Uploading: return Facts::tr("This request hasn't been sent yet.");
    case TaskState::Sending:
    case TaskState::InProgress: return Facts::tr("The service hasn't replied yet.");
    case TaskState::NeedsReview: return Facts::tr("No reply arrived.");
    default: break;
    }
    const bool wasSent = task.sentAt.isValid() || !task.remoteId.isEmpty() || task.state != TaskState::Canceled;
    return wasSent ? Facts::tr("The replies to this request aren't stored.")
                   : Facts::tr("This request was never sent.");
}

QString logText(const QList<TaskLogEntry>& log)
{
    QStringList lines;
    for (const TaskLogEntry& entry : log)
        lines.append(u"%1  %2  %3"_s.arg(stamp(entry.time), entry.kind, shownAsItCame(entry.text)));
    return lines.join(u'\n');
}

} // namespace Dailies
