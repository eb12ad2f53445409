// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace Dailies {

/// What a media item is made of; prompts number items per medium ("Image 1", "Video 1").
enum class MediaKind { Image, Video, Audio, Document, Page, Other };

/// One input material of a family A request (specification, input.media[]).
struct MediaItem {
    QString type; ///< the specification's word, such as first_frame; words it does not list are kept
    QString source; ///< an address, a data URI, or a file: URL of a local file
    QString referenceVoice; ///< address of a voice; empty when there is none

    bool operator==(const MediaItem&) const = default;
};

/// One row of the specification's table of media types.
struct MediaType {
    const char* word;
    const char* label; ///< English; translate with mediaTypeLabel()
    MediaKind medium;
};

/// All nine types of the specification, in its order.
const QList<MediaType>& mediaTypes();
/// The visible label of a type; a word that is not listed is its own label.
QString mediaTypeLabel(const QString& word);
MediaKind mediumOf(const QString& word);

/// Whether a source is a file on this computer (a file: URL).
bool isLocalFile(const QString& source);
/// The path of a local file source.
QString localPath(const QString& source);

/// The names by which prompts address the items, in list order: "Image 1", "Image 2", "Video 1".
/// Each medium is counted by itself; documents and pages have no number and get their label.
QStringList mediaNames(const QList<MediaItem>& items);

} // namespace Dailies
