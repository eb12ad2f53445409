// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/download/partialdownload.h"

#include <QByteArray>

#include <optional>

class QNetworkReply;

namespace Dailies {

/// A valid Content-Range: 0 <= first <= last < total.
struct ContentRange {
    qint64 first = 0;
    qint64 last = 0;
    qint64 total = 0;

    bool operator==(const ContentRange&) const = default;
};

std::optional<ContentRange> parseContentRange(const QByteArray& value);
/// The entity tag with its quotes if equal tags mean equal bytes; empty if it is weak, missing or invalid.
QByteArray strongEtag(const QByteArray& value);

/// What the headers of a media server's reply say about the bytes that follow.
struct DownloadHead {
    int status = 0; ///< 0 until it arrives
    bool isRedirect = false;
    bool isPacked = false; ///< a Content-Encoding is declared; servers declare one for uncompressed clips, too
    std::optional<qint64> length; ///< of the body; -1 if unknown, nullopt if contradictory
    QByteArray etag; ///< strong, or empty
    std::optional<ContentRange> range;
    bool isChunked = false;
    QByteArray type; ///< Content-Type
    int pauseSeconds = 0; ///< Retry-After, 1 to 900; 0 if the server does not ask for a pause

    static DownloadHead of(const QNetworkReply& reply);
    /// Whether the bytes that follow continue the partial download after its first `position` bytes.
    bool continues(const PartialDownload& partial, qint64 position) const;
};

} // namespace Dailies
