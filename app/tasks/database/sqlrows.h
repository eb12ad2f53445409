// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QList>
#include <QSqlQuery>
#include <QVariant>

#include <functional>
#include <type_traits>

namespace Dailies {

/// Binds values in their order.
void bindAll(QSqlQuery& query, const QVariantList& values);

/// Runs a prepared statement with these values. Returns Storage with the database's message on failure.
Result<void> run(QSqlQuery& query, const QVariantList& values);

/// Runs a prepared query and calls `each` with each of its rows. Returns Storage if not all of them can be read.
Result<void> eachRow(
    QSqlQuery& query, const QVariantList& values, const std::function<void(const QSqlQuery& row)>& each);

/// The same, and returns what `read` makes of each row.
template<typename Read>
auto rowsOf(QSqlQuery& query, const QVariantList& values, const Read& read)
    -> Result<QList<std::invoke_result_t<Read, const QSqlQuery&>>>
{
    QList<std::invoke_result_t<Read, const QSqlQuery&>> rows;
    if (Result<void> done = eachRow(query, values, [&](const QSqlQuery& row) { rows.append(read(row)); }); !done)
        return failure(done.error());
    return rows;
}

/// The first value of the first row; invalid if there is none or it can't be read.
QVariant firstValue(QSqlQuery& query, const QVariantList& values = {});

} // namespace Dailies
