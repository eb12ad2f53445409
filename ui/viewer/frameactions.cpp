// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/frameactions.h"

#include "ui/style/icons.h"
#include "ui/widgets/tooltips.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>

#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

FrameActions::FrameActions(Player* player, QObject* parent) : QObject(parent)
{
    add(FrameCommand::Save, tr("Save frame…"), u"camera"_s, Qt::CTRL | Qt::ALT | Qt::Key_S,
        tr("Save the frame on screen as PNG"));
    add(FrameCommand::Copy, tr("Copy frame"), u"copy"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_C,
        tr("Copy the frame on screen"));
    add(FrameCommand::UseAsFirst, tr("Use as first frame"), u"image"_s, Qt::ALT | Qt::Key_1,
        tr("Start the request in the form with this frame"));
    add(FrameCommand::UseAsLast, tr("Use as last frame"), u"image"_s, Qt::ALT | Qt::Key_2,
        tr("End the request in the form with this frame"));
    add(FrameCommand::UseAsReference, tr("Use as reference"), u"image"_s, Qt::ALT | Qt::Key_3,
        tr("Add this frame to the references of the request in the form"));
    connect(player, &Player::stateChanged, this, &FrameActions::follow);
    follow(player->state());
}

void FrameActions::add(FrameCommand command, const QString& text, const QString& iconName, const QKeySequence& key,
    const QString& explanation)
{
    auto* action = new QAction(icon(iconName), text, this);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setShortcutVisibleInContextMenu(true);
    action->setToolTip(plainToolTip(u"%1 (%2)"_s.arg(explanation, key.toString(QKeySequence::NativeText))));
    connect(action, &QAction::triggered, this, [this, command] { Q_EMIT triggered(command); });
    m_actions.append(action);
}

void FrameActions::fill(QMenu* menu) const
{
    menu->setToolTipsVisible(true);
    for (const FrameCommand command : {FrameCommand::UseAsFirst, FrameCommand::UseAsLast, FrameCommand::UseAsReference})
        menu->addAction(action(command));
    menu->addSeparator();
    for (const FrameCommand command : {FrameCommand::Save, FrameCommand::Copy})
        menu->addAction(action(command));
}

void FrameActions::follow(PlayerState state)
{
    for (QAction* action : std::as_const(m_actions))
        action->setEnabled(hasPicture(state));
}

} // namespace Dailies
