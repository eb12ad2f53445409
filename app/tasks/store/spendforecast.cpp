// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/spendforecast.h"

#include "app/money/limittext.h"
#include "app/service/wire/wire.h"
#include "app/tasks/database/sqlrows.h"

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostEarlier = 200; ///< the newest takes that an estimate is based on

/// The middle of sorted amounts.
Amount middleOf(const QList<Amount>& sorted)
{
    const qsizetype half = sorted.size() / 2;
    if (sorted.size() % 2 == 1)
        return sorted.at(half);
    return Amount::fromMicros((sorted.at(half - 1) + sorted.at(half)).micros() / 2);
}

Quantity quantityOf(Family family, Amount amount)
{
    return family == Family::A ? Quantity{amount, {}} : Quantity{{}, amount};
}

/// The marks that all tasks have agreed to.
QStringList agreedByAll(const QList<VideoTask>& tasks)
{
    QStringList agreed = tasks.constFirst().agreedLimits;
    for (const VideoTask& task : tasks)
        agreed.removeIf([&task](const QString& mark) { return !task.agreedLimits.contains(mark); });
    return agreed;
}

/// Success unless a limit stops something.
Result<void> stoppedBy(const LimitVerdict& verdict, const QString& sentence)
{
    if (verdict.kind < LimitVerdict::Kind::Asks)
        return {};
    const QString told = sentence.arg(overLimitText(verdict));
    if (verdict.kind == LimitVerdict::Kind::Refuses)
        return failure(ErrorKind::LimitReached, u"%1 %2"_s.arg(told, limitAdvice(verdict)));
    Error asks{ErrorKind::OverLimit, told};
    asks.limits = verdict.marks();
    asks.lacksRate = std::ranges::any_of(verdict.reasons, [](const LimitVerdict::Reason& reason) {
        return reason.isUnknown && !reason.otherMoney && reason.use.limit.unit == LimitUnit::Money;
    });
    return failure(asks);
}

} // namespace

QVariant storedSeconds(const VideoRequest& sent)
{
    return storedAmount(sent.durationSeconds ? Amount::fromDouble(*sent.durationSeconds) : std::nullopt);
}

SpendForecast::SpendForecast(const SqlStatements& statements)
    : m_statements(statements)
    , m_settings(statements)
    , m_limits(statements)
{}

Result<void> SpendForecast::checkWish(
    const QList<VideoTask>& tasks, const std::function<QList<VideoTask>()>& waiting, const QDateTime& now) const
{
    QList<VideoTask> sent;
    std::copy_if(tasks.cbegin(), tasks.cend(), std::back_inserter(sent), [](const VideoTask& task) {
        return !isPractice(task) && !task.held && task.remoteId.isEmpty() && !isTerminal(task.state);
    });
    if (sent.isEmpty())
        return {};
    const Result<LimitVerdict> verdict = judge(sent, waiting, now);
    if (!verdict)
        return failure(verdict.error());
    return stoppedBy(verdict->without(agreedByAll(sent)),
        sent.constFirst().lostCall ? tr("The request wasn't sent again. %1") : tr("Nothing was sent or charged. %1"));
}

Result<void> SpendForecast::checkCall(const VideoTask& task, const QDateTime& now) const
{
    if (isPractice(task))
        return {};
    const Result<QList<Limit>> limits = m_settings.limits();
    if (!limits)
        return failure(limits.error());
    if (limits->isEmpty())
        return {};
    const Result<ExpectedUse> use = expectedAt(task, now);
    if (!use)
        return failure(use.error());
    const Result<LimitVerdict> verdict = m_limits.judgeCall(*limits, *use, now);
    if (!verdict)
        return failure(verdict.error());
    return stoppedBy(verdict->without(task.agreedLimits),
        task.lostCall ? tr("The request wasn't sent again. %1") : tr("Not sent; nothing was charged. %1"));
}

/// What earlier takes of this kind were charged, smallest first.
Result<QList<Amount>> SpendForecast::earlier(const VideoRequest& sent, const RatedTake& rated) const
{
    // Calls of older versions have what was asked for, although it was empty.
    QSqlQuery& query =
        m_statements(u"SELECT %1 FROM spend INDEXED BY spend_by_kind WHERE model = ? AND api_type = ? AND "
                     u"mode IN (?, ?) AND sound IN (?, ?) AND "
                     "asked IS ? AND state = 'billed' AND settled = 0 AND %1 IS NOT NULL ORDER BY id DESC LIMIT %2"_s
                         .arg(sent.kind.family == Family::A ? u"seconds"_s : u"points"_s)
                         .arg(mostEarlier));
    Result<QList<Amount>> amounts = rowsOf(query,
        {storedText(sent.model), apiTypeName(sent.kind.apiType), storedText(sent.mode), storedText(rated.mode),
            storedText(sent.sound), storedText(rated.sound), storedSeconds(sent)},
        [](const QSqlQuery& row) { return Amount::fromMicros(row.value(0).toLongLong()); });
    if (amounts)
        std::ranges::sort(*amounts);
    return amounts;
}

