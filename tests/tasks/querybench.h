// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/tasks/runnerbench.h"

namespace Dailies {

/// A runner's bench for queries: which task is polled when. It has tasks that are only polled, and a record of the
/// queries.
class QueryBench final {
public:
    /// A query, with the time of the test's clock.
    struct Question {
        qint64 at = 0;
        QByteArray id;
    };

    /// Moves the account to a service elsewhere, so that the pace for such services applies. Nothing leaves this
    /// computer: the scripted service acts as the proxy.
    void moveAway();
    QList<TaskId> adopt(int count, const QString& prefix = QStringLiteral("far-"));
    /// Every query is answered with this word and recorded.
    void recordAnswering(const QByteArray& word);
    /// Advances the clock by seconds, and lets the resulting calls finish.
    void pass(int seconds);
    int inLast(qint64 milliseconds) const;
    static QByteArray taskIdOf(const FaultRequest& request);

    RunnerBench bench;
    QList<Question> asked;
};

} // namespace Dailies
