// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/error.h"
#include "app/service/call/servicecall.h"
#include "app/service/wire/taskreport.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <optional>

namespace Dailies {

/// Retry-After as seconds or date, clamped to 1 s..15 min; nothing when it cannot be read.
std::optional<int> retryAfter(const QByteArray& header, const QDateTime& serviceTime);

/// What reading a create reply and reading a query reply have in common.
namespace ReplyReading {

/// The translation context of sentences about replies.
struct Words {
    Q_DECLARE_TR_FUNCTIONS(ServiceAnswer)
};

inline bool isSuccess(int status)
{
    return status >= 200 && status < 300;
}
/// 301, 302, 307 or 308.
bool isMoved(int status);
/// Whether status or code ask for a pause: 425, 429, or a code that names a limit of requests.
bool isThrottle(int status, const QString& code);
/// The body as an object; nothing when it is none.
std::optional<QJsonObject> jsonOf(const QByteArray& body);
/// The sentence with the service's own message behind it; without one, with its code or the status.
QString withWords(const QString& sentence, const TaskReport& report, int status);
/// The same; where the reply is no JSON, what it is instead takes the place of the status.
QString withWords(const QString& sentence, const TaskReport& report, const ServiceReply& reply);
/// What came, as a sentence with the first characters of it, when a whole reply is no JSON; empty for any other.
QString unreadableText(const ServiceReply& reply);
Error errorOf(ErrorKind kind, const QString& message, const TaskReport& report);
/// Where a redirect points, as the beginning of a sentence.
QString movedTo(const ServiceReply& reply);

} // namespace ReplyReading
} // namespace Dailies
