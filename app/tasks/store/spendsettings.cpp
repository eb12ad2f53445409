// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/spendsettings.h"

#include "app/money/limittext.h"
#include "app/money/pricetext.h"
#include "app/money/ratefile.h"
#include "app/tasks/database/sqlrows.h"
#include "app/tasks/database/sqltransaction.h"

#include <QCoreApplication>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

struct SettingTexts {
    Q_DECLARE_TR_FUNCTIONS(SpendSettings)
};

tl::unexpected<Error> noCurrency()
{
    return failure(ErrorKind::BadInput,
        SettingTexts::tr("A currency has three capital letters, such as USD. Nothing was changed."));
}

Rate rateIn(const QSqlQuery& row)
{
    Rate rate;
    rate.id = row.value(0).toLongLong();
    rate.account = row.value(1).toString();
    rate.model = row.value(2).toString();
    rate.resolution = row.value(3).toString();
    rate.mode = row.value(4).toString();
    rate.sound = row.value(5).toString();
    rate.unit = rateUnitFromName(row.value(6).toString()).value_or(RateUnit::Second);
    rate.price = {Amount::fromMicros(row.value(7).toLongLong()), row.value(8).toString()};
    rate.from = QDate::fromString(row.value(9).toString(), Qt::ISODate);
    rate.source = row.value(10).toString();
    return rate;
}

Limit limitIn(const QSqlQuery& row)
{
    Limit limit;
    limit.id = row.value(0).toLongLong();
    limit.period = limitPeriodFromName(row.value(1).toString()).value_or(LimitPeriod::Always);
    limit.account = row.value(2).toString();
    limit.unit = limitUnitFromName(row.value(3).toString()).value_or(LimitUnit::Takes);
    limit.amount = Amount::fromMicros(row.value(4).toLongLong());
    limit.currency = row.value(5).toString();
    limit.atLimit = row.value(6).toInt() != 0 ? AtLimit::Refuse : AtLimit::Ask;
    return limit;
}

/// All rows of a table, by ID. Most users have neither rates nor limits, and each intent asks for both. Qt describes
/// every column of a query each time it runs, so a query with one column goes first.
template<typename Value>
Result<QList<Value>> allOf(
    const SqlStatements& statements, const QString& table, const QString& columns, Value (*read)(const QSqlQuery&))
{
    const auto first = rowsOf(statements(u"SELECT 1 FROM %1 LIMIT 1"_s.arg(table)), {},
        [](const QSqlQuery& row) { return row.value(0).toInt(); });
    if (!first)
        return failure(first.error());
    if (first->isEmpty())
        return QList<Value>();
    return rowsOf(statements(u"SELECT %1 FROM %2 ORDER BY id"_s.arg(columns, table)), {}, read);
}

/// NULL for a new row.
QVariant storedId(qint64 id)
{
    return id == 0 ? QVariant(QMetaType::fromType<qint64>()) : QVariant(id);
}

} // namespace

Result<QList<Rate>> SpendSettings::rates() const
{
    return allOf<Rate>(m_statements, u"rates"_s,
        u"id, account_id, model, resolution, mode, sound, unit, amount, currency, valid_from, source"_s, rateIn);
}

Result<QList<Limit>> SpendSettings::limits() const
{
    return allOf<Limit>(
        m_statements, u"limits"_s, u"id, period, account_id, unit, amount, currency, refuses"_s, limitIn);
}

Result<qint64> SpendSettings::runStoring(QSqlQuery& query, const QVariantList& values, qint64 id) const
{
    if (Result<void> done = run(query, values + QVariantList{storedId(id)}); !done)
        return failure(done.error());
    if (query.numRowsAffected() != 1)
        return failure(ErrorKind::BadInput,
            SettingTexts::tr("It was removed in the meantime. Nothing was changed; add it again."));
    return id == 0 ? query.lastInsertId().toLongLong() : id;
}

Result<qint64> SpendSettings::store(const Rate& rate) const
{
    if (!isCurrency(rate.price.currency))
        return noCurrency();
    if (!rate.from.isValid())
        return failure(
            ErrorKind::BadInput, SettingTexts::tr("A rate needs the day from which it applies. Nothing was changed."));
    QSqlQuery& query = m_statements(rate.id == 0
            ? u"INSERT INTO rates (account_id, model, resolution, mode, sound, unit, amount, currency, valid_from, "
              "source, id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s
            : u"UPDATE rates SET account_id = ?, model = ?, resolution = ?, mode = ?, sound = ?, unit = ?, amount = ?, "
              "currency = ?, valid_from = ?, source = ? WHERE id = ?"_s);
    return runStoring(query,
        {storedText(rate.account), storedText(rate.model), storedText(rate.resolution), storedText(rate.mode),
            storedText(rate.sound), rateUnitName(rate.unit), rate.price.amount.micros(), rate.price.currency,
            rate.from.toString(Qt::ISODate), storedText(rate.source)},
        rate.id);
}

Result<qint64> SpendSettings::store(const Limit& limit) const
{
    const bool isMoney = limit.unit == LimitUnit::Money;
    if (isMoney && !isCurrency(limit.currency))
        return noCurrency();
    if (limit.amount <= Amount())
        return failure(ErrorKind::BadInput, SettingTexts::tr("A limit must be more than 0. Nothing was changed."));
    QSqlQuery& query = m_statements(limit.id == 0
            ? u"INSERT INTO limits (period, account_id, unit, amount, currency, refuses, id) "
              "VALUES (?, ?, ?, ?, ?, ?, ?)"_s
            : u"UPDATE limits SET period = ?, account_id = ?, unit = ?, amount = ?, currency = ?, refuses = ? "
              "WHERE id = ?"_s);
    return runStoring(query,
        {limitPeriodName(limit.period), storedText(limit.account), limitUnitName(limit.unit), limit.amount.micros(),
            isMoney ? limit.currency : u""_s, limit.atLimit == AtLimit::Refuse ? 1 : 0},
        limit.id);
}

Result<void> SpendSettings::removeRate(qint64 id) const
{
    QSqlQuery& query = m_statements(u"DELETE FROM rates WHERE id = ?"_s);
    if (Result<void> done = run(query, {id}); !done)
        return done;
    if (query.numRowsAffected() != 1)
        return failure(ErrorKind::BadInput, SettingTexts::tr("There is no rate %1.").arg(id));
    return {};
}

Result<void> SpendSettings::removeLimit(qint64 id) const
{
    QSqlQuery& query = m_statements(u"DELETE FROM limits WHERE id = ?"_s);
    if (Result<void> done = run(query, {id}); !done)
        return done;
    if (query.numRowsAffected() != 1)
        return failure(ErrorKind::BadInput, SettingTexts::tr("There is no limit %1.").arg(id));
    return {};
}

} // namespace Dailies
