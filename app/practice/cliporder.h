// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practice/clipspec.h"
#include "app/practice/practicejob.h"

namespace Dailies {

/// The clip that a job requests: its length, size and sound, with the request drawn into the frames. It shows the
/// request's first picture, which a stored job does not have, else a kite.
ClipSpec clipSpec(const PracticeJob& job);

/// The first picture that the request contains; null if there is none. A link cannot be followed: nothing leaves this
/// computer.
QImage firstPicture(const VideoRequest& request);

} // namespace Dailies
