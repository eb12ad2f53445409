// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/http/httpnetwork.h"

#include <QList>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QSet>

#include <functional>
#include <memory>
#include <utility>

namespace Dailies {

/// The reply to one request, and how it arrives.
struct SimAnswer {
    enum class End {
        Whole, ///< head, body, regular end
        Cut, ///< the connection breaks after `bytes` bytes of the body; without a status, before the head
        Silence, ///< the same, but the connection stays open and nothing more arrives
    };
    int status = 0;
    QList<std::pair<QByteArray, QByteArray>> headers = {};
    QByteArray body = {};
    End end = End::Whole;
    qsizetype bytes = 0; ///< of the body, before Cut and Silence
    QNetworkReply::NetworkError error = QNetworkReply::RemoteHostClosedError; ///< of Cut
    bool isChunked = false; ///< no Content-Length
    qint64 afterMs = 0; ///< until the first byte
    int pieces = 1; ///< of the body, each `pieceMs` after the previous one
    qint64 pieceMs = 0;
};

/// A request as the server sees it. Its body is only sent as far as the server reads.
struct SimRequest {
    QByteArray verb;
    QUrl url;
    QNetworkRequest head;
    QByteArray body = {};
    std::function<QByteArray(qint64 most)> read = {}; ///< the next bytes of the body; fewer at its end

    /// Reads all of the body. Returns whether it arrived completely, as its length promised.
    bool readAll();
};

using SimHandler = std::function<SimAnswer(SimRequest& request)>;

/// A reply without a socket that behaves as Qt's does.
class SimReply final : public QNetworkReply {
    Q_OBJECT
public:
    SimReply(QNetworkAccessManager::Operation operation, const QNetworkRequest& request, QIODevice* body, Clock& clock,
        const SimHandler& handler, QObject* parent);

    void abort() override;
    bool isSequential() const override { return true; }
    qint64 bytesAvailable() const override;

Q_SIGNALS:
    void ended();

protected:
    qint64 readData(char* data, qint64 most) override;

private:
    void arrive(const SimHandler& handler);
    QByteArray take(qint64 most);
    void sayHead();
    void sayPiece(int piece);
    void finish(NetworkError error, const QString& text);

    Clock& m_clock;
    QIODevice* m_upload = nullptr;
    qint64 m_uploaded = 0;
    qint64 m_length = 0;
    SimAnswer m_answer;
    QByteArray m_buffer;
};

/// A network access manager whose replies are simulated.
class SimNetwork final : public QNetworkAccessManager {
    Q_OBJECT
public:
    SimNetwork(Clock& clock, SimHandler handler) : m_clock(clock), m_handler(std::move(handler)) {}

protected:
    QNetworkReply* createRequest(Operation operation, const QNetworkRequest& request, QIODevice* body) override;

private:
    Clock& m_clock;
    SimHandler m_handler;
};

/// The same for storage.
class SimHttpNetwork final : public HttpNetwork {
public:
    SimHttpNetwork(Clock& clock, SimHandler handler) : m_clock(clock), m_handler(std::move(handler)) {}

    void start(const std::shared_ptr<HttpExchange>& exchange) override;
    void stop(const std::shared_ptr<HttpExchange>& exchange) override;

private:
    /// Calls the function later, unless the exchange was stopped or abandoned until then.
    void later(
        qint64 afterMs, const std::weak_ptr<HttpExchange>& exchange, std::function<void(HttpExchange&)> function);
    void arrive(const std::shared_ptr<HttpExchange>& exchange);

    Clock& m_clock;
    SimHandler m_handler;
    QObject m_context; ///< whose end drops what is still to be called
    QSet<HttpExchange*> m_running;
};

} // namespace Dailies
