// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLabel;
class QRect;

namespace Dailies {

/// Draws the plain text of a label within `place`, in pixels of the label, wrapped to its width. QLabel itself moves
/// lines from right to left by the space at their end.
void drawWrappedLines(QLabel& label, const QRect& place);

} // namespace Dailies
