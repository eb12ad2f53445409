// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/details/taskdetails.h"

#include "app/common/redact.h"
#include "app/service/wire/wire.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/clips/clipprobe.h"
#include "ui/tasks/details/clipbar.h"
#include "ui/tasks/details/decisionbar.h"
#include "ui/tasks/details/lineagelinks.h"
#include "ui/tasks/details/marksedit.h"
#include "ui/tasks/facts/factgrid.h"
#include "ui/tasks/facts/reportview.h"
#include "ui/tasks/facts/statelook.h"
#include "ui/tasks/facts/taskfacts.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/iconlabel.h"

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QJsonDocument>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

void setLine(QLabel* label, const QString& text)
{
    if (label->text() != text)
        label->setText(text);
    label->setVisible(!text.isEmpty());
}

} // namespace

TaskDetails::TaskDetails(QWidget* parent)
    : QWidget(parent)
    , m_probe(new ClipProbe(this))
    , m_outer(new QStackedWidget(this))
    , m_tabs(new QTabBar)
    , m_pages(new QStackedWidget)
    , m_decision(new DecisionBar)
{
    setObjectName(u"taskDetails"_s);
    makeBar(this);
    auto* empty = new EmptyState(m_outer);
    empty->setMessage(icon(u"film"_s), tr("Select a take to see what became of it."));
    auto* filled = new QWidget(m_outer);
    m_outer->addWidget(empty);
    m_outer->addWidget(filled);

    m_tabs->setObjectName(u"detailsTabs"_s);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab(tr("Details"));
    m_pages->addWidget(newDetailsPage());
    m_request = addReport(tr("Request"), u"requestText"_s);
    m_response = addReport(tr("Response"), u"responseText"_s);
    m_response->setPlaceholder(tr("The service has not answered yet."));
    m_logView = addReport(tr("Log"), u"logText"_s);
    m_logView->setPlaceholder(tr("Nothing has happened yet."));
    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_tabs, &QTabBar::currentChanged, this, &TaskDetails::refresh);

    auto* tabs = new QHBoxLayout;
    tabs->setContentsMargins(3, 0, 3, 0); // aligns the text of the first tab with the panel's edge
    tabs->addWidget(m_tabs, 1);
    auto* column = new QVBoxLayout(filled);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(tabs);
    column->addWidget(dividingLine(Qt::Horizontal, filled));
    column->addWidget(m_pages, 1);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_outer);

    connect(m_decision, &DecisionBar::idGiven, this,
        [this](const QString& remoteId) { Q_EMIT attachIdRequested(shownTask(), remoteId); });
    connect(m_decision, &DecisionBar::resubmitChosen, this, [this] { Q_EMIT resubmitRequested(shownTask()); });
    connect(m_decision, &DecisionBar::leaveChosen, this, [this] { Q_EMIT leaveRequested(shownTask()); });
    connect(m_decision, &DecisionBar::stepChanged, this, &TaskDetails::showTop);
    connect(m_probe, &ClipProbe::ready, this, [this](const QString& path) {
        if (m_task && m_task->file == path)
            refresh();
    });
}

QWidget* TaskDetails::newDetailsPage()
{
    auto* scroll = m_scroll = new QScrollArea(m_pages);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setAccessibleName(tr("Details"));
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* page = new QWidget(scroll);
    makeBar(page);
    m_facts = new FactGrid(page);
    m_facts->setObjectName(u"taskFacts"_s);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(12, 12, 12, 12);
    column->setSpacing(12);
    column->addWidget(m_decision);
    column->addWidget(newStanding(page));
    m_clip = new ClipBar(page);
    connect(m_clip, &ClipBar::dragged, this, [this] { Q_EMIT clipDragged(shownTask()); });
    column->addWidget(m_clip);
    m_kin = new LineageLinks(page);
    connect(m_kin, &LineageLinks::taskRequested, this, &TaskDetails::taskRequested);
    column->addWidget(m_kin);
    column->addWidget(m_facts);
    m_marks = new MarksEdit(page);
    connect(m_marks, &MarksEdit::edited, this, &TaskDetails::marksEdited);
    column->addWidget(m_marks);
    column->addStretch(1);
    scroll->setWidget(page);
    return scroll;
}

QWidget* TaskDetails::newStanding(QWidget* parent)
{
    m_standing = new QWidget(parent);
    m_stateIcon = new IconLabel(QIcon(), 16, m_standing);
    m_stateWord = newValueLabel(m_standing);
    m_stateWord->setObjectName(u"stateWord"_s);
    m_stateWord->setFont(semiboldFont(m_stateWord->font()));
    m_stateWord->setWordWrap(false);
    m_stateWord->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_meaning = newValueLabel(m_standing);
    m_meaning->setObjectName(u"stateMeaning"_s);
    m_outlook = newValueLabel(m_standing);
    m_outlook->setObjectName(u"stateOutlook"_s);
    m_trouble = newValueLabel(m_standing);
    m_trouble->setObjectName(u"stateTrouble"_s);
    m_advice = newValueLabel(m_standing);
    m_advice->setObjectName(u"stateAdvice"_s);
    makeQuiet(m_advice);

    m_command = new QPushButton(m_standing);
    m_command->setObjectName(u"stateDeedButton"_s);
    m_command->hide();
    connect(m_command, &QPushButton::clicked, this, [this] {
        if (const auto command = m_task ? likeliestCommand(*m_task) : std::nullopt)
            m_actions->press(*command);
    });

    auto* first = new QHBoxLayout;
    first->setSpacing(8);
    first->addWidget(m_stateIcon, 0, Qt::AlignTop);
    first->addWidget(m_stateWord, 0, Qt::AlignTop);
    first->addWidget(m_meaning, 1);
    auto* rest = new QVBoxLayout;
    rest->setContentsMargins(24, 0, 0, 0);
    rest->setSpacing(4);
    rest->addWidget(m_trouble);
    rest->addWidget(m_outlook);
    rest->addWidget(m_advice);
    auto* column = new QVBoxLayout;
    column->setSpacing(4);
    column->addLayout(first);
    column->addLayout(rest);
    auto* row = new QHBoxLayout(m_standing);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(12);
    row->addLayout(column, 1);
    row->addWidget(m_command, 0, Qt::AlignTop);
    return m_standing;
}

