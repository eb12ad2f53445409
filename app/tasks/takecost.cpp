// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/takecost.h"

#include "app/common/enumnames.h"
#include "app/common/redact.h"
#include "app/service/wire/wire.h"

#include <QCoreApplication>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr EnumNames<CostState, 6> costStates{{"none", "planned", "reserved", "billed", "not billed", "unsettled"}};

struct CostTexts {
    Q_DECLARE_TR_FUNCTIONS(TakeCost)
};

/// A billing figure, which may be a number or text.
std::optional<Amount> figure(const QJsonValue& value)
{
    if (value.isDouble())
        return Amount::fromDouble(value.toDouble());
    return value.isString() ? Amount::parse(value.toString().trimmed()) : std::nullopt;
}

/// Whether the reply says something there, readable or not.
bool isGiven(const QJsonValue& value)
{
    return value.isString() ? !value.toString().trimmed().isEmpty() : !value.isUndefined() && !value.isNull();
}

Family answeringFamily(const VideoTask& task)
{
    return task.report.answeredFamily.value_or(task.request.kind.family);
}

QStringList inputVideos(const VideoRequest& request)
{
    QStringList sources;
    for (const MediaItem& item : request.media) {
        if (mediumOf(item.type) == MediaKind::Video)
            sources.append(item.source);
    }
    return sources;
}

/// The length of the clip that a request asks for. What no clip can have is not known.
std::optional<Amount> askedSeconds(const VideoRequest& sent)
{
    const auto seconds = Amount::fromDouble(sent.durationSeconds.value_or(0));
    return seconds && !seconds->isZero() ? seconds : std::nullopt;
}

bool isPositive(const Quantity& quantity)
{
    return quantity.seconds.value_or(Amount()) > Amount() || quantity.points.value_or(Amount()) > Amount();
}

/// Whether the service has ended the task without a clip.
bool endedWithoutClip(const VideoTask& task)
{
    return task.state == TaskState::Failed || task.state == TaskState::Canceled;
}

/// Whether the service has reported a clip. While its link is awaited, a later answer may say otherwise, but that does
/// not take back what it charged.
bool hadClip(const VideoTask& task)
{
    switch (task.state) {
    case TaskState::Downloading:
    case TaskState::Saved:
    case TaskState::Expired: return true;
    case TaskState::Forgotten: return task.finishedAt.isValid();
    default: return task.report.state == RemoteState::Succeeded;
    }
}

/// The cost of a call that the service has accepted.
TakeCost acceptedCost(const VideoTask& task, const Quantity& asked)
{
    const Quantity reported = reportedQuantity(task.report, answeringFamily(task));
    if (endedWithoutClip(task))
        return isPositive(reported) ? TakeCost{CostState::Billed, reported} : TakeCost{CostState::NotBilled, {}};
    if (reported.isKnown() && hadClip(task))
        return {CostState::Billed, reported};
    const bool isOver = isTerminal(task.state) || !task.watched;
    return {isOver ? CostState::Unsettled : CostState::Reserved, asked};
}

} // namespace

TakeCost costOfLastCall(const VideoTask& task)
{
    if (isPractice(task))
        return {};
    const Quantity asked = askedQuantity(task.request, task.inputSeconds);
    switch (task.state) {
    case TaskState::Waiting:
    case TaskState::Uploading:
        // The last call is either the lost one, or one that was throttled or not sent.
        if (task.lostCall && task.lostCall->sentAt == task.sentAt)
            return {CostState::Unsettled, asked};
        return {task.createAttempts > 0 ? CostState::NotBilled : CostState::Planned, asked};
    case TaskState::Sending: return {CostState::Reserved, asked};
    case TaskState::NeedsReview: return {CostState::Unsettled, asked};
    case TaskState::Refused: return {CostState::NotBilled, {}};
    case TaskState::InProgress:
    case TaskState::Downloading:
    case TaskState::Saved:
    case TaskState::Failed:
    case TaskState::Canceled:
    case TaskState::Forgotten:
    case TaskState::Expired: break;
    }
    return acceptedCost(task, asked);
}

TakeCost costOf(const VideoTask& task)
{
    TakeCost cost = costOfLastCall(task);
    const bool waits = task.state == TaskState::Waiting || task.state == TaskState::Uploading;
    if (waits && cost.state != CostState::None)
        cost.state = task.lostCall ? CostState::Unsettled : CostState::Planned;
    return cost;
}

