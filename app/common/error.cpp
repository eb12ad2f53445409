// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/error.h"

#include "app/common/enumnames.h"

namespace Dailies {

namespace {

constexpr EnumNames<ErrorKind, 18> errorKinds{{"BadInput", "NotSent", "Refused", "AnswerLost", "Throttled",
    "KeyInRequest", "KeyProblem", "Network", "Reply", "Storage", "Media", "Keychain", "Stopped", "Repeated",
    "SentJustNow", "Unanswered", "OverLimit", "LimitReached"}};

} // namespace

QString errorKindName(ErrorKind kind)
{
    return errorKinds.of(kind);
}

ErrorKind errorKindFromName(const QString& name)
{
    return errorKinds.find(name).value_or(ErrorKind::BadInput);
}

} // namespace Dailies
