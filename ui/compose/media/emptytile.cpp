// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/emptytile.h"

#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/style/styleparts.h"

#include <QKeyEvent>
#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {
constexpr int iconSpan = 20;
constexpr int inset = 8;
constexpr int wrapped = static_cast<int>(Qt::AlignHCenter | Qt::AlignTop) | Qt::TextWordWrap;

} // namespace

EmptyTile::EmptyTile(const QString& text, QWidget* parent) : QAbstractButton(parent)
{
    setText(text);
    setAccessibleName(text);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
}

void EmptyTile::setMarked(bool marked)
{
    if (m_isMarked == marked)
        return;
    m_isMarked = marked;
    update();
}

int EmptyTile::leastWidth() const
{
    const QFontMetrics metrics(secondaryFont(font()));
    int widest = 0;
    for (const QString& word : text().split(u' '))
        widest = std::max(widest, metrics.horizontalAdvance(word));
    return widest + 2 * inset;
}

int EmptyTile::leastHeight(int width) const
{
    const QRect room(0, 0, std::max(width - 2 * inset, 1), 10000);
    return QFontMetrics(secondaryFont(font())).boundingRect(room, wrapped, text()).height() + 2 * inset;
}

void EmptyTile::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF edge = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    const bool isLit = underMouse() || isDown() || m_isMarked;
    QColor line = tone(palette(), m_isMarked ? Tone::Accent : Tone::MutedText);
    if (!m_isMarked)
        line.setAlphaF(0.5);
    QPen pen(line, 1);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    painter.setBrush(tone(palette(), isLit ? Tone::Selection : Tone::Base));
    painter.drawRoundedRect(edge, StyleParts::cornerRadius, StyleParts::cornerRadius);

    const QFont small = secondaryFont(font());
    const QRect room = rect().adjusted(inset, inset, -inset, -inset);
    const QRect words = QFontMetrics(small).boundingRect(room, wrapped, text());
    const bool hasIcon = iconSpan + 4 + words.height() <= room.height();
    const int height = words.height() + (hasIcon ? iconSpan + 4 : 0);
    int top = room.center().y() - height / 2;
    if (hasIcon) {
        const QRect middle(room.center().x() - iconSpan / 2 + 1, top, iconSpan, iconSpan);
        Dailies::icon(u"image-plus"_s, Tone::MutedText).paint(&painter, middle);
        top += iconSpan + 4;
    }
    painter.setFont(small);
    painter.setPen(tone(palette(), Tone::MutedText));
    painter.drawText(QRect(room.left(), top, room.width(), words.height()), wrapped, text());
    if (hasFocus())
        StyleParts::drawRing(&painter, rect(), tone(palette(), Tone::Accent));
}

void EmptyTile::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        animateClick();
    else
        QAbstractButton::keyPressEvent(event);
}

} // namespace Dailies
