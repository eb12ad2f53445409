// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/spendledger.h"

#include "app/service/wire/wire.h"
#include "app/tasks/database/sqlrows.h"
#include "app/tasks/database/sqltransaction.h"

#include <QScopeGuard>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QDate localDay(qint64 milliseconds)
{
    return QDateTime::fromMSecsSinceEpoch(milliseconds).date();
}

/// When the task's last create call was sent. A task that was created elsewhere has no such time.
QDateTime sentTime(const VideoTask& task)
{
    if (task.sentAt.isValid())
        return task.sentAt;
    return task.acceptedAt.isValid() ? task.acceptedAt : task.createdAt;
}

qint64 sentAt(const VideoTask& task)
{
    return sentTime(task).isValid() ? sentTime(task).toMSecsSinceEpoch() : 0;
}

/// Whether the service may know the task from a create call, ours or another program's.
bool wasSent(const VideoTask& task)
{
    return !isPractice(task) && (task.createAttempts > 0 || !task.remoteId.isEmpty());
}

/// A row that is written: its state and its figures.
struct CallFigures {
    CostState state = CostState::Reserved;
    UnsettledReason reason = UnsettledReason::None;
    Quantity quantity;
    PriceBound price;
    bool isSettled = false;
    bool isPriceGiven = false;
};

/// The name of a column and its value.
using ColumnValue = std::pair<QLatin1StringView, QVariant>;

QList<ColumnValue> valuesOf(const PriceBound& bound)
{
    return {{"price"_L1, storedAmount(bound.price ? std::optional(bound.price->amount) : std::nullopt)},
        {"currency"_L1, storedText(bound.price ? bound.price->currency : QString())},
        {"price_up_to"_L1, bound.price && bound.isUpTo ? 1 : 0}};
}

QList<ColumnValue> valuesOf(const CallFigures& figures)
{
    return valuesOf(figures.price)
        + QList<ColumnValue>{{"state"_L1, costStateName(figures.state)}, {"reason"_L1, int(figures.reason)},
            {"seconds"_L1, storedAmount(figures.quantity.seconds)},
            {"points"_L1, storedAmount(figures.quantity.points)}, {"settled"_L1, figures.isSettled ? 1 : 0},
            {"price_given"_L1, figures.isPriceGiven ? 1 : 0}};
}

Result<void> runWith(QSqlQuery& query, const QList<ColumnValue>& values)
{
    int place = 0;
    for (const auto& [column, value] : values)
        query.bindValue(place++, value);
    return run(query);
}

Result<void> writeValues(const SqlStatements& statements, qint64 call, QList<ColumnValue> values)
{
    QString sql = u"UPDATE spend SET "_s;
    for (const auto& [column, value] : std::as_const(values))
        sql.append(column).append(" = ?, "_L1);
    sql.chop(2);
    values.append({"id"_L1, call});
    return runWith(statements(sql + " WHERE id = ?"_L1), values);
}

} // namespace

/// A stored create call.
struct SpendLedger::Call {
    qint64 id = 0;
    TaskId task = 0;
    RatedTake rated; ///< with its figures
    CostState state = CostState::Reserved;
    UnsettledReason reason = UnsettledReason::None;
    Quantity reserved;
    PriceBound price;
    bool isSettled = false;
    bool isPriceGiven = false;
    QString remoteId;
    bool hasClip = false;
    Family family = Family::A;

    static constexpr char columns[] =
        "id, account_id, model, resolution, mode, sound, rate_day, state, reason, seconds, points, reserved_seconds, "
        "reserved_points, price, currency, settled, price_given, remote_id, clip_seconds IS NOT NULL, family, task, "
        "price_up_to";

