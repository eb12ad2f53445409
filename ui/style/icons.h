// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/look.h"

#include <QIcon>
#include <QStringList>

namespace Dailies {

/// An icon of our set by its file name without extension ("play", "trash-2"), in the program's text colour.
/// It follows the theme. An unknown name returns a null icon.
QIcon icon(const QString& name);
/// Like icon(name), in the colour of a role, for states.
QIcon icon(const QString& name, Tone tone);
/// An icon for the ground of pictures, which is dark in both themes.
QIcon stageIcon(const QString& name, Tone tone = Tone::Text);
/// The application's icon in its own colours.
QIcon applicationIcon();

/// Every name that icon() accepts.
QStringList iconNames();

} // namespace Dailies
