// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/stage/decisionbar.h"

#include "app/common/momenttext.h"
#include "app/common/redact.h"
#include "app/common/sentences.h"
#include "ui/style/applylook.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/tasks/facts/taskstanding.h"
#include "ui/widgets/balancedlabel.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/isolated.h"
#include "ui/widgets/tooltips.h"
#include "ui/widgets/wraplayout.h"

#include <QApplication>
#include <QClipboard>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int roomForWhys = 440; ///< width from which the explanations are beside their buttons
constexpr qsizetype shownDigest = 12; ///< enough to tell two requests apart; Copy for support copies all of it

QLabel* newSentence(const QString& name, QWidget* parent)
{
    QLabel* label = wrappedText({}, parent);
    label->setObjectName(name);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

} // namespace

DecisionBar::DecisionBar(QWidget* parent)
    : QFrame(parent)
    , m_sentence(new BalancedLabel({}, this))
    , m_problem(newSentence(u"decisionProblem"_s, this))
    , m_id(new QLineEdit(this))
{
    setObjectName(u"decisionBar"_s);
    setAccessibleName(tr("No response"));
    keepTheme(this, Theme::Dark); // as the stage
    m_id->setObjectName(u"attachIdEdit"_s);
    m_id->setPlaceholderText(tr("Task ID"));
    m_id->setAccessibleName(tr("Task ID"));

    m_sentence->setObjectName(u"decisionSentence"_s);
    m_decide = addButton(u"decideButton"_s, tr("Reopen"));
    QVBoxLayout* column = bareColumn(this, 8);
    column->addWidget(m_sentence);
    column->addWidget(m_decide, 0, Qt::AlignHCenter);
    column->addWidget(m_problem);
    column->addWidget(m_id);
    m_choices = new QGridLayout;
    m_choices->setHorizontalSpacing(12);
    m_choices->setVerticalSpacing(8);
    m_choices->setColumnStretch(1, 1);
    column->addLayout(m_choices);
    auto* answers = new WrapLayout(8);
    column->addLayout(answers);
    m_attachId = addButton(u"attachIdButton"_s, tr("I found it: enter its ID…"));
    makePrimary(m_attachId);
    m_submitAgain = addButton(u"submitAgainButton"_s, tr("Generate again"));
    m_leave = addButton(u"leaveButton"_s, tr("Dismiss"));
    m_attach = addButton(u"attachButton"_s, tr("Track"));
    m_confirm = addButton(u"confirmResubmitButton"_s, tr("Resubmit anyway"));
    m_back = addButton(u"backButton"_s, tr("Cancel"));
    // Cancel is where the question came from, so that a second click there does not pay.
    for (QPushButton* button : {m_attach, m_back, m_confirm})
        answers->addWidget(button);
    for (const char* name : {"attachIdWhy", "submitAgainWhy", "leaveWhy"}) {
        m_whys.append(newSentence(QString::fromLatin1(name), this));
        makeQuiet(m_whys.constLast());
    }
    placeChoices();
    column->addLayout(newSupportRow()); // created last, so that it comes last in the Tab order

    connect(m_attachId, &QPushButton::clicked, this, &DecisionBar::askForId);
    connect(m_submitAgain, &QPushButton::clicked, this, &DecisionBar::askResubmit);
    connect(m_leave, &QPushButton::clicked, this, &DecisionBar::leave);
    connect(m_decide, &QPushButton::clicked, this, &DecisionBar::ask);
    connect(m_back, &QPushButton::clicked, this, &DecisionBar::ask);
    connect(m_attach, &QPushButton::clicked, this, &DecisionBar::giveId);
    connect(m_id, &QLineEdit::returnPressed, this, &DecisionBar::giveId);
    connect(m_id, &QLineEdit::textChanged, this,
        [this](const QString& text) { m_attach->setEnabled(!text.trimmed().isEmpty()); });
    connect(m_confirm, &QPushButton::clicked, this, [this] {
        go(Step::Question); // the next call may be lost, too, and each has its own question
        Q_EMIT resubmitChosen();
    });
    go(Step::Question);
}

QPushButton* DecisionBar::addButton(const QString& name, const QString& text)
{
    auto* button = new QPushButton(text, this);
    button->setObjectName(name);
    button->setAutoDefault(false);
    return button;
}

QList<QPushButton*> DecisionBar::choices() const
{
    return {m_attachId, m_submitAgain, m_leave};
}

