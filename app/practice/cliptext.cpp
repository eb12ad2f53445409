// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/cliptext.h"

#include "app/practice/clipspec.h"

#include <QCoreApplication>
#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <vector>

using namespace Qt::StringLiterals;

namespace Dailies {
namespace {

struct ClipText {
    Q_DECLARE_TR_FUNCTIONS(Dailies::ClipText)
};

constexpr qsizetype longestText = 2000; ///< more never fits, and laying out a megabyte would take seconds

QFont textFont(qreal pixels, QFont::Weight weight)
{
    QFont font;
    font.setPixelSize(std::max(11, static_cast<int>(std::lround(pixels))));
    font.setWeight(weight);
    return font;
}

/// One paragraph without control characters, short enough for fast layout.
QString paragraph(const QString& text)
{
    QString result = text.left(longestText);
    if (!result.isEmpty() && result.back().isHighSurrogate())
        result.chop(1);
    for (QChar& c : result) {
        if (c.category() == QChar::Other_Control)
            c = u' ';
    }
    return result.simplified();
}

/// Wraps a text to a width. The last line is elided if there would be more.
std::vector<QString> wrapped(const QString& text, const QFont& font, qreal width, int mostLines)
{
    std::vector<QString> lines;
    QTextLayout layout(text, font);
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(width);
        const int start = line.textStart();
        if (int(lines.size()) + 1 == mostLines) {
            lines.push_back(QFontMetricsF(font).elidedText(text.mid(start), Qt::ElideRight, width));
            break;
        }
        lines.push_back(text.mid(start, line.textLength()).trimmed());
    }
    layout.endLayout();
    return lines;
}

/// Draws lines in one font from the top and returns their height.
qreal drawLines(
    QPainter& painter, const std::vector<QString>& lines, const QFont& font, const QColor& colour, const QRectF& area)
{
    const qreal step = std::ceil(QFontMetricsF(font).height() * 1.08);
    painter.setFont(font);
    painter.setPen(colour);
    qreal y = area.top();
    for (const QString& line : lines) {
        // Each line is aligned by its own direction: right-to-left prompts are on the right.
        const Qt::Alignment side = line.isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft;
        painter.drawText(
            QRectF(area.left(), y, area.width(), step), int(side | Qt::AlignVCenter) | Qt::TextSingleLine, line);
        y += step;
    }
    return y - area.top();
}

qreal heightOf(const std::vector<QString>& lines, const QFont& font)
{
    return qreal(lines.size()) * std::ceil(QFontMetricsF(font).height() * 1.08);
}

void drawPlate(QPainter& painter, const QRectF& plate, qreal radius, const QColor& colour)
{
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawRoundedRect(plate, radius, radius);
}

QFont markFont(const ClipTextLayout& layout)
{
    return textFont(20 * layout.unit, QFont::DemiBold);
}

QString markText()
{
    return ClipText::tr("AI generated");
}

} // namespace

ClipTextLayout::ClipTextLayout(QSize size)
    : unit(std::min(size.width(), size.height()) / 720.0)
    , margin(std::round(28 * unit))
    , picture(QPointF(0, 0), size)
    , mark(QFontMetricsF(markFont(*this)).height() * 1.7)
{}

QRectF drawClipText(QPainter& painter, const ClipTextLayout& layout, const ClipSpec& spec)
{
    const QFont titleFont = textFont(27 * layout.unit, QFont::DemiBold);
    const QFont lineFont = textFont(19 * layout.unit, QFont::Normal);
    const qreal padding = std::round(16 * layout.unit);
    const bool upright = layout.picture.height() > layout.picture.width();
    const qreal width = std::min(layout.picture.width() - 2 * layout.margin, 1180 * layout.unit);
    const qreal inner = width - 2 * padding;

    const QString title = paragraph(spec.title);
    const auto titleLines =
        title.isEmpty() ? std::vector<QString>{} : wrapped(title, titleFont, inner, upright ? 5 : 3);
    const QString parameters = paragraph(spec.lines.join(u"  ·  "_s));
    const auto lines =
        parameters.isEmpty() ? std::vector<QString>{} : wrapped(parameters, lineFont, inner, upright ? 4 : 2);
    if (titleLines.empty() && lines.empty())
        return {};
    const qreal gap = titleLines.empty() || lines.empty() ? 0 : std::round(6 * layout.unit);
    const qreal height = heightOf(titleLines, titleFont) + gap + heightOf(lines, lineFont) + 2 * padding;
    // Above the watermark, so that the two never overlap.
    const qreal bottom = layout.picture.bottom() - layout.margin - layout.mark - std::round(10 * layout.unit);
    const QRectF plate(layout.margin, std::round(bottom - height), width, height);
    drawPlate(painter, plate, 10 * layout.unit, QColor(10, 13, 20, 178));
    painter.save();
    painter.setClipRect(plate); // stacked combining marks would otherwise leave it
    QRectF area = plate.adjusted(padding, padding, -padding, -padding);
    area.setTop(area.top() + drawLines(painter, titleLines, titleFont, QColor(255, 255, 255), area) + gap);
    drawLines(painter, lines, lineFont, QColor(214, 220, 230), area);
    painter.restore();
    return plate;
}

