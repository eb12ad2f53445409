// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QDateTime>
#include <QString>

namespace Dailies {

/// What is remembered about database checks between runs, in a small file next to the database.
struct MaintenanceState {
    QDateTime thoroughAt; ///< the last thorough check that found the database sound; invalid if there was none
    QString damage; ///< the result of a failed check; checked again and repaired when the database is opened next
    /// IDs of the journal were missing: the whole journal is compared when the database is opened next.
    bool lacksIds = false;

    static MaintenanceState read(const QString& database);
    Result<void> write(const QString& database) const;
};

} // namespace Dailies
