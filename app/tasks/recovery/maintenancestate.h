// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QDateTime>
#include <QString>

namespace Dailies {

/// What is remembered about the looks into a database from one run to the next, in a small file beside it.
struct MaintenanceState {
    QDateTime thoroughAt; ///< the last thorough check that found it sound; invalid when there was none
    QString damage; ///< what a check found; looked at again, and repaired, when the database is opened next
    bool lacksIds = false; ///< ids of the list were missing: all of it is compared when the database is opened next

    static MaintenanceState read(const QString& database);
    Result<void> write(const QString& database) const;
};

} // namespace Dailies
