// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/worlds/simnetwork.h"
#include "tests/worlds/truth.h"

#include <functional>

namespace Dailies {

/// One service as the specification describes it, with the quirks of its gateway.
class SimService final {
public:
    struct Surroundings {
        const Plan& plan;
        Truth& truth;
        std::function<qint64()> now; ///< the world's own time
        /// The tasks that may have made the create call that has just arrived: the one that began to send first. If
        /// that is unknown, all tasks of the service in Sending, or only those with the prompt, if it is known.
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
    QHash<qsizetype, int> m_used; ///< create calls that each fault has affected
};

/// The host that stores the clips of all services.
SimAnswer giveClip(const SimRequest& request, const SimService::Surroundings& world);
/// What arrives before a reply and is mistaken for it.
SimAnswer news(qint64 variant);
/// The reply during an outage of the whole network.
SimAnswer unreachable();

} // namespace Dailies
