// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/elidedlabel.h"

#include "ui/widgets/tooltips.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

// Line breaks become spaces.
QString onOneLine(const QString& text)
{
    QString line = text;
    for (QChar& character : line) {
        if (character == u'\n' || character == u'\r' || character == u'\t' || character == QChar::LineSeparator
            || character == QChar::ParagraphSeparator)
            character = u' ';
    }
    return line;
}

} // namespace

ElidedLabel::ElidedLabel(QWidget* parent) : ElidedLabel(QString(), parent) {}

ElidedLabel::ElidedLabel(const QString& text, QWidget* parent) : QFrame(parent)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    setText(text);
}

void ElidedLabel::setText(const QString& text)
{
    if (m_text == text)
        return;
    m_text = text;
    setAccessibleName(text);
    updateGeometry();
    updateToolTip();
    update();
    Q_EMIT textChanged(m_text);
}

void ElidedLabel::setElideMode(Qt::TextElideMode mode)
{
    m_mode = mode;
    update();
}

void ElidedLabel::setAlignment(Qt::Alignment alignment)
{
    m_alignment = alignment;
    update();
}

void ElidedLabel::setTone(std::optional<Tone> tone)
{
    m_tone = tone;
    update();
}

void ElidedLabel::setPartSeparator(const QString& separator)
{
    m_separator = separator;
    updateToolTip();
    update();
}

void ElidedLabel::setKeptPart(const QString& part)
{
    m_kept = part;
    updateToolTip();
    update();
}

void ElidedLabel::setLines(int lines)
{
    m_mostLines = lines;
    updateGeometry();
    updateToolTip();
    update();
}

bool ElidedLabel::fits(const QString& line) const
{
    return fontMetrics().horizontalAdvance(line) <= contentsRect().width();
}

QStringList ElidedLabel::lines() const
{
    QStringList lines;
    QString rest = onOneLine(m_text);
    const auto breakAt = [&](const QString& between) {
        qsizetype end = -1;
        for (qsizetype at = rest.indexOf(between); at > 0 && fits(rest.left(at)); at = rest.indexOf(between, at + 1))
            end = at;
        if (end > 0) {
            lines.append(rest.left(end));
            rest.remove(0, end + between.size());
        }
        return end > 0;
    };
    while (lines.size() + 1 < m_mostLines && !fits(rest)) {
        const bool isBroken = (!m_separator.isEmpty() && breakAt(m_separator)) || breakAt(u" "_s);
        if (!isBroken)
            break;
    }
    return lines << rest;
}

QString ElidedLabel::elided(const QString& line) const
{
    QStringList parts = m_separator.isEmpty() || fits(line) ? QStringList() : line.split(m_separator);
    while (parts.size() > 1) {
        parts.removeAt(parts.constLast() == m_kept ? parts.size() - 2 : parts.size() - 1);
        if (const QString text = parts.join(m_separator) + u" …"_s; fits(text))
            return text;
    }
    return fontMetrics().elidedText(line, m_mode, contentsRect().width());
}

QString ElidedLabel::shownText() const
{
    QStringList shown = lines();
    shown.last() = elided(shown.constLast());
    return shown.join(u'\n');
}

int ElidedLabel::heightOfLines() const
{
    return fontMetrics().height() + (m_mostLines - 1) * fontMetrics().lineSpacing();
}

QSize ElidedLabel::sizeHint() const
{
    return QSize(fontMetrics().horizontalAdvance(onOneLine(m_text)) + 1, heightOfLines());
}

QSize ElidedLabel::minimumSizeHint() const
{
    const int shortest = fontMetrics().horizontalAdvance(u"mm…"_s);
    return QSize(std::min(shortest, sizeHint().width()), heightOfLines());
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const auto group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    painter.setPen(m_tone && isEnabled() ? tone(palette(), *m_tone) : palette().color(group, foregroundRole()));
    // The text decides its direction: in a right-to-left window a path still begins with its slash.
    painter.setLayoutDirection(m_text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    painter.drawText(contentsRect(),
        static_cast<int>(QStyle::visualAlignment(layoutDirection(), m_alignment))
            | (m_mostLines == 1 ? Qt::TextSingleLine : Qt::TextDontClip),
        shownText());
}

void ElidedLabel::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    updateToolTip();
}

void ElidedLabel::changeEvent(QEvent* event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) {
        updateGeometry();
        updateToolTip();
    }
}

void ElidedLabel::updateToolTip()
{
    // A tooltip guesses whether its text is markup. Escaped text within our own markup leaves nothing to
    // guess.
    const QString last = lines().constLast();
    const bool cut = elided(last) != last || onOneLine(m_text) != m_text;
    setToolTip(cut ? wrappedToolTip(m_text) : QString());
    setAccessibleDescription(cut ? m_text : QString()); // otherwise Qt takes the tooltip with its markup
}

} // namespace Dailies
