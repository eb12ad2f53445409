// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/signature.h"
#include "app/storage/uploadbody.h"

#include <QHash>
#include <QString>
#include <QUrl>

#include <functional>
#include <memory>

namespace Dailies {

/// A request as it is sent. Headers with a line break are left out.
struct HttpRequest {
    QByteArray method; ///< upper case
    QUrl url; ///< http or https, encoded
    NameValues headers = {};
};

/// How an exchange ended.
enum class HttpEnd {
    Whole, ///< the reply is complete
    Enough, ///< more of the reply than was wanted was not read
    NoHost, ///< no computer has the name
    NotAccepted, ///< the computer accepts no connections on this port
    BadCertificate, ///< nothing was sent
    BodyFailed, ///< the file could not be read
    Unavailable, ///< this computer has no libcurl
    Broken, ///< the connection failed or ended early
};

/// What came of an exchange.
struct HttpOutcome {
    HttpEnd end = HttpEnd::Broken;
    int status = 0; ///< of the final reply; 0 or an interim status if there was none
    QHash<QByteArray, QByteArray> headers = {}; ///< by lower-case name
    QByteArray body = {};
    qint64 sent = 0; ///< bytes of the request's body
    QString bodyProblem = {}; ///< why the file could not be read, as one sentence
};

/// One request and its reply. The functions may be called on any thread, also from
/// within start().
struct HttpExchange {
    HttpRequest request;
    std::unique_ptr<UploadBody> body; ///< null for a request without one
    qint64 mostBytes = 0; ///< of the reply's body that are read
    /// Bytes moved in one direction or the other. `sent` counts those of the request's body.
    std::function<void(qint64 sent)> moved;
    std::function<void(const HttpOutcome& outcome)> ended; ///< called once, unless the exchange is stopped
};

/// Carries out HTTP exchanges with storage. Follows no redirect, and skips interim replies.
class StorageNetwork {
public:
    StorageNetwork() = default;
    virtual ~StorageNetwork() = default;
    Q_DISABLE_COPY_MOVE(StorageNetwork)

    virtual void start(const std::shared_ptr<HttpExchange>& exchange) = 0;
    /// Ends an exchange soon; returns at once. One that has ended already may be stopped.
    virtual void stop(const std::shared_ptr<HttpExchange>& exchange) = 0;
};

} // namespace Dailies
