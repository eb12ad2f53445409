// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

namespace Dailies {

/// A frame of a task's clip that was saved as a picture. Frames are numbered from 0.
struct SavedFrame {
    qint64 task = 0; ///< 0 if the video is not the clip of a task
    qint64 number = 0;
};

/// The beginning of the file name of a picture that the program saves automatically. Its hash follows.
QString savedPictureName(const std::optional<SavedFrame>& frame);
/// The frame in a local file with such a name, also in a cropped copy; nullopt for other sources.
std::optional<SavedFrame> savedFrame(const QString& source);

/// The displayed name of a source: "Take 119, frame 88", "Pasted picture", a file's name, or the last part of a URL.
/// Empty for inline data.
QString sourceName(const QString& source);

} // namespace Dailies
