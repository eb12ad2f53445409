// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/mediaitem.h"

#include <QDateTime>
#include <QHash>
#include <QSize>
#include <QString>

#include <optional>

namespace Dailies {

/// Why a local file cannot be an input.
enum class InputTrouble {
    None,
    Missing,
    NotReadable, ///< no permission, or the disk failed
    NotAFile, ///< a folder, a pipe, a device
    Empty,
    Changing, ///< it was written to while it was read
    Damaged, ///< says it is of a format, and cannot be read as one
};

/// What a file that goes into a request really is. Read off the main thread (app/media), judged by pure functions.
struct InputFacts {
    InputTrouble trouble = InputTrouble::None;
    qint64 bytes = 0;
    QDateTime modified;
    QString format; ///< lower case: "png", "jpeg", "mp4", "mov", "wav", "mp3", "pdf", "docx"; empty when not known
    std::optional<MediaKind> medium; ///< nothing when not known
    QSize pixels; ///< as shown; empty where there is no picture
    bool hasAlpha = false; ///< some of the picture lets its ground through
    double seconds = 0;
    double fps = 0;

    bool operator==(const InputFacts&) const = default;
};

/// By MediaItem::source. What is not in it is not known (yet), and nothing is said about it.
using InputFactsBySource = QHash<QString, InputFacts>;

} // namespace Dailies
