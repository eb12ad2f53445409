// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/finding.h"
#include "app/request/modelprofile.h"
#include "app/request/videorequest.h"

namespace Dailies {

/// Reads a model profile from a JSON file; BadInput when it is none.
Result<ModelProfile> readModelProfile(const QString& file);

/// What lies outside a model's editable profile: notes only, such a request is sent all the same.
QList<Finding> modelNotes(const VideoRequest& request, const ModelProfile& profile);

} // namespace Dailies
