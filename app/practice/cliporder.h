// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practice/clipspec.h"
#include "app/practice/practicejob.h"

namespace Dailies {

/// The clip that a job requests: its length, size and sound, with the request drawn into the frames.
ClipSpec clipSpec(const PracticeJob& job);

} // namespace Dailies
