// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/settings/profile.h"

#include <QLockFile>

#include <memory>

namespace Dailies {

/// Takes a profile for this process until the lock goes; the lock of a process that was killed does not count.
/// Storage, with one sentence that names the other process, when another one has it.
Result<std::unique_ptr<QLockFile>> lockProfile(const Profile& profile);

} // namespace Dailies