/// The explanations are beside their buttons, or below them where that is too narrow to read.
void DecisionBar::placeChoices()
{
    const bool isBeside = width() >= roomForWhys;
    const QList<QPushButton*> buttons = choices();
    if (m_choices->count() > 0 && isBeside == m_isBeside)
        return;
    m_isBeside = isBeside;
    for (int n = 0; n < buttons.size(); ++n) {
        m_choices->addWidget(buttons.at(n), isBeside ? n : 2 * n, 0, isBeside ? Qt::AlignVCenter : Qt::AlignLeft);
        m_choices->addWidget(m_whys.at(n), isBeside ? n : 2 * n + 1, isBeside ? 1 : 0, 1, isBeside ? 1 : 2);
    }
}

void DecisionBar::explainChoices()
{
    const QString look =
        tr("Look in the service's task list. Paste the ID, and Dailies tracks the task and downloads the clip.");
    // Nobody should pay again without knowing that the response named a task.
    const QString found = m_candidates.isEmpty()
        ? QString()
        : tr("The response contains what may be its ID: %1.").arg(plainText(m_candidates.join(u", "_s)));
    const QStringList sentences{
        joinedSentences({found, look}),
        m_isPractice ? tr("If the first one went through, both will run.")
                     : tr("If the first one went through, you'll pay for both."),
        m_isPractice ? tr("Keeps the record. You can still decide later.")
                     : tr("Keeps the record. It may have been charged. You can still decide later.")};
    const QList<QPushButton*> buttons = choices();
    for (int n = 0; n < buttons.size(); ++n) {
        m_whys.at(n)->setText(sentences.at(n));
        buttons.at(n)->setAccessibleDescription(sentences.at(n));
    }
}

void DecisionBar::keyPressEvent(QKeyEvent* event)
{
    const bool mayGoBack = m_step == Step::Id || m_step == Step::Resubmit;
    if (mayGoBack && event->key() == Qt::Key_Escape && event->modifiers() == Qt::NoModifier)
        ask();
    else
        QFrame::keyPressEvent(event);
}

void DecisionBar::resizeEvent(QResizeEvent* event)
{
    QFrame::resizeEvent(event);
    placeChoices();
}

void DecisionBar::go(Step step)
{
    m_step = step;
    m_problem->hide();
    switch (step) {
    case Step::Question: m_sentence->setText(m_loss); break;
    case Step::Left:
        m_sentence->setText(m_isPractice ? tr("Dismissed. The service may have accepted this request.")
                                         : tr("Dismissed. This request may have been charged."));
        break;
    case Step::Id:
        m_sentence->setText(m_candidates.isEmpty()
                ? tr("Found it in the service's task list? Paste its ID and Dailies will track it and download the "
                     "clip.")
                : tr("The response contains %1, which may be its ID. Check it in the service's task list; Dailies will "
                     "then track it and download the clip.")
                      .arg(plainText(m_candidates.join(u", "_s))));
        break;
    case Step::Resubmit:
        m_sentence->setText(m_isPractice ? tr("If the first one went through, both will run.")
                                         : joinedSentences({m_costs ? plainText(m_costs(m_task)) : QString(),
                                             tr("If the first one went through, you'll pay for both.")}));
        break;
    }
    showParts();
    Q_EMIT stepChanged();
}

/// Shows the widgets of the step before it hides the others, so that the focus stays inside the bar.
void DecisionBar::showParts()
{
    QList<std::pair<QWidget*, bool>> parts{{m_id, m_step == Step::Id}, {m_attach, m_step == Step::Id},
        {m_confirm, m_step == Step::Resubmit}, {m_decide, m_step == Step::Left},
        {m_back, m_step == Step::Id || m_step == Step::Resubmit}};
    const QList<QPushButton*> buttons = choices();
    for (QWidget* choice : buttons)
        parts.append({choice, m_step == Step::Question});
    for (QWidget* why : std::as_const(m_whys))
        parts.append({why, m_step == Step::Question});
    explainChoices();
    m_attach->setEnabled(!m_id->text().trimmed().isEmpty());
    for (const auto& [part, isWanted] : std::as_const(parts)) {
        if (isWanted)
            part->show();
    }
    if (isAncestorOf(QApplication::focusWidget()))
        firstOf(m_step)->setFocus(Qt::OtherFocusReason);
    for (const auto& [part, isWanted] : std::as_const(parts)) {
        if (!isWanted)
            part->hide();
    }
    showSupportRow();
}

