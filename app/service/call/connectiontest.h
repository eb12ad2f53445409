// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/call/connectionfinding.h"
#include "app/service/call/videoservice.h"

#include <QPointer>

#include <optional>

namespace Dailies {

/// What a test of an account has shown.
struct ConnectionResult {
    ConnectionVerdict verdict = ConnectionVerdict::Stopped; ///< of the account as a whole: the first that is not well
    QList<ConnectionFinding> findings; ///< one for each model asked about, in their order
    int leftOut = 0; ///< models that were not asked about

    bool isWell() const { return verdict == ConnectionVerdict::Works; }
};

/// Asks the service about a task that does not exist, once for each model: nothing is created and nothing costs. Ends at
/// the first answer that holds for the whole account. Ends exactly once and deletes itself after finished().
class ConnectionTest final : public QObject {
    Q_OBJECT
public:
    static constexpr int mostModels = 12; ///< a test is a look, not a census
    static constexpr int limitMs = 20000; ///< for one question

    /// Starts at once; finished() is never emitted from within. One model of each family and generation is asked about
    /// before any second one; `models` is not empty.
    ConnectionTest(QNetworkAccessManager& network, Clock& clock, const Endpoint& endpoint,
        const QList<EnabledModel>& models, QObject* parent);
    ~ConnectionTest() override;

    /// Ends it; finished() follows with what is known so far.
    void stop();

    /// What was done, in a sentence: for whoever wonders whether it cost anything.
    static QString whatItDid(const ConnectionResult& result);

Q_SIGNALS:
    /// One model is being asked about: from 1 to `count`.
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
    bool m_late = false; ///< a question took too long
    bool m_ended = false;
};

} // namespace Dailies
