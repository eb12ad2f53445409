// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QUrl>

#include <functional>
#include <optional>

class QTcpServer;

namespace Dailies {

/// What the fault server does with one request.
struct FaultScript {
    enum class Then {
        KeepOpen, ///< wait for the next request on the connection
        Fin, ///< close it properly; within the request: as Cut
        Cut, ///< close it without a TLS close_notify; within the request: read no more of it
        Rst, ///< reset it
        Stall, ///< send nothing more; within the request: also read nothing more
    };

    QByteArray reply = {}; ///< the raw bytes to send; anything is allowed
    Then then = Then::KeepOpen;
    qint64 atRequestByte =
        -1; ///< act after exactly this many bytes of the request (head and body); -1: when it is complete
    qint64 atBodyByte = -1; ///< the same, but counted from the first byte of the body
    QByteArray garbage = {}; ///< sent after the reply
    bool isBelowTls = false; ///< the garbage is sent as raw bytes below TLS
    int delayMs = 0; ///< before the first byte of the reply
    bool isHeld = false; ///< nothing is sent before the server's release()
    int dripMs = 0; ///< above 0: one byte of the reply at a time, this far apart
    QByteArray endless = {}; ///< repeated after the reply, at the pace of dripMs or as fast as the client reads
};

/// A request as it arrived.
struct FaultRequest {
    QByteArray method;
    QByteArray target; ///< path and query
    QByteArray head; ///< the raw bytes, including the empty line
    QByteArray body;
    int connection = 0; ///< from 1

    /// The value of a header, case-insensitive; empty if absent.
    QByteArray header(const QByteArray& name) const;
};

/// A server on 127.0.0.1 that replies and breaks connections as scripted, and counts everything it receives. Lives on
/// the test's event loop.
class FaultServer final : public QObject {
    Q_OBJECT
public:
    enum class Security {
        Clear,
        Tls, ///< with a certificate of the test authority for 127.0.0.1
        TlsElsewhere, ///< with one for another host
        TlsExpired,
    };
    using Handler = std::function<FaultScript(const FaultRequest&)>;

    explicit FaultServer(Security security = Security::Clear, QObject* parent = nullptr);
    ~FaultServer() override;

    /// A URL on this server: url("/v1").
    QUrl url(const char* path = "") const;
    quint16 port() const;

    /// For the next request that has no script yet. Scripts are used in order.
    void enqueue(const FaultScript& script) { m_scripts.append(script); }
    /// Called for each request once the enqueued scripts are used up. Without a handler the reply is an empty JSON
    /// object.
    void setHandler(Handler handler) { m_handler = std::move(handler); }

    /// Lets a client in this process send at most 384 KiB ahead, whatever the kernel would buffer.
    void narrow();

    /// All accepted connections, including those whose TLS handshake failed.
    int connections() const { return m_connections; }
    /// Requests of which at least one byte arrived.
    int begun() const { return m_begun; }
    /// Requests that arrived completely, head and body, in the order of completion.
    const QList<FaultRequest>& requests() const { return m_requests; }
    /// How many of them use this method.
    int count(const QByteArray& method) const;
    /// Every byte received on any connection, also of incomplete requests.
    const QByteArray& received() const { return m_received; }
    /// Drops unused scripts, connections that a script ended or corrupted, and the recorded requests and bytes. The
    /// counts of connections and begun requests are kept.
    void forget();
    /// A request arrived completely and its reply is held.
    bool isHolding() const;
    /// Sends the replies that are held now.
    void release();
    /// Closes every connection and stops listening.
    void close();

    /// A complete HTTP reply with a Content-Length. Each header ends in CR LF.
    static QByteArray reply(
        int status, const QByteArray& body, const QByteArray& headers = "Content-Type: application/json\r\n");
    /// Makes this process trust the test authority.
    static void trustTestAuthority();

Q_SIGNALS:
    void requestBegun();
    void requestCompleted(const Dailies::FaultRequest& request);
    /// A script was played to its end, and all of its bytes were sent. `isSpent`: the connection cannot carry another
    /// request.
    void played(bool isSpent);

private:
    friend class FaultConnection;
    void accept();
    void narrowClients();
    std::optional<FaultScript> takeScript();
    FaultScript handle(const FaultRequest& request) const;

    QTcpServer* m_server = nullptr;
    QList<FaultScript> m_scripts;
    Handler m_handler;
    QList<FaultRequest> m_requests;
    QByteArray m_received;
    int m_connections = 0;
    int m_begun = 0;
    bool m_isNarrow = false;
};

} // namespace Dailies
