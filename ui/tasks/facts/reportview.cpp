// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/facts/reportview.h"

#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/widgets/formparts.h"

#include <QAbstractTextDocumentLayout>
#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTextCursor>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int leastLines = 2;
constexpr int mostLines = 18; ///< longer texts scroll
constexpr int spare = 4; ///< the last line scrolls without it

} // namespace

ReportView::ReportView(const QString& title, const QString& objectName, QWidget* parent)
    : QWidget(parent)
    , m_text(new QPlainTextEdit(this))
    , m_copy(new QPushButton(tr("Copy"), this))
{
    m_text->setObjectName(objectName);
    m_text->setAccessibleName(title);
    m_text->setReadOnly(true);
    m_text->setUndoRedoEnabled(false);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setFrameShape(QFrame::NoFrame);
    useFont();
    m_text->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_text->setTabChangesFocus(true);
    m_copy->setObjectName(objectName + u"Copy"_s);
    m_copy->setIcon(icon(u"copy"_s));
    m_copy->setEnabled(false);
    connect(m_copy, &QPushButton::clicked, this,
        [this] { QGuiApplication::clipboard()->setText(m_copied.isEmpty() ? m_shown : m_copied); });

    auto* name = new QLabel(title, this);
    name->setTextFormat(Qt::PlainText);
    name->setFont(semiboldFont(name->font()));
    auto* head = new QHBoxLayout;
    head->addWidget(name, 1);
    head->addWidget(m_copy);
    QVBoxLayout* column = bareColumn(this, 4);
    column->addLayout(head);
    column->addWidget(m_text);
    connect(m_text->document()->documentLayout(), &QAbstractTextDocumentLayout::documentSizeChanged, this,
        &ReportView::fitHeight);
    fitHeight();
}

/// Only what is shown is in a fixed-width font, not the sentence in its place.
void ReportView::useFont()
{
    const QFont words = secondaryFont(font());
    m_text->setFont(m_shown.isEmpty() ? words : monospaceFont(words));
}

void ReportView::fitHeight()
{
    // This layout counts its height in lines.
    const int lines = std::clamp(int(m_text->document()->size().height()), leastLines, mostLines);
    const int margins = 2 * (m_text->frameWidth() + int(m_text->document()->documentMargin())) + spare;
    m_text->setFixedHeight(lines * m_text->fontMetrics().lineSpacing() + margins);
}

void ReportView::setText(const QString& text, const QString& copied)
{
    m_copied = copied;
    if (text == m_shown)
        return;
    QScrollBar* bar = m_text->verticalScrollBar();
    const bool readingTheEnd = bar->value() == bar->maximum();
    if (!m_shown.isEmpty() && text.startsWith(m_shown)) {
        QTextCursor end(m_text->document());
        end.movePosition(QTextCursor::End);
        end.insertText(text.mid(m_shown.size()));
        if (readingTheEnd)
            bar->setValue(bar->maximum());
    } else {
        m_text->setPlainText(text);
    }
    m_shown = text;
    useFont();
    m_copy->setEnabled(!text.isEmpty());
}

void ReportView::setPlaceholder(const QString& text)
{
    m_text->setPlaceholderText(text);
}

} // namespace Dailies
