// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace Dailies {

class KillService;

/// What one run came to.
struct KillVerdict {
    int jobs = 0; ///< that the service made
    int attached = 0; ///< to exactly one task
    int answerLost = 0; ///< of their tasks the program says that the answer was lost
    int tooLate = 0; ///< of these: that it did not come in time
    int gone = 0; ///< with a database that was destroyed on purpose, before their ids had reached the list of ids
    int lost = 0; ///< nobody knows of them
    int doubled = 0; ///< the service was asked twice for one wish
    QStringList findings; ///< everything that is not as it should be
};

/// What a run left behind.
struct KillRemains {
    QString profile;
    QStringList accepted; ///< prompts that a victim said it had taken
    bool lostDatabase = false; ///< so that only what the list of ids knows can be asked for
    bool oneCallFailed = false; ///< so what stands beside a clip may be missing, if the task's log says so
    bool fullDatabase = false; ///< it took nothing any more, so that clips may be fetched a second time
};

/// Looks at what the victims left on disk and what the service saw. It reads the database with SQL of its own, so that
/// a mistake of the program does not hide itself.
void judge(const KillRemains& remains, const KillService& service, KillVerdict& verdict);

} // namespace Dailies
