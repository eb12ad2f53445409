// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace Dailies {

class KillService;

/// The result of one run.
struct KillVerdict {
    int jobs = 0; ///< created by the service
    int attached = 0; ///< to exactly one task
    int answerLost = 0; ///< the program says that their answer was lost
    int tooLate = 0; ///< of these: no answer arrived in time
    int gone = 0; ///< with a database destroyed on purpose, before their IDs were in the journal
    int lost = 0; ///< no task knows them
    int doubled = 0; ///< the service received two orders for one wish
    QStringList findings; ///< everything that is wrong
};

/// What a run left behind.
struct KillRemains {
    QString profile;
    QStringList accepted; ///< prompts that a victim reported as accepted
    bool allSent = false; ///< what an earlier life left unsent was sent, too
    bool lostDatabase = false; ///< so that only what the ID journal knows can be expected
    bool oneCallFailed = false; ///< so a sidecar may be missing, if the task's log says so
    bool fullDatabase = false; ///< it rejected all writes, so clips may be downloaded a second time
};

/// Reads what the victims left on disk and what the service recorded. It reads the database with SQL of its own, so
/// that a bug of the program cannot hide itself.
void judge(const KillRemains& remains, const KillService& service, KillVerdict& verdict);

} // namespace Dailies
