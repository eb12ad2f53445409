// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/accessanswer.h"

#include "app/service/call/codeclass.h"
#include "app/service/call/replyreading.h"

namespace Dailies {

namespace {

/// Calls return JSON ("Endpoints"). Who names no type names no other one.
bool isOtherType(const QByteArray& contentType)
{
    return !contentType.isEmpty() && !contentType.toLower().contains("json");
}

/// A key opens some models and not others ("Authentication", rule 2): what is said of a model, a limit or a task leaves the
/// key good for all else.
bool isAboutKey(const QString& code)
{
    const CodeClass kind = classOf(code);
    return kind != CodeClass::Limit && kind != CodeClass::NoSuchTask
        && !code.contains(QLatin1StringView("model"), Qt::CaseInsensitive);
}

} // namespace

// The specification shows neither the statuses nor the codes of errors ("Errors", rules 4 and 5), only their shape: a code and
// a message, in JSON. A gateway can answer 401 with a message of its own, so the code, which only the documented shape has,
// makes the difference.
AccessAnswer accessAnswer(const ServiceReply& reply, const std::optional<ErrorEnvelope>& envelope)
{
    if (reply.status == 407)
        return AccessAnswer::Way;
    if (reply.status != 401 && reply.status != 403)
        return AccessAnswer::None;
    const bool isEmpty = reply.body.trimmed().isEmpty();
    if (!isEmpty && (isOtherType(reply.contentType) || !ReplyReading::jsonOf(reply.body)))
        return AccessAnswer::Way;
    return envelope && !envelope->code.isEmpty() && isAboutKey(envelope->code) ? AccessAnswer::Key
                                                                               : AccessAnswer::Unexplained;
}

} // namespace Dailies
