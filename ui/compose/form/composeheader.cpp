// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compose/form/composeheader.h"

#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/style/popupmenus.h"
#include "ui/widgets/commandkeys.h"
#include "ui/widgets/elidedlabel.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QMenu>
#include <QPainter>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {
constexpr int leastHeight = 39;
constexpr int sideRoom = 12;
} // namespace

ComposeHeader::ComposeHeader(QWidget* parent)
    : QWidget(parent)
    , m_title(new ElidedLabel(this))
    , m_examples(new QPushButton(tr("Examples"), this))
    , m_drafts(new QPushButton(tr("Drafts"), this))
    , m_create(new QPushButton(icon(u"plus"_s), {}, this))
    , m_newRequest(new QAction(tr("New request"), this))
{
    setObjectName(u"composeHeader"_s);
    makeBar(this);
    m_title->setObjectName(u"composeTitle"_s);
    m_title->setFont(semiboldFont(font()));
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    setDraftName({});
    m_examples->setObjectName(u"examplesButton"_s);
    m_examples->setToolTip(tr("One example per kind"));
    m_drafts->setObjectName(u"draftsButton"_s);
    m_create->setObjectName(u"newRequestButton"_s);
    m_create->setAccessibleName(tr("New request"));
    nameCommand(m_newRequest, u"newRequest"_s);
    m_newRequest->setShortcut(QKeySequence::New);
    explainWithKeys(m_create, m_newRequest, tr("New request"));
    addAction(m_newRequest);
    connect(m_newRequest, &QAction::triggered, m_create, &QPushButton::click);
    for (QPushButton* button : {m_examples, m_drafts, m_create}) {
        button->setFlat(true);
        button->setAutoDefault(false);
    }
    m_examples->hide();
    m_drafts->hide();
    connect(m_create, &QPushButton::clicked, this, &ComposeHeader::newRequestRequested);

    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(sideRoom, 0, 8, 1);
    row->setSpacing(4);
    row->addWidget(m_title, 1);
    row->addWidget(m_examples);
    row->addWidget(m_drafts);
    row->addWidget(m_create);
    setMinimumHeight(std::max(leastHeight, fontMetrics().height() + 20));
}

void ComposeHeader::setDraftName(const QString& name)
{
    m_title->setText(name.isEmpty() ? tr("New request") : name);
}

void ComposeHeader::setDraftsMenu(QMenu* menu)
{
    setPopupMenu(m_drafts, menu);
    m_drafts->show();
}

void ComposeHeader::setExamplesMenu(QMenu* menu)
{
    setPopupMenu(m_examples, menu);
    fit();
}

void ComposeHeader::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fit();
}

void ComposeHeader::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        m_title->setFont(semiboldFont(font()));
        setMinimumHeight(std::max(leastHeight, fontMetrics().height() + 20));
        fit();
    }
}

void ComposeHeader::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(0, height() - 1, width(), 1, tone(palette(), Tone::Line));
}

/// Shows the examples where the title of a new request still has room beside them.
void ComposeHeader::fit()
{
    int needed = sideRoom + 8 + m_title->fontMetrics().horizontalAdvance(tr("New request"))
        + m_create->sizeHint().width() + m_examples->sizeHint().width() + 12;
    if (m_drafts->menu() != nullptr)
        needed += m_drafts->sizeHint().width();
    m_examples->setVisible(m_examples->menu() != nullptr && needed <= width());
}

} // namespace Dailies
