// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/worlds/createways.h"

namespace Dailies {

enum class QueryAs {
    Throttled,
    TooEarly,
    ServerError,
    BadGatewayPage,
    Unavailable,
    Unauthorized,
    Forbidden,
    ProxyLogin,
    NotFound,
    RequestTimeout,
    Page,
    OddType,
    Silent,
    CutHead,
    CutBody,
    Unreachable,
    NoSuchHost,
    NoTls,
    WordUnknown,
    ErrorBesideWord,
    ThrottleCode,
    FailOnce,
    Garbage,
    Empty,
    OtherId,
    OddNumbers,
    NoExternalId,
    NewsOnly,
};

struct QueryWay {
    QueryAs way;
    const char* name;
    bool isTrouble; ///< the answer says nothing of the task that is true
};

// clang-format off
inline constexpr std::array queryWays{
    QueryWay{QueryAs::Throttled, "query: 429", true},
    QueryWay{QueryAs::TooEarly, "query: 425", true},
    QueryWay{QueryAs::ServerError, "query: 500", true},
    QueryWay{QueryAs::BadGatewayPage, "query: 502 with a page", true},
    QueryWay{QueryAs::Unavailable, "query: 503", true},
    QueryWay{QueryAs::Unauthorized, "query: 401", true},
    QueryWay{QueryAs::Forbidden, "query: 403", true},
    QueryWay{QueryAs::ProxyLogin, "query: 407", true},
    QueryWay{QueryAs::NotFound, "query: 404", true},
    QueryWay{QueryAs::RequestTimeout, "query: 408", true},
    QueryWay{QueryAs::Page, "query: 200 with a page", true},
    QueryWay{QueryAs::OddType, "query: JSON called a page", false},
    QueryWay{QueryAs::Silent, "query: silence", true},
    QueryWay{QueryAs::CutHead, "query: cut before the reply", true},
    QueryWay{QueryAs::CutBody, "query: cut within the reply", true},
    QueryWay{QueryAs::Unreachable, "query: no connection", true},
    QueryWay{QueryAs::NoSuchHost, "query: host unknown", true},
    QueryWay{QueryAs::NoTls, "query: no TLS", true},
    QueryWay{QueryAs::WordUnknown, "query: UNKNOWN", true},
    QueryWay{QueryAs::ErrorBesideWord, "query: error code beside a word of progress", true},
    QueryWay{QueryAs::ThrottleCode, "query: throttle code", true},
    QueryWay{QueryAs::FailOnce, "query: FAIL said once", true},
    QueryWay{QueryAs::Garbage, "query: no JSON", true},
    QueryWay{QueryAs::Empty, "query: empty object", true},
    QueryWay{QueryAs::OtherId, "query: another id in the answer", false},
    QueryWay{QueryAs::OddNumbers, "query: numbers as text, fraction, null", false},
    QueryWay{QueryAs::NoExternalId, "query: ExternalTaskId empty", false},
    QueryWay{QueryAs::NewsOnly, "query: 102 103, taken for the answer", true},
};

enum class HostAs {
    NotFound,
    Forbidden,
    ProxyLogin,
    Gone,
    ServerError,
    Unavailable,
    Page,
    EmptyBody,
    Cut,
    Stall,
    Slow,
    Unreachable,
    Moved,
    MovedAmiss,
    NewsOnly,
};

struct HostWay {
    HostAs way;
    const char* name;
};

inline constexpr std::array hostWays{
    HostWay{HostAs::NotFound, "clip: 404"},
    HostWay{HostAs::Forbidden, "clip: 403"},
    HostWay{HostAs::ProxyLogin, "clip: 407"},
    HostWay{HostAs::Gone, "clip: 410"},
    HostWay{HostAs::ServerError, "clip: 500"},
    HostWay{HostAs::Unavailable, "clip: 503"},
    HostWay{HostAs::Page, "clip: 200 with a page"},
    HostWay{HostAs::EmptyBody, "clip: 200 without a byte"},
    HostWay{HostAs::Cut, "clip: cut"},
    HostWay{HostAs::Stall, "clip: stall"},
    HostWay{HostAs::Slow, "clip: slow"},
    HostWay{HostAs::Unreachable, "clip: no connection"},
    HostWay{HostAs::Moved, "clip: 301 302 303 307 308, on this host or another"},
    HostWay{HostAs::MovedAmiss, "clip: redirect in a circle, to an open or a private address"},
    HostWay{HostAs::NewsOnly, "clip: 102 103, taken for the answer"},
};

/// How a good job comes to its clip.
enum class FateAs {
    Plain,
    FailsWithMessage,
    FailsWithCode,
    Canceled,
    AddressLate,
    ObjectLate404,
    ObjectLate403,
    OddEncoding,
    Chunked,
    LongAddress,
    UnknownKind,
    OddWord,
    Packed,
    PackedForOthers,
    Unplayable,
    UnplayableAtFirst,
};

struct FateWay {
    FateAs way;
    const char* name;
};

inline constexpr std::array fateWays{
    FateWay{FateAs::Plain, "job: plain"},
    FateWay{FateAs::FailsWithMessage, "job: fails with only a message"},
    FateWay{FateAs::FailsWithCode, "job: fails with a code"},
    FateWay{FateAs::Canceled, "job: canceled"},
    FateWay{FateAs::AddressLate, "job: finished without an address for long"},
    FateWay{FateAs::ObjectLate404, "job: object late, 404 until then"},
    FateWay{FateAs::ObjectLate403, "job: object late, 403 until then"},
    FateWay{FateAs::OddEncoding, "job: Content-Encoding that is none"},
    FateWay{FateAs::Chunked, "job: clip without a length"},
    FateWay{FateAs::LongAddress, "job: long address"},
    FateWay{FateAs::UnknownKind, "job: bytes that no sniffer knows"},
    FateWay{FateAs::OddWord, "job: odd words of progress"},
    FateWay{FateAs::Packed, "job: clip packed with gzip"},
    FateWay{FateAs::PackedForOthers, "job: clip packed as nobody here unpacks"},
    FateWay{FateAs::Unplayable, "job: clip that cannot be played"},
    FateWay{FateAs::UnplayableAtFirst, "job: clip that cannot be played at first"},
};
// clang-format on

} // namespace Dailies
