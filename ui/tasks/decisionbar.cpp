// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/decisionbar.h"

#include "ui/common/iconlabel.h"
#include "ui/common/icons.h"
#include "ui/common/look.h"
#include "ui/common/styleparts.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

QLabel* newSentence(const QString& name, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

DecisionBar::DecisionBar(QWidget* parent)
    : QFrame(parent)
    , m_sentence(newSentence(u"decisionSentence"_s, this))
    , m_problem(newSentence(u"decisionProblem"_s, this))
    , m_id(new QLineEdit(this))
{
    setObjectName(u"decisionBar"_s);
    setAccessibleName(tr("Answer lost"));
    m_id->setObjectName(u"attachIdEdit"_s);
    m_id->setPlaceholderText(tr("Task id"));
    m_id->setAccessibleName(tr("Task id"));
    m_id->setMinimumWidth(220);

    auto* first = new QHBoxLayout;
    first->addWidget(new IconLabel(icon(u"circle-help"_s, Tone::Warning), 16, this), 0, Qt::AlignTop);
    first->addWidget(m_sentence, 1);
    auto* second = new QHBoxLayout;
    second->setContentsMargins(24, 0, 0, 0);
    second->addWidget(m_id, 1);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->setSpacing(8);
    column->addLayout(first);
    column->addWidget(m_problem);
    column->addLayout(second);
    m_attachId = addButton(u"attachIdButton"_s, tr("Attach id…"));
    m_submitAgain = addButton(u"submitAgainButton"_s, tr("Submit again"));
    m_leave = addButton(u"leaveButton"_s, tr("Leave it"));
    m_attach = addButton(u"attachButton"_s, tr("Attach"));
    m_confirm = addButton(u"confirmResubmitButton"_s, tr("Submit again, may be charged twice"));
    m_decide = addButton(u"decideButton"_s, tr("Decide…"));
    m_back = addButton(u"backButton"_s, tr("Back"));
    for (QPushButton* button : {m_attachId, m_submitAgain, m_leave, m_attach, m_confirm, m_decide, m_back})
        second->addWidget(button);
    second->addStretch(1);

    connect(m_attachId, &QPushButton::clicked, this, &DecisionBar::askForId);
    connect(m_submitAgain, &QPushButton::clicked, this, [this] {
        go(Step::Resubmit);
        m_back->setFocus(Qt::OtherFocusReason); // a second Enter must not pay
    });
    connect(m_leave, &QPushButton::clicked, this, [this] { go(Step::Left); });
    connect(m_decide, &QPushButton::clicked, this, &DecisionBar::ask);
    connect(m_back, &QPushButton::clicked, this, &DecisionBar::ask);
    connect(m_attach, &QPushButton::clicked, this, &DecisionBar::giveId);
    connect(m_id, &QLineEdit::returnPressed, this, &DecisionBar::giveId);
    connect(m_id, &QLineEdit::textChanged, this,
        [this](const QString& text) { m_attach->setEnabled(!text.trimmed().isEmpty()); });
    connect(m_confirm, &QPushButton::clicked, this, &DecisionBar::resubmitChosen);
    go(Step::Question);
}

QPushButton* DecisionBar::addButton(const QString& name, const QString& text)
{
    auto* button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAutoDefault(false);
    return button;
}

void DecisionBar::go(Step step)
{
    m_step = step;
    m_problem->hide();
    switch (step) {
    case Step::Question:
    case Step::Left:
        m_sentence->setText(
            tr("Answer lost: the service may have accepted this request. Nothing was sent again."));
        break;
    case Step::Id:
        m_sentence->setText(tr("If the service shows this task, give its id here; the task is then followed and its clip fetched."));
        break;
    case Step::Resubmit:
        m_sentence->setText(tr("If the first request was accepted, both run and both are charged."));
        break;
    }
    m_attachId->setVisible(step == Step::Question);
    m_submitAgain->setVisible(step == Step::Question);
    m_leave->setVisible(step == Step::Question);
    m_id->setVisible(step == Step::Id);
    m_attach->setVisible(step == Step::Id);
    m_attach->setEnabled(!m_id->text().trimmed().isEmpty());
    m_confirm->setVisible(step == Step::Resubmit);
    m_decide->setVisible(step == Step::Left);
    m_back->setVisible(step == Step::Id || step == Step::Resubmit);
}

void DecisionBar::reset()
{
    m_id->clear();
    go(Step::Question);
}

void DecisionBar::askForId()
{
    go(Step::Id);
    m_id->setFocus(Qt::OtherFocusReason);
}

void DecisionBar::ask()
{
    go(Step::Question);
    m_attachId->setFocus(Qt::OtherFocusReason);
}

void DecisionBar::giveId()
{
    const QString id = m_id->text().trimmed();
    if (id.isEmpty())
        return;
    m_problem->hide();
    Q_EMIT idGiven(id);
}

void DecisionBar::showProblem(const QString& sentence)
{
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

void DecisionBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const QColor colour = tone(palette(), Tone::Warning);
    const QColor ground = tone(palette(), Tone::Base);
    StyleParts::drawBox(&painter, rect(), blended(ground, colour, 0.08), blended(ground, colour, 0.45));
}

} // namespace Dailies
