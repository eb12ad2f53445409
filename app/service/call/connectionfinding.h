// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/models/modelprofile.h"
#include "app/service/call/servicecall.h"

namespace Dailies {

/// The result of a query about a task that does not exist.
enum class ConnectionVerdict {
    Works, ///< the service answers, accepts the API key and knows the model
    WrongKey, ///< it rejects the API key
    NotAllowed, ///< it refuses access without saying whether the API key or the model is the reason
    NoModelAccess, ///< the API key may not use the model, or no such model exists
    WrongFamily, ///< the model answers in the other family's format
    WrongRegion, ///< API key or model belong to another region
    WrongAddress, ///< something else answers there, or redirects the call
    UnknownHost, ///< no host has that name
    Offline, ///< this computer has no network
    Certificate, ///< the host cannot prove its identity
    Proxy, ///< the proxy blocks the call
    Unreachable, ///< no host answers there
    TimedOut, ///< no answer arrived in time
    Busy, ///< the service asks for a pause
    Trouble, ///< the service has an internal problem
    NotSent, ///< the API key or the address is unusable
    Stopped, ///< the user stopped the test
};

/// The result for one model. Texts of the service are plain text and safe to show.
struct ConnectionFinding {
    ConnectionVerdict verdict = ConnectionVerdict::Stopped;
    QString model;
    QString sentence; ///< what happened and how to fix it; never empty
    QString said = {}; ///< the service's message; empty if it gave none
    QString code = {}; ///< the service's error code
    QString requestId = {};

    bool operator==(const ConnectionFinding&) const = default;
};

/// Interprets the reply to a query about an unknown task. The specification names no error codes and no HTTP
/// statuses, so beyond it the usual conventions of services decide. `isOnline` says whether this computer has
/// a network. Pure.
ConnectionFinding judgeConnection(
    const EnabledModel& model, const QUrl& baseUrl, const ServiceReply& reply, bool isOnline = true);

/// Whether a finding concerns the whole account, so that its other models need no query.
bool isAboutAccount(ConnectionVerdict verdict);

/// The verdict as an identifier for programs: "works", "wrong-key" ...
QString verdictName(ConnectionVerdict verdict);

} // namespace Dailies