QRectF drawClipMark(QPainter& painter, const ClipTextLayout& layout)
{
    const QFont font = markFont(layout);
    const qreal star = layout.mark * 0.5;
    const qreal width = QFontMetricsF(font).horizontalAdvance(markText()) + star + layout.mark * 1.05;
    const QRectF plate(layout.picture.right() - layout.margin - width,
        layout.picture.bottom() - layout.margin - layout.mark, width, layout.mark);
    drawPlate(painter, plate, layout.mark / 2, QColor(255, 255, 255, 235));
    const QPointF middle(plate.left() + layout.mark * 0.38 + star / 2, plate.center().y());
    QPainterPath sparkle(middle + QPointF(0, -star / 2));
    for (const QPointF tip : {QPointF(1, 0), QPointF(0, 1), QPointF(-1, 0), QPointF(0, -1)})
        sparkle.quadTo(middle, middle + tip * (star / 2));
    painter.setBrush(QColor(43, 99, 217));
    painter.drawPath(sparkle);
    painter.setFont(font);
    painter.setPen(QColor(27, 31, 36));
    painter.drawText(
        plate.adjusted(layout.mark * 0.62 + star, 0, 0, 0), int(Qt::AlignLeft | Qt::AlignVCenter), markText());
    return plate;
}

QRectF drawTimecode(QPainter& painter, const ClipTextLayout& layout, qint64 frame, qint64 frames, int fps)
{
    QFont font = textFont(24 * layout.unit, QFont::Bold);
    font.setFamilies({u"monospace"_s});
    font.setStyleHint(QFont::Monospace);
    const QFont small = textFont(19 * layout.unit, QFont::Normal);
    const QString code = timecode(frame, fps);
    const QString count = ClipText::tr("frame %1 of %2").arg(frame).arg(frames);
    // As wide as the longest number, so that the plate does not change its size.
    const QString widest = ClipText::tr("frame %1 of %2").arg(frames).arg(frames);
    const QFontMetricsF metrics(font);
    const qreal padding = std::round(12 * layout.unit);
    const qreal codeWidth = metrics.horizontalAdvance(code);
    const qreal countWidth = QFontMetricsF(small).horizontalAdvance(widest);
    const QRectF plate(layout.margin, layout.margin, std::ceil(codeWidth + countWidth + 3.2 * padding),
        std::ceil(metrics.height() * 1.55));
    drawPlate(painter, plate, 8 * layout.unit, QColor(10, 13, 20, 178));
    painter.setFont(font);
    painter.setPen(QColor(255, 255, 255));
    painter.drawText(plate.adjusted(padding, 0, 0, 0), int(Qt::AlignLeft | Qt::AlignVCenter), code);
    painter.setFont(small);
    painter.setPen(QColor(214, 220, 230));
    painter.drawText(plate.adjusted(padding * 2 + codeWidth, 0, 0, 0), int(Qt::AlignLeft | Qt::AlignVCenter), count);
    return plate;
}

QString timecode(qint64 frame, int fps)
{
    const qint64 seconds = frame / fps;
    return u"%1:%2:%3:%4"_s.arg(seconds / 3600, 2, 10, QChar(u'0'))
        .arg(seconds / 60 % 60, 2, 10, QChar(u'0'))
        .arg(seconds % 60, 2, 10, QChar(u'0'))
        .arg(frame % fps, 2, 10, QChar(u'0'));
}

} // namespace Dailies
