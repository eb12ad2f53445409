// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QTimeZone>

namespace Dailies {

/// A moment from milliseconds since 1970, in UTC and written with a "Z". Qt 6.4 writes "+00:00" for a time zone that is UTC,
/// and newer ones do not take anything but a zone.
inline QDateTime utcTime(qint64 msSinceEpoch)
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    return QDateTime::fromMSecsSinceEpoch(msSinceEpoch, QTimeZone::UTC);
#else
    return QDateTime::fromMSecsSinceEpoch(msSinceEpoch, Qt::UTC);
#endif
}

} // namespace Dailies
