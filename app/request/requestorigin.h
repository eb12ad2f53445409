// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/kindfields.h"
#include "app/request/videorequest.h"

#include <QFileInfo>
#include <QUrl>

#include <algorithm>

namespace Dailies {

/// Where a request comes from: the task that it continues, and the frame of its clip that it uses, which hold while the
/// request begins with the frame; and files that came with it.
struct RequestOrigin {
    qint64 task = 0; ///< 0 if the request continues no task
    QString source; ///< the picture, as a file: URL
    /// Paths of local files that came with a pasted or opened request. The user did not choose them.
    QStringList brought = {};

    bool holdsFor(const VideoRequest& request) const
    {
        const auto isIt = [this](const QString& each) { return each == source || isCroppedCopy(each); };
        // A request keeps what its kind does not send, in case the user changes the kind back.
        const auto has = [&request](Field field) { return offers(request.kind, field); };
        const auto isFirst = [&isIt](const MediaItem& item) { return begins(item) && isIt(item.source); };
        return task != 0
            && ((has(Field::Media) && std::any_of(request.media.begin(), request.media.end(), isFirst))
                || (has(Field::ImageAddress) && isIt(request.imageAddress)));
    }

    /// What still holds for the request.
    RequestOrigin within(const VideoRequest& request) const
    {
        return holdsFor(request) ? *this : RequestOrigin{0, {}, brought};
    }

    /// What the name of every cropped copy of a file begins with, without its folder.
    static QString nameOfCropped(const QString& path)
    {
        constexpr qsizetype longest = 60; // of the original's name
        return QFileInfo(path).completeBaseName().left(longest) + QLatin1StringView("-cropped");
    }

    /// Restores the origin of a submitted request: its first frame. Empty if that is not a local file.
    static RequestOrigin of(qint64 task, const VideoRequest& request)
    {
        const auto first = std::find_if(request.media.begin(), request.media.end(), begins);
        const QString source = first != request.media.end() ? first->source : request.imageAddress;
        return task != 0 && isLocalFile(source) ? RequestOrigin{task, source} : RequestOrigin();
    }

    bool operator==(const RequestOrigin&) const = default;

private:
    static bool begins(const MediaItem& item) { return item.type == QLatin1StringView("first_frame"); }

    /// A copy that was made for its shape is still the frame that it was made of.
    bool isCroppedCopy(const QString& each) const
    {
        return isLocalFile(source) && isLocalFile(each)
            && QFileInfo(QUrl(each).toLocalFile())
                   .fileName()
                   .startsWith(nameOfCropped(QUrl(source).toLocalFile()) + QLatin1Char('-'));
    }
};

} // namespace Dailies
