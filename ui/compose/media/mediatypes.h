// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/mediaitem.h"
#include "app/request/models/modellimits.h"
#include "app/request/requestkind.h"

#include <optional>

namespace Dailies {

/// The medium that the extension of a file name or URL suggests; nullopt if the extension is unknown.
std::optional<MediaKind> mediumOfName(const QString& name);
/// The extensions of files of these media, for a file dialog: "*.png *.jpg".
QString namePatterns(const QList<MediaKind>& media);
/// The media of which a kind takes files in its media list, in the order of MediaKind.
QList<MediaKind> fileMediaOf(const RequestKind& kind);

/// The most likely type for a kind's next item of this medium. Avoids types that are meant to be used once and are
/// already present. Without a medium, or if the kind has no type for it, the kind's first choice.
QString likelyMediaType(const RequestKind& kind, const QList<MediaItem>& present, std::optional<MediaKind> medium = {});

/// Whether a kind of request can use a medium: what the specification says and, where it is known, the model's profile.
bool takesMedium(const RequestKind& kind, const ModelLimits& limits, MediaKind medium);

/// The types of a kind; those of the medium come first.
QStringList offeredMediaTypes(const RequestKind& kind, MediaKind medium);

} // namespace Dailies