    static Call read(const QSqlQuery& row)
    {
        Call call;
        call.id = row.value(0).toLongLong();
        call.rated = {row.value(1).toString(), row.value(2).toString(), row.value(3).toString(),
            row.value(4).toString(), row.value(5).toString(), QDate::fromString(row.value(6).toString(), Qt::ISODate),
            {amountIn(row.value(9)), amountIn(row.value(10))}};
        call.state = costStateFromName(row.value(7).toString()).value_or(CostState::Unsettled);
        call.reason = UnsettledReason(std::clamp(row.value(8).toInt(), 0, int(UnsettledReason::NotTracked)));
        call.reserved = {amountIn(row.value(11)), amountIn(row.value(12))};
        if (const auto price = amountIn(row.value(13)))
            call.price = {Price{*price, row.value(14).toString()}, row.value(21).toBool()};
        call.isSettled = row.value(15).toBool();
        call.isPriceGiven = row.value(16).toBool();
        call.remoteId = row.value(17).toString();
        call.hasClip = row.value(18).toBool();
        call.family = familyFromName(row.value(19).toString()).value_or(Family::A);
        call.task = row.value(20).toLongLong();
        return call;
    }

    PriceBound priced(const Quantity& quantity, const QList<Rate>& rates) const
    {
        RatedTake take = rated;
        take.quantity = quantity;
        return mostPriceOf(take, family, rates);
    }
    /// Whether the user's word replaces a cost that was known. Only the user takes that back.
    bool isCorrected() const { return isSettled && reason == UnsettledReason::None; }
    CallFigures figures() const { return {state, reason, rated.quantity, price, isSettled, isPriceGiven}; }
};

SpendLedger::SpendLedger(const SqlStatements& statements, const SpendForecast& forecast)
    : m_statements(statements)
    , m_forecast(forecast)
    , m_settings(statements)
{}

Result<void> SpendLedger::addCall(const VideoTask& task) const
{
    return isPractice(task) ? Result<void>() : insert(task, {CostState::Reserved, {}});
}

Result<void> SpendLedger::follow(const VideoTask& task) const
{
    if (!wasSent(task))
        return {};
    const Result<std::optional<Call>> call = callOf(task);
    if (!call)
        return failure(call.error());
    const TakeCost cost = costOfLastCall(task);
    if (cost.state == CostState::Planned)
        return {};
    return *call ? update(task, cost, **call) : insert(task, cost);
}

/// The call that the task is about now. If a later call was refused, that is again the earlier one, whose answer was
/// lost.
Result<std::optional<SpendLedger::Call>> SpendLedger::callOf(const VideoTask& task) const
{
    QSqlQuery& query =
        m_statements(u"SELECT %1 FROM spend WHERE task = ? AND (sent_at = ? OR attempt = ?) "
                     "ORDER BY ABS(sent_at - ?), attempt DESC LIMIT 1"_s.arg(QLatin1StringView(Call::columns)));
    std::optional<Call> call;
    const Result<void> read = eachRow(query, {task.id, sentAt(task), task.createAttempts, sentAt(task)},
        [&call](const QSqlQuery& row) { call = Call::read(row); });
    if (!read)
        return failure(read.error());
    return call;
}

Result<SpendLedger::Call> SpendLedger::callWith(qint64 id) const
{
    QSqlQuery& query = m_statements(u"SELECT %1 FROM spend WHERE id = ?"_s.arg(QLatin1StringView(Call::columns)));
    const auto finished = qScopeGuard([&query] { query.finish(); });
    if (Result<void> done = run(query, {id}); !done)
        return failure(done.error());
    if (!query.next())
        return failure(ErrorKind::BadInput, tr("There is no call %1 in the spend ledger.").arg(id));
    return Call::read(query);
}

