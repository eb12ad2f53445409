// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/worlds/clipways.h"
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
    bool isTrouble; ///< the reply says nothing true about the task
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
// clang-format on

} // namespace Dailies
