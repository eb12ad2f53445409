// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/faultserver.h"

#include <QHash>
#include <QString>

namespace Dailies {

/// How the service of one run behaves, always within the specification.
struct KillTemper {
    int createDelayMs = 0;
    int answersUntilDone = 1; ///< how often a query reports that the task is still running
    int clipSize = 4000;
    bool throttlesFirst = false; ///< the first create call is throttled
    bool cutsFirstFetch = false; ///< the first download is cut off halfway
    bool resumes = true; ///< a download can be resumed
    bool isStrangeFirst = false; ///< the first download delivers bytes of no known kind
};

/// The service of one run. It creates a job for every complete create call, as the real service would, and counts what
/// happens.
class KillService final : public QObject {
    Q_OBJECT
public:
    struct Job {
        QString id;
        QString prompt;
        QByteArray clip;
        QByteArray strange = {}; ///< what its first download delivered instead of the clip
    };

    explicit KillService(const KillTemper& temper);

    QUrl baseUrl() const { return m_server.url("/v1"); }
    const QList<Job>& jobs() const { return m_jobs; }
    /// Complete create calls, by their prompt. Throttled calls do not count.
    const QHash<QString, int>& creates() const { return m_creates; }
    /// Links to pictures in complete create calls of family B, throttled ones included.
    const QStringList& links() const { return m_links; }

private:
    FaultScript answer(const FaultRequest& request);
    FaultScript answerCreate(const FaultRequest& request);
    FaultScript answerQuery(const FaultRequest& request);
    FaultScript answerFetch(const FaultRequest& request);

    KillTemper m_temper;
    FaultServer m_server;
    QList<Job> m_jobs;
    QHash<QString, int> m_creates;
    QHash<QString, int> m_asked;
    QStringList m_links;
    bool m_throttled = false;
    bool m_cut = false;
    bool m_wasStrange = false;
};

} // namespace Dailies
