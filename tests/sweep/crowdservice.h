// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/faultserver.h"

#include <QHash>
#include <QString>

namespace Dailies {

/// One of the services for a crowd of tasks, on an origin of its own. Seven tasks in ten meet one fault each: a query
/// that fails, is throttled or is cut short, or a clip that fails, is cut short or is not there yet. A few create calls
/// are throttled. The service counts what it does.
class CrowdService final : public QObject {
public:
    struct Job {
        int number = 0; ///< among all jobs of all services; determines its fault
        int queries = 0;
        int fetches = 0;
    };

    /// The clip is the same for every job, except for a box with the job's ID. `number` counts the jobs of all
    /// services.
    CrowdService(const QByteArray& clip, int& number);

    QUrl baseUrl() const { return m_server.url("/v1"); }
    const QHash<QString, Job>& jobs() const { return m_jobs; } ///< by ID
    int faults() const { return m_faults; } ///< that occurred
    int queries() const { return m_queries; }
    QByteArray clipOf(const QString& id) const;

private:
    FaultScript answer(const FaultRequest& request);
    FaultScript answerCreate();
    FaultScript answerQuery(const FaultRequest& request);
    FaultScript answerFetch(const FaultRequest& request);
    FaultScript fault(int status, const QByteArray& headers = {});

    const QByteArray m_clip;
    int& m_number;
    int m_faults = 0;
    int m_queries = 0;
    bool m_wasBusy = false;
    QHash<QString, Job> m_jobs;
    FaultServer m_server;
};

} // namespace Dailies
