// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/switchcontrol.h"

#include "ui/style/look.h"
#include "ui/style/styleparts.h"

#include <QAction>
#include <QActionGroup>
#include <QKeyEvent>
#include <QPainter>
#include <QStyleOptionButton>

namespace Dailies {

namespace {
constexpr QSize trackSize(30, 18);
constexpr qreal knobGap = 3;
} // namespace

SwitchControl::SwitchControl(QWidget* parent) : QCheckBox(parent)
{
    setTristate(true);
    setCheckState(Qt::PartiallyChecked);
    setAttribute(Qt::WA_Hover);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* choices = new QActionGroup(this);
    for (const std::optional<bool> choice : {std::optional<bool>(), std::optional(true), std::optional(false)}) {
        QAction* action = choices->addAction(choice ? (*choice ? tr("On") : tr("Off")) : QString());
        action->setCheckable(true);
        addAction(action);
        connect(action, &QAction::triggered, this, [this, choice] { setChoice(choice); });
    }
    showActions();
    connect(this, &QCheckBox::stateChanged, this, [this] {
        showActions();
        Q_EMIT choiceChanged();
    });
}

void SwitchControl::showActions()
{
    actions().at(0)->setText(m_isDefaultOn ? tr("Auto · on") : tr("Auto · off"));
    actions().at(!choice() ? 0 : *choice() ? 1 : 2)->setChecked(true);
}

std::optional<bool> SwitchControl::choice() const
{
    return checkState() == Qt::PartiallyChecked ? std::nullopt : std::optional<bool>(checkState() == Qt::Checked);
}

void SwitchControl::setChoice(std::optional<bool> choice)
{
    setCheckState(!choice ? Qt::PartiallyChecked : *choice ? Qt::Checked : Qt::Unchecked);
    showActions(); // signals may be blocked
}

void SwitchControl::setDefault(bool isOn)
{
    m_isDefaultOn = isOn;
    showActions();
    update();
}

QSize SwitchControl::sizeHint() const
{
    return trackSize + QSize(4, 6); // with room for the focus ring
}

void SwitchControl::nextCheckState()
{
    setChoice(!choice().value_or(m_isDefaultOn));
}

void SwitchControl::keyPressEvent(QKeyEvent* event)
{
    // As in text fields, deleting unsets the value.
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        setChoice({});
    else
        QCheckBox::keyPressEvent(event);
}

void SwitchControl::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QStyleOptionButton option;
    initStyleOption(&option);
    const bool isAuto = !choice();
    const bool isOn = choice().value_or(m_isDefaultOn);
    QRectF track(QPointF(), trackSize);
    track.moveCenter(QRectF(rect()).center());
    const qreal round = track.height() / 2;
    const QColor strong = tone(palette(), isOn ? Tone::Accent : Tone::MutedText);
    const QColor ground = isOn ? strong : blended(tone(palette(), Tone::Line), tone(palette(), Tone::MutedText), 0.4);
    StyleParts::drawBox(
        &painter, track, isAuto ? tone(palette(), Tone::Base) : ground, isAuto ? strong : QColor(), round);
    QRectF knob(0, 0, track.height() - 2 * knobGap, track.height() - 2 * knobGap);
    knob.moveCenter(track.center());
    if (isOn != isRightToLeft())
        knob.moveRight(track.right() - knobGap);
    else
        knob.moveLeft(track.left() + knobGap);
    const QColor ink = isAuto ? strong : tone(palette(), isOn ? Tone::OnAccent : Tone::Base);
    StyleParts::drawBox(&painter, knob, ink, QColor(), knob.width() / 2);
    if (StyleParts::showsFocus(&option))
        StyleParts::drawRing(&painter, rect(), tone(palette(), Tone::Accent), round + 3);
}

} // namespace Dailies
