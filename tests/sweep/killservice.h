// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/faultserver.h"

#include <QHash>
#include <QString>

namespace Dailies {

/// How the service of one run behaves; always within what the specification allows.
struct KillTemper {
    int createDelayMs = 0;
    int answersUntilDone = 1; ///< how often a query says that the task still runs
    int clipSize = 4000;
    bool throttlesFirst = false; ///< the first create call is told to come back later
    bool cutsFirstFetch = false; ///< the first download breaks off in the middle
    bool resumes = true; ///< parts of a clip can be fetched
    bool isStrangeFirst = false; ///< the first download brings bytes of no known kind
};

/// The service of one run: it makes a job for every complete create call, as the real one would, and keeps the books.
class KillService final : public QObject {
    Q_OBJECT
public:
    struct Job {
        QString id;
        QString prompt;
        QByteArray clip;
        QByteArray strange = {}; ///< what its first download brought in place of the clip
    };

    explicit KillService(const KillTemper& temper);

    QUrl baseUrl() const { return m_server.url("/v1"); }
    const QList<Job>& jobs() const { return m_jobs; }
    /// Complete create calls, by the prompt that they carried; those that were told to come back do not count.
    const QHash<QString, int>& creates() const { return m_creates; }

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
    bool m_throttled = false;
    bool m_cut = false;
    bool m_wasStrange = false;
};

} // namespace Dailies
