// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/frameactions.h"

#include "ui/style/icons.h"
#include "ui/widgets/commandkeys.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>

#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

FrameActions::FrameActions(Player* player, const QAction* in, const QAction* out, QObject* parent)
    : QObject(parent)
    , m_player(player)
    , m_in(in)
    , m_out(out)
{
    addFrame(FrameCommand::Save, u"saveFrame"_s, tr("Save frame…"), u"camera"_s, Qt::CTRL | Qt::ALT | Qt::Key_S,
        tr("Save the frame on screen as PNG or JPEG"));
    addFrame(FrameCommand::Copy, u"copyFrame"_s, tr("Copy frame"), u"copy"_s, Qt::CTRL | Qt::SHIFT | Qt::Key_C,
        tr("Copy the frame on screen"));
    addFrame(FrameCommand::UseAsFirst, u"useAsFirst"_s, tr("Use as first frame"), u"image"_s, Qt::ALT | Qt::Key_1,
        tr("Start the request in the form with this frame"));
    addFrame(FrameCommand::UseAsLast, u"useAsLast"_s, tr("Use as last frame"), u"image"_s, Qt::ALT | Qt::Key_2,
        tr("End the request in the form with this frame"));
    addFrame(FrameCommand::UseAsReference, u"useAsReference"_s, tr("Use as reference"), u"image"_s, Qt::ALT | Qt::Key_3,
        tr("Add this frame to the references of the request in the form"));
    addExtract(
        ExtractOrder::Kind::Film, u"saveRange"_s, tr("Save range…"), u"scissors"_s, Qt::CTRL | Qt::ALT | Qt::Key_R, {});
    addExtract(ExtractOrder::Kind::Gif, u"saveGif"_s, tr("Save GIF…"), u"film"_s, Qt::CTRL | Qt::ALT | Qt::Key_G,
        tr("Save the range or the whole clip as an animated GIF"));
    addExtract(
        ExtractOrder::Kind::Sound, u"saveSound"_s, tr("Save sound…"), u"music"_s, Qt::CTRL | Qt::ALT | Qt::Key_A, {});
    connect(player, &Player::stateChanged, this, &FrameActions::follow);
    connect(player, &Player::rangeChanged, this, &FrameActions::follow);
    for (const QAction* mark : {in, out})
        connect(mark, &QAction::changed, this, &FrameActions::follow);
    follow();
}

QAction* FrameActions::add(const QString& id, const QString& text, const QString& iconName, const QKeySequence& key,
    const QString& explanation, const std::function<void()>& run)
{
    auto* action = new QAction(icon(iconName), text, this);
    nameCommand(action, id);
    action->setShortcut(key);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    action->setShortcutVisibleInContextMenu(true);
    explainWithKeys(action, explanation);
    connect(action, &QAction::triggered, this, run);
    return action;
}

void FrameActions::addFrame(FrameCommand command, const QString& id, const QString& text, const QString& iconName,
    const QKeySequence& key, const QString& explanation)
{
    m_actions.append(add(id, text, iconName, key, explanation, [this, command] { Q_EMIT triggered(command); }));
}

void FrameActions::addExtract(ExtractOrder::Kind kind, const QString& id, const QString& text, const QString& iconName,
    const QKeySequence& key, const QString& explanation)
{
    m_extracts.append(add(id, text, iconName, key, explanation, [this, kind] { Q_EMIT extractRequested(kind); }));
    m_extracts.constLast()->setAutoRepeat(false);
}

void FrameActions::fill(QMenu* menu) const
{
    menu->setToolTipsVisible(true);
    for (const FrameCommand command : {FrameCommand::UseAsFirst, FrameCommand::UseAsLast, FrameCommand::UseAsReference})
        menu->addAction(action(command));
    menu->addSeparator();
    for (const FrameCommand command : {FrameCommand::Save, FrameCommand::Copy})
        menu->addAction(action(command));
    menu->addSeparator();
    menu->addActions(m_extracts);
}

QString FrameActions::withoutRange() const
{
    return tr("Set an in point (%1) or an out point (%2) first.", "two keys").arg(keysText(*m_in), keysText(*m_out));
}

void FrameActions::follow()
{
    const bool isShown = hasPicture(m_player->state());
    for (QAction* action : all())
        action->setEnabled(isShown);
    // A whole clip is saved as it is, by *Save as…*.
    QAction* film = m_extracts.at(static_cast<int>(ExtractOrder::Kind::Film));
    const bool hasRange = m_player->range() != PlayRange();
    explainWithKeys(
        film, hasRange ? tr("Save the frames between the in and the out point as a video") : withoutRange());
    QAction* sound = m_extracts.at(static_cast<int>(ExtractOrder::Kind::Sound));
    const bool isSilent = isShown && !m_player->hasSound();
    sound->setEnabled(isShown && !isSilent);
    explainWithKeys(
        sound, isSilent ? tr("This clip has no sound") : tr("Save the sound of the range or the whole clip"));
}

} // namespace Dailies
