// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/call/servicecall.h"

namespace Dailies::ReplySamples {

/// A complete reply.
inline ServiceReply answered(int status, const QByteArray& body)
{
    ServiceReply reply;
    reply.sent = Sent::Everything;
    reply.status = status;
    reply.body = body;
    return reply;
}

/// The same with its Content-Type.
inline ServiceReply page(int status, const QByteArray& body, const QByteArray& type)
{
    ServiceReply reply = answered(status, body);
    reply.contentType = type;
    return reply;
}

/// A call that ended in a different way.
inline ServiceReply failed(Transport transport, Sent sent, int status = 0, const QByteArray& body = {})
{
    ServiceReply reply = answered(status, body);
    reply.transport = transport;
    reply.sent = sent;
    return reply;
}

} // namespace Dailies::ReplySamples
