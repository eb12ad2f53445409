// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/request/models/modelprofile.h"
#include "app/request/videorequest.h"

#include <QCoreApplication>

namespace Dailies {

/// What a picture out of a clip is to be in a request.
enum class FrameUse { First, Last, Reference };

/// Puts pictures of clips into requests.
struct FrameRequest final {
    Q_DECLARE_TR_FUNCTIONS(Dailies::FrameRequest)

public:
    /// The request with the picture in it: a first or last frame takes the place of the one before, a reference comes
    /// behind the others. Where the request's kind has no such place, it becomes one that has: of the same model if
    /// possible, else of the one most like it. BadInput when none of the models takes such a picture.
    static Result<VideoRequest> with(
        const VideoRequest& request, FrameUse use, const QString& source, const QList<EnabledModel>& models);

    /// A request of Image to video that begins with the picture: everything else as it was, but for the materials.
    static Result<VideoRequest> continued(
        const VideoRequest& request, const QString& source, const QList<EnabledModel>& models);
};

} // namespace Dailies
