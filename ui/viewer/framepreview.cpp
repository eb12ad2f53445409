// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/viewer/framepreview.h"

#include "ui/style/look.h"

#include <QPainter>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int rim = 4;
constexpr int lineHeight = 20;
constexpr Theme previewTheme = Theme::Dark; // it is above the picture's background, which is dark in both themes

} // namespace

FramePreview::FramePreview(QWidget* parent) : QWidget(parent)
{
    setObjectName(u"framePreview"_s);
    setAttribute(Qt::WA_TransparentForMouseEvents);
    hide();
}

void FramePreview::showAt(QPoint above, const Filmstrip& strip, double part, const QString& timecode)
{
    m_picture = strip.isEmpty() ? QImage() : strip.pictures.copy(strip.at(part));
    m_timecode = timecode;
    const int text = fontMetrics().horizontalAdvance(timecode) + 4 * rim;
    const QSize wanted(std::max(m_picture.width() + 2 * rim, text),
        lineHeight + rim + (m_picture.isNull() ? 0 : m_picture.height() + rim));
    resize(wanted);
    const int x = std::clamp(above.x() - width() / 2, rim, std::max(rim, parentWidget()->width() - width() - rim));
    move(x, std::max(0, above.y() - height() - rim));
    show();
    raise();
    update();
}

void FramePreview::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), tone(previewTheme, Tone::Line));
    painter.fillRect(rect().adjusted(1, 1, -1, -1), tone(previewTheme, Tone::PictureGround));
    if (!m_picture.isNull())
        painter.drawImage(QPoint((width() - m_picture.width()) / 2, rim), m_picture);
    painter.setFont(monospaceFont(font()));
    painter.setPen(tone(previewTheme, Tone::Text));
    painter.drawText(QRect(0, height() - lineHeight - 2, width(), lineHeight), Qt::AlignCenter, m_timecode);
}

} // namespace Dailies
