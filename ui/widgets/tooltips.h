// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Dailies {

/// What a tool tip is given for text of any origin. Qt guesses whether a tool tip is markup, and opens what markup names: a
/// pipe for a picture held the window up for ever. Only text that could be taken for markup is changed: it is escaped.
QString plainToolTip(const QString& text);
/// The same for what may be long: its lines are broken, and its own line breaks kept. Empty for empty text.
QString wrappedToolTip(const QString& text);

} // namespace Dailies
