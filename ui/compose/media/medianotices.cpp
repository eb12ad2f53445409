// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/media/medianotices.h"

#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/widgets/messagebar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

MediaNotices::MediaNotices(QWidget* parent) : QWidget(parent)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(4);
    addRemovedLine();
    addRefusal();
    hide();
}

void MediaNotices::addRemovedLine()
{
    m_removed = new QWidget(this);
    m_removed->setObjectName(u"removedLine"_s);
    m_removedText = new QLabel(m_removed);
    m_removedText->setTextFormat(Qt::PlainText);
    makeQuiet(m_removedText);
    auto* undo = new QToolButton(m_removed);
    undo->setObjectName(u"undoButton"_s);
    undo->setText(tr("Undo"));
    undo->setAccessibleName(undo->text());
    undo->setIcon(icon(u"undo-2"_s));
    undo->setIconSize(QSize(16, 16));
    undo->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    undo->setAutoRaise(true);
    undo->setFocusPolicy(Qt::StrongFocus);
    undo->setFont(secondaryFont(undo->font()));
    connect(undo, &QToolButton::clicked, this, &MediaNotices::undoClicked);
    auto* line = new QHBoxLayout(m_removed);
    line->setContentsMargins({});
    line->setSpacing(4);
    line->addWidget(m_removedText);
    line->addWidget(undo);
    line->addStretch(1);
    m_removed->hide();
    layout()->addWidget(m_removed);
}

void MediaNotices::addRefusal()
{
    m_refusal = new MessageBar(this);
    m_refusal->setObjectName(u"mediaRefusal"_s);
    connect(m_refusal, &MessageBar::closed, this, &MediaNotices::showIfAny);
    layout()->addWidget(m_refusal);
}

void MediaNotices::showRemoved(const QString& name)
{
    m_removedText->setText(tr("Removed %1 ·").arg(name));
    m_removed->show();
    showIfAny();
}

void MediaNotices::showRefusal(const QString& sentence)
{
    m_refusal->showMessage(MessageBar::Kind::Warning, sentence);
    showIfAny();
}

void MediaNotices::clear()
{
    if (m_removed->isHidden() && m_refusal->isHidden())
        return;
    m_removed->hide();
    m_refusal->hide();
    showIfAny();
}

void MediaNotices::showIfAny()
{
    setVisible(!m_removed->isHidden() || !m_refusal->isHidden());
    Q_EMIT partsChanged();
}

} // namespace Dailies
