// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/error.h"
#include "app/service/call/servicecall.h"
#include "app/service/wire/taskreport.h"

#include <QCoreApplication>
#include <QJsonObject>

#include <optional>

/// Functions for reading replies to both create calls and queries.
namespace Dailies::ReplyReading {

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
/// Whether status or code ask for a pause: 425, 429, or a code that names a request limit.
bool isThrottle(int status, const QString& code);
/// The body as an object; nullopt if it is not one.
std::optional<QJsonObject> jsonOf(const QByteArray& body);
/// The sentence followed by the service's message or, without one, by its code or the status.
QString withWords(const QString& sentence, const TaskReport& report, int status);
/// Like withWords() above. If the reply is not JSON, its description replaces the status.
QString withWords(const QString& sentence, const TaskReport& report, const ServiceReply& reply);
/// For a complete reply that is not JSON: a sentence that describes it and quotes its beginning. Otherwise
/// empty.
QString unreadableText(const ServiceReply& reply);
/// The report's code for display. Empty if the error came without a code.
QString codeOf(const TaskReport& report);
Error errorOf(ErrorKind kind, const QString& message, const TaskReport& report);
/// The target of a redirect, as the beginning of a sentence.
QString movedTo(const ServiceReply& reply);

} // namespace Dailies::ReplyReading