Result<SpendEstimate> SpendForecast::estimate(const QString& account, const VideoRequest& request,
    const std::optional<Amount>& inputSeconds, const QDate& day) const
{
    VideoTask task;
    task.accountId = account;
    task.request = request;
    RatedTake rated = ratedTake(task, day, {}, m_defaults);
    SpendEstimate estimate;
    if (const Quantity asked = askedQuantity(request, inputSeconds); asked.isKnown()) {
        estimate.isExact = true;
        estimate.median = estimate.largest = asked;
    } else {
        const Result<QList<Amount>> known = earlier(asSent(request), rated);
        if (!known)
            return failure(known.error());
        estimate.takes = int(known->size());
        if (!known->isEmpty()) {
            estimate.median = quantityOf(request.kind.family, middleOf(*known));
            estimate.largest = quantityOf(request.kind.family, known->constLast());
        }
    }
    const Result<QList<Rate>> rates = m_settings.rates();
    if (!rates)
        return failure(rates.error());
    rated.quantity = estimate.largest;
    const PriceBound bound = mostPriceOf(rated, request.kind.family, *rates);
    estimate.price = bound.price;
    estimate.isUpTo = bound.isUpTo;
    return estimate;
}

QDateTime SpendForecast::sendTime(const VideoTask& task, const QDateTime& now) const
{
    const QDateTime due = task.sendAfter.isValid() ? std::max(task.sendAfter, now) : now;
    return m_sendTimes && !task.sendAfter.isValid() ? m_sendTimes(task, now) : due;
}

Result<ExpectedUse> SpendForecast::expectedAt(const VideoTask& task, const QDateTime& time) const
{
    const Result<SpendEstimate> known =
        estimate(task.accountId, task.request, task.inputSeconds, time.toLocalTime().date());
    if (!known)
        return failure(known.error());
    return ExpectedUse{
        task.accountId, chargedIn(task.request.kind.family, known->largest), known->price, time, known->isExact};
}

Result<QList<ExpectedUse>> SpendForecast::expected(const QList<VideoTask>& tasks, const QDateTime& now) const
{
    QList<ExpectedUse> uses;
    const VideoTask* previous = nullptr;
    for (const VideoTask& task : tasks) {
        if (isPractice(task))
            continue;
        // The copies of a wish are all expected to use the same.
        const bool isCopy = previous && previous->accountId == task.accountId && previous->request == task.request
            && previous->inputSeconds == task.inputSeconds && previous->sendAfter == task.sendAfter;
        const Result<ExpectedUse> use =
            isCopy ? Result<ExpectedUse>(uses.constLast()) : expectedAt(task, sendTime(task, now));
        if (!use)
            return failure(use.error());
        uses.append(*use);
        previous = &task;
    }
    return uses;
}

Result<LimitVerdict> SpendForecast::judge(
    const QList<VideoTask>& tasks, const std::function<QList<VideoTask>()>& waiting, const QDateTime& now) const
{
    const Result<QList<Limit>> limits = m_settings.limits();
    if (!limits)
        return failure(limits.error());
    if (limits->isEmpty())
        return LimitVerdict();
    const Result<QList<ExpectedUse>> asked = expected(tasks, now);
    if (!asked)
        return failure(asked.error());
    const Result<QList<ExpectedUse>> planned = expected(waiting(), now);
    if (!planned)
        return failure(planned.error());
    return m_limits.judgeWish(*limits, *asked, *planned, asked->isEmpty() ? now : asked->constFirst().time);
}

Result<QList<LimitUse>> SpendForecast::uses(
    const QList<Limit>& limits, const QList<VideoTask>& waiting, const QDateTime& now) const
{
    const Result<QList<ExpectedUse>> planned = expected(waiting, now);
    if (!planned)
        return failure(planned.error());
    QList<LimitUse> uses;
    for (const Limit& limit : limits) {
        const Result<LimitUse> use = m_limits.use(limit, now, *planned);
        if (!use)
            return failure(use.error());
        uses.append(*use);
    }
    return uses;
}

} // namespace Dailies
