// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Dailies {

// Words for a task's state, in any case, also those of vendors and gateways that the specification does not know.

/// Whether the word means success if the reply also has the URL of a clip. Waiting for the specified word would lose
/// the clip, whose URL expires within a day.
bool isWordOfTheEnd(const QString& word);
bool isWordOfFailure(const QString& word);
bool isWordOfCancellation(const QString& word);

} // namespace Dailies