QWidget* DecisionBar::firstOf(Step step) const
{
    switch (step) {
    case Step::Question: return m_attachId;
    case Step::Id: return m_id;
    case Step::Resubmit: return m_back; // pressing Enter twice must not pay
    case Step::Left: break;
    }
    return m_decide;
}

void DecisionBar::goAndFocus(Step step)
{
    go(step);
    firstOf(step)->setFocus(Qt::OtherFocusReason);
}

void DecisionBar::showTask(const VideoTask& task)
{
    showSupport(task);
    const bool another = task.id != m_task;
    const bool folds = !task.watched && (another || !m_isLeft);
    const bool opens = task.watched && (another || m_isLeft);
    m_task = task.id;
    m_candidates = task.candidateIds;
    m_isLeft = !task.watched;
    m_isPractice = isPractice(task);
    m_loss = joinedSentences({lossSentence(task), lossText(task)});
    explainChoices();
    if (another)
        m_id->clear();
    if (folds || opens)
        go(folds ? Step::Left : Step::Question);
    else
        showSupportRow();
}

void DecisionBar::reset()
{
    m_task = 0;
    m_isLeft = false;
    m_forSupport.clear();
    m_candidates.clear();
    m_id->clear();
    go(Step::Question);
}

QLayout* DecisionBar::newSupportRow()
{
    m_support = newSentence(u"decisionSupport"_s, this);
    makeQuiet(m_support);
    m_copy = new QToolButton(this);
    m_copy->setObjectName(u"copySupportButton"_s);
    m_copy->setIcon(stageIcon(u"copy"_s, Tone::Text));
    m_copy->setAutoRaise(true);
    m_copy->setAccessibleName(tr("Copy for support"));
    m_copy->setToolTip(tr("Copy for support"));
    connect(m_copy, &QToolButton::clicked, this, [this] { QApplication::clipboard()->setText(m_forSupport); });
    auto* row = new QHBoxLayout;
    // The button is beside the text that it copies.
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(m_copy, 0, Qt::AlignTop);
    row->addWidget(m_support, 1);
    return row;
}

void DecisionBar::showSupport(const VideoTask& task)
{
    QStringList shown;
    QStringList copied;
    if (task.sentAt.isValid()) {
        const QDateTime local = task.sentAt.toLocalTime();
        shown.append(tr("sent %1").arg(isolated(dateTimeText(local))));
        copied.append(tr("Sent: %1").arg(local.toOffsetFromUtc(local.offsetFromUtc()).toString(Qt::ISODate)));
    }
    const QString requestId = task.error.requestId.isEmpty() ? task.report.requestId : task.error.requestId;
    if (!requestId.isEmpty()) {
        shown.append(tr("request ID %1").arg(isolated(plainText(requestId.simplified()))));
        copied.append(tr("Request ID: %1").arg(requestId));
    }
    if (!task.bodyDigest.isEmpty()) {
        shown.append(tr("SHA-256 %1…").arg(isolated(task.bodyDigest.left(shownDigest))));
        copied.append(tr("SHA-256 of the request: %1").arg(task.bodyDigest));
    }
    m_forSupport = copied.join(u'\n');
    // Non-breaking spaces keep each fact on one line.
    for (QString& fact : shown)
        fact.replace(u' ', QChar::Nbsp);
    m_support->setText(tr("For support: %1").arg(shown.join(u" · "_s)));
    m_support->setToolTip(wrappedToolTip(m_forSupport));
    m_support->setAccessibleDescription(m_forSupport);
}

void DecisionBar::showSupportRow()
{
    const bool isWanted = m_step == Step::Question && !m_forSupport.isEmpty();
    m_support->setVisible(isWanted);
    m_copy->setVisible(isWanted);
}

void DecisionBar::leave()
{
    if (m_isLeft)
        go(Step::Left); // already stored
    else
        Q_EMIT leaveChosen();
}

void DecisionBar::askForId()
{
    if (m_id->text().isEmpty() && !m_candidates.isEmpty())
        m_id->setText(m_candidates.constFirst());
    goAndFocus(Step::Id);
    m_id->selectAll();
}

void DecisionBar::askResubmit()
{
    goAndFocus(Step::Resubmit);
}

void DecisionBar::ask()
{
    goAndFocus(Step::Question);
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

} // namespace Dailies
