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
    Changing, ///< it was written to while it was being read
    Damaged, ///< has the format's signature but cannot be decoded
};

/// What an input file really contains. Read outside the main thread (app/media), checked by pure functions.
struct InputFacts {
    InputTrouble trouble = InputTrouble::None;
    qint64 bytes = 0;
    QDateTime modified;
    QString format; ///< lower case: "png", "jpeg", "mp4", "mov", "wav", "mp3", "pdf", "docx"; empty if unknown
    std::optional<MediaKind> medium; ///< nullopt if unknown
    QSize pixels; ///< as displayed; empty without a picture
    bool hasAlpha = false; ///< the picture has transparent parts
    double seconds = 0;
    double fps = 0;

    bool operator==(const InputFacts&) const = default;
};

/// By MediaItem::source. A source that is not in it has not been read yet and causes no findings.
using InputFactsBySource = QHash<QString, InputFacts>;

} // namespace Dailies
