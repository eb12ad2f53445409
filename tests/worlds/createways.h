// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace Dailies {

/// What a reply to a create call means according to the rules.
enum class Meaning { Accepted, Refused, Lost, TurnedAway, NotSent };
/// Whether the service creates the job although it replies like this.
enum class Makes { No, Yes, Either };

enum class CreateAs {
    FamilyId,
    IdAtTop,
    IdInData,
    IdInResult,
    IdOfOtherFamily,
    IdBesideCode,
    IdAsNumber,
    Envelope,
    EnvelopeWithEmpty,
    MessageOnly,
    Status4xxRefused,
    Redirected,
    TooSlowForIt,
    EmptyBody,
    HtmlPage,
    EnvelopeOfSuccess,
    GoodWithoutId,
    SeeOther,
    Conflict,
    Odd4xx,
    Status5xx,
    CutBehind,
    CutInReply,
    SilentBehind,
    Throttled,
    ThrottledFor,
    TooEarly,
    BusyDocumented,
    ThrottleEnvelope,
    Unreachable,
    NoSuchHost,
    NoTls,
    CutWithin,
    SilentWithin,
    EarlyThrottle,
    AccessDeclined,
    NewsOnly,
};

/// A row of the table in section 2 of the rules, as one way in which a service may behave.
struct CreateWay {
    CreateAs way;
    const char* name;
    Meaning meaning;
    Makes makes;
};

// clang-format off
inline constexpr std::array createWays{
    CreateWay{CreateAs::FamilyId, "create: id in the family's place", Meaning::Accepted, Makes::Yes},
    CreateWay{CreateAs::IdAtTop, "create: id at the top", Meaning::Accepted, Makes::Yes},
    CreateWay{CreateAs::IdInData, "create: id in data", Meaning::Accepted, Makes::Yes},
    CreateWay{CreateAs::IdInResult, "create: id in result", Meaning::Accepted, Makes::Yes},
    CreateWay{CreateAs::IdOfOtherFamily, "create: id in the other family's place", Meaning::Accepted, Makes::Yes},
    CreateWay{CreateAs::IdBesideCode, "create: id beside a wrong code", Meaning::Accepted, Makes::Yes},
    CreateWay{CreateAs::IdAsNumber, "create: id as a large number", Meaning::Accepted, Makes::Yes},
    CreateWay{CreateAs::Envelope, "create: error envelope in 200", Meaning::Refused, Makes::No},
    CreateWay{CreateAs::EnvelopeWithEmpty, "create: error envelope beside an empty object", Meaning::Refused, Makes::No},
    CreateWay{CreateAs::MessageOnly, "create: error envelope with only a message", Meaning::Refused, Makes::No},
    CreateWay{CreateAs::Status4xxRefused, "create: 4xx that declines", Meaning::Refused, Makes::No},
    CreateWay{CreateAs::Redirected, "create: 301 302 307 308", Meaning::Refused, Makes::No},
    CreateWay{CreateAs::TooSlowForIt, "create: 408", Meaning::Refused, Makes::No},
    CreateWay{CreateAs::EmptyBody, "create: 200 without a body", Meaning::Lost, Makes::Either},
    CreateWay{CreateAs::HtmlPage, "create: 200 with a page", Meaning::Lost, Makes::Either},
    CreateWay{CreateAs::EnvelopeOfSuccess, "create: 200 with a word of success and no id", Meaning::Lost, Makes::Either},
    CreateWay{CreateAs::GoodWithoutId, "create: 200 with other things and no id", Meaning::Lost, Makes::Either},
    CreateWay{CreateAs::SeeOther, "create: 300 303 304", Meaning::Lost, Makes::Either},
    CreateWay{CreateAs::Conflict, "create: 409 421 423 424 449 499", Meaning::Lost, Makes::Either},
    CreateWay{CreateAs::Odd4xx, "create: 4xx that no rule names", Meaning::Lost, Makes::Either},
    CreateWay{CreateAs::Status5xx, "create: 5xx", Meaning::Lost, Makes::Either},
    CreateWay{CreateAs::CutBehind, "create: cut behind the last byte", Meaning::Lost, Makes::Either},
    CreateWay{CreateAs::CutInReply, "create: cut within the reply", Meaning::Lost, Makes::Yes},
    CreateWay{CreateAs::SilentBehind, "create: silent behind the last byte", Meaning::Lost, Makes::Either},
    CreateWay{CreateAs::Throttled, "create: 429", Meaning::TurnedAway, Makes::No},
    CreateWay{CreateAs::ThrottledFor, "create: 429 with Retry-After", Meaning::TurnedAway, Makes::No},
    CreateWay{CreateAs::TooEarly, "create: 425", Meaning::TurnedAway, Makes::No},
    CreateWay{CreateAs::BusyDocumented, "create: 503 with a documented code", Meaning::TurnedAway, Makes::No},
    CreateWay{CreateAs::ThrottleEnvelope, "create: throttle code in a 200 envelope", Meaning::TurnedAway, Makes::No},
    CreateWay{CreateAs::Unreachable, "create: no connection", Meaning::NotSent, Makes::No},
    CreateWay{CreateAs::NoSuchHost, "create: host unknown", Meaning::NotSent, Makes::No},
    CreateWay{CreateAs::NoTls, "create: no TLS", Meaning::NotSent, Makes::No},
    CreateWay{CreateAs::CutWithin, "create: cut within the request", Meaning::NotSent, Makes::No},
    CreateWay{CreateAs::SilentWithin, "create: silent within the request", Meaning::NotSent, Makes::No},
    CreateWay{CreateAs::EarlyThrottle, "create: 429 before the request was whole", Meaning::TurnedAway, Makes::No},
    CreateWay{CreateAs::AccessDeclined, "create: 401 403", Meaning::Refused, Makes::No},
    CreateWay{CreateAs::NewsOnly, "create: 102 103, taken for the answer", Meaning::Lost, Makes::Yes},
};
// clang-format on

} // namespace Dailies
