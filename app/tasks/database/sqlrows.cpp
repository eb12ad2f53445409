// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/database/sqlrows.h"

#include "app/tasks/database/sqltransaction.h"

#include <QScopeGuard>

namespace Dailies {

void bindAll(QSqlQuery& query, const QVariantList& values)
{
    for (qsizetype n = 0; n < values.size(); ++n)
        query.bindValue(int(n), values.at(n));
}

Result<void> run(QSqlQuery& query, const QVariantList& values)
{
    bindAll(query, values);
    return run(query);
}

Result<void> eachRow(
    QSqlQuery& query, const QVariantList& values, const std::function<void(const QSqlQuery& row)>& each)
{
    const auto finished = qScopeGuard([&query] { query.finish(); });
    if (Result<void> done = run(query, values); !done)
        return done;
    while (query.next())
        each(query);
    return lastStep(query);
}

QVariant firstValue(QSqlQuery& query, const QVariantList& values)
{
    const auto finished = qScopeGuard([&query] { query.finish(); });
    bindAll(query, values);
    return query.exec() && query.next() ? query.value(0) : QVariant();
}

} // namespace Dailies
