// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QFont>
#include <QGlyphRun>
#include <QList>
#include <QStaticText>
#include <QString>

#include <array>

class QPainter;
class QRect;

namespace Dailies {

/// Draws the texts of cells and caches their layout: elided to the width of the cell, broken into lines, with placed
/// glyphs. Drawing a cached text again is cheap.
class CellTexts final {
public:
    enum class Face { Plain, Quiet, State, Link };

    CellTexts();

    /// Sets the font from which all faces are derived, and the layout direction. Clears the cache if either changes.
    void use(const QFont& font, Qt::LayoutDirection direction);
    const QFont& font(Face face) const { return m_fonts.at(size_t(face)); }
    int lineSpacing(Face face) const { return m_spacings.at(size_t(face)); }
    /// The width in pixels of the whole text.
    int widthOf(const QString& text, Face face);

    /// Draws one line, vertically centred in `place`, with the painter's pen.
    void draw(QPainter* painter, const QRect& place, Qt::Alignment alignment, const QString& text, Face face,
        Qt::TextElideMode mode = Qt::ElideRight);
    /// Draws at most two lines, broken between words where possible.
    void drawTwoLines(
        QPainter* painter, const QRect& place, const QString& text, Face face, Qt::AlignmentFlag along = Qt::AlignLeft);

private:
    struct Key {
        QString text;
        int width;
        int kind;

        bool operator==(const Key&) const = default;
    };
    struct Line {
        QStaticText text;
        int width = 0;
        QList<QGlyphRun> runs = {}; ///< already placed glyphs, drawn instead of `text`
        int height = 0; ///< of `runs`, in pixels
    };
    friend size_t qHash(const Key& key, size_t seed) { return qHashMulti(seed, key.text, key.width, key.kind); }

    Line newLine(const QString& text, Face face) const;
    Line newCutLine(const QString& text, int width, Face face, Qt::TextElideMode mode) const;
    QList<Line> newTwoLines(const QString& text, int width, Face face) const;
    QList<Line> newTwoLinesAtOnce(const QString& text, int width, Face face) const;
    void drawLine(QPainter* painter, const QRect& place, Qt::Alignment alignment, const Line& line, Face face) const;

    QFont m_font;
    Qt::LayoutDirection m_direction = Qt::LeftToRight;
    std::array<QFont, 4> m_fonts;
    std::array<QFont, 4> m_unshapedFonts; ///< for text in which shaping would only form ligatures such as "fi"
    std::array<int, 4> m_spacings{};
    std::array<int, 4> m_averages{};
    std::array<Line, 4> m_ellipses; ///< placed at the origin
    QCache<Key, QList<Line>> m_lines;
    QCache<Key, int> m_widths;
};

} // namespace Dailies
