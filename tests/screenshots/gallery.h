// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Dailies {

/// Saves a picture of each screen, in each of its looks at the current display scale, into a folder of that look.
void takeGallery(const QString& folder);

} // namespace Dailies
