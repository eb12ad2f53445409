// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/wipepicture.h"

#include "ui/compare/taketile.h"
#include "ui/style/look.h"

#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int grip = 12; // distance from the line within which the pointer grabs it
constexpr QSize handle(8, 40);
constexpr int badge = 24;
constexpr int numberGap = 8;

} // namespace

WipePicture::WipePicture(const ComparePlayer& player, const CompareLens& lens, QWidget* parent)
    : QWidget(parent)
    , m_player(player)
    , m_lens(lens)
{
    setObjectName(u"wipePicture"_s);
    setMouseTracking(true);
    setAccessibleName(tr("Wipe between two takes"));
    setDivider(0.5);
}

void WipePicture::setDivider(double part)
{
    m_divider = std::clamp(part, 0.0, 1.0);
    setAccessibleDescription(tr("Divider at %1 %").arg(QLocale().toString(std::lround(m_divider * 100))));
    update();
}

void WipePicture::setNumbers(const QList<TaskId>& takes)
{
    m_takes = takes;
    update();
}

void WipePicture::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), tone(palette(), Tone::PictureGround));
    if (m_player.count() < 2)
        return;
    const int x = static_cast<int>(std::lround(m_divider * width()));
    const QRect parts[] = {QRect(0, 0, x, height()), QRect(x, 0, width() - x, height())};
    for (int number = 0; number < 2; ++number) {
        const TakePicture& take = m_player.take(number);
        painter.setClipRect(parts[number]);
        if (!take.picture.isNull()) {
            paintTake(painter, take, m_lens.pictureRect(take.natural, size(), devicePixelRatioF()));
        } else {
            painter.setPen(tone(palette(), Tone::MutedText));
            painter.drawText(parts[number].adjusted(numberGap, numberGap, -numberGap, -numberGap),
                Qt::AlignCenter | Qt::TextWordWrap, take.problem);
        }
    }
    painter.setClipping(false);
    paintLine(painter, x);
    paintNumber(painter, 0, x - numberGap, true);
    paintNumber(painter, 1, x + numberGap, false);
}

void WipePicture::paintLine(QPainter& painter, int x) const
{
    // Light within dark, to be visible on every picture.
    const QColor dark = tone(palette(), Tone::PictureGround);
    const QColor light = tone(palette(), Tone::Text);
    painter.fillRect(QRect(x - 2, 0, 4, height()), dark);
    painter.fillRect(QRect(x - 1, 0, 2, height()), light);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(dark);
    painter.setBrush(light);
    painter.drawRoundedRect(QRect(QPoint(x - handle.width() / 2, (height() - handle.height()) / 2), handle), 4, 4);
}

// Shows beside the line which take is on which side.
void WipePicture::paintNumber(QPainter& painter, int number, int x, bool isBefore) const
{
    const QString text = QString::number(m_takes.value(number));
    const QFont bold = semiboldFont(font());
    const int width = std::max(badge, QFontMetrics(bold).horizontalAdvance(text) + 12);
    const QRect place(isBefore ? x - width : x, numberGap, width, badge);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tone(palette(), Tone::PictureGround));
    painter.drawRoundedRect(place, 6, 6);
    painter.setPen(tone(palette(), Tone::Text));
    painter.setFont(bold);
    painter.drawText(place, Qt::AlignCenter, text);
}

bool WipePicture::isAtDivider(QPointF place) const
{
    return std::abs(place.x() - m_divider * width()) <= grip;
}

void WipePicture::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    // If nothing can be panned, the line moves to the pointer.
    m_drag = isAtDivider(event->position()) || m_lens.zoom() == 0 ? Drag::Divider : Drag::Region;
    m_grip = event->position();
    if (m_drag == Drag::Divider)
        setDivider(event->position().x() / std::max(1, width()));
}

void WipePicture::mouseMoveEvent(QMouseEvent* event)
{
    switch (m_drag) {
    case Drag::None: setCursor(isAtDivider(event->position()) ? Qt::SplitHCursor : Qt::ArrowCursor); break;
    case Drag::Divider: setDivider(event->position().x() / std::max(1, width())); break;
    case Drag::Region: Q_EMIT moved(event->position() - std::exchange(m_grip, event->position())); break;
    }
}

void WipePicture::mouseReleaseEvent(QMouseEvent* /*event*/)
{
    m_drag = Drag::None;
}

void WipePicture::wheelEvent(QWheelEvent* event)
{
    if (event->modifiers().testFlag(Qt::ControlModifier))
        Q_EMIT zoomed(std::pow(2.0, event->angleDelta().y() / 480.0));
    else
        event->ignore();
}

} // namespace Dailies