UnsettledReason unsettledReason(const VideoTask& task)
{
    if (costOfLastCall(task).state != CostState::Unsettled)
        return UnsettledReason::None;
    if (task.remoteId.isEmpty())
        return UnsettledReason::NoResponse;
    if (task.state == TaskState::Forgotten)
        return UnsettledReason::Forgotten;
    return isTerminal(task.state) ? UnsettledReason::NoFigure : UnsettledReason::NotTracked;
}

QString unsettledText(UnsettledReason reason, const QString& uncounted)
{
    if (reason == UnsettledReason::NoFigure && !uncounted.isEmpty())
        return CostTexts::tr(
            "The service reported “%1”, which can't be counted. Check your invoice, then enter the figure.")
            .arg(uncounted);
    switch (reason) {
    case UnsettledReason::None: break;
    case UnsettledReason::NoResponse:
        return CostTexts::tr("The service didn't confirm this request, so it may have charged it. Check its task list "
                             "or your invoice, then enter what was charged.");
    case UnsettledReason::Forgotten:
        return CostTexts::tr("The service no longer knows this task and may have charged it. Check your invoice, then "
                             "enter what was charged.");
    case UnsettledReason::NoFigure:
        return CostTexts::tr("The service didn't say what it charged. Check your invoice, then enter the figure.");
    case UnsettledReason::NotTracked:
        return CostTexts::tr("You stopped tracking this task, and the service may charge it. Use Check now to get the "
                             "figure, or enter it from your invoice.");
    }
    return {};
}

Quantity reportedQuantity(const TaskReport& report, Family family)
{
    switch (family) {
    case Family::A: {
        // A figure that can't be read is not guessed from others.
        if (const QJsonValue whole = report.usage["duration"_L1]; isGiven(whole))
            return {figure(whole), {}};
        const auto output = figure(report.usage["output_video_duration"_L1]);
        const QJsonValue told = report.usage["input_video_duration"_L1];
        const auto input = isGiven(told) ? figure(told) : Amount();
        return output && input ? Quantity{*output + *input, {}} : Quantity();
    }
    case Family::B: return {{}, Amount::parse(QStringView(report.finalUnitDeduction).trimmed())};
    }
    return {};
}

QString toldFigure(const TaskReport& report)
{
    return report.finalUnitDeduction.isEmpty() ? report.usage["duration"_L1].toVariant().toString()
                                               : report.finalUnitDeduction;
}

QString uncountedFigure(const QString& told)
{
    constexpr qsizetype longest = 80;
    return Amount::parse(QStringView(told).trimmed()) ? QString() : plainText(told.simplified()).left(longest);
}

Quantity askedQuantity(const VideoRequest& request, const std::optional<Amount>& inputSeconds)
{
    if (request.kind.family != Family::A)
        return {};
    const VideoRequest sent = asSent(request);
    const std::optional<Amount> asked = askedSeconds(sent);
    const QStringList videos = inputVideos(sent);
    if (videos.isEmpty())
        return {asked, {}};
    // The length is that of the videos in the fields.
    const bool isMeasured = inputSeconds && videos == inputVideos(request);
    return asked && isMeasured ? Quantity{*asked + *inputSeconds, {}} : Quantity();
}

Quantity chargedIn(Family family, Quantity quantity)
{
    switch (family) {
    case Family::A: quantity.points = quantity.points.value_or(Amount()); break;
    case Family::B: quantity.seconds = quantity.seconds.value_or(Amount()); break;
    }
    return quantity;
}

std::optional<Amount> clipSeconds(const VideoTask& task)
{
    const auto output = figure(task.report.usage["output_video_duration"_L1]);
    const auto told = output ? output : Amount::parse(QStringView(task.report.duration).trimmed());
    return told ? told : askedSeconds(asSent(task.request));
}

QString costStateName(CostState state)
{
    return costStates.of(state);
}

QJsonObject costJson(const TakeCost& cost)
{
    QJsonObject json{{u"state"_s, costStateName(cost.state)}};
    if (cost.quantity.seconds)
        json["seconds"_L1] = cost.quantity.seconds->text().toDouble();
    if (cost.quantity.points)
        json["points"_L1] = cost.quantity.points->text().toDouble();
    return json;
}

std::optional<CostState> costStateFromName(const QString& name)
{
    return costStates.find(name);
}

} // namespace Dailies
