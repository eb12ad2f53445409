// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QHBoxLayout;
class QToolButton;

namespace Dailies {

class FrameActions;
class Player;
class PlayerActions;

/// The second row below the picture: the buttons that play and step, a middle part about the shown take, the menu for
/// the frame on screen, full screen, and further tools.
class ActionRow final : public QWidget {
    Q_OBJECT

public:
    ActionRow(Player* player, PlayerActions* actions, FrameActions* frames, QWidget* parent);

    /// Replaces the middle part, which gets all room that is left. Takes ownership.
    void setMiddle(QWidget* middle);
    /// Adds a button at the end of the row. Its object name is that of the action, with "Button" appended.
    void addTool(QAction* action);

protected:
    bool event(QEvent* event) override;

private:
    void keepTabOrder();
    void addFrameButton(Player* player, FrameActions* frames);

    QHBoxLayout* m_row;
    QWidget* m_middle;
};

} // namespace Dailies
