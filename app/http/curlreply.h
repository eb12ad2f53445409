// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/httpnetwork.h"

#include <QNetworkReply>

namespace Dailies {

class Mailbox;

/// The reply to a POST that libcurl sends. It differs from the replies of Qt's network layer in what that layer can't
/// do: it reads past interim replies (102, 103), and it reads a reply that comes before the whole request was sent.
/// What arrives is there at the end, and a status of 400 or more is no error. At most 8 MiB and one byte are read.
class CurlReply final : public QNetworkReply {
    Q_OBJECT
public:
    /// True if a line of the final reply arrived, even if its head is incomplete.
    static constexpr auto hasBegunAttribute = QNetworkRequest::User;

    /// Starts at once. A sequential body leaves at most once. The body is read in another thread; it must outlive the
    /// reply, and may be used again when the reply has finished.
    CurlReply(const std::shared_ptr<HttpNetwork>& network, const QNetworkRequest& request, QIODevice& body,
        const QNetworkProxy& proxy, QObject* parent);
    ~CurlReply() override;

    /// Ends the exchange soon. finished() follows from the event loop, with what has arrived until then.
    void abort() override;
    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override;

protected:
    qint64 readData(char* data, qint64 most) override;

private:
    class Body;

    void tellProgress(qint64 sent);
    void conclude(const HttpOutcome& outcome);

    std::shared_ptr<HttpNetwork> m_network;
    std::shared_ptr<Mailbox> m_mailbox;
    std::shared_ptr<HttpExchange> m_exchange;
    Body* m_body; ///< owned by the exchange
    QByteArray m_received;
    qsizetype m_at = 0; ///< what comes before it was read
};

} // namespace Dailies
