// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/namevalues.h"

#include <QHash>
#include <QNetworkProxy>
#include <QString>
#include <QUrl>

#include <atomic>
#include <functional>
#include <memory>

namespace Dailies {

/// A request as it is sent. Headers with a line break are left out.
struct HttpRequest {
    QByteArray method; ///< upper case
    QUrl url; ///< http or https, encoded
    NameValues headers = {};
    QNetworkProxy proxy = {}; ///< DefaultProxy: the one that the program uses for this URL
    /// The request must never be sent twice. It has a connection of its own, and its body is read once.
    bool isSentOnce = false;
};

/// The body of a request. Used on the network's thread.
class HttpBody {
public:
    HttpBody() = default;
    virtual ~HttpBody() = default;
    Q_DISABLE_COPY_MOVE(HttpBody)

    virtual qint64 size() const = 0; ///< in bytes
    /// Reads the next bytes, at most `most`. Returns their number, 0 at the end, and -1 on failure.
    virtual qint64 read(char* data, qint64 most) = 0;
    /// Begins again with the first byte; returns whether that is possible.
    virtual bool restart() = 0;
    /// Why the body could not be read, as one sentence; empty if there was no error.
    virtual QString problem() const = 0;
};

/// How an exchange ended.
enum class HttpEnd {
    Whole, ///< the reply is complete
    Enough, ///< more of the reply than was wanted was not read
    NoHost, ///< no computer has the name
    NotAccepted, ///< the computer accepts no connections on this port
    BadCertificate, ///< nothing was sent
    NoTls, ///< the two sides share no version or cipher; nothing was sent
    BodyFailed, ///< the request's body could not be read
    Unavailable, ///< this computer has no libcurl
    Broken, ///< the connection failed or ended early
};

/// What came of an exchange.
struct HttpOutcome {
    HttpEnd end = HttpEnd::Broken;
    int status = 0; ///< of the final reply; 0 or an interim status if its head did not arrive completely
    bool hasReplyBegun = false; ///< a line of the final reply arrived
    QHash<QByteArray, QByteArray> headers = {}; ///< by lower-case name
    QByteArray body = {};
    qint64 sent = 0; ///< bytes of the request's body
    QString bodyProblem = {}; ///< why the request's body could not be read, as one sentence
    QString detail = {}; ///< the network's own words for an end that is not Whole, in English; for logs
};

/// One request and its reply. The functions may be called on any thread, also from
/// within start().
struct HttpExchange {
    HttpRequest request;
    std::unique_ptr<HttpBody> body; ///< null for a request without one
    qint64 mostBytes = 0; ///< of the reply's body that are read
    std::atomic<bool> sendsNoMore = false; ///< no more of the body is sent; for an exchange that is about to be stopped
    /// Bytes moved in one direction or the other. `sent` counts those of the request's body.
    std::function<void(qint64 sent)> moved;
    std::function<void(const HttpOutcome& outcome)> ended; ///< called once
};

/// Carries out HTTP exchanges. Follows no redirect, and skips interim replies.
class HttpNetwork {
public:
    HttpNetwork() = default;
    virtual ~HttpNetwork() = default;
    Q_DISABLE_COPY_MOVE(HttpNetwork)

    virtual void start(const std::shared_ptr<HttpExchange>& exchange) = 0;
    /// Ends an exchange soon; returns at once, and ended() follows with what has arrived until then. One that has ended
    /// already may be stopped. The end of the network itself tells nobody.
    virtual void stop(const std::shared_ptr<HttpExchange>& exchange) = 0;
};

} // namespace Dailies
