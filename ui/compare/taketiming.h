// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/frameprefetcher.h"
#include "ui/viewer/cliptiming.h"

#include <optional>

namespace Dailies {

// Several takes on one clock, which begins with the first picture of each of them.

/// When the pictures of a take begin, by that clock.
ClipTiming takeTiming(const FeedClip& clip);

/// Whether the take is over at this time; its last picture stays.
bool hasEnded(const ClipTiming& take, qint64 us);

/// When something about the take changes next: a picture begins, or it ends. Nothing afterwards.
std::optional<qint64> nextChangeUs(const ClipTiming& take, qint64 us);

/// The last picture that begins before this time; the first one where none does.
int lastFrameBefore(const ClipTiming& take, qint64 us);

/// How far into the picture that covers it a time lies, in pictures: 0 to 1, and more behind the end.
double partOfFrame(const ClipTiming& take, int frame, qint64 us);

/// The clock's own steps: those times at which pictures change. Changes of different takes that lie closer together than
/// half a picture are one step, the later of them, so that a step never leaves out a picture of any take.
ClipTiming commonTiming(const QList<ClipTiming>& takes);

} // namespace Dailies