Result<void> SpendLedger::insert(const VideoTask& task, const TakeCost& cost) const
{
    const QDate day = localDay(sentAt(task));
    Quantity reserved = askedQuantity(task.request, task.inputSeconds);
    if (!reserved.isKnown()) {
        const Result<SpendEstimate> usual = m_forecast.estimate(task.accountId, task.request, task.inputSeconds, day);
        if (!usual)
            return failure(usual.error());
        reserved = usual->largest;
    }
    const UnsettledReason reason = cost.state == CostState::Unsettled ? unsettledReason(task) : UnsettledReason::None;
    CallFigures figures{cost.state, reason, reserved, {}, false, false};
    if (cost.state == CostState::Billed || cost.state == CostState::NotBilled)
        figures.quantity = cost.state == CostState::Billed ? cost.quantity : Quantity();
    const VideoRequest request = asSent(task.request);
    const RatedTake rated = ratedTake(task, day, figures.quantity, m_forecast.defaults());
    if (cost.state != CostState::NotBilled) {
        const Result<QList<Rate>> rates = m_settings.rates();
        if (!rates)
            return failure(rates.error());
        figures.price = mostPriceOf(rated, request.kind.family, *rates);
    }
    QList<ColumnValue> values{{"remote_id"_L1, task.remoteId.isEmpty() ? QVariant() : task.remoteId},
        {"asked"_L1, storedSeconds(request)}, {"reserved_seconds"_L1, storedAmount(reserved.seconds)},
        {"reserved_points"_L1, storedAmount(reserved.points)}};
    if (task.state == TaskState::Saved)
        values.append({"clip_seconds"_L1, storedAmount(clipSeconds(task).value_or(Amount()))});
    values += valuesOf(figures);
    // Their columns have defaults. Each bound value costs time, and an intent has few of these.
    values.removeIf([](const ColumnValue& each) { return each.second.isNull() || each.second == QVariant(0); });
    values += QList<ColumnValue>{{"task"_L1, task.id}, {"attempt"_L1, task.createAttempts},
        {"account_id"_L1, storedText(task.accountId)}, {"model"_L1, storedText(request.model)},
        {"family"_L1, familyName(request.kind.family)}, {"api_type"_L1, apiTypeName(request.kind.apiType)},
        {"resolution"_L1, storedText(rated.resolution)}, {"mode"_L1, storedText(rated.mode)},
        {"sound"_L1, storedText(rated.sound)}, {"sent_at"_L1, sentAt(task)},
        {"rate_day"_L1, day.toString(Qt::ISODate)}};
    QString columns;
    for (const auto& [column, value] : std::as_const(values))
        columns.append(column).append(", "_L1);
    columns.chop(2);
    const QString places = QStringLiteral("?, ").repeated(values.size() - 1) + u'?';
    return runWith(m_statements("INSERT INTO spend ("_L1 + columns + ") VALUES ("_L1 + places + u')'), values);
}

Result<void> SpendLedger::update(const VideoTask& task, const TakeCost& cost, const Call& before) const
{
    Call call = before;
    if (const QString billed = billedResolution(task); !billed.isEmpty())
        call.rated.resolution = billed;
    const bool isOtherResolution = call.rated.resolution != before.rated.resolution;
    CallFigures figures = call.figures();
    const bool isUnknown = cost.state == CostState::Unsettled;
    if (!(call.isSettled && isUnknown) && !call.isCorrected()) {
        // What the service reports replaces what the user entered while it was unknown.
        figures = {cost.state, unsettledReason(task), {}, {}, false, false};
        if (cost.state == CostState::Billed)
            figures.quantity = cost.quantity;
        else if (cost.state != CostState::NotBilled)
            figures.quantity = call.reserved;
        const bool isSame = figures.state == call.state && figures.quantity == call.rated.quantity && !call.isSettled
            && !isOtherResolution;
        if (isSame) {
            figures.price = call.price;
        } else if (cost.state != CostState::NotBilled) {
            const Result<QList<Rate>> rates = m_settings.rates();
            if (!rates)
                return failure(rates.error());
            figures.price = call.priced(figures.quantity, *rates);
        }
        if (!isSame || figures.reason != call.reason) {
            if (Result<void> written = writeValues(m_statements, call.id, valuesOf(figures)); !written)
                return written;
        }
    }
    const bool hasNewClip = task.state == TaskState::Saved && !call.hasClip;
    if (hasNewClip || isOtherResolution || task.remoteId != call.remoteId) {
        QSqlQuery& query = m_statements(
            u"UPDATE spend SET remote_id = ?, clip_seconds = COALESCE(clip_seconds, ?), resolution = ? WHERE id = ?"_s);
        const auto seconds = hasNewClip ? std::optional(clipSeconds(task).value_or(Amount())) : std::nullopt;
        const QVariantList values{
            storedText(task.remoteId), storedAmount(seconds), storedText(call.rated.resolution), call.id};
        if (Result<void> written = run(query, values); !written)
            return written;
    }
    return closeOthers(task, call.id);
}

