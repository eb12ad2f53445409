// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/look.h"

class QApplication;

namespace Dailies {

/// Puts our style and the theme's palette on the program; may be called again to change the theme.
void applyLook(QApplication& app, Theme theme);

} // namespace Dailies
