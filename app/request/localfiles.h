// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/fieldvalue.h"
#include "app/request/videorequest.h"

#include <QHash>

#include <functional>

namespace Dailies {

/// How a local file reaches the service.
enum class FileWay {
    Inline, ///< as Base64 in the request
    Link, ///< the service fetches it through a link
};

/// A local file in a field that the request's kind offers.
struct LocalFile {
    Field field;
    int index = -1; ///< the item of a list field, from 0; -1 for a single one
    QString part; ///< of the item, as in Finding::part
    QString source; ///< the file: URL
    MediaKind medium = MediaKind::Other; ///< what the field needs
    FileWay way = FileWay::Link;
};

/// How a local file of this medium goes to family A. Only pictures, and types that the specification doesn't list, can be
/// part of a request. Whether they are is decided by the name, because this is asked at every keystroke: GIF and others
/// can't.
FileWay wayByName(const QString& source, MediaKind medium);

/// All local files of a request, in the order of its fields. Family A takes images as Base64 (specification,
/// input.media[].url); everything else needs a link.
QList<LocalFile> localFiles(const VideoRequest& request);

/// What the images and clips of the request's fields are: links, files, and data within the request, in the order of the
/// fields.
QStringList visualSources(const VideoRequest& request);

/// The sources that need a link, each once.
QStringList sourcesByLink(const VideoRequest& request);

/// Calls `change` for the source of each medium, also of those that the request's kind does not offer.
void changeSources(VideoRequest& request, const std::function<void(QString& source)>& change);
/// The request with `placeOf` in place of the paths of all local files, also of those that its kind does not offer.
VideoRequest withFiles(VideoRequest request, const std::function<QString(const QString& path)>& placeOf);
/// The same for a single source.
QString withFiles(const QString& source, const std::function<QString(const QString& path)>& placeOf);

/// The request with links in place of the sources; sources without a link stay.
VideoRequest withLinks(VideoRequest request, const QHash<QString, QString>& links);

} // namespace Dailies