ReportView* TaskDetails::addReport(const QString& title, const QString& objectName)
{
    auto* view = new ReportView(title, objectName, m_pages);
    m_tabs->addTab(title);
    m_pages->addWidget(view);
    return view;
}

void TaskDetails::showTask(const std::optional<VideoTask>& task, const LogReader& log)
{
    const bool another = !task || !m_task || m_task->id != task->id;
    m_task = task;
    m_log = log;
    if (task && task->state == TaskState::NeedsReview)
        m_decision->showTask(*task);
    else
        m_decision->reset();
    if (another) {
        setOutlook({});
        showTop();
    }
    if (task)
        m_marks->showTask(*task);
    else
        m_marks->finish();
    m_kin->showTask(task ? task->id : 0, task ? task->parent : 0);
    m_outer->setCurrentIndex(task ? 1 : 0);
    refresh();
}

void TaskDetails::setOutlook(const QString& sentences)
{
    setLine(m_outlook, sentences);
}

void TaskDetails::askDecision()
{
    if (!m_task || m_task->state != TaskState::NeedsReview)
        return;
    m_tabs->setCurrentIndex(Details);
    m_decision->ask();
}

void TaskDetails::askForId()
{
    if (!m_task || m_task->state != TaskState::NeedsReview)
        return;
    m_tabs->setCurrentIndex(Details);
    m_decision->askForId();
}

void TaskDetails::askResubmit()
{
    if (!m_task || m_task->state != TaskState::NeedsReview)
        return;
    m_tabs->setCurrentIndex(Details);
    m_decision->askResubmit();
}

void TaskDetails::showProblem(const QString& sentence)
{
    m_decision->showProblem(sentence);
}

void TaskDetails::refresh()
{
    if (!m_task)
        return;
    switch (static_cast<Tab>(m_tabs->currentIndex())) {
    case Details: refreshDetails(); break;
    case Request:
        // The copied text is complete, because a shortened request could not be sent again.
        m_request->setText(
            requestText(m_task->request), QString::fromUtf8(QJsonDocument(encodeCreate(m_task->request)).toJson()));
        break;
    case Response: m_response->setText(repliesText(log())); break;
    case Log: m_logView->setText(logText(log())); break;
    }
}

/// Scrolls to the top, where the decision and the state are.
void TaskDetails::showTop()
{
    m_scroll->verticalScrollBar()->setValue(0);
}

void TaskDetails::refreshDetails()
{
    const bool isUndecided = m_task->state == TaskState::NeedsReview;
    // Qt would move the focus to the tags and scroll the page there.
    if (!isUndecided && m_decision->isAncestorOf(QApplication::focusWidget()))
        m_tabs->setFocus(Qt::OtherFocusReason);
    m_decision->setVisible(isUndecided);
    refreshStanding();
    m_clip->showClip(m_task->state == TaskState::Saved ? m_task->file : QString(), hasVideo(*m_task));
    m_facts->setFacts(taskFacts(*m_task, hasVideo(*m_task) ? m_probe->facts(m_task->file) : std::nullopt));
}

void TaskDetails::refreshStanding()
{
    const TaskStanding standing = standingOf(*m_task);
    const StateLook look = lookOf(m_task->state, m_task->watched, isKeptBack(*m_task), m_task->clip);
    m_stateIcon->setIcon(icon(look.icon, look.tone));
    setLine(m_stateWord, stateWord(*m_task));
    setLine(m_meaning, standing.meaning);
    setLine(m_trouble, standing.trouble);
    setLine(m_advice, standing.advice);
    // The decision says more about a lost answer, and a saved clip needs no explanation.
    m_standing->setVisible(!standing.meaning.isEmpty());
    refreshCommand();
}

void TaskDetails::refreshCommand()
{
    const auto command = m_actions && m_task ? likeliestCommand(*m_task) : std::nullopt;
    m_command->setVisible(command.has_value());
    if (!command)
        return;
    const QAction* action = m_actions->action(*command);
    m_command->setText(action->text());
    m_command->setToolTip(action->toolTip());
    m_command->setEnabled(action->isEnabled());
}

void TaskDetails::setChanges(TaskChanges& changes)
{
    m_kin->setChanges(changes);
}

void TaskDetails::setActions(TaskActions* actions)
{
    m_actions = actions;
    m_clip->setActions(actions);
    for (const TaskCommand command : {TaskCommand::CheckNow, TaskCommand::CancelSending, TaskCommand::UseAgain})
        connect(actions->action(command), &QAction::changed, this, &TaskDetails::refreshCommand);
    refreshCommand();
}

} // namespace Dailies
