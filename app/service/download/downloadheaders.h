// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/download/partialdownload.h"

#include <QByteArray>

#include <optional>

class QNetworkReply;

namespace Dailies {

/// A Content-Range that can be used: 0 <= first <= last < total.
struct ContentRange {
    qint64 first = 0;
    qint64 last = 0;
    qint64 total = 0;

    bool operator==(const ContentRange&) const = default;
};

std::optional<ContentRange> parseContentRange(const QByteArray& value);
/// The entity tag, with its quotes, when equal tags mean equal bytes; empty when it is weak, missing or nonsense.
QByteArray strongEtag(const QByteArray& value);

/// What the head of a media server's reply says about the bytes behind it.
struct DownloadHead {
    int status = 0; ///< 0 while there is none
    bool isRedirect = false;
    bool isPacked = false; ///< it claims that what comes has to be unpacked; servers also claim it of plain clips
    std::optional<qint64> length; ///< of the body; -1 when it is not told, nothing when it contradicts itself
    QByteArray etag; ///< strong, or empty
    std::optional<ContentRange> range;
    bool isChunked = false;
    QByteArray type; ///< Content-Type

    static DownloadHead of(const QNetworkReply& reply);
    /// Whether the bytes behind it are the rest of what has come so far, from its first `position` bytes on.
    bool continues(const PartialDownload& partial, qint64 position) const;
};

} // namespace Dailies
