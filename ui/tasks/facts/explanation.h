// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QModelIndex;

namespace Dailies {

/// Whether the take in this row of TaskModel has no clip and none is on its way, so that it says why.
bool needsExplanation(const QModelIndex& index);
/// Why the take is in its state.
QString explanationOf(const QModelIndex& index);
/// "Edit and retry": the name of *Reuse* where a take has no clip.
QString editAndRetryText();
/// What the take offers: *Decide…*, *Edit and retry*, *Download again* or *Check now*; empty for most.
QString explanationLink(const QModelIndex& index);

} // namespace Dailies
