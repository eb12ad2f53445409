// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/switchcontrol.h"

#include "ui/style/look.h"
#include "ui/style/styleparts.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
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
    connect(this, &QCheckBox::stateChanged, this, &SwitchControl::choiceChanged);
}

std::optional<bool> SwitchControl::choice() const
{
    return checkState() == Qt::PartiallyChecked ? std::nullopt : std::optional<bool>(checkState() == Qt::Checked);
}

void SwitchControl::setChoice(std::optional<bool> choice)
{
    setCheckState(!choice ? Qt::PartiallyChecked : *choice ? Qt::Checked : Qt::Unchecked);
}

void SwitchControl::setDefault(bool isOn)
{
    m_isDefaultOn = isOn;
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

void SwitchControl::contextMenuEvent(QContextMenuEvent* event)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const auto add = [this, menu](const QString& text, std::optional<bool> to) {
        QAction* action = menu->addAction(text, this, [this, to] { setChoice(to); });
        action->setCheckable(true);
        action->setChecked(choice() == to);
    };
    add(m_isDefaultOn ? tr("Auto · on") : tr("Auto · off"), {});
    add(tr("On"), true);
    add(tr("Off"), false);
    menu->popup(event->globalPos());
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
    StyleParts::drawBox(&painter, track, isAuto ? tone(palette(), Tone::Base) : ground, isAuto ? strong : QColor(), round);
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
