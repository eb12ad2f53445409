// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/fields/mentionhighlighter.h"

#include "app/request/checks/promptmentions.h"
#include "ui/style/look.h"

#include <QTextLayout>

#include <algorithm>

namespace Dailies {

namespace {

// A prompt may be a single paragraph of 20,000 characters. Qt lays it out again at each key. Finding the names costs
// less than 0.1 ms; laying out many differently formatted pieces is what costs time.
constexpr qsizetype longestMarked = 100'000;
constexpr qsizetype mostMarked = 200; // names per paragraph

} // namespace

MentionHighlighter::MentionHighlighter(QTextDocument* document, const QPalette& palette) : QSyntaxHighlighter(document)
{
    setColours(palette);
}

void MentionHighlighter::setOn(bool on)
{
    if (m_on == on)
        return;
    m_on = on;
    rehighlight();
}

void MentionHighlighter::setItems(const QList<MediaItem>& items)
{
    QHash<MediaKind, int> counts;
    for (const MediaItem& item : items)
        ++counts[mediumOf(item.type)];
    if (counts == m_counts)
        return;
    m_counts = counts;
    if (m_on)
        rehighlight();
}

void MentionHighlighter::setColours(const QPalette& palette)
{
    QTextCharFormat known;
    known.setForeground(tone(palette, Tone::Accent));
    known.setBackground(tone(palette, Tone::Selection));
    known.setFontWeight(QFont::DemiBold);
    if (known == m_known)
        return;
    m_known = known;
    m_unknown = {};
    m_unknown.setForeground(tone(palette, Tone::Warning));
    m_unknown.setUnderlineColor(tone(palette, Tone::Warning));
    m_unknown.setUnderlineStyle(QTextCharFormat::WaveUnderline);
    if (m_on)
        rehighlight();
}

void MentionHighlighter::highlightBlock(const QString& text)
{
    // Otherwise Qt analyses the whole paragraph again to find the place of the cursor, and once more to paint it.
    currentBlock().layout()->setCacheEnabled(true);
    if (!m_on || text.size() > longestMarked)
        return;
    const QList<Mention> mentions = findMentions(text);
    for (const Mention& mention : mentions.first(std::min(mentions.size(), mostMarked))) {
        const bool isThere = mention.number >= 1 && mention.number <= m_counts.value(mention.medium);
        setFormat(static_cast<int>(mention.position), static_cast<int>(mention.length), isThere ? m_known : m_unknown);
    }
}

} // namespace Dailies