/// Only one call of a task can be running. Any other that is still reserved was refused or not sent.
Result<void> SpendLedger::closeOthers(const VideoTask& task, qint64 call) const
{
    QSqlQuery& query = m_statements(
        u"UPDATE spend SET state = 'not billed', seconds = NULL, points = NULL, price = NULL, currency = '', "
        "price_up_to = 0 WHERE task = ? AND id <> ? AND state = 'reserved'"_s);
    return run(query, {task.id, call});
}

Result<void> SpendLedger::settle(
    qint64 call, const std::optional<Quantity>& quantity, const std::optional<Price>& price) const
{
    const Result<Call> known = callWith(call);
    if (!known)
        return failure(known.error());
    if (known->state == CostState::Reserved)
        return failure(
            ErrorKind::BadInput, tr("This call is still in progress. Wait until it has ended. Nothing was changed."));
    // A call without a reason is one whose cost was known.
    const bool lacksReason = known->state == CostState::Unsettled && known->reason == UnsettledReason::None;
    const UnsettledReason reason = lacksReason ? UnsettledReason::NoFigure : known->reason;
    CallFigures figures{CostState::NotBilled, reason, {}, {}, true, price.has_value()};
    if (quantity || price) {
        figures.state = CostState::Billed;
        // Money alone leaves the seconds that were reported or asked for. They go on counting towards limits.
        const bool isExact = reason == UnsettledReason::None || known->family == Family::A;
        figures.quantity = quantity.value_or(isExact ? known->rated.quantity : Quantity());
        const Result<QList<Rate>> rates = m_settings.rates();
        if (!rates)
            return failure(rates.error());
        figures.price = price ? PriceBound{price, false} : known->priced(figures.quantity, *rates);
    }
    return writeValues(m_statements, call, valuesOf(figures));
}

Result<TaskId> SpendLedger::taskOf(qint64 call) const
{
    const Result<Call> known = callWith(call);
    return known ? Result<TaskId>(known->task) : failure(known.error());
}

Result<void> SpendLedger::unsettle(qint64 call, const std::optional<VideoTask>& task) const
{
    const Result<Call> known = callWith(call);
    if (!known)
        return failure(known.error());
    if (!known->isSettled)
        return failure(ErrorKind::BadInput, tr("You haven't settled this call. Nothing was changed."));
    CallFigures figures{CostState::Unsettled, known->reason, known->reserved, {}, false, false};
    if (known->isCorrected()) {
        if (!task)
            return failure(ErrorKind::BadInput,
                tr("Its take was deleted, so what the service reported isn't known any more. Nothing was changed; "
                   "enter the figure instead."));
        // A later call of the task exists only if this one was not charged.
        const Result<std::optional<Call>> last = callOf(*task);
        if (!last)
            return failure(last.error());
        const TakeCost cost = *last && (*last)->id == call ? costOfLastCall(*task) : TakeCost{CostState::NotBilled, {}};
        figures.state = cost.state;
        figures.reason = cost.state == CostState::Unsettled ? unsettledReason(*task) : UnsettledReason::None;
        if (cost.state == CostState::Billed || cost.state == CostState::NotBilled)
            figures.quantity = cost.state == CostState::Billed ? cost.quantity : Quantity();
    }
    if (figures.state != CostState::NotBilled) {
        const Result<QList<Rate>> rates = m_settings.rates();
        if (!rates)
            return failure(rates.error());
        figures.price = known->priced(figures.quantity, *rates);
    }
    return writeValues(m_statements, call, valuesOf(figures));
}

Result<void> SpendLedger::revalue() const
{
    const Result<QList<Rate>> rates = m_settings.rates();
    if (!rates)
        return failure(rates.error());
    QSqlQuery& query = m_statements(u"SELECT %1 FROM spend WHERE state <> 'not billed' AND price_given = 0"_s.arg(
        QLatin1StringView(Call::columns)));
    QList<std::pair<qint64, PriceBound>> changed;
    const Result<void> read = eachRow(query, {}, [&changed, &rates](const QSqlQuery& row) {
        const Call call = Call::read(row);
        const PriceBound price = call.priced(call.rated.quantity, *rates);
        if (price != call.price)
            changed.append({call.id, price});
    });
    if (!read)
        return read;
    for (const auto& [id, price] : std::as_const(changed)) {
        if (Result<void> written = writeValues(m_statements, id, valuesOf(price)); !written)
            return written;
    }
    return {};
}

} // namespace Dailies
