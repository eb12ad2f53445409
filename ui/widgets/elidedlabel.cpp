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

QString ElidedLabel::shownText() const
{
    const int width = contentsRect().width();
    const auto fits = [this, width](const QString& text) { return fontMetrics().horizontalAdvance(text) <= width; };
    const QString line = onOneLine(m_text);
    QStringList parts = m_separator.isEmpty() || fits(line) ? QStringList() : line.split(m_separator);
    while (parts.size() > 1) {
        parts.removeAt(parts.constLast() == m_kept ? parts.size() - 2 : parts.size() - 1);
        if (const QString text = parts.join(m_separator) + u" …"_s; fits(text))
            return text;
    }
    return fontMetrics().elidedText(line, m_mode, width);
}

QSize ElidedLabel::sizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    return QSize(metrics.horizontalAdvance(onOneLine(m_text)) + 1, metrics.height());
}

QSize ElidedLabel::minimumSizeHint() const
{
    const QFontMetrics metrics = fontMetrics();
    const int shortest = metrics.horizontalAdvance(u"mm…"_s);
    return QSize(std::min(shortest, sizeHint().width()), metrics.height());
}

void ElidedLabel::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const auto group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    painter.setPen(m_tone && isEnabled() ? tone(palette(), *m_tone) : palette().color(group, foregroundRole()));
    // The text decides its direction: in a right-to-left window a path still begins with its slash.
    painter.setLayoutDirection(m_text.isRightToLeft() ? Qt::RightToLeft : Qt::LeftToRight);
    painter.drawText(contentsRect(),
        static_cast<int>(QStyle::visualAlignment(layoutDirection(), m_alignment)) | Qt::TextSingleLine, shownText());
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
    const bool cut = shownText() != m_text;
    setToolTip(cut ? wrappedToolTip(m_text) : QString());
    setAccessibleDescription(cut ? m_text : QString()); // otherwise Qt takes the tooltip with its markup
}

} // namespace Dailies
