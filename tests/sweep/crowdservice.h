// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/faultserver.h"

#include <QHash>
#include <QString>

namespace Dailies {

/// One of the services of a crowd of tasks, on an origin of its own. Seven tasks of ten meet one fault each: a query that
/// fails, is turned away or is cut, a clip that fails, is cut or is not there yet; a few create calls are told to come
/// back. It keeps the books.
class CrowdService final : public QObject {
public:
    struct Job {
        int number = 0; ///< among all jobs of all services; says which fault it meets
        int queries = 0;
        int fetches = 0;
    };

    /// The clip is as every job has it, but for a box with its id. `number` counts the jobs of all services.
    CrowdService(const QByteArray& clip, int& number);

    QUrl baseUrl() const { return m_server.url("/v1"); }
    const QHash<QString, Job>& jobs() const { return m_jobs; } ///< by id
    int faults() const { return m_faults; } ///< that were met
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
