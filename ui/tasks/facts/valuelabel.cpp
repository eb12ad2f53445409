// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/facts/valuelabel.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QTextBoundaryFinder>

namespace Dailies {

namespace {

constexpr QChar breakPlace(0x200B); ///< a zero width space

/// Allows a break after each character of what is wider than `width` and has no place for a line break of its own, as
/// Chinese and Japanese sentences have.
QString brokenText(const QString& text, const QFontMetrics& metrics, int width)
{
    QString shown;
    QTextBoundaryFinder places(QTextBoundaryFinder::Line, text);
    for (qsizetype at = 0; at < text.size();) {
        const qsizetype next = places.toNextBoundary();
        const QString piece = text.mid(at, next < 0 ? -1 : next - at);
        const bool isWide = metrics.horizontalAdvance(piece.trimmed()) > width;
        for (const QChar c : piece) {
            shown.append(c);
            if (isWide && !c.isHighSurrogate() && !c.isSpace())
                shown.append(breakPlace);
        }
        at += piece.size();
    }
    return shown;
}

} // namespace

ValueLabel::ValueLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
    setAlignment(Qt::AlignLeft | Qt::AlignTop);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    // One long word must not keep the panel from getting narrow.
    setMinimumWidth(40);
    QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void ValueLabel::setValue(const QString& value)
{
    if (m_value == value)
        return;
    m_value = value;
    fit();
}

void ValueLabel::fit()
{
    // The width is known once the label is shown.
    const QString shown = isVisible() ? brokenText(m_value, fontMetrics(), contentsRect().width()) : m_value;
    if (shown == text())
        return;
    setText(shown);
    setAccessibleName(shown == m_value ? QString() : m_value);
}

QString ValueLabel::selectedValue() const
{
    return selectedText().remove(breakPlace);
}

void ValueLabel::copy() const
{
    if (hasSelectedText())
        QGuiApplication::clipboard()->setText(selectedValue());
}

void ValueLabel::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    fit();
}

void ValueLabel::showEvent(QShowEvent* event)
{
    QLabel::showEvent(event);
    fit();
}

void ValueLabel::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

void ValueLabel::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        QLabel::keyPressEvent(event);
}

void ValueLabel::contextMenuEvent(QContextMenuEvent* event)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Copy"), this, &ValueLabel::copy)->setEnabled(hasSelectedText());
    menu->addAction(tr("Select all"), this, [this] { setSelection(0, static_cast<int>(text().size())); });
    menu->popup(event->globalPos());
}

void ValueLabel::mouseReleaseEvent(QMouseEvent* event)
{
    QLabel::mouseReleaseEvent(event);
    QClipboard* clipboard = QGuiApplication::clipboard();
    if (hasSelectedText() && clipboard->supportsSelection())
        clipboard->setText(selectedValue(), QClipboard::Selection);
}

} // namespace Dailies
