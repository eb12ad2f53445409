// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/pagedress.h"

#include "ui/style/look.h"

#include <QList>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextList>
#include <QTextTable>

#include <algorithm>
#include <array>
#include <utility>

namespace Dailies {

namespace {

struct HeadingLook {
    qreal larger; ///< points above the text's size
    qreal above;
    qreal below;
};
constexpr std::array<HeadingLook, 3> headings{{{6, 0, 12}, {3, 20, 6}, {1, 14, 4}}};
constexpr qreal betweenParagraphs = 10;
constexpr qreal betweenItems = 4;
constexpr int lineHeightPercent = 125;
constexpr qreal listIndent = 24;

bool isCode(const QTextBlock& block)
{
    return block.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
}

QTextCursor wholeOf(const QTextBlock& block)
{
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    return cursor;
}

const HeadingLook& lookOf(int level)
{
    return headings.at(size_t(std::min(level, int(headings.size())) - 1));
}

void dressBlock(const QTextBlock& block)
{
    QTextBlockFormat format = block.blockFormat();
    if (const int level = format.headingLevel(); level > 0) {
        format.setTopMargin(lookOf(level).above);
        format.setBottomMargin(lookOf(level).below);
    } else {
        const bool isWithin = block.textList() != nullptr && block.next().textList() == block.textList();
        format.setTopMargin(0);
        format.setBottomMargin(isWithin ? betweenItems : betweenParagraphs);
        if (!block.text().contains(QChar::ObjectReplacementCharacter)) // a picture needs no room between lines
            format.setLineHeight(lineHeightPercent, QTextBlockFormat::ProportionalHeight);
    }
    QTextCursor(block).setBlockFormat(format);
}

/// Shows names of controls in semibold, and code in the monospaced font.
void dressWords(const QTextBlock& block, const QPalette& palette, const QFont& font)
{
    QList<std::pair<int, int>> places; // collected first, because changing formats merges and splits fragments
    for (auto part = block.begin(); !part.atEnd(); ++part)
        places.append({part.fragment().position(), part.fragment().length()});
    for (const auto& [position, length] : std::as_const(places)) {
        QTextCursor cursor(block);
        cursor.setPosition(position);
        cursor.setPosition(position + length, QTextCursor::KeepAnchor);
        QTextCharFormat format = cursor.charFormat();
        if (const int level = block.blockFormat().headingLevel(); level > 0) {
            format.clearProperty(QTextFormat::FontSizeAdjustment); // set by the Markdown reader; it would override ours
            format.setFontPointSize(font.pointSizeF() + lookOf(level).larger);
            format.setFontWeight(QFont::DemiBold);
        }
        if (format.fontItalic()) {
            format.setFontItalic(false);
            format.setFontWeight(QFont::DemiBold);
        }
        if (format.fontFixedPitch()) {
            format.setFontFamilies(monospaceFont(font).families());
            format.setBackground(tone(palette, Tone::Chip));
        }
        if (format.isAnchor())
            format.setForeground(tone(palette, Tone::Accent));
        cursor.setCharFormat(format);
    }
}

/// Puts the lines of one code block into a frame with a background.
void frameCode(QTextDocument& document, int first, int last, const QPalette& palette, const QFont& font)
{
    for (int number = first; number <= last; ++number) {
        QTextCursor line = wholeOf(document.findBlockByNumber(number));
        QTextCharFormat letters;
        letters.setFontFamilies(monospaceFont(font).families());
        letters.setFontPointSize(font.pointSizeF() - 1);
        line.mergeCharFormat(letters);
        QTextBlockFormat format = line.blockFormat();
        format.setTopMargin(0);
        format.setBottomMargin(0);
        line.setBlockFormat(format);
    }
    QTextCursor cursor(document.findBlockByNumber(first));
    cursor.setPosition(document.findBlockByNumber(last).position(), QTextCursor::KeepAnchor);
    cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    QTextFrameFormat frame;
    frame.setBackground(tone(palette, Tone::Window));
    frame.setPadding(12);
    frame.setBottomMargin(12);
    cursor.insertFrame(frame);
}

/// Hides empty lines: a frame or a table always has a line of text before and after it.
void closeEmptyLines(QTextDocument& document)
{
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        const QTextCursor cursor(block);
        if (!block.text().isEmpty() || cursor.currentFrame() != document.rootFrame())
            continue;
        QTextBlockFormat format;
        format.setLineHeight(1, QTextBlockFormat::FixedHeight);
        QTextCursor(block).setBlockFormat(format);
    }
}

void dressTables(QTextDocument& document, const QPalette& palette)
{
    const QList<QTextFrame*> frames = document.rootFrame()->childFrames();
    for (QTextFrame* frame : frames) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (table == nullptr)
            continue;
        QTextTableFormat format = table->format();
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(tone(palette, Tone::Line));
        format.setCellPadding(6);
        format.setCellSpacing(0);
        format.setTopMargin(4);
        format.setBottomMargin(12);
        table->setFormat(format);
        for (int row = 0; row < table->rows(); ++row) {
            for (int column = 0; column < table->columns(); ++column) {
                QTextCursor cell = table->cellAt(row, column).firstCursorPosition();
                QTextBlockFormat text = cell.blockFormat();
                text.setBottomMargin(0);
                cell.setBlockFormat(text);
            }
        }
    }
}

} // namespace

void dressPage(QTextDocument& document, const QPalette& palette, const QFont& font)
{
    document.setDefaultFont(font);
    document.setIndentWidth(listIndent);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        if (isCode(block))
            continue;
        dressBlock(block);
        dressWords(block, palette, font);
    }
    // From the end, so that the numbers of earlier blocks remain valid.
    for (int last = document.blockCount() - 1; last >= 0; --last) {
        if (!isCode(document.findBlockByNumber(last)))
            continue;
        int first = last;
        while (first > 0 && isCode(document.findBlockByNumber(first - 1)))
            --first;
        frameCode(document, first, last, palette, font);
        last = first;
    }
    dressTables(document, palette);
    closeEmptyLines(document);
}

} // namespace Dailies
