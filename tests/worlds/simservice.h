// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/worlds/simnetwork.h"
#include "tests/worlds/truth.h"

#include <functional>

namespace Dailies {

/// One service as the specification describes it, with the ways of its gateway.
class SimService final {
public:
    struct Surroundings {
        const Plan& plan;
        Truth& truth;
        std::function<qint64()> now; ///< the world's own time
        /// The tasks that a create call which has just come may be of: the one that began to send first, or where that is
        /// not known, all in Sending of the service, and where the prompt is known, of that prompt.
        std::function<QSet<TaskId>(int service, const QString& prompt)> callers;
    };

    SimService(Surroundings world, int number);

    QUrl baseUrl() const;
    QByteArray key() const;
    SimAnswer create(SimRequest& request);
    SimAnswer query(SimRequest& request);

private:
    const ServicePlan& plan() const { return m_world.plan.services.at(m_number); }
    const Event* nextCreateFault();
    SimAnswer noted(CreateCall call, const SimAnswer& answer);
    int makeJob(CreateCall& call);
    SimAnswer createAnswer(const CreateWay& way, const Event* fault, CreateCall& call);
    SimAnswer accepted(CreateAs way, const Job& job, qint64 variant) const;
    SimAnswer refused(CreateAs way, qint64 variant) const;
    SimAnswer declined(int status, qint64 variant) const;
    SimAnswer lost(CreateAs way, const Job* job, qint64 variant) const;
    SimAnswer notSent(CreateAs way) const;
    SimAnswer turnedAway(CreateAs way, qint64 variant, Wish& wish) const;
    QByteArray addressOf(Job& job) const;
    SimAnswer progress(Job& job, std::optional<QueryAs> way) const;
    SimAnswer trouble(QueryAs way, Job& job) const;
    SimAnswer json(int status, const QByteArray& body) const;
    SimAnswer dated(SimAnswer answer) const;

    Surroundings m_world;
    int m_number = 0;
    QHash<qsizetype, int> m_used; ///< create calls that each fault has met
};

/// The host that has the clips of all services.
SimAnswer giveClip(const SimRequest& request, const SimService::Surroundings& world);
/// What comes before an answer, and is taken for it.
SimAnswer news(qint64 variant);
/// What an outage of the whole network gives.
SimAnswer unreachable();

} // namespace Dailies
