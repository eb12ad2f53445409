// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace Dailies {

/// The medium of a media item. Prompts number each medium separately ("Image 1", "Video 1").
enum class MediaKind { Image, Video, Audio, Document, Page, Other };

/// One media item of a family A request (specification, input.media[]).
struct MediaItem {
    QString type; ///< the specification's word, such as first_frame; other words are kept
    QString source; ///< a URL, a data URI, or the file: URL of a local file
    QString referenceVoice; ///< URL of a voice; empty if there is none

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
/// The translated label of a type. An unknown word is its own label.
QString mediaTypeLabel(const QString& word);
MediaKind mediumOf(const QString& word);

/// Whether a source is a local file (a file: URL).
bool isLocalFile(const QString& source);
/// The file path of a local source.
QString localPath(const QString& source);

/// The names by which prompts refer to the items, in list order: "Image 1", "Image 2", "Video 1". Documents and pages
/// have no number; their name is the label of their type.
QStringList mediaNames(const QList<MediaItem>& items);

} // namespace Dailies
