// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/frameprefetcher.h"
#include "ui/viewer/cliptiming.h"

#include <QSize>

#include <optional>

namespace Dailies {

// Timing of several takes on one clock. Its time 0 is the first picture of each take.

/// The timing of a take on that clock.
ClipTiming takeTiming(const FeedClip& clip);

/// Whether the take has ended at this time; its last picture remains.
bool hasEnded(const ClipTiming& take, qint64 us);

/// When the take changes next: a picture begins, or the take ends. Returns nullopt after that.
std::optional<qint64> nextChangeUs(const ClipTiming& take, qint64 us);

/// The last picture that begins before this time; the first one if there is none.
int lastFrameBefore(const ClipTiming& take, qint64 us);

/// The pixels that a take shows in a second of its own time; 0 for a take of no length.
double pixelsPerSecond(const ClipTiming& take, QSize natural);

/// Of which pictures all takes but the chosen one show every first, second or fourth one (1, 2, 4), so that the
/// computer keeps up with this many pixels a second.
int expectedCadence(double pixelsPerSecond, int processors);

/// The steps of the clock: the times at which pictures change. Changes of different takes less than half a
/// picture apart are merged into one step, at the later time, so that a step never skips a picture of any
/// take.
ClipTiming commonTiming(const QList<ClipTiming>& takes);

} // namespace Dailies
