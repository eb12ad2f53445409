// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/facts/reportview.h"

#include "ui/style/icons.h"
#include "ui/style/look.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QTextCursor>

using namespace Qt::StringLiterals;

namespace Dailies {

ReportView::ReportView(const QString& name, const QString& objectName, QWidget* parent)
    : QWidget(parent)
    , m_text(new QPlainTextEdit(this))
    , m_copy(new QPushButton(tr("Copy"), this))
{
    m_text->setObjectName(objectName);
    m_text->setAccessibleName(name);
    m_text->setReadOnly(true);
    m_text->setUndoRedoEnabled(false);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setFont(monospaceFont(secondaryFont(m_text->font())));
    m_text->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    m_text->setTabChangesFocus(true);
    m_copy->setObjectName(objectName + u"Copy"_s);
    m_copy->setIcon(icon(u"copy"_s));
    m_copy->setEnabled(false);
    connect(m_copy, &QPushButton::clicked, this,
        [this] { QGuiApplication::clipboard()->setText(m_copied.isEmpty() ? m_shown : m_copied); });

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 4, 12, 4);
    row->addWidget(m_text, 1);
    row->addWidget(m_copy, 0, Qt::AlignTop);
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
    m_copy->setEnabled(!text.isEmpty());
}

void ReportView::setPlaceholder(const QString& text)
{
    m_text->setPlaceholderText(text);
}

} // namespace Dailies
