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

/// One thing that the fault server does with one request.
struct FaultScript {
    enum class Then {
        KeepOpen, ///< wait for the next request on the connection
        Fin, ///< close it in good order; within the request: as Cut
        Cut, ///< end it without a word: with TLS there is no farewell; within the request no more of it is taken
        Rst, ///< break it
        Stall, ///< say no more; when acting within the request, read no more either
    };

    QByteArray reply = {}; ///< bytes as they go out; anything
    Then then = Then::KeepOpen;
    qint64 atRequestByte =
        -1; ///< act once exactly this many bytes of the request (head and body) were read; -1: when it is whole
    qint64 atBodyByte = -1; ///< the same, but counted from the first byte of the body
    QByteArray garbage = {}; ///< goes out behind the reply
    bool isBelowTls = false; ///< the garbage is no TLS record either
    int delayMs = 0; ///< before the first byte of the reply
    bool isHeld = false; ///< nothing is said before the server's release()
    int dripMs = 0; ///< above 0: one byte of the reply at a time, this far apart
    QByteArray endless =
        {}; ///< written again and again after the reply, at the pace of dripMs or as fast as it is taken
};

/// A request as it came.
struct FaultRequest {
    QByteArray method;
    QByteArray target; ///< path and query
    QByteArray head; ///< as on the wire, with the empty line
    QByteArray body;
    int connection = 0; ///< from 1

    /// The value of a header, whatever its case; empty when absent.
    QByteArray header(const QByteArray& name) const;
};

/// A server on 127.0.0.1 that answers as scripted, breaks off where told, and counts everything that it was sent.
/// Lives on the event loop of the test.
class FaultServer final : public QObject {
    Q_OBJECT
public:
    enum class Security {
        Clear,
        Tls, ///< with a certificate for 127.0.0.1 by the test authority
        TlsElsewhere, ///< with one for another host
        TlsExpired,
    };
    using Handler = std::function<FaultScript(const FaultRequest&)>;

    explicit FaultServer(Security security = Security::Clear, QObject* parent = nullptr);
    ~FaultServer() override;

    /// An address on this server: url("/v1").
    QUrl url(const char* path = "") const;
    quint16 port() const;

    /// For the next request that has no script yet; scripts are used up in order.
    void enqueue(const FaultScript& script) { m_scripts.append(script); }
    /// For every request when no enqueued script is left. Without a handler the answer is an empty JSON object.
    void setHandler(Handler handler) { m_handler = std::move(handler); }

    /// Lets a client of this process run ahead by 384 KiB at most, whatever the kernel would have taken.
    void narrow();

    /// Connections ever accepted (with TLS: also those whose handshake failed).
    int connections() const { return m_connections; }
    /// Requests of which at least one byte came.
    int begun() const { return m_begun; }
    /// Requests that came whole, head and body, in the order of their completion.
    const QList<FaultRequest>& requests() const { return m_requests; }
    /// How many of them have this method.
    int count(const QByteArray& method) const;
    /// Every byte that came in over all connections, whole requests or not.
    const QByteArray& received() const { return m_received; }
    /// Lets go of unused scripts, of connections that a script has ended or spoilt, and of the requests and bytes noted so
    /// far; the numbers of connections and of begun requests go on.
    void forget();
    /// A request came whole whose reply is held.
    bool isHolding() const;
    /// Lets the replies go that are held now.
    void release();
    /// Closes every connection and stops listening.
    void close();

    /// A whole HTTP reply with a Content-Length. Each of the headers ends in CR LF.
    static QByteArray reply(
        int status, const QByteArray& body, const QByteArray& headers = "Content-Type: application/json\r\n");
    /// Lets this process trust the test authority.
    static void trustTestAuthority();

Q_SIGNALS:
    void requestBegun();
    void requestCompleted(const Dailies::FaultRequest& request);
    /// A script was carried out to its end; everything that it sends has left. `isSpent`: nothing good can come over this
    /// connection any more.
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
