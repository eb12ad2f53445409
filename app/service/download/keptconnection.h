// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"

#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QObject>
#include <QPointer>

namespace Dailies {

/// Reports whether the connection of a reply is still open after the reply. The network layer considers a
/// chunked body complete even if its connection broke within it. If the connection accepts another request,
/// the last chunk has arrived.
class KeptConnection final : public QObject {
    Q_OBJECT
public:
    /// Create it together with the reply. `asked` is the manager that get() was called on. Only a reply made
    /// by another manager, as FreshConnections does it, has a connection that is not shared.
    KeptConnection(QNetworkReply* reply, const QNetworkAccessManager& asked, QObject* parent);

    /// Takes ownership of the finished reply if its connection is not shared. Without this call, ask()
    /// reports false.
    void keepReply();
    /// Sends a HEAD request for the same address. Emits checked() once, never from within the call.
    void ask(Clock& clock);

Q_SIGNALS:
    void checked(bool isOpen);

private:
    void end(bool isOpen);

    QPointer<QNetworkReply> m_reply;
    QPointer<QNetworkAccessManager> m_manager; ///< the manager that made the reply, if it makes no others
    bool m_hasConnected = false;
    bool m_hasEnded = false;
    QPointer<QNetworkReply> m_probe;
};

} // namespace Dailies
