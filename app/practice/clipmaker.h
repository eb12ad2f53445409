// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/practice/clipspec.h"

#include <atomic>

namespace Dailies {

/// Makes the clip as an MP4 file (H.264, AAC) of exactly round(seconds * fps) frames. The file gets its name only when
/// it is complete, and replaces an existing one. Needs a QGuiApplication for fonts ("offscreen" is enough) and may run
/// on any thread. `stop` may be set from another thread, or be null.
/// Errors: BadInput (the spec), Storage (folder, disk), Media (no encoder), Stopped.
Result<void> makeClip(const ClipSpec& spec, const QString& path, const std::atomic<bool>* stop);

} // namespace Dailies
