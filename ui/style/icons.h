// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/look.h"

#include <QIcon>
#include <QStringList>

namespace Dailies {

// An icon of our stroke set by its file name without ending ("play", "trash-2"), drawn in the program's text colour
// and drawn anew when the theme changes. An unknown name gives a null icon.
[[nodiscard]] QIcon icon(const QString& name);
// The same in the colour of a role, for states.
[[nodiscard]] QIcon icon(const QString& name, Tone tone);
// The application's own icon, in its own colours.
[[nodiscard]] QIcon applicationIcon();

// Every name that `icon` knows.
[[nodiscard]] QStringList iconNames();

} // namespace Dailies
