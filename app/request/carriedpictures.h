// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestfields.h"
#include "app/request/videorequest.h"

#include <optional>

namespace Dailies {

/// The pictures in a field: links, files and embedded data. Empty for a field without any.
QStringList picturesOf(const VideoRequest& request, Field field);

/// The media with the roles that they have in a request of this kind: a first frame becomes a reference, and a reference
/// the first frame.
QList<MediaItem> withRoles(QList<MediaItem> media, const RequestKind& kind);

/// Copies the pictures of fields that the request's kind does not offer into the field that it offers, if that one is
/// empty. Media that were chosen for another kind, `before`, get the roles that they have in this one. Returns the field
/// that has changed.
std::optional<Field> carryPictures(VideoRequest& request, const RequestKind& before);

} // namespace Dailies
