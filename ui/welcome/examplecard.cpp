// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/welcome/examplecard.h"

#include "app/practice/clippainter.h"
#include "app/request/requestkind.h"
#include "ui/style/look.h"
#include "ui/widgets/tooltips.h"

#include <QHash>
#include <QPainter>
#include <QPainterPath>

namespace Dailies {

namespace {

constexpr QSize cardPicture(208, 116);
constexpr int corner = 6;
constexpr int gap = 4;

QImage sceneOf(const VideoRequest& request, qreal ratio)
{
    ClipSpec spec;
    spec.size = cardPicture * qMax(1, qRound(ratio));
    spec.seconds = 1;
    spec.texts = false;
    spec.seed = static_cast<quint32>(qHash(request.prompt, 0));
    return ClipPainter(spec).frame(0).copy();
}

} // namespace

ExampleCard::ExampleCard(const VideoRequest& request, QWidget* parent)
    : QAbstractButton(parent)
    , m_request(request)
    , m_picture(sceneOf(request, devicePixelRatioF()))
{
    setText(apiTypeLabel(request.kind.apiType));
    setAccessibleDescription(request.prompt);
    setToolTip(plainToolTip(request.prompt));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
}

QSize ExampleCard::sizeHint() const
{
    return {cardPicture.width(), cardPicture.height() + 2 * (gap + fontMetrics().height()) + gap};
}

QSize ExampleCard::minimumSizeHint() const
{
    return {cardPicture.width() / 2, sizeHint().height()};
}

void ExampleCard::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
    const QRectF frame = QRectF(0, 0, width(), cardPicture.height()).adjusted(1, 1, -1, -1);
    QPainterPath shape;
    shape.addRoundedRect(frame, corner, corner);
    painter.save();
    painter.setClipPath(shape);
    const QSizeF shown = frame.size().scaled(m_picture.size(), Qt::KeepAspectRatio);
    QRectF source(QPointF(), shown);
    source.moveCenter(QRectF(m_picture.rect()).center());
    painter.drawImage(frame, m_picture, source);
    painter.restore();
    if (hasFocus() || underMouse() || isDown()) {
        painter.setPen(QPen(tone(palette(), Tone::Accent), 2));
        painter.drawPath(shape);
    }
    const int line = fontMetrics().height();
    const QRect title(0, cardPicture.height() + gap, width(), line);
    const auto write = [&](const QRect& place, const QFont& font, Tone role, const QString& words) {
        painter.setFont(font);
        painter.setPen(tone(palette(), role));
        painter.drawText(place, Qt::AlignLeading | Qt::AlignVCenter,
            QFontMetrics(font).elidedText(words, Qt::ElideRight, place.width()));
    };
    write(title, semiboldFont(font()), Tone::Text, text());
    write(title.translated(0, line + gap / 2), secondaryFont(font()), Tone::MutedText, m_request.prompt);
}

} // namespace Dailies
