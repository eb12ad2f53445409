// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/player.h"

#include <QList>
#include <QObject>

class QAction;
class QMenu;

namespace Dailies {

/// What the user can do with one frame of the shown clip.
enum class FrameCommand { Save, Copy, UseAsFirst, UseAsLast, UseAsReference };

/// The actions for the frame on screen. The button's menu, the shortcuts and the context menu share them.
class FrameActions final : public QObject {
    Q_OBJECT

public:
    FrameActions(Player* player, QObject* parent);

    QAction* action(FrameCommand command) const { return m_actions.at(static_cast<int>(command)); }
    /// All actions, in the order of FrameCommand.
    const QList<QAction*>& all() const { return m_actions; }
    /// Adds the actions to a menu, in groups.
    void fill(QMenu* menu) const;

Q_SIGNALS:
    void triggered(Dailies::FrameCommand command);

private:
    void add(FrameCommand command, const QString& text, const QString& iconName, const QKeySequence& key,
        const QString& explanation);
    void follow(PlayerState state);

    QList<QAction*> m_actions;
};

} // namespace Dailies
