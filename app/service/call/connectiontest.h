// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/call/connectionfinding.h"
#include "app/service/call/videoservice.h"

#include <QPointer>

#include <optional>

namespace Dailies {

/// The result of testing an account.
struct ConnectionResult {
    ConnectionVerdict verdict = ConnectionVerdict::Stopped; ///< for the whole account: the first problem found
    QList<ConnectionFinding> findings; ///< one for each queried model, in the order of the queries
    int leftOut = 0; ///< number of models that were not queried

    bool works() const { return verdict == ConnectionVerdict::Works; }
};

/// Queries a task that does not exist, once for each model, so nothing is created and nothing is charged.
/// Stops at the first result that applies to the whole account. Emits finished() exactly once and then
/// deletes itself.
class ConnectionTest final : public QObject {
    Q_OBJECT
public:
    static constexpr int mostModels = 12; ///< enough for a quick check
    static constexpr int limitMs = 20000; ///< time limit of one query

    /// Starts at once; finished() is never emitted from within the constructor. One model of each family and
    /// generation is queried before any second one. `models` must not be empty.
    ConnectionTest(QNetworkAccessManager& network, Clock& clock, const Endpoint& endpoint,
        const QList<EnabledModel>& models, QObject* parent);
    ~ConnectionTest() override;

    /// Stops the test; finished() follows with the results so far.
    void stop();

    /// One sentence about what the test did, for users who wonder whether it cost anything.
    static QString whatItDid(const ConnectionResult& result);

Q_SIGNALS:
    /// A model is being queried; `number` counts from 1 to `count`.
    void asking(int number, int count, const QString& model);
    void finished(const Dailies::ConnectionResult& result);

private:
    void askNext();
    void answered(const ServiceReply& reply);
    void end();

    Clock& m_clock;
    VideoService m_service;
    Endpoint m_endpoint;
    QList<EnabledModel> m_models;
    ConnectionResult m_result;
    QPointer<ServiceCall> m_call;
    bool m_stopped = false;
    bool m_late = false; ///< a query took too long
    bool m_ended = false;
};

} // namespace Dailies
