// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

class QAction;
class QKeyEvent;
class QWidget;

namespace Dailies {

enum class CommandCost { Free, MayCharge };

/// Makes an action a command whose keys the user can change. Actions with one ID are the same command and have the same
/// keys. The ID is stored in the settings, so it never changes.
void nameCommand(QAction* action, const QString& id, CommandCost cost = CommandCost::Free);
/// Empty if the user can't change the action's keys. An action with a shortcut is named by its object name.
QString commandId(const QAction& action);
/// Whether the command may send a request that is charged.
bool mayCharge(const QAction& action);
/// The text of a command after the menu it is in, such as "Speed: Slower", without mnemonics. A command that repeats a
/// word of its menu stands alone: "Screen takes", not "Takes: Screen takes".
QString commandText(const QAction& action);
/// The action's shortcuts in the notation of the platform, such as "X, Del". Empty if there are none.
QString keysText(const QAction& action);
/// The text with these shortcuts, such as "Reject (X)".
QString withKeys(const QString& text, const QAction& action);
/// Sets a tooltip that names the action's shortcuts, and follows them when they change.
void explainWithKeys(QAction* action, const QString& text);
void explainWithKeys(QWidget* button, QAction* action, const QString& text);
/// Makes those keys of the actions work in a form that have Ctrl or Alt and that none of its fields uses. They follow
/// when the user changes the keys. What may be charged for stays with the takes: in a form, a press means the form.
void addKeysWhereTyped(QWidget* form, const QList<QAction*>& actions);
/// Whether the key is Return or Enter without a modifier.
bool isPlainReturn(const QKeyEvent& event);

} // namespace Dailies
