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

/// Where a call goes and with which key. The key is sent to this address and nowhere else.
struct Endpoint {
    QUrl baseUrl; ///< ends in the version segment, /v1
    QByteArray key;
    bool allowsCleartext = false; ///< the person said yes to http on another computer
};

/// How much of a request's body the network was given.
enum class Sent { Nothing, Partly, Everything };

/// What became of the connection.
enum class Transport { Answered, NoConnection, TlsRefused, ProxyRefused, TimedOut, Cut, TooLarge, Stopped };

/// One HTTP exchange as it ended.
struct ServiceReply {
    Transport transport = Transport::Answered; ///< Answered: a whole reply came, whatever its status
    Sent sent = Sent::Nothing;
    int status = 0; ///< HTTP status; 0 when none came
    QByteArray body; ///< what came of it, at most 8 MiB
    QByteArray contentType; ///< the header as given
    QByteArray retryAfter; ///< the header as given
    QString requestId; ///< the X-Request-Id header, for answers whose body names none
    QDateTime serviceTime; ///< the Date header; invalid when absent
    QUrl redirectTarget; ///< Location of a redirect; never followed
    QString bodyDigest; ///< SHA-256 of the body in hex, when it can be sent once only and all of it left
    bool isHostUnknown = false; ///< no connection, because nobody knows a computer of this name
    QString detail; ///< the network layer's own text, for the log
    QString
        problem; ///< one translated sentence when the key or the body was at fault; the service has no whole request then
    bool isBodyAtFault = false; ///< the problem is one of the body: a file that was not the same any more
};

/// One JSON POST that reaches the service at most once when its body is a sequential device, and ends exactly once.
/// Redirects are never followed, cookies never kept. Deletes itself after finished().
class ServiceCall final : public QObject {
    Q_OBJECT
public:
    struct Limits {
        int totalMs = 30000; ///< from start to finished(), whatever moves meanwhile
        int idleMs = 15000; ///< without any byte in either direction
        bool allowsCleartext = false; ///< see Endpoint; without it nothing goes by http to another computer
    };

    /// Starts at once; finished() is never emitted from within. `body` is taken over; it must be open for reading and
    /// know its size. A sequential body cannot be sent a second time by the network layer.
    ServiceCall(QNetworkAccessManager& network, Clock& clock, const QUrl& url, const QByteArray& key,
        std::unique_ptr<QIODevice> body, qint64 bodySize, Limits limits, QObject* parent);
    ~ServiceCall() override;

    /// Ends the call now; finished() follows with Transport::Stopped unless it ended before.
    void stop();

Q_SIGNALS:
    void uploadProgress(qint64 sent, qint64 total);
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
    QPointer<QNetworkReply> m_reply; ///< none once it has ended
    CallBody* m_body = nullptr; ///< owned by m_reply, which reads it to its own end
    QByteArray m_received;
    qint64 m_lastMove = 0;
    std::optional<Transport> m_ended; ///< why it was ended from here
};

} // namespace Dailies
