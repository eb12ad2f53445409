// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/look.h"

class QApplication;
class QWidget;

namespace Dailies {

/// Installs our style and the theme's palette. Call it again to change the theme.
void applyLook(QApplication& app, Theme theme);
/// Gives a widget and its children the colours of a theme, whatever that of the program is and becomes.
void keepTheme(QWidget* widget, Theme theme);

} // namespace Dailies
