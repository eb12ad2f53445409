// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/history/spendbook.h"

#include "app/common/clock.h"
#include "app/tasks/database/sqlrows.h"
#include "app/tasks/database/sqltransaction.h"
#include "app/tasks/store/taskstore.h"

#include <QCoreApplication>

#include <algorithm>
#include <limits>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int keptRating = 4; ///< stars

struct SpendTexts {
    Q_DECLARE_TR_FUNCTIONS(SpendBook)
};

/// The condition of a question, and its values in order.
struct SpendCondition {
    QString sql;
    QVariantList values;

    explicit SpendCondition(const SpendQuestion& question)
    {
        const qint64 from = question.from.isValid() ? question.from.startOfDay().toMSecsSinceEpoch()
                                                    : std::numeric_limits<qint64>::min();
        const qint64 until = question.to.isValid() ? question.to.addDays(1).startOfDay().toMSecsSinceEpoch()
                                                   : std::numeric_limits<qint64>::max();
        // Naming each state lets the index by state and time be used.
        sql = u"s.state IN ('reserved', 'billed', 'not billed', 'unsettled') AND s.sent_at >= ? AND s.sent_at < ?"_s;
        values = {from, until};
        add(u"s.account_id"_s, question.account);
        add(u"s.model"_s, question.model);
    }

    void add(const QString& column, const QString& value)
    {
        if (value.isEmpty())
            return;
        sql += u" AND %1 = ?"_s.arg(column);
        values.append(value);
    }
};

const QString entryQuery =
    u"SELECT s.id, s.task, s.account_id, s.model, s.remote_id, COALESCE(t.prompt, ''), s.sent_at, s.state, s.reason, "
    "s.seconds, s.points, s.price, s.currency, s.settled, COALESCE(t.file, ''), iif(s.state = 'unsettled' AND "
    "json_valid(t.report), "
    "COALESCE(NULLIF(json_extract(t.report, '$.finalUnitDeduction'), ''), json_extract(t.report, '$.usage.duration')), "
    "''), s.price_up_to, s.price_given FROM spend s LEFT JOIN tasks t ON t.id = s.task "
    "WHERE %1 ORDER BY %2"_s;

std::optional<Price> priceIn(const QVariant& amount, const QVariant& currency)
{
    const std::optional<Amount> known = amountIn(amount);
    return known ? std::optional(Price{*known, currency.toString()}) : std::nullopt;
}

SpendEntry entryIn(const QSqlQuery& row)
{
    SpendEntry entry;
    entry.id = row.value(0).toLongLong();
    entry.task = row.value(1).toLongLong();
    entry.account = row.value(2).toString();
    entry.model = row.value(3).toString();
    entry.remoteId = row.value(4).toString();
    entry.prompt = row.value(5).toString();
    entry.sentAt = QDateTime::fromMSecsSinceEpoch(row.value(6).toLongLong(), Qt::UTC);
    entry.state = costStateFromName(row.value(7).toString()).value_or(CostState::Unsettled);
    if (entry.state == CostState::Unsettled) {
        entry.reason = UnsettledReason(row.value(8).toInt());
        entry.uncounted = uncountedFigure(row.value(15).toString());
        entry.why = unsettledText(entry.reason, entry.uncounted);
    }
    entry.quantity = {amountIn(row.value(9)), amountIn(row.value(10))};
    entry.price = priceIn(row.value(11), row.value(12));
    entry.isSettledByHand = row.value(13).toBool();
    entry.clip = row.value(14).toString();
    entry.isUpTo = row.value(16).toBool();
    entry.isPriceGiven = row.value(17).toBool();
    return entry;
}

/// The same take after another call.
SpendEntry withLater(SpendEntry before, SpendEntry later)
{
    later.earlier = std::exchange(before.earlier, {});
    if (before.state != CostState::NotBilled)
        later.earlier.append(before);
    return later;
}

void addTo(std::optional<Amount>& sum, const std::optional<Amount>& next)
{
    if (next)
        sum = sum.value_or(Amount()) + *next;
}

/// The local day of ascending times. Its limits are calculated once for all times within it.
class LocalDays final {
public:
    QDate dayOf(qint64 moment)
    {
        if (moment < m_from || moment >= m_until) {
            m_day = QDateTime::fromMSecsSinceEpoch(moment).date();
            m_from = m_day.startOfDay().toMSecsSinceEpoch();
            m_until = m_day.addDays(1).startOfDay().toMSecsSinceEpoch();
        }
        return m_day;
    }

private:
    QDate m_day;
    qint64 m_from = 0;
    qint64 m_until = 0;
};

