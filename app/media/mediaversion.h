// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Dailies {

/// The version of FFmpeg that clips are read with.
QString ffmpegVersion();
/// The licence that it was built under: "GPL version 2 or later".
QString ffmpegLicence();

} // namespace Dailies
