// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace Dailies {

/// Rules broken on purpose around the engine, as if the engine broke them. The worlds have to detect each one.
enum class Mutation {
    None,
    LostIsSentAgain,
    ResendWithoutLimit,
    ResendAtOnce,
    LostSaysNotCharged,
    GuardRemoved,
    IdOverlooked,
    KeyToMediaHost,
    OneByteWrong,
    DeadAfterTwo404,
    ForbiddenEndsAsking,
    UnknownIsForgotten,
    FailBelievedAtOnce,
    StartSendsWhatWaits,
    NoAddressGivesUp,
    RefusedIsSentAgain,
    LimitIgnored,
};

struct MutationName {
    Mutation mutation;
    const char* name;
};

// clang-format off
inline constexpr std::array mutationNames{
    MutationName{Mutation::LostIsSentAgain, "answer-lost-is-sent-again"},
    MutationName{Mutation::ResendWithoutLimit, "resend-without-limit"},
    MutationName{Mutation::ResendAtOnce, "resend-at-once"},
    MutationName{Mutation::LostSaysNotCharged, "lost-says-not-charged"},
    MutationName{Mutation::GuardRemoved, "guard-removed"},
    MutationName{Mutation::IdOverlooked, "id-overlooked"},
    MutationName{Mutation::KeyToMediaHost, "key-to-media-host"},
    MutationName{Mutation::OneByteWrong, "one-byte-wrong"},
    MutationName{Mutation::DeadAfterTwo404, "dead-after-two-404"},
    MutationName{Mutation::ForbiddenEndsAsking, "forbidden-ends-asking"},
    MutationName{Mutation::UnknownIsForgotten, "unknown-is-forgotten"},
    MutationName{Mutation::FailBelievedAtOnce, "fail-believed-at-once"},
    MutationName{Mutation::StartSendsWhatWaits, "start-sends-what-waits"},
    MutationName{Mutation::NoAddressGivesUp, "no-address-gives-up"},
    MutationName{Mutation::RefusedIsSentAgain, "refused-is-sent-again"},
    MutationName{Mutation::LimitIgnored, "limit-ignored"},
};
// clang-format on

} // namespace Dailies