/// Adds up the calls of a report.
class SpendSummary final {
public:
    explicit SpendSummary(SpendGroup group) : m_group(group) {}

    void add(const QSqlQuery& row)
    {
        addTo(m_total, row);
        for (const QString& key : keysOf(row))
            addTo(m_lines[key], row);
    }

    SpendReport report() const
    {
        SpendReport report;
        report.total = m_total;
        for (auto line = m_lines.cbegin(); line != m_lines.cend(); ++line) {
            report.lines.append(*line);
            report.lines.last().key = line.key();
        }
        if (m_group != SpendGroup::Day && m_group != SpendGroup::Month)
            std::stable_sort(report.lines.begin(), report.lines.end(),
                [](const SpendLine& one, const SpendLine& other) { return takes(one) > takes(other); });
        return report;
    }

    static QString columns()
    {
        return u"s.state, iif(s.state = 'not billed', s.reserved_seconds, s.seconds), "
               "iif(s.state = 'not billed', s.reserved_points, s.points), s.price, s.currency, s.clip_seconds, "
               "COALESCE(t.rating, 0), s.sent_at, "
               "s.account_id, s.model, COALESCE(t.tags, ''), s.price_up_to"_s;
    }

private:
    static int takes(const SpendLine& line)
    {
        return line.billed.takes + line.reserved.takes + line.unsettled.takes + line.notBilled.takes;
    }

    QStringList keysOf(const QSqlQuery& row)
    {
        switch (m_group) {
        case SpendGroup::Day: return {m_days.dayOf(row.value(7).toLongLong()).toString(Qt::ISODate)};
        case SpendGroup::Month: return {m_days.dayOf(row.value(7).toLongLong()).toString(u"yyyy-MM"_s)};
        case SpendGroup::Account: return {row.value(8).toString()};
        case SpendGroup::Model: return {row.value(9).toString()};
        case SpendGroup::Tag: break;
        }
        const QStringList tags = row.value(10).toString().split(u'\n', Qt::SkipEmptyParts);
        return tags.isEmpty() ? QStringList{QString()} : tags;
    }

    static SpendSum& sumFor(SpendLine& line, const QString& state)
    {
        switch (costStateFromName(state).value_or(CostState::Unsettled)) {
        case CostState::Billed: return line.billed;
        case CostState::Reserved: return line.reserved;
        case CostState::NotBilled: return line.notBilled;
        default: return line.unsettled;
        }
    }

    static void addTo(SpendLine& line, const QSqlQuery& row)
    {
        SpendSum& sum = sumFor(line, row.value(0).toString());
        ++sum.takes;
        const auto add = [](Amount& all, int& takes, const std::optional<Amount>& one) {
            all += one.value_or(Amount());
            takes += one ? 1 : 0;
        };
        add(sum.seconds, sum.inSeconds, amountIn(row.value(1)));
        add(sum.points, sum.inPoints, amountIn(row.value(2)));
        const std::optional<Price> price = priceIn(row.value(3), row.value(4));
        if (price)
            sum.money[price->currency] += price->amount;
        else if (&sum != &line.notBilled)
            ++sum.unpriced;
        sum.upTo += row.value(11).toInt();
        const std::optional<Amount> clip = amountIn(row.value(5));
        if (!clip)
            return;
        ++line.saved;
        if (row.value(6).toInt() < keptRating)
            return;
        ++line.kept;
        line.keptSeconds += *clip;
        if (price && &sum == &line.billed)
            line.pricedKeptSeconds[price->currency] += *clip;
    }

    SpendGroup m_group;
    SpendLine m_total;
    QMap<QString, SpendLine> m_lines;
    LocalDays m_days;
};

} // namespace

TakeCost knownCost(const VideoTask& task, const std::optional<SpendEntry>& call)
{
    const TakeCost cost = costOf(task);
    if (!call || cost.state == CostState::Planned)
        return cost;
    TakeCost all{
        call->state, call->state == CostState::NotBilled && !call->earlier.isEmpty() ? Quantity() : call->quantity};
    for (const SpendEntry& each : call->earlier) {
        addTo(all.quantity.seconds, each.quantity.seconds);
        addTo(all.quantity.points, each.quantity.points);
        if (all.state == CostState::NotBilled || each.state == CostState::Unsettled)
            all.state = each.state;
    }
    return all;
}

