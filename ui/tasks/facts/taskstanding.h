// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QString>

namespace Dailies {

/// The status of a task in sentences. Any of them may be empty. All are empty for a playable clip, which needs no
/// explanation. What can be done about a lost answer is said by DecisionBar.
struct TaskStanding {
    QString meaning; ///< what the state means, and whether money may have been spent
    QString trouble; ///< what went wrong, with the service's own code
    QString advice; ///< what can be done
};

TaskStanding standingOf(const VideoTask& task);
/// Whether an ended task may have cost money, as a sentence; empty while it makes progress.
QString chargeText(const VideoTask& task);
/// Why the answer was lost, without the sentence that DecisionBar shows; may be empty.
QString lossText(const VideoTask& task);
/// What is known of a create call without a response, in one or two sentences.
QString lossSentence(const VideoTask& task);
/// A plain hint by the class of the service's error code; empty if the code tells nothing.
QString codeHint(const QString& code);
/// Whether a task ended because the service could not read one of its files.
bool tellsFileTrouble(const VideoTask& task);
/// Whether a waiting task is sent only after the user decides: it was held or is left from an earlier run.
bool isKeptBack(const VideoTask& task);

} // namespace Dailies
