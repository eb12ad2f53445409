// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QLineEdit;

namespace Dailies {

/// Adds Qt's button that clears a text field, with a name for assistive programs.
void addClearButton(QLineEdit* edit);

} // namespace Dailies
