// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/actionrow.h"

#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/style/popupmenus.h"
#include "ui/viewer/frameactions.h"
#include "ui/viewer/playeractions.h"
#include "ui/viewer/transportbar.h"
#include "ui/widgets/formparts.h"

#include <QAction>
#include <QHBoxLayout>
#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int rowHeight = 38;
constexpr int leastWidth = 340;

} // namespace

ActionRow::ActionRow(Player* player, PlayerActions* actions, FrameActions* frames, QWidget* parent)
    : QWidget(parent)
    , m_row(new QHBoxLayout(this))
    , m_middle(new QWidget(this))
{
    setObjectName(u"actionRow"_s);
    setFixedHeight(rowHeight);
    setMinimumWidth(leastWidth); // the middle part adapts to the room
    makeBar(this);
    m_row->setContentsMargins(8, 0, 12, 0);
    m_row->setSpacing(4);
    // Time runs to the right in every language, so these three keep their order.
    auto* transport = new QWidget(this);
    transport->setLayoutDirection(Qt::LeftToRight);
    bareRow(transport, 4);
    addPlayerButton(actions->previousFrame(), u"previousFrameButton"_s, transport);
    addPlayerButton(actions->playPause(), u"playButton"_s, transport);
    addPlayerButton(actions->nextFrame(), u"nextFrameButton"_s, transport);
    m_row->addWidget(transport);
    m_row->addWidget(m_middle, 1);
    addFrameButton(player, frames);
    addPlayerButton(actions->fullScreen(), u"fullScreenButton"_s, this);
}

void ActionRow::addFrameButton(Player* player, FrameActions* frames)
{
    auto* menu = new QMenu(this);
    frames->fill(menu);
    auto* button = new QToolButton(this);
    button->setObjectName(u"useFrameButton"_s);
    button->setAccessibleName(tr("Use frame"));
    button->setToolTip(tr("Use, save or copy the frame on screen, or save a part of the clip"));
    button->setIcon(icon(u"camera"_s));
    button->setIconSize(QSize(16, 16));
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::StrongFocus);
    button->setFixedHeight(28);
    setPopupMenu(button, menu);
    m_row->addWidget(button);
    const auto follow = [button](PlayerState state) { button->setEnabled(hasPicture(state)); };
    connect(player, &Player::stateChanged, button, follow);
    follow(player->state());
}

void ActionRow::setMiddle(QWidget* middle)
{
    delete m_row->replaceWidget(m_middle, middle);
    delete m_middle;
    m_middle = middle;
    keepTabOrder();
}

void ActionRow::addTool(QAction* action)
{
    addPlayerButton(action, action->objectName() + u"Button"_s, this);
    keepTabOrder();
}

/// Tab goes along the row. Without this it would follow the order in which the parts were created.
void ActionRow::keepTabOrder()
{
    QWidget* last = nullptr;
    for (int i = 0; i < m_row->count(); ++i) {
        QWidget* part = m_row->itemAt(i)->widget();
        for (QWidget* each : QList<QWidget*>{part} + part->findChildren<QWidget*>()) {
            if ((each->focusPolicy() & Qt::TabFocus) == 0 || each->window() != window()) // a menu is not in the row
                continue;
            if (last != nullptr)
                setTabOrder(last, each);
            last = each;
        }
    }
}

bool ActionRow::event(QEvent* event)
{
    return keepsSpaceForButton(event) || QWidget::event(event);
}

} // namespace Dailies
