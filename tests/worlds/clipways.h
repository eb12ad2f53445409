// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace Dailies {

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

// clang-format off
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
// clang-format on

/// How a successful job delivers its clip.
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

// clang-format off
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
