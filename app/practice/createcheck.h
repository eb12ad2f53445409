// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/videorequest.h"

#include <QByteArray>
#include <QString>

namespace Dailies {

/// What the practice service makes of a create body.
struct CheckedCreate {
    RequestKind kind; ///< as the model says; where it does not, as the body looks
    VideoRequest request;
    QString code; ///< empty: accepted
    QString message; ///< names every place that is wrong
};

/// Checks a create body strictly against the specification's tables: types, required fields, fields that the kind does
/// not have, keys that stand twice, anything after the end; and that the model is enabled and offers the kind.
CheckedCreate checkCreate(ApiType apiType, const QByteArray& body);

/// The length of the clip that a request asks for: 5 where it does not say.
double clipSeconds(const VideoRequest& request);
/// The resolution tier of the clip: 480P, 720P or 1080P. Family B has no tiers: mode "pro" gives 1080P.
QString clipTier(const VideoRequest& request);

} // namespace Dailies
