// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace Dailies {

/// A partially downloaded clip, with the data needed to resume if the server still has the same file.
struct PartialDownload {
    QString file; ///< the partial file's path; empty if there is none
    QByteArray etag; ///< the strong validator from the server; if empty, the download cannot resume
    qint64 total = -1; ///< bytes of the whole clip; -1 if unknown
    qint64 synced = 0; ///< bytes that are known to be on disk

    bool isWhole() const { return total > 0 && synced == total; }
    bool operator==(const PartialDownload&) const = default;
};

} // namespace Dailies
