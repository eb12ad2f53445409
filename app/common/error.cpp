// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/error.h"

#include <array>

namespace Dailies {

namespace {

struct ErrorKindName {
    ErrorKind kind;
    const char* name;
};

constexpr std::array<ErrorKindName, 18> errorKinds{{
    {ErrorKind::BadInput, "BadInput"},
    {ErrorKind::NotSent, "NotSent"},
    {ErrorKind::Refused, "Refused"},
    {ErrorKind::AnswerLost, "AnswerLost"},
    {ErrorKind::Throttled, "Throttled"},
    {ErrorKind::KeyInRequest, "KeyInRequest"},
    {ErrorKind::KeyProblem, "KeyProblem"},
    {ErrorKind::Network, "Network"},
    {ErrorKind::Reply, "Reply"},
    {ErrorKind::Storage, "Storage"},
    {ErrorKind::Media, "Media"},
    {ErrorKind::Keychain, "Keychain"},
    {ErrorKind::Stopped, "Stopped"},
    {ErrorKind::Repeated, "Repeated"},
    {ErrorKind::SentJustNow, "SentJustNow"},
    {ErrorKind::Unanswered, "Unanswered"},
    {ErrorKind::OverLimit, "OverLimit"},
    {ErrorKind::LimitReached, "LimitReached"},
}};

} // namespace

QString errorKindName(ErrorKind kind)
{
    for (const ErrorKindName& entry : errorKinds) {
        if (entry.kind == kind)
            return QString::fromLatin1(entry.name);
    }
    return {};
}

ErrorKind errorKindFromName(const QString& name)
{
    for (const ErrorKindName& entry : errorKinds) {
        if (name == QLatin1StringView(entry.name))
            return entry.kind;
    }
    return ErrorKind::BadInput;
}

} // namespace Dailies
