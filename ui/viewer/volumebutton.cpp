// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/volumebutton.h"

#include "ui/style/look.h"
#include "ui/widgets/tooltips.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QSlider>
#include <QWheelEvent>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int sliderWidth = 112;
constexpr int step = 5;
constexpr int leaveMs = 300;

/// The ground of the slider, above the picture.
class Popup final : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent* /*event*/) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(tone(palette(), Tone::Line));
        painter.setBrush(tone(palette(), Tone::Base));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    }
};

} // namespace

VolumeButton::VolumeButton(QAction* mute, QWidget* ground, QWidget* parent)
    : QToolButton(parent)
    , m_popup(new Popup(ground))
    , m_slider(new QSlider(Qt::Horizontal, m_popup))
{
    setDefaultAction(mute);
    m_popup->setObjectName(u"volumePopup"_s);
    m_popup->setLayoutDirection(Qt::LeftToRight);
    auto* row = new QHBoxLayout(m_popup);
    row->setContentsMargins(12, 8, 12, 8);
    row->addWidget(m_slider);
    m_slider->setObjectName(u"volumeSlider"_s);
    m_slider->setAccessibleName(tr("Volume"));
    m_slider->setRange(0, 100);
    m_slider->setSingleStep(step);
    m_slider->setPageStep(2 * step);
    m_slider->setValue(100);
    m_slider->setFixedWidth(sliderWidth);
    m_popup->hide();
    m_popup->installEventFilter(this);
    m_slider->installEventFilter(this);
    m_leaving.setSingleShot(true);
    m_leaving.setInterval(leaveMs);
    connect(&m_leaving, &QTimer::timeout, this, &VolumeButton::closeUnused);
}

void VolumeButton::setSoundPossible(bool possible)
{
    m_slider->setEnabled(possible);
    m_slider->setToolTip(
        plainToolTip(possible ? tr("Volume") : tr("No sound device was found. The picture plays without sound.")));
}

void VolumeButton::open()
{
    m_leaving.stop();
    if (!m_slider->isEnabled())
        return;
    const QWidget* ground = m_popup->parentWidget();
    m_popup->adjustSize();
    const QPoint corner = mapTo(ground, QPoint(width() / 2, 0));
    const int x = std::clamp(corner.x() - m_popup->width() / 2, 4, std::max(4, ground->width() - m_popup->width() - 4));
    m_popup->move(x, std::max(0, corner.y() - m_popup->height() - 4));
    m_popup->show();
    m_popup->raise();
}

void VolumeButton::closeUnused()
{
    const bool isUsed = underMouse() || m_popup->underMouse() || m_slider->hasFocus() || m_slider->isSliderDown()
        || (hasFocus() && window()->testAttribute(Qt::WA_KeyboardFocusChange));
    if (!isUsed)
        m_popup->hide();
}

bool VolumeButton::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Leave || event->type() == QEvent::FocusOut)
        m_leaving.start();
    // The slider needs its keys more than the player does.
    if (watched == m_slider && event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        event->setAccepted(key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Home || key == Qt::Key_End);
        return event->isAccepted();
    }
    return QToolButton::eventFilter(watched, event);
}

void VolumeButton::enterEvent(QEnterEvent* event)
{
    QToolButton::enterEvent(event);
    open();
}

void VolumeButton::leaveEvent(QEvent* event)
{
    QToolButton::leaveEvent(event);
    m_leaving.start();
}

void VolumeButton::focusInEvent(QFocusEvent* event)
{
    QToolButton::focusInEvent(event);
    if (event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason)
        open();
}

void VolumeButton::focusOutEvent(QFocusEvent* event)
{
    QToolButton::focusOutEvent(event);
    m_leaving.start();
}

void VolumeButton::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Up)
        m_slider->triggerAction(QAbstractSlider::SliderSingleStepAdd);
    else if (event->key() == Qt::Key_Down)
        m_slider->triggerAction(QAbstractSlider::SliderSingleStepSub);
    else
        QToolButton::keyPressEvent(event);
}

void VolumeButton::wheelEvent(QWheelEvent* event)
{
    m_slider->triggerAction(
        event->angleDelta().y() > 0 ? QAbstractSlider::SliderSingleStepAdd : QAbstractSlider::SliderSingleStepSub);
    event->accept();
}

void VolumeButton::hideEvent(QHideEvent* event)
{
    QToolButton::hideEvent(event);
    if (m_popup)
        m_popup->hide();
}

} // namespace Dailies
