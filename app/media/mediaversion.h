// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Dailies {

/// The version of FFmpeg used to read clips.
QString ffmpegVersion();
/// The licence of that build: "GPL version 2 or later".
QString ffmpegLicence();

} // namespace Dailies
