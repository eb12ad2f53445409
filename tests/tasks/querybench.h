// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/tasks/runnerbench.h"

namespace Dailies {

/// A runner's bench for what asks and when: tasks that are followed only, and a record of the questions.
class QueryBench final {
public:
    /// A question, by the clock that the test moves.
    struct Question {
        qint64 at = 0;
        QByteArray id;
    };

    /// Lets the account be of a service elsewhere, so that the pace for such is used. Nothing leaves this computer: the
    /// scripted service stands in as proxy.
    void moveAway();
    QList<TaskId> adopt(int count, const QString& prefix = QStringLiteral("far-"));
    /// Every question is answered with this word, and written down.
    void recordAnswering(const QByteArray& word);
    /// Moves the clock on by seconds, and lets calls that follow come to their end.
    void pass(int seconds);
    int inLast(qint64 milliseconds) const;
    static QByteArray taskIdOf(const FaultRequest& request);

    RunnerBench bench;
    QList<Question> asked;
};

} // namespace Dailies
