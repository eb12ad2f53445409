// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace Dailies {

/// A clip of which a part has come: enough to go on where it broke off, if the server still holds the very same file.
struct PartialDownload {
    QString file; ///< the part's path; empty when there is none
    QByteArray etag; ///< the strong validator that the server gave; empty: what came cannot be added to
    qint64 total = -1; ///< bytes of the whole clip; -1 when the server did not say
    qint64 synced = 0; ///< bytes of it that are known to be on disk

    bool operator==(const PartialDownload&) const = default;
};

} // namespace Dailies
