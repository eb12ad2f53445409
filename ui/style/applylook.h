// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/look.h"

class QApplication;

namespace Dailies {

/// Installs our style and the theme's palette. Call it again to change the theme.
void applyLook(QApplication& app, Theme theme);

} // namespace Dailies
