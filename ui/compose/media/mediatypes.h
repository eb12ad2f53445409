// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/mediaitem.h"
#include "app/request/requestkind.h"

#include <optional>

namespace Dailies {

// What a file's or an address's name tells of what it is; nothing for an ending that is not known.
[[nodiscard]] std::optional<MediaKind> mediumOfName(const QString& name);

// The likeliest type of the next material of a kind: of the medium, and where a type is meant to be used once, one that
// is still free. Without a medium, or where the kind takes none such, the kind's own first choice.
[[nodiscard]] QString likelyMediaType(
    const RequestKind& kind, const QList<MediaItem>& present, std::optional<MediaKind> medium = {});

// The types of a kind, those of the medium first.
[[nodiscard]] QStringList offeredMediaTypes(const RequestKind& kind, MediaKind medium);

} // namespace Dailies
