// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/money/limit.h"
#include "app/money/rate.h"
#include "app/tasks/store/sqlamount.h"

namespace Dailies {

/// The user's rates and limits as stored in a profile's database, so that all processes share them.
class SpendSettings final {
public:
    explicit SpendSettings(SqlStatements statements) : m_statements(std::move(statements)) {}

    Result<QList<Rate>> rates() const;
    Result<QList<Limit>> limits() const;

    /// Stores a new one, or changes the one with its ID, and returns the ID. Returns BadInput for values that make no
    /// sense, or if there is none with this ID.
    Result<qint64> store(const Rate& rate) const;
    Result<qint64> store(const Limit& limit) const;
    Result<void> removeRate(qint64 id) const;
    Result<void> removeLimit(qint64 id) const;

private:
    Result<qint64> runStoring(QSqlQuery& query, const QVariantList& values, qint64 id) const;

    SqlStatements m_statements;
};

} // namespace Dailies
