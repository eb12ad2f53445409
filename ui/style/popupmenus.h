// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QAbstractButton;
class QAbstractSpinBox;
class QMenu;
class QPushButton;
class QToolButton;

namespace Dailies {

// Qt's buttons and number fields run an event loop of their own while their menu is open: what called them waits, and a
// second one over the same menu never ends. These open it and go on.

// Instead of setMenu(): the button opens the menu when it is pressed, however that comes about.
void setPopupMenu(QPushButton* button, QMenu* menu);
void setPopupMenu(QToolButton* button, QMenu* menu);

// Instead of showMenu().
void popUpMenu(QAbstractButton* button);
bool hasPopupMenu(const QAbstractButton* button);

// The field's own menu, with the steps up and down. More than once is the same as once.
void givePopupMenu(QAbstractSpinBox* field);

} // namespace Dailies
