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

/// Texts of cells as they were last laid out: cut to their cell's width, broken into lines, their glyphs placed. What is
/// drawn again is only copied.
class CellTexts final {
public:
    enum class Face { Plain, Quiet, State, Link };

    CellTexts();

    /// The font that all faces are made from, and the way text runs; what was kept goes when either changes.
    void use(const QFont& font, Qt::LayoutDirection direction);
    const QFont& font(Face face) const { return m_fonts.at(size_t(face)); }
    int lineSpacing(Face face) const { return m_spacings.at(size_t(face)); }
    /// How wide a text is when nothing is cut.
    int widthOf(const QString& text, Face face);

    /// One line in the middle of its place, in the painter's pen.
    void draw(QPainter* painter, const QRect& place, Qt::Alignment alignment, const QString& text, Face face,
        Qt::TextElideMode mode = Qt::ElideRight);
    /// At most two lines, broken between words where there are some.
    void drawTwoLines(QPainter* painter, const QRect& place, const QString& text, Face face);

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
        QList<QGlyphRun> runs = {}; ///< instead of the text, where its glyphs were placed together with others
        int height = 0; ///< of the runs
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
    std::array<QFont, 4> m_unshapedFonts; ///< for text that shaping does nothing for but join "fi"
    std::array<int, 4> m_spacings{};
    std::array<int, 4> m_averages{};
    std::array<Line, 4> m_ellipses; ///< placed once, in front of nothing
    QCache<Key, QList<Line>> m_lines;
    QCache<Key, int> m_widths;
};

} // namespace Dailies
