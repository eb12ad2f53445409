// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/videorequest.h"

#include <QByteArray>
#include <QString>

namespace Dailies {

/// The practice service's interpretation of a create body.
struct CheckedCreate {
    RequestKind kind; ///< from the model if known, otherwise guessed from the body
    VideoRequest request;
    QString code; ///< empty if accepted
    QString message; ///< names every invalid place
};

/// Checks a create body strictly against the specification's tables: types, required fields, fields that the kind does
/// not have, duplicate members, and data after the end. Also checks that the model is enabled and offers the kind.
CheckedCreate checkCreate(ApiType apiType, const QByteArray& body);

/// The length in seconds of the requested clip; 5 if not specified.
double clipSeconds(const VideoRequest& request);
/// The resolution tier of the clip: 480P, 720P or 1080P. Family B has no tiers; its mode "pro" means 1080P.
QString clipTier(const VideoRequest& request);

} // namespace Dailies
