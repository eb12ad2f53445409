// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/details/taskdetails.h"

#include "app/service/wire/wire.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/clips/clipprobe.h"
#include "ui/tasks/details/clipbar.h"
#include "ui/tasks/details/lineagelinks.h"
#include "ui/tasks/details/marksedit.h"
#include "ui/tasks/facts/explanation.h"
#include "ui/tasks/facts/factgrid.h"
#include "ui/tasks/facts/reportview.h"
#include "ui/tasks/facts/statelook.h"
#include "ui/tasks/facts/taskfacts.h"
#include "ui/tasks/facts/taskstanding.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/formparts.h"
#include "ui/widgets/iconlabel.h"
#include "ui/widgets/tooltips.h"

#include <QAction>
#include <QHBoxLayout>
#include <QJsonDocument>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int tabsSide = 3;
constexpr int numberSide = 9;

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
    , m_number(new QLabel)
    , m_pages(new QStackedWidget)
{
    setObjectName(u"taskDetails"_s);
    makeBar(this);
    auto* empty = new EmptyState(m_outer);
    empty->setMessage(icon(u"film"_s), tr("Select a take to see its details."));
    auto* filled = new QWidget(m_outer);
    m_outer->addWidget(empty);
    m_outer->addWidget(filled);

    m_tabs->setObjectName(u"detailsTabs"_s);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab(tr("Details"));
    m_tabs->addTab(tr("Technical"));
    m_pages->addWidget(newScrollPage(tr("Details"), newDetailsPage()));
    m_pages->addWidget(newScrollPage(tr("Technical"), newTechnicalPage()));
    connect(m_tabs, &QTabBar::currentChanged, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_tabs, &QTabBar::currentChanged, this, &TaskDetails::refresh);

    auto* tabs = new QHBoxLayout;
    tabs->setContentsMargins(tabsSide, 0, tabsSide, 0); // aligns the text of the first tab with the panel's edge
    tabs->addWidget(m_tabs, 1);
    m_number->setObjectName(u"detailsNumber"_s);
    m_number->setTextFormat(Qt::PlainText);
    makeQuiet(m_number);
    tabs->addWidget(m_number);
    tabs->addSpacing(numberSide);
    QVBoxLayout* column = bareColumn(filled);
    column->addLayout(tabs);
    column->addWidget(dividingLine(Qt::Horizontal, filled));
    column->addWidget(m_pages, 1);
    auto* whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(m_outer);

    connect(m_probe, &ClipProbe::ready, this, [this](const QString& path) {
        if (m_task && m_task->file == path)
            refresh();
    });
}

QScrollArea* TaskDetails::newScrollPage(const QString& name, QWidget* content)
{
    auto* scroll = new QScrollArea(m_pages);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setAccessibleName(name);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    makeBar(content);
    content->layout()->setContentsMargins(12, 12, 12, 12);
    scroll->setWidget(content);
    m_scrolls.append(scroll);
    return scroll;
}

QWidget* TaskDetails::newDetailsPage()
{
    auto* page = new QWidget(m_pages);
    m_first = new FactGrid(page);
    m_first->setObjectName(u"firstFacts"_s);
    m_clip = new ClipBar(page);
    connect(m_clip, &ClipBar::dragged, this, [this] { Q_EMIT clipDragged(shownTask()); });
    m_kin = new LineageLinks(page);
    connect(m_kin, &LineageLinks::taskRequested, this, &TaskDetails::taskRequested);
    m_marks = new MarksEdit(page);
    connect(m_marks, &MarksEdit::edited, this, &TaskDetails::marksEdited);
    m_facts = new FactGrid(page);
    m_facts->setObjectName(u"taskFacts"_s);
    auto* column = new QVBoxLayout(page);
    column->setSpacing(12);
    column->addWidget(newStanding(page));
    column->addWidget(m_first);
    column->addWidget(m_clip);
    column->addWidget(m_kin);
    column->addWidget(m_marks);
    column->addWidget(m_facts);
    column->addStretch(1);
    return page;
}

QWidget* TaskDetails::newTechnicalPage()
{
    auto* page = new QWidget(m_pages);
    m_request = new ReportView(tr("Request"), u"requestText"_s, page);
    m_response = new ReportView(tr("Response"), u"responseText"_s, page);
    m_logView = new ReportView(tr("Log"), u"logText"_s, page);
    m_logView->setPlaceholder(tr("Nothing has happened yet."));
    auto* column = new QVBoxLayout(page);
    column->setSpacing(16);
    for (ReportView* view : {m_request, m_response, m_logView})
        column->addWidget(view);
    column->addStretch(1);
    return page;
}

