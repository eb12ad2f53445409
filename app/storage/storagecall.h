// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/common/result.h"
#include "app/storage/uploadbody.h"

#include <QHash>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QPointer>

#include <optional>

namespace Dailies {

/// The result of one exchange with storage.
struct StorageReply {
    std::optional<Error> problem; ///< why there is no complete reply; the other fields are only valid without one
    int status = 0;
    QByteArray body; ///< at most Limits::mostBytes
    QHash<QByteArray, QByteArray> headers; ///< by lower-case name
    QDateTime date; ///< the server's clock; invalid if it sent none
    qint64 sent = 0; ///< bytes of the body that left before the end; valid also with a problem

    bool isSuccess() const { return !problem && status >= 200 && status < 300; }
    /// The network layer took an interim reply (102, 103) for the final one and dropped what followed, so nobody knows
    /// whether the request was carried out. It has a problem, too.
    bool isInterim() const { return status >= 100 && status < 200; }
};

/// One HTTP request to storage or to a link. Follows no redirect. Emits finished() exactly once, never from within the
/// constructor, and then deletes itself.
class StorageCall final : public QObject {
    Q_OBJECT
public:
    struct Limits {
        int idleMs = 60'000; ///< without any byte in either direction
        qint64 mostBytes = 8 << 20; ///< of the reply; the rest is not read, which is no error
    };

    StorageCall(QNetworkAccessManager& network, Clock& clock, const QByteArray& method, const QNetworkRequest& request,
        std::unique_ptr<UploadBody> body, Limits limits, QObject* parent);
    ~StorageCall() override;

    /// Ends the call now; finished() follows with ErrorKind::Stopped.
    void stop();

Q_SIGNALS:
    void uploadProgress(qint64 sent, qint64 total);
    void finished(const Dailies::StorageReply& reply);

private:
    void receive();
    void watchIdle();
    void end(const Error& problem);
    void conclude();
    std::optional<Error> problemOf(const QNetworkReply& reply) const;

    QNetworkAccessManager& m_network;
    Clock& m_clock;
    Limits m_limits;
    QPointer<QNetworkReply> m_reply; ///< null once the call has ended
    QPointer<UploadBody> m_body; ///< owned by m_reply
    QByteArray m_received;
    qint64 m_lastMove = 0;
    bool m_isFull = false; ///< enough of the reply was read
    std::optional<Error> m_ended; ///< why this class ended the call
};

} // namespace Dailies
