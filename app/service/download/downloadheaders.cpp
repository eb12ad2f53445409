// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/downloadheaders.h"

#include "app/common/httpdate.h"

#include <QNetworkReply>

#include <algorithm>
#include <array>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype longestTag = 500;

/// Accepts only digits, and no number that does not fit.
std::optional<qint64> number(const QByteArray& text)
{
    const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
    bool fits = false;
    const qint64 value = text.toLongLong(&fits);
    if (!fits || !std::ranges::all_of(text, isDigit))
        return {};
    return value;
}

/// Object stores write many words in Content-Encoding that compress nothing: "aws-chunked", "utf-8",
/// "binary", "none".
bool isPacking(const QByteArray& encoding)
{
    constexpr std::array packings{"gzip", "deflate", "br", "zstd"};
    const QList<QByteArray> words = encoding.toLower().split(',');
    return std::ranges::any_of(words, [&packings](const QByteArray& word) {
        return std::ranges::any_of(packings, [&word](const char* packing) { return word.trimmed() == packing; });
    });
}

} // namespace

std::optional<ContentRange> parseContentRange(const QByteArray& value)
{
    const QByteArray text = value.trimmed();
    const QByteArray unit = text.left(6).toLower();
    const qsizetype dash = text.indexOf('-');
    const qsizetype slash = text.indexOf('/');
    if (unit != "bytes " || dash < 0 || slash < dash)
        return {};
    const auto first = number(text.sliced(6, dash - 6).trimmed());
    const auto last = number(text.sliced(dash + 1, slash - dash - 1).trimmed());
    const auto total = number(text.sliced(slash + 1).trimmed());
    if (!first || !last || !total || *first > *last || *last >= *total)
        return {};
    return ContentRange{*first, *last, *total};
}

QByteArray strongEtag(const QByteArray& value)
{
    const QByteArray tag = value.trimmed();
    if (tag.size() < 3 || tag.size() > longestTag || !tag.startsWith('"') || !tag.endsWith('"'))
        return {};
    // A quote inside means several tags, as if the header had been sent twice.
    const auto isFine = [](char c) { return c > 0x20 && c < 0x7F && c != '"'; };
    return std::all_of(tag.cbegin() + 1, tag.cend() - 1, isFine) ? tag : QByteArray();
}

DownloadHead DownloadHead::of(const QNetworkReply& reply)
{
    DownloadHead head;
    head.status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    head.isRedirect = head.status >= 300 && head.status < 400 && !reply.rawHeader("Location").isEmpty();
    head.isPacked = isPacking(reply.rawHeader("Content-Encoding"));
    head.isChunked = reply.rawHeader("Transfer-Encoding").toLower().contains("chunked");
    head.type = reply.rawHeader("Content-Type");
    head.pauseSeconds = retryAfter(reply.rawHeader("Retry-After"), fromHttpDate(reply.rawHeader("Date"))).value_or(0);
    const QByteArray length = reply.rawHeader("Content-Length").trimmed();
    head.length = length.isEmpty() ? std::optional<qint64>(-1) : number(length);
    head.etag = strongEtag(reply.rawHeader("ETag"));
    head.range = parseContentRange(reply.rawHeader("Content-Range"));
    // Some servers answer every request with 206, also with the whole file.
    const auto& range = head.range;
    const bool isWhole = range && range->first == 0 && range->last + 1 == range->total && head.length
        && (*head.length < 0 || *head.length == range->total);
    if (head.status == 206 && isWhole) {
        head.status = 200;
        head.length = range->total;
    }
    return head;
}

bool DownloadHead::continues(const PartialDownload& partial, qint64 position) const
{
    return status == 206 && range && range->first == position && range->total == partial.total && !etag.isEmpty()
        && etag == partial.etag && length && (*length < 0 || *length == range->last - range->first + 1);
}

} // namespace Dailies
