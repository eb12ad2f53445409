// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/models/modelprofile.h"
#include "app/service/call/servicecall.h"

namespace Dailies {

/// What asking about a task that does not exist has shown.
enum class ConnectionVerdict {
    Works, ///< the service answers, takes the key and knows the model
    WrongKey, ///< it does not take the key
    NotAllowed, ///< it declines without saying whether for the key's or the model's sake
    NoModelAccess, ///< the key may not use the model, or there is none of that name
    WrongFamily, ///< the model answers in the other family's shape
    WrongRegion, ///< key or model belong to another region
    WrongAddress, ///< something else answers there, or sends the call elsewhere
    UnknownHost, ///< there is no computer of that name
    Offline, ///< this computer has no network
    Certificate, ///< who answers cannot prove to be that computer
    Proxy, ///< the proxy does not let the call through
    Unreachable, ///< nobody answers there
    TimedOut, ///< no answer came in time
    Busy, ///< it asks for a pause
    Trouble, ///< it has trouble of its own
    NotSent, ///< the key or the address cannot be used at all
    Stopped, ///< the person stopped it
};

/// One question about one model, as it ended. Texts of the service are plain and may be shown.
struct ConnectionFinding {
    ConnectionVerdict verdict = ConnectionVerdict::Stopped;
    QString model;
    QString sentence; ///< what happened and what to do about it; never empty
    QString said = {}; ///< the service's own words; empty when it had none
    QString code = {}; ///< its error code
    QString requestId = {};

    bool operator==(const ConnectionFinding&) const = default;
};

/// Reads the reply to a question about an unknown task, as far as the specification goes: it names no error codes and no
/// HTTP statuses, so that what services usually do with them decides. `isOnline`: this computer has a network. Pure.
ConnectionFinding judgeConnection(
    const EnabledModel& model, const QUrl& baseUrl, const ServiceReply& reply, bool isOnline = true);

/// Whether a finding is about the account as a whole, so that its other models need not be asked about.
bool isAboutAccount(ConnectionVerdict verdict);

/// The verdict in a word for programs: "works", "wrong-key" ...
QString verdictName(ConnectionVerdict verdict);

} // namespace Dailies
