// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/compat.h"
#include "app/service/downloadhead.h"
#include "app/service/videoservice.h"
#include "tests/fuzz/fuzz.h"

using namespace Dailies;

// Retry-After, Content-Range and ETag.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray header = Fuzz::bytes(data, size);
    static const QDateTime now = utcTime(1'800'000'000'000);
    for (const QDateTime& serviceTime : {now, QDateTime()}) {
        const auto seconds = retryAfter(header, serviceTime);
        Fuzz::require(!seconds || (*seconds >= 1 && *seconds <= 900), "a pause is one second to fifteen minutes");
    }
    if (const auto range = parseContentRange(header))
        Fuzz::require(
            range->first >= 0 && range->first <= range->last && range->last < range->total, "a range is in order");
    const QByteArray etag = strongEtag(header);
    Fuzz::require(
        etag.isEmpty() || (etag.size() >= 2 && etag.startsWith('"') && etag.endsWith('"')), "a tag has its quotes");
    return 0;
}
