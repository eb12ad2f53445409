// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/request/checks/inputfacts.h"
#include "app/request/models/modelprofile.h"
#include "app/request/videorequest.h"

namespace Dailies {

/// Notes about everything outside a model's profile. They never prevent sending. Wire paths are not set.
QList<Finding> profileNotes(const VideoRequest& request, const ModelProfile& profile, const InputFactsBySource& files);

} // namespace Dailies
