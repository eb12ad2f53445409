// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/accessanswer.h"

#include "app/service/call/codeclass.h"
#include "app/service/call/replyreading.h"

namespace Dailies {

namespace {

/// Calls return JSON ("Endpoints"). A missing type does not count as another type.
bool isOtherType(const QByteArray& contentType)
{
    return !contentType.isEmpty() && !contentType.toLower().contains("json");
}

/// An API key may open some models and not others ("Authentication", rule 2). An error about a model, a limit
/// or a task therefore does not make the key invalid.
bool isAboutKey(int status, const QString& code)
{
    const CodeClass kind = classOf(code);
    // A 403 may also be about what was asked for, such as the words of the prompt.
    const auto isNamed = [&code](
                             const char* word) { return code.contains(QLatin1StringView(word), Qt::CaseInsensitive); };
    if (status == 403 && !isNamed("key") && !isNamed("auth") && !isNamed("token") && !isNamed("credential"))
        return false;
    return kind != CodeClass::Limit && kind != CodeClass::NoSuchTask
        && !code.contains(QLatin1StringView("model"), Qt::CaseInsensitive);
}

} // namespace

// The specification shows only the format of errors, a code and a message in JSON, and neither statuses nor
// codes ("Errors", rules 4 and 5). A gateway can answer 401 with a message of its own. Only the documented
// format has a code, so the code makes the difference.
AccessAnswer accessAnswer(const ServiceReply& reply, const std::optional<ErrorEnvelope>& envelope)
{
    if (reply.status == 407)
        return AccessAnswer::Way;
    if (reply.status != 401 && reply.status != 403)
        return AccessAnswer::None;
    const bool isEmpty = reply.body.trimmed().isEmpty();
    if (!isEmpty && (isOtherType(reply.contentType) || !ReplyReading::jsonOf(reply.body)))
        return AccessAnswer::Way;
    return envelope && !envelope->code.isEmpty() && isAboutKey(reply.status, envelope->code)
        ? AccessAnswer::Key
        : AccessAnswer::Unexplained;
}

} // namespace Dailies
