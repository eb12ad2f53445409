// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/request/mediaitem.h"
#include "app/request/videorequest.h"

#include <QList>
#include <QString>

namespace Dailies {

/// One reference to a media item in a prompt: "Image 2", "video 1", 图2, 视频1, 音频1. Family A numbers each medium
/// separately, in list order (specification, "Create endpoints", rule 3).
struct Mention {
    qsizetype position = 0; ///< of the first character, in UTF-16 units
    qsizetype length = 0;
    MediaKind medium = MediaKind::Image;
    int number = 0; ///< from 1
    qsizetype digits = 0; ///< position of the number's first digit

    bool operator==(const Mention&) const = default;
};

/// All mentions in text order. "Image 2" in "an image 2 m wide" is one too, because the service reads it that way.
QList<Mention> findMentions(const QString& prompt);

/// The prompt, renumbered so that each mention refers to the same item after the list has changed. `placeAfter.at(i)`
/// is the new index of the item that was at `i`, or -1 if it was removed. Mentions of removed items get numbers above all
/// others, so that they refer to nothing. A mention that refers to nothing refers to the next item that is added.
QString renumbered(
    const QString& prompt, const QList<MediaItem>& before, const QList<MediaItem>& after, const QList<int>& placeAfter);

/// Notes about mentions without an item and, if the kind numbers its media, about items that are never mentioned.
QList<Finding> mentionNotes(const VideoRequest& request);

} // namespace Dailies