QWidget* TaskDetails::newStanding(QWidget* parent)
{
    m_standing = new QWidget(parent);
    m_stateIcon = new IconLabel(QIcon(), 16, m_standing);
    m_stateWord = newValueLabel(m_standing);
    m_stateWord->setObjectName(u"stateWord"_s);
    m_stateWord->setFont(semiboldFont(m_stateWord->font()));
    m_trouble = newValueLabel(m_standing);
    m_trouble->setObjectName(u"stateTrouble"_s);
    m_meaning = newValueLabel(m_standing);
    m_meaning->setObjectName(u"stateMeaning"_s);
    m_outlook = newValueLabel(m_standing);
    m_outlook->setObjectName(u"stateOutlook"_s);
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
    first->addWidget(m_stateWord, 1);
    QVBoxLayout* column = bareColumn(m_standing, 4);
    column->addLayout(first);
    for (QLabel* line : {m_trouble, m_meaning, m_outlook, m_advice}) // the reason first, as on the stage
        column->addWidget(line);
    column->addSpacing(4);
    column->addWidget(m_command, 0, Qt::AlignLeft);
    return m_standing;
}

void TaskDetails::showTask(const std::optional<VideoTask>& task, const LogReader& log)
{
    const bool another = !task || !m_task || m_task->id != task->id;
    m_task = task;
    m_log = log;
    if (another) {
        setOutlook({});
        for (QScrollArea* scroll : m_scrolls)
            scroll->verticalScrollBar()->setValue(0);
    }
    fitNumber();
    if (task)
        m_marks->showTask(*task);
    else
        m_marks->finish();
    m_kin->showTask(task ? task->id : 0, task ? task->parent : 0);
    m_outer->setCurrentIndex(task ? 1 : 0);
    refresh();
}

/// "Take 7", or just "7" where the tabs leave no room for the word.
void TaskDetails::fitNumber()
{
    const QString whole = m_task ? tr("Take %1").arg(m_task->id) : QString();
    const int room = width() - m_tabs->sizeHint().width() - 2 * tabsSide - numberSide;
    const bool fits = m_number->fontMetrics().horizontalAdvance(whole) <= room;
    m_number->setText(fits || !m_task ? whole : QString::number(m_task->id));
    m_number->setToolTip(plainToolTip(fits ? QString() : whole));
}

void TaskDetails::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitNumber();
}

void TaskDetails::setOutlook(const QString& sentences)
{
    setLine(m_outlook, sentences);
}

void TaskDetails::refresh()
{
    if (!m_task)
        return;
    if (m_tabs->currentIndex() == Details)
        refreshDetails();
    else
        refreshTechnical();
}

void TaskDetails::refreshTechnical()
{
    const QList<TaskLogEntry> log = m_log ? m_log() : QList<TaskLogEntry>();
    // The copied text is complete, because a shortened request could not be sent again.
    m_request->setText(
        requestText(m_task->request), QString::fromUtf8(QJsonDocument(encodeCreate(m_task->request)).toJson()));
    m_response->setPlaceholder(noRepliesText(*m_task));
    m_response->setText(repliesText(log));
    m_logView->setText(logText(log));
}

void TaskDetails::refreshDetails()
{
    refreshStanding();
    const QList<TaskFact> first = firstFacts(*m_task);
    m_first->setFacts(first);
    m_first->setVisible(!first.isEmpty());
    m_clip->showClip(m_task->state == TaskState::Saved ? clipPlace(*m_task) : QString(), hasVideo(*m_task));
    m_facts->setFacts(taskFacts(*m_task, hasVideo(*m_task) ? m_probe->facts(m_task->file) : std::nullopt,
        m_costs && !isPractice(*m_task) ? m_costs(m_task->id) : std::nullopt));
}

void TaskDetails::refreshStanding()
{
    const TaskStanding standing = standingOf(*m_task);
    const StateLook look = lookOf(*m_task);
    m_stateIcon->setIcon(icon(look.icon, look.tone));
    setLine(m_stateWord, stateWord(*m_task));
    setLine(m_meaning, standing.meaning);
    setLine(m_trouble, standing.trouble);
    setLine(m_advice, standing.advice);
    // A saved clip needs no explanation.
    m_standing->setVisible(m_task->state != TaskState::Saved || !standing.meaning.isEmpty());
    refreshCommand();
}

void TaskDetails::refreshCommand()
{
    const auto command = m_actions && m_task ? likeliestCommand(*m_task) : std::nullopt;
    m_command->setVisible(command.has_value());
    if (!command)
        return;
    const QAction* action = m_actions->action(*command);
    m_command->setText(*command == TaskCommand::UseAgain ? editAndRetryText() : action->text());
    m_command->setToolTip(action->toolTip());
    m_command->setEnabled(action->isEnabled());
}

void TaskDetails::finishMarks()
{
    m_marks->finish();
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
