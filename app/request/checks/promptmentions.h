// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/request/mediaitem.h"
#include "app/request/videorequest.h"

#include <QList>
#include <QString>

namespace Dailies {

/// One place in a prompt that addresses an item: "Image 2", "video 1", 图2, 视频1, 音频1 (family A numbers each medium
/// by itself, in list order).
struct Mention {
    qsizetype position = 0; ///< of the first character
    qsizetype length = 0;
    MediaKind medium = MediaKind::Image;
    int number = 0; ///< from 1
    qsizetype digits = 0; ///< position of the number's first digit

    bool operator==(const Mention&) const = default;
};

/// All mentions in the order of the text. "Image 12" is one mention; "image 2" in "an image 2 m wide" is one, too: the
/// service reads it the same way.
QList<Mention> findMentions(const QString& prompt);

/// The prompt with its numbers changed so that each mention addresses the same item after the list has changed:
/// `placeAfter.at(i)` is the new index of the item that was at `i`, or -1 when it was removed (its mentions stay as they
/// are). Nothing else of the text changes. Equal to the prompt when nothing is to do.
QString renumbered(
    const QString& prompt, const QList<MediaItem>& before, const QList<MediaItem>& after, const QList<int>& placeAfter);

/// Notes: a mention without an item, and, where the kind addresses materials by number, an item never mentioned.
QList<Finding> mentionNotes(const VideoRequest& request);

} // namespace Dailies