PriceBound knownPrice(const SpendEntry& call)
{
    QList<SpendEntry> calls = call.earlier;
    if (call.state != CostState::NotBilled || calls.isEmpty())
        calls.append(call);
    PriceBound sum{calls.constFirst().price, calls.constFirst().isUpTo};
    for (const SpendEntry& each : calls.mid(1)) {
        if (!sum.price || !each.price || each.price->currency != sum.price->currency)
            return {};
        sum.price->amount += each.price->amount;
        sum.isUpTo = sum.isUpTo || each.isUpTo;
    }
    return sum;
}

SpendBook::SpendBook(TaskStore& store, const Clock& clock) : m_store(store), m_clock(clock) {}

Result<SpendReport> SpendBook::report(const SpendQuestion& question) const
{
    SpendCondition condition(question);
    // A call that cost nothing and was, or will be, repeated is no take of its own.
    condition.sql +=
        u" AND NOT (s.state = '%1' AND s.settled = 0 AND (COALESCE(t.state, '') IN ('%2', '%3') OR EXISTS "
        "(SELECT 1 FROM spend l WHERE l.task = s.task AND l.attempt > s.attempt)))"_s.arg(
            costStateName(CostState::NotBilled), stateName(TaskState::Waiting), stateName(TaskState::Uploading));
    SpendSummary summary(question.group);
    const Result<void> read = eachRow(
        m_store.prepared(u"SELECT %1 FROM spend s LEFT JOIN tasks t ON t.id = s.task WHERE %2 ORDER BY s.state, "
                         "s.sent_at"_s.arg(SpendSummary::columns(), condition.sql)),
        condition.values, [&summary](const QSqlQuery& row) { summary.add(row); });
    if (!read)
        return failure(read.error());
    return summary.report();
}

Result<QList<SpendEntry>> SpendBook::entries(const SpendQuestion& question, std::optional<CostState> state) const
{
    SpendCondition condition(question);
    condition.add(u"s.state"_s, state ? costStateName(*state) : QString());
    return rowsOf(
        m_store.prepared(entryQuery.arg(condition.sql, u"s.sent_at DESC, s.id DESC"_s)), condition.values, entryIn);
}

Result<QList<SpendEntry>> SpendBook::settled(const SpendQuestion& question) const
{
    SpendCondition condition(question);
    condition.sql += u" AND s.settled = 1"_s;
    return rowsOf(
        m_store.prepared(entryQuery.arg(condition.sql, u"s.sent_at DESC, s.id DESC"_s)), condition.values, entryIn);
}

std::optional<SpendEntry> SpendBook::entryOf(TaskId task) const
{
    std::optional<SpendEntry> entry;
    (void)eachRow(m_store.prepared(entryQuery.arg(u"s.task = ?"_s, u"s.attempt, s.sent_at"_s)), {task},
        [&entry](const QSqlQuery& row) { entry = entry ? withLater(*entry, entryIn(row)) : entryIn(row); });
    return entry;
}

Result<QHash<TaskId, SpendEntry>> SpendBook::entriesOf(const QList<TaskId>& tasks) const
{
    QStringList ids;
    for (const TaskId id : tasks)
        ids.append(QString::number(id));
    QHash<TaskId, SpendEntry> entries;
    const QString condition = u"s.task IN (SELECT value FROM json_each(?))"_s;
    const Result<void> read = eachRow(m_store.prepared(entryQuery.arg(condition, u"s.attempt, s.sent_at"_s)),
        {u'[' + ids.join(u',') + u']'}, [&entries](const QSqlQuery& row) {
            const SpendEntry entry = entryIn(row);
            const auto before = entries.constFind(entry.task);
            entries.insert(entry.task, before == entries.cend() ? entry : withLater(*before, entry));
        });
    if (!read)
        return failure(read.error());
    return entries;
}

Result<SpendScope> SpendBook::scope() const
{
    SpendScope scope;
    for (const auto& [column, found] :
        {std::pair{u"account_id"_s, &scope.accounts}, std::pair{u"model"_s, &scope.models}}) {
        const Result<void> read = eachRow(m_store.prepared(u"SELECT DISTINCT %1 FROM spend ORDER BY %1"_s.arg(column)),
            {}, [found = found](const QSqlQuery& row) { found->append(row.value(0).toString()); });
        if (!read)
            return failure(read.error());
    }
    return scope;
}

qint64 SpendBook::outsideVersion() const
{
    return firstValue(m_store.prepared(u"PRAGMA data_version"_s)).toLongLong();
}

bool SpendBook::isEmpty() const
{
    return !firstValue(m_store.prepared(u"SELECT 1 FROM spend LIMIT 1"_s)).isValid();
}

