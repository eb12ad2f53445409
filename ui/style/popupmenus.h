// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractButton;
class QAbstractSpinBox;
class QMenu;
class QPushButton;
class QToolButton;

namespace Dailies {

// Qt's buttons and number fields run a nested event loop while their menu is open. It blocks the caller, and
// a second one over the same menu never ends. These functions open the menu and return.

/// Use it instead of setMenu(): the button opens the menu when it is pressed, by whatever means.
void setPopupMenu(QPushButton* button, QMenu* menu);
void setPopupMenu(QToolButton* button, QMenu* menu);

/// Use it instead of showMenu().
void popUpMenu(QAbstractButton* button);
bool hasPopupMenu(const QAbstractButton* button);

/// Gives the field a context menu with the steps up and down. Calling it again has no effect.
void givePopupMenu(QAbstractSpinBox* field);

} // namespace Dailies
