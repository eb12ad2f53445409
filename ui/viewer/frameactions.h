// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/viewer/player.h"

#include <QList>
#include <QObject>

class QAction;
class QMenu;

namespace Dailies {

/// What a person can do with a single picture of the clip that is shown.
enum class FrameCommand { Save, Copy, UseAsFirst, UseAsLast, UseAsReference, Continue };

/// The actions with the picture on screen as actions, each once: the button's menu, keys and context menu share them.
class FrameActions final : public QObject {
    Q_OBJECT

public:
    FrameActions(Player* player, QObject* parent);

    QAction* action(FrameCommand command) const { return m_actions.at(static_cast<int>(command)); }
    /// In the order of FrameCommand.
    const QList<QAction*>& all() const { return m_actions; }
    /// Fills a menu, in groups.
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
