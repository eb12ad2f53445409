// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QObject>
#include <QPointer>

namespace Dailies {

/// Tells whether the connection of a reply has outlived it. The network layer calls a chunked body whole even when its
/// connection ended within it; a connection that takes another request has brought the body's last chunk.
class KeptConnection final : public QObject {
    Q_OBJECT
public:
    /// To be made as soon as the reply is. `asked` is the manager that was asked for the reply: only a reply of another one,
    /// as FreshConnections gives it, has a connection that nobody shares.
    KeptConnection(QNetworkReply* reply, const QNetworkAccessManager& asked, QObject* parent);

    /// Takes over the reply, which has finished, where its connection is its own. Otherwise ask() tells false.
    void keepReply();
    /// Sends a HEAD request for the same address. told() follows once, never from within.
    void ask(Clock& clock);

Q_SIGNALS:
    void told(bool isOpen);

private:
    void end(bool isOpen);

    QPointer<QNetworkReply> m_reply;
    QPointer<QNetworkAccessManager> m_manager; ///< who made the reply, if nobody else has it make anything
    bool m_hasConnected = false;
    bool m_hasEnded = false;
    QPointer<QNetworkReply> m_probe;
};

} // namespace Dailies
