// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/request/models/modelprofile.h"
#include "app/tasks/videotask.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QList>

namespace Dailies {

/// New requests that are made from a take.
struct TakeRequests final {
    Q_DECLARE_TR_FUNCTIONS(Dailies::TakeRequests)

public:
    /// The same request without a fixed seed, which would give the same clip again.
    static VideoRequest variation(const VideoRequest& request);

    /// A VideoEdit request whose video is at `source`, the take's link or its saved file, without a prompt. The model
    /// is the take's own, if it can edit, otherwise the most similar one. BadInput if no model can edit.
    static Result<VideoRequest> edit(const VideoTask& task, const QString& source, const QList<EnabledModel>& models);
};

} // namespace Dailies
