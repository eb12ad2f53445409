// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/common/result.h"
#include "app/http/httpnetwork.h"
#include "app/storage/uploadbody.h"

#include <optional>

namespace Dailies {

class Mailbox;

/// The result of one exchange with storage.
struct StorageReply {
    std::optional<Error> problem; ///< why there is no complete reply; the other fields are only valid without one
    int status = 0;
    QByteArray body; ///< at most Limits::mostBytes
    QHash<QByteArray, QByteArray> headers; ///< by lower-case name
    QDateTime date; ///< the server's clock; invalid if it sent none

    bool isSuccess() const { return !problem && status >= 200 && status < 300; }
};

/// One HTTP request to storage or to a link. Follows no redirect. Emits finished() exactly once, never from within the
/// constructor, and then deletes itself. `network` must outlive it.
class StorageCall final : public QObject {
    Q_OBJECT
public:
    struct Limits {
        int idleMs = 60'000; ///< without any byte in either direction
        qint64 mostBytes = 8 << 20; ///< of the reply; the rest is not read, which is no error
    };

    StorageCall(HttpNetwork& network, Clock& clock, const HttpRequest& request, std::unique_ptr<UploadBody> body,
        Limits limits, QObject* parent);
    ~StorageCall() override;

    /// Ends the call now; finished() follows with ErrorKind::Stopped.
    void stop();

Q_SIGNALS:
    void uploadProgress(qint64 sent, qint64 total);
    void finished(const Dailies::StorageReply& reply);

private:
    void noteMove(qint64 sent);
    void conclude(const HttpOutcome& outcome);
    void watchIdle();
    void end(const Error& problem);
    void give(const StorageReply& reply);
    std::optional<Error> problemOf(const HttpOutcome& outcome) const;

    HttpNetwork& m_network;
    Clock& m_clock;
    Limits m_limits;
    QString m_host;
    qint64 m_size = 0; ///< of the request's body
    qint64 m_sent = 0; ///< as last reported
    std::shared_ptr<HttpExchange> m_exchange;
    std::shared_ptr<Mailbox> m_mailbox;
    qint64 m_lastMove = 0;
    bool m_isOver = false; ///< finished() is about to be emitted
    std::optional<Error> m_ended; ///< why this class ended the call
};

} // namespace Dailies
