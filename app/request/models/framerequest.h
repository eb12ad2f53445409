// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/request/models/modelprofile.h"
#include "app/request/videorequest.h"

#include <QCoreApplication>

namespace Dailies {

/// How a request uses a frame of a clip.
enum class FrameUse { First, Last, Reference };

/// Adds frames of clips to requests.
struct FrameRequest final {
    Q_DECLARE_TR_FUNCTIONS(Dailies::FrameRequest)

public:
    /// The request with the picture added. A first or last frame replaces the previous one; a reference is appended. If
    /// the request's kind has no place for the picture, the kind changes, and the model too if it has no such kind. The
    /// most similar model is chosen. BadInput if no model accepts such a picture.
    static Result<VideoRequest> with(
        const VideoRequest& request, FrameUse use, const QString& source, const QList<EnabledModel>& models);

    /// An ImageToVideo request that begins with the picture. Removes the other media and keeps everything else, but
    /// changes the model if it has no such kind. BadInput if no model has one.
    static Result<VideoRequest> continued(
        const VideoRequest& request, const QString& source, const QList<EnabledModel>& models);
};

} // namespace Dailies
