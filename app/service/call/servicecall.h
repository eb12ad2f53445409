// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"

#include <QByteArray>
#include <QDateTime>
#include <QIODevice>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QObject>
#include <QPointer>
#include <QUrl>

#include <memory>
#include <optional>

namespace Dailies {

class CallBody;

/// The address of a service and the API key for it. The key is sent to this address only.
struct Endpoint {
    QUrl baseUrl; ///< ends in the version segment, /v1
    QByteArray key;
    bool allowsCleartext = false; ///< the user allowed http to another computer
};

/// How much of a request's body was handed to the network layer.
enum class Sent { Nothing, Partly, Everything };

/// How the exchange ended on the network.
enum class Transport { Answered, NoConnection, TlsRefused, ProxyRefused, TimedOut, Cut, TooLarge, Stopped };

/// The result of one HTTP exchange.
struct ServiceReply {
    Transport transport = Transport::Answered; ///< Answered: a complete reply arrived, whatever its status
    Sent sent = Sent::Nothing;
    int status = 0; ///< HTTP status; 0 if none arrived
    /// A part of the final reply arrived. A service that answers may have created a task, even if the whole request had
    /// not been sent.
    bool hasBegun = false;
    QByteArray body; ///< what was received, unpacked if it is gzip, at most 8 MiB
    QByteArray contentType; ///< the header as given
    QByteArray retryAfter; ///< the header as given
    QString requestId; ///< the X-Request-Id header, for replies whose body has no request ID
    QDateTime serviceTime; ///< the Date header; invalid if absent
    QUrl redirectTarget; ///< Location of a redirect; never followed
    QString bodyDigest; ///< SHA-256 of the body in hex, if it is sequential and was sent completely
    bool isHostUnknown = false; ///< no connection, because the host name is unknown
    QString detail; ///< the network layer's error text, for the log
    QString
        problem; ///< translated; set if the API key or the body caused the error: the service has no complete request
    bool isBodyAtFault = false; ///< the problem concerns the body: a file changed while it was read
};

/// One POST of JSON. If the body is a sequential device, the request reaches the service at most once.
/// Redirects are not followed and cookies are not kept. Emits finished() exactly once and then deletes
/// itself.
class ServiceCall final : public QObject {
    Q_OBJECT
public:
    struct Limits {
        int totalMs = 30000; ///< from start to finished(), regardless of progress
        int idleMs = 15000; ///< without any byte in either direction
        bool allowsCleartext = false; ///< see Endpoint; without it, http to another computer is refused
    };

    /// Starts at once; finished() is never emitted from within the constructor. Takes ownership of `body`,
    /// which must be open for reading and know its size. The network layer cannot send a sequential body
    /// twice.
    ServiceCall(QNetworkAccessManager& network, Clock& clock, const QUrl& url, const QByteArray& key,
        std::unique_ptr<QIODevice> body, qint64 bodySize, Limits limits, QObject* parent);
    ~ServiceCall() override;

    /// Whether the network layer has taken the whole request, so that the service may have it.
    bool hasLeft() const;
    /// Ends the call now. finished() follows with Transport::Stopped, unless the call has already ended.
    void stop();

Q_SIGNALS:
    void finished(const Dailies::ServiceReply& reply);

private:
    void start(QNetworkAccessManager& network, QUrl url, const QByteArray& key, std::unique_ptr<QIODevice> body);
    void receive();
    void moved();
    void watchIdle();
    void end(Transport reason);
    void conclude();
    void fail(const QString& problem);
    Transport transportOf(Sent sent) const;
    bool isWhole() const;
    QUrl redirectTarget() const;

    Clock& m_clock;
    Limits m_limits;
    qint64 m_bodySize = 0;
    QPointer<QNetworkReply> m_reply; ///< null once the call has ended
    CallBody* m_body = nullptr; ///< owned by the call's own reply, which reads it until its own end
    QByteArray m_received;
    qint64 m_lastMove = 0;
    std::optional<Transport> m_ended; ///< why this class ended the call
};

} // namespace Dailies