Result<void> SpendBook::write(const std::function<Result<void>()>& change)
{
    if (m_store.m_copy)
        return failure(
            ErrorKind::Storage, SpendTexts::tr("The task database can't be written to. Nothing was changed."));
    SqlTransaction transaction(m_store.m_database);
    if (Result<void> begun = transaction.begin(); !begun)
        return begun;
    if (Result<void> changed = change(); !changed)
        return changed;
    return m_store.committed(transaction);
}

Result<void> SpendBook::settle(qint64 entry, const std::optional<Quantity>& quantity, const std::optional<Price>& price)
{
    return write([&] { return m_store.m_spend.settle(entry, quantity, price); });
}

Result<void> SpendBook::unsettle(qint64 entry)
{
    return write([&]() -> Result<void> {
        const Result<TaskId> task = m_store.m_spend.taskOf(entry);
        return task ? m_store.m_spend.unsettle(entry, m_store.task(*task)) : failure(task.error());
    });
}

SpendSettings SpendBook::settings() const
{
    return SpendSettings([this](const QString& sql) -> QSqlQuery& { return m_store.prepared(sql); });
}

QList<Rate> SpendBook::rates() const
{
    return settings().rates().value_or(QList<Rate>());
}

Result<qint64> SpendBook::storeRate(const Rate& rate)
{
    Result<qint64> id = 0;
    const Result<void> stored = write([&]() -> Result<void> {
        id = settings().store(rate);
        return id ? m_store.m_spend.revalue() : failure(id.error());
    });
    return stored ? id : failure(stored.error());
}

Result<int> SpendBook::storeRates(const QList<Rate>& rates)
{
    int added = 0;
    const Result<void> stored = write([&]() -> Result<void> {
        Result<QList<Rate>> known = settings().rates();
        if (!known)
            return failure(known.error());
        for (const Rate& rate : rates) {
            if (std::ranges::any_of(*known, [&rate](const Rate& each) { return isSameRate(each, rate); }))
                continue;
            if (const Result<qint64> id = settings().store(rate); !id)
                return failure(id.error());
            known->append(rate);
            ++added;
        }
        return m_store.m_spend.revalue();
    });
    return stored ? Result<int>(added) : failure(stored.error());
}

Result<void> SpendBook::removeRate(qint64 id)
{
    return write([&] {
        Result<void> removed = settings().removeRate(id);
        return removed ? m_store.m_spend.revalue() : removed;
    });
}

QList<Limit> SpendBook::limits() const
{
    return settings().limits().value_or(QList<Limit>());
}

Result<qint64> SpendBook::storeLimit(const Limit& limit)
{
    Result<qint64> id = 0;
    const Result<void> stored = write([&]() -> Result<void> {
        id = settings().store(limit);
        return id ? Result<void>() : failure(id.error());
    });
    if (!stored)
        return failure(stored.error());
    // The limit is stored, whatever becomes of these sentences.
    (void)m_store.reviewHeld(m_clock.now());
    return id;
}

Result<void> SpendBook::removeLimit(qint64 id)
{
    Result<void> removed = write([&] { return settings().removeLimit(id); });
    if (removed)
        (void)m_store.reviewHeld(m_clock.now());
    return removed;
}

QList<LimitUse> SpendBook::uses(const QString& account) const
{
    QList<Limit> counting = limits();
    counting.removeIf([&account](const Limit& limit) {
        return !account.isEmpty() && !limit.account.isEmpty() && limit.account != account;
    });
    if (counting.isEmpty())
        return {};
    return m_store.m_forecast.uses(counting, m_store.tasksToSend(), m_clock.now()).value_or(QList<LimitUse>());
}

SpendEstimate SpendBook::estimate(const QString& account, const VideoRequest& request,
    const std::optional<Amount>& inputSeconds, const QDateTime& sendAfter) const
{
    VideoTask task;
    task.accountId = account;
    task.sendAfter = sendAfter;
    const QDateTime time = m_store.m_forecast.sendTime(task, m_clock.now());
    return m_store.m_forecast.estimate(account, request, inputSeconds, time.toLocalTime().date())
        .value_or(SpendEstimate());
}

LimitVerdict SpendBook::judge(const QString& account, const VideoRequest& request, int copies,
    const std::optional<Amount>& inputSeconds, const QDateTime& sendAfter) const
{
    VideoTask task;
    task.accountId = account;
    task.request = request;
    task.inputSeconds = inputSeconds;
    task.sendAfter = sendAfter;
    if (isPractice(task))
        return {};
    const QList<VideoTask> tasks(copies, task);
    const auto waiting = [this] { return m_store.tasksToSend(); };
    return m_store.m_forecast.judge(tasks, waiting, m_clock.now()).value_or(LimitVerdict());
}

} // namespace Dailies
