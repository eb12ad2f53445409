// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/compat.h"
#include "app/common/httpdate.h"
#include "app/service/download/downloadheaders.h"
#include "tests/fuzz/targets.h"

using namespace Dailies;

namespace {

void checkRange(const ContentRange& range)
{
    Fuzz::require(range.first >= 0 && range.first <= range.last && range.last < range.total, "a range is in order");
    const QByteArray written = "bytes " + QByteArray::number(range.first) + '-' + QByteArray::number(range.last) + '/'
        + QByteArray::number(range.total);
    Fuzz::require(parseContentRange(written) == range, "a range is what it says");

    DownloadHead head;
    head.status = 206;
    head.length = range.last - range.first + 1;
    head.etag = "\"tag\"";
    head.range = range;
    const PartialDownload partial{QStringLiteral("part"), head.etag, range.total, range.first};
    Fuzz::require(head.continues(partial, range.first), "the rest of a clip is taken");
    Fuzz::require(!head.continues(partial, range.first + 1), "and only from where the part ends");
    head.length = *head.length - 1;
    Fuzz::require(!head.continues(partial, range.first), "and only as long as it says");
}

} // namespace

// Retry-After, Content-Range and ETag.
void Fuzz::headers(const QByteArray& input)
{
    static const QDateTime now = utcTime(1'800'000'000'000);
    for (const QDateTime& serviceTime : {now, QDateTime()}) {
        const auto seconds = retryAfter(input, serviceTime);
        require(!seconds || (*seconds >= 1 && *seconds <= 900), "a pause is one second to fifteen minutes");
    }
    if (const auto range = parseContentRange(input))
        checkRange(*range);
    const QByteArray etag = strongEtag(input);
    require(etag.isEmpty() || (etag.size() >= 3 && etag.startsWith('"') && etag.endsWith('"')), "a tag has its quotes");
    require(!etag.contains('\n') && !etag.contains('\r'), "a tag can be sent back in a header");
    require(strongEtag(etag) == etag, "a tag stays what it is");
}
