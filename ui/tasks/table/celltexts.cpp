// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/table/celltexts.h"

#include "ui/style/look.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>
#include <QTextLayout>
#include <QtMath>

#include <algorithm>

namespace Dailies {

namespace {

constexpr int keptLines = 2000; ///< several screens of text, so that scrolling back and forth lays out nothing
constexpr int twoLineKind = 1000; ///< separates the keys of two-line texts from those of single lines
constexpr qreal unlimited = 100'000;

/// Whether a character is laid out from left to right and does not break the line.
bool runsToTheRight(QChar c)
{
    switch (c.direction()) {
    case QChar::DirR:
    case QChar::DirAL:
    case QChar::DirRLE:
    case QChar::DirRLO:
    case QChar::DirRLI:
    case QChar::DirAN:
    case QChar::DirB: return false;
    default: return c != QChar::LineSeparator && !c.isSurrogate();
    }
}

/// Whether a character is always drawn by one glyph of its own. Text of such characters needs no shaping, which is half
/// the cost of laying out a prompt.
bool standsByItself(QChar c)
{
    if (c.isMark() || c.category() == QChar::Other_Format || c.isSurrogate())
        return false;
    switch (c.script()) {
    case QChar::Script_Common:
    case QChar::Script_Latin:
    case QChar::Script_Greek:
    case QChar::Script_Cyrillic:
    case QChar::Script_Han:
    case QChar::Script_Hiragana:
    case QChar::Script_Katakana:
    case QChar::Script_Bopomofo: return true;
    default: return false;
    }
}

/// The direction of the text itself, not of the window: a prompt is in the user's language.
Qt::LayoutDirection directionOf(const QString& text)
{
    return text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight;
}

} // namespace

CellTexts::CellTexts() : m_lines(keptLines), m_widths(keptLines) {}

void CellTexts::use(const QFont& font, Qt::LayoutDirection direction)
{
    if (m_spacings.front() > 0 && font == m_font && direction == m_direction)
        return;
    m_font = font;
    m_direction = direction;
    m_fonts = {font, secondaryFont(font), semiboldFont(font), semiboldFont(font)};
    for (size_t face = 0; face < m_fonts.size(); ++face) {
        const QFontMetrics metrics(m_fonts.at(face));
        m_unshapedFonts.at(face) = m_fonts.at(face);
        m_unshapedFonts.at(face).setStyleStrategy(QFont::PreferNoShaping);
        m_spacings.at(face) = metrics.lineSpacing();
        m_averages.at(face) = std::max(metrics.averageCharWidth(), 1);
        QTextLayout ellipsis(QString(QChar(0x2026)), m_fonts.at(face));
        ellipsis.beginLayout();
        const QTextLine line = ellipsis.createLine();
        ellipsis.endLayout();
        m_ellipses.at(face) = {{}, qCeil(line.naturalTextWidth()), line.glyphRuns(), qRound(line.height())};
    }
    m_lines.clear();
    m_widths.clear();
}

int CellTexts::widthOf(const QString& text, Face face)
{
    const Key key{text, 0, int(face)};
    if (const int* known = m_widths.object(key))
        return *known;
    const int width = QFontMetrics(font(face)).horizontalAdvance(text);
    m_widths.insert(key, new int(width));
    return width;
}

CellTexts::Line CellTexts::newLine(const QString& text, Face face) const
{
    Line line;
    line.text.setText(text);
    line.text.setTextFormat(Qt::PlainText);
    line.text.setPerformanceHint(QStaticText::AggressiveCaching);
    QTextOption option;
    option.setTextDirection(directionOf(text));
    option.setWrapMode(QTextOption::NoWrap);
    line.text.setTextOption(option);
    line.text.prepare({}, font(face));
    line.width = int(line.text.size().width());
    return line;
}

CellTexts::Line CellTexts::newCutLine(const QString& text, int width, Face face, Qt::TextElideMode mode) const
{
    // Eliding lays out the whole text. Of a long one, only what may fit is read, and the 'x' makes it too long.
    const qsizetype head = 3 * width / m_averages.at(size_t(face)) + 1;
    const bool isLong = mode == Qt::ElideRight && text.size() > head;
    return newLine(QFontMetrics(font(face)).elidedText(isLong ? text.left(head) + u'x' : text, mode, width), face);
}

void CellTexts::draw(QPainter* painter, const QRect& place, Qt::Alignment alignment, const QString& text, Face face,
    Qt::TextElideMode mode)
{
    if (text.isEmpty() || place.width() <= 0)
        return;
    const Key key{text, place.width(), int(face) + 10 * int(mode)};
    const QList<Line>* known = m_lines.object(key);
    const QList<Line> lines = known ? *known : QList<Line>{newCutLine(text, place.width(), face, mode)};
    if (!known)
        m_lines.insert(key, new QList<Line>(lines));
    drawLine(painter, place, alignment, lines.constFirst(), face);
}

void CellTexts::drawTwoLines(
    QPainter* painter, const QRect& place, const QString& text, Face face, Qt::AlignmentFlag along)
{
    if (text.isEmpty() || place.width() <= 0)
        return;
    const Key key{text, place.width(), twoLineKind + int(face)};
    const QList<Line>* known = m_lines.object(key);
    QList<Line> lines = known ? *known : newTwoLinesAtOnce(text, place.width(), face);
    if (lines.isEmpty())
        lines = newTwoLines(text, place.width(), face);
    if (!known)
        m_lines.insert(key, new QList<Line>(lines));
    if (lines.size() == 1) {
        drawLine(painter, place, along, lines.constFirst(), face);
        return;
    }
    const int spacing = lineSpacing(face);
    QRect upper(place.left(), place.center().y() + 1 - spacing, place.width(), spacing);
    for (const Line& line : std::as_const(lines)) {
        drawLine(painter, upper, along, line, face);
        upper.translate(0, spacing);
    }
}

/// Lays out both lines in one pass, because placing glyphs is most of the cost of a prompt. Returns an empty list if
/// the text is not simple enough.
QList<CellTexts::Line> CellTexts::newTwoLinesAtOnce(const QString& text, int width, Face face) const
{
    // More than fits with average letters. The rest of a long text is not read.
    const QString head = text.left(5 * width / (2 * m_averages.at(size_t(face))) + 1);
    if (m_direction != Qt::LeftToRight || !std::all_of(head.cbegin(), head.cend(), runsToTheRight))
        return {};
    const Line& ellipsis = m_ellipses.at(size_t(face));
    QTextOption wrapping;
    wrapping.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    const bool isPlain = std::all_of(head.cbegin(), head.cend(), standsByItself);
    QTextLayout layout(head, isPlain ? m_unshapedFonts.at(size_t(face)) : font(face));
    layout.setTextOption(wrapping);
    layout.setCacheEnabled(true); // otherwise each query below shapes the text again
    layout.beginLayout();
    QTextLine first = layout.createLine();
    first.setLineWidth(width);
    QTextLine second = layout.createLine();
    if (second.isValid())
        second.setLineWidth(unlimited);
    layout.endLayout();
    const auto lineOf = [](const QTextLine& line, const QList<QGlyphRun>& runs) {
        return Line{{}, qCeil(line.naturalTextWidth()), runs, qRound(line.height())};
    };
    if (first.naturalTextWidth() > width)
        return {};
    if (!second.isValid())
        return head.size() < text.size() ? QList<Line>() : QList<Line>{lineOf(first, first.glyphRuns())};
    second.setPosition({});
    if (second.naturalTextWidth() <= width)
        return head.size() < text.size()
            ? QList<Line>()
            : QList<Line>{lineOf(first, first.glyphRuns()), lineOf(second, second.glyphRuns())};
    int end = second.xToCursor(width - ellipsis.width, QTextLine::CursorOnCharacter);
    while (end > second.textStart() && head.at(end - 1).isSpace())
        --end;
    QList<QGlyphRun> runs = second.glyphRuns(second.textStart(), end - second.textStart());
    const qreal x = second.cursorToX(end);
    for (QGlyphRun run : ellipsis.runs) {
        QList<QPointF> places = run.positions();
        for (QPointF& place : places)
            place = {place.x() + x, second.ascent()};
        run.setPositions(places);
        runs.append(run);
    }
    return {lineOf(first, first.glyphRuns()), {{}, width, runs, qRound(second.height())}};
}

QList<CellTexts::Line> CellTexts::newTwoLines(const QString& text, int width, Face face) const
{
    // Twice what fits with average letters. The rest of a long text is not read.
    const QString head = text.left(2 * width / m_averages.at(size_t(face)) + 1);
    QTextOption wrapping;
    wrapping.setTextDirection(directionOf(text));
    wrapping.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    QTextLayout layout(head, font(face));
    layout.setTextOption(wrapping);
    layout.beginLayout();
    qsizetype length = 0;
    if (QTextLine first = layout.createLine(); first.isValid()) {
        first.setLineWidth(width);
        length = first.textLength();
    }
    layout.endLayout();
    if (length >= text.size())
        return {newCutLine(text, width, face, Qt::ElideRight)};
    QList<Line> lines{newCutLine(text.left(length).trimmed(), width, face, Qt::ElideRight)};
    lines.append(newCutLine(text.mid(length), width, face, Qt::ElideRight));
    return lines;
}

void CellTexts::drawLine(
    QPainter* painter, const QRect& place, Qt::Alignment alignment, const Line& line, Face face) const
{
    const Qt::Alignment visual = QStyle::visualAlignment(m_direction, alignment);
    const int room = place.width() - line.width;
    const int x = visual.testFlag(Qt::AlignRight) ? room : visual.testFlag(Qt::AlignHCenter) ? room / 2 : 0;
    if (!line.runs.isEmpty()) {
        const QPoint origin = place.topLeft() + QPoint(x, (place.height() - line.height) / 2);
        for (const QGlyphRun& run : line.runs)
            painter->drawGlyphRun(origin, run);
        return;
    }
    const int y = (place.height() - int(line.text.size().height())) / 2;
    painter->setFont(font(face));
    painter->drawStaticText(place.topLeft() + QPoint(x, y), line.text);
}

} // namespace Dailies
