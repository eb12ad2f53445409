// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compareview.h"

#include "app/tasks/history/taskchanges.h"
#include "app/tasks/store/taskstore.h"
#include "ui/compare/compareactions.h"
#include "ui/compare/comparemarks.h"
#include "ui/compare/compareplayer.h"
#include "ui/compare/comparestage.h"
#include "ui/compare/differencepanel.h"
#include "ui/style/look.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/viewer/fullscreen.h"
#include "ui/viewer/playeractions.h"
#include "ui/viewer/transportbar.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/formparts.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int headHeight = 44;
constexpr int blinkMs = 600;
constexpr int roomForRows = 720;

} // namespace

CompareView::CompareView(TaskChanges& changes, TaskMarking& marking, QWidget* parent)
    : QWidget(parent)
    , m_changes(changes)
    , m_store(changes.store())
    , m_marking(marking)
    , m_player(new ComparePlayer(this))
    , m_playing(new PlayerActions(m_player, this))
    , m_actions(new CompareActions(marking, this))
    , m_body(new QWidget(this))
    , m_stage(new CompareStage(*m_player, m_body))
    , m_bar(new TransportBar(m_player, m_playing, TransportBar::Kind::Whole, m_body))
    , m_differences(new DifferencePanel(m_body))
{
    setObjectName(u"compareView"_s);
    using enum TaskCommand;
    m_marks = new CompareMarks(*m_actions->reject(), m_stage);
    m_stage->setMarks(m_marks);
    m_commands = new TaskActions(m_body, {Continue, EditClip, UseAgain, Variations, SaveAs, CopyFiles});
    build();
    connectActions();
    connectMarks();
}

CompareView::~CompareView()
{
    // No signal may reach the children once they are being destroyed.
    m_player->disconnect(this);
    m_player->unload();
    delete m_stage;
}

void CompareView::build()
{
    bareColumn(this)->addWidget(m_body);
    QVBoxLayout* column = bareColumn(m_body);
    column->addWidget(newHead());
    column->addWidget(m_stage, 1);
    column->addWidget(m_bar);
    column->addWidget(m_differences);
    m_body->addActions(keyActions());
    setFocusProxy(m_stage);
}

QList<QAction*> CompareView::keyActions() const
{
    QList<QAction*> all = m_playing->all();
    all.removeAll(m_playing->filmstrip());
    all.removeAll(m_playing->mute());
    return m_actions->all() + m_commands->all() + all;
}

QWidget* CompareView::newHead()
{
    auto* head = new QWidget(m_body);
    makeBar(head);
    head->setFixedHeight(headHeight);
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(12, 0, 12, 0);
    row->setSpacing(8);
    auto* back = new QToolButton(head);
    back->setObjectName(u"leaveComparisonButton"_s);
    back->setDefaultAction(m_actions->leave());
    back->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    back->setAutoRaise(true);
    back->setFocusPolicy(Qt::StrongFocus);
    m_title = new QLabel(head);
    m_title->setFont(semiboldFont(m_title->font()));
    m_slowed = new ElidedLabel(tr("Playing slower: too many takes for this computer."), head);
    m_slowed->setObjectName(u"slowedLabel"_s);
    makeQuiet(m_slowed);
    m_slowed->hide();
    row->addWidget(back);
    row->addWidget(m_title);
    row->addWidget(m_slowed);
    row->addStretch(1);
    auto* modes = new QHBoxLayout;
    modes->setSpacing(0);
    for (QAction* mode : {m_actions->sideBySide(), m_actions->wipe(), m_actions->blink()})
        m_modes.append(newButton(mode));
    for (QPushButton* mode : std::as_const(m_modes))
        modes->addWidget(mode);
    joinSegments({m_modes.begin(), m_modes.end()});
    row->addLayout(modes);
    QPushButton* differences = newButton(m_actions->differences());
    makeChip(differences);
    row->addWidget(differences);
    return head;
}

QPushButton* CompareView::newButton(QAction* action)
{
    auto* button = new QPushButton(action->text(), m_body);
    button->setObjectName(action->objectName() + u"Button"_s);
    button->setAccessibleName(action->text());
    button->setCheckable(true);
    button->setFixedHeight(28);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    const auto follow = [button, action] {
        button->setChecked(action->isChecked());
        button->setEnabled(action->isEnabled());
        button->setToolTip(action->toolTip());
    };
    connect(action, &QAction::changed, button, follow);
    follow();
    return button;
}

void CompareView::connectActions()
{
    connect(m_actions->leave(), &QAction::triggered, this, &CompareView::left);
    connect(m_actions->sideBySide(), &QAction::triggered, this, [this] {
        m_stage->setMode(CompareMode::SideBySide);
        followMode();
    });
    connect(m_actions->wipe(), &QAction::triggered, this, [this] {
        m_stage->setMode(CompareMode::Wipe);
        followMode();
    });
    connect(m_actions->blink(), &QAction::triggered, this, &CompareView::blink);
    connect(m_actions->blinkByItself(), &QAction::toggled, this, &CompareView::blinkByItself);
    connect(m_actions, &CompareActions::takeRequested, m_stage, &CompareStage::choose);
    connect(m_actions, &CompareActions::nextRequested, m_stage, &CompareStage::chooseNext);
    connect(m_actions, &CompareActions::dividerMoved, m_stage, &CompareStage::moveDivider);
    connect(m_actions->differences(), &QAction::toggled, m_differences, &QWidget::setVisible);
    connect(m_stage, &CompareStage::modeChanged, this, &CompareView::followMode);
    connect(m_stage, &CompareStage::chosenChanged, m_differences, &DifferencePanel::choose);
    connect(m_differences, &DifferencePanel::chosen, m_stage, &CompareStage::choose);
    connect(m_player, &ComparePlayer::takeChanged, this, &CompareView::followDelivered);
    connect(m_player, &ComparePlayer::slowedChanged, m_slowed, &QWidget::setVisible);
    connect(m_playing, &PlayerActions::zoomRequested, m_stage, &CompareStage::setZoom);
    connect(m_playing, &PlayerActions::zoomByRequested, m_stage, &CompareStage::zoomBy);
    auto* fullScreen = new FullScreen(m_body, this, m_playing->fullScreen());
    connect(fullScreen, &FullScreen::changed, this, &CompareView::followFullScreen);
    m_blinking.setInterval(blinkMs);
    connect(&m_blinking, &QTimer::timeout, m_stage, [this] { m_stage->chooseNext(1); });
}

void CompareView::connectMarks()
{
    const auto rate = [this](int rating) {
        if (const TaskId id = chosenTake(); m_store.task(id))
            m_marking.rate({id}, rating);
    };
    connect(m_actions, &CompareActions::rated, this, rate);
    connect(m_marks, &CompareMarks::rated, this, rate);
    connect(m_marks, &CompareMarks::menuRequested, this, &CompareView::openMenu);
    connect(m_stage, &CompareStage::menuRequested, this, &CompareView::openMenu);
    connect(m_stage, &CompareStage::chosenChanged, this, &CompareView::showChosen);
    connect(m_commands, &TaskActions::triggered, this,
        [this](TaskCommand command) { Q_EMIT commandRequested(command, chosenTake()); });
    connect(m_actions->reject(), &QAction::triggered, this, &CompareView::toggleRejected);
    connect(m_actions->remove(), &QAction::triggered, this, &CompareView::deleteTake);
    connect(&m_changes, &TaskChanges::changed, this, &CompareView::follow);
}

void CompareView::begin(const QList<TaskId>& ids)
{
    m_ids.clear();
    m_gone.clear();
    m_tasks.clear();
    QStringList files;
    for (const TaskId id : ids) {
        const std::optional<VideoTask> task = m_store.task(id);
        if (!task || m_ids.size() == mostTakes)
            continue;
        m_ids.append(id);
        m_tasks.append(*task);
        files.append(clipPlace(*task));
    }
    m_delivered.clear();
    m_delivered.resize(m_ids.size());
    m_title->setText(tr("Comparing %n takes", nullptr, static_cast<int>(m_ids.size())));
    m_actions->setTakes(static_cast<int>(m_ids.size()));
    m_player->setClips(files);
    m_stage->rebuild();
    m_stage->setNumbers(m_ids);
    showTasks();
    if (TakeTile* first = m_stage->tile(0))
        first->setFocus();
}

void CompareView::end()
{
    m_playing->fullScreen()->setChecked(false);
    m_actions->blinkByItself()->setChecked(false);
    m_player->unload();
    m_stage->rebuild();
}

TaskId CompareView::chosenTake() const
{
    return m_ids.value(m_stage->chosen(), 0);
}

void CompareView::follow(const TaskChangeSet& changes)
{
    bool isNew = false;
    for (qsizetype number = 0; number < m_ids.size(); ++number) {
        const TaskId id = m_ids.at(number);
        if (changes.removed().contains(id)) {
            m_gone.insert(id);
            isNew = true;
        } else if (const std::optional<VideoTask> task = changes.task(id)) {
            m_tasks[number] = *task;
            isNew = true;
        }
    }
    if (isNew)
        showTasks();
}

void CompareView::showTasks()
{
    const QList<TakeDifference> differences = takeDifferences(m_tasks, m_delivered);
    const auto count = static_cast<int>(m_ids.size());
    m_differences->setDifferences(differences, m_ids);
    m_differences->choose(m_stage->chosen());
    for (int number = 0; number < count; ++number) {
        const VideoTask& task = m_tasks.at(number);
        const TakeCaption caption{task.id, wordsForTake(differences, task, number), task.marks.rating,
            task.marks.rejected, m_gone.contains(task.id) || task.marks.recycledAt.isValid()};
        if (TakeTile* tile = m_stage->tile(number))
            tile->setCaption(caption);
    }
    showChosen();
}

void CompareView::showChosen()
{
    const int number = m_stage->chosen();
    if (number >= m_tasks.size())
        return;
    const VideoTask& task = m_tasks.at(number);
    const bool isGone = m_gone.contains(task.id);
    m_marks->showTake(task, isGone);
    m_commands->setTask(isGone ? std::nullopt : std::optional(task));
}

void CompareView::openMenu(const QPoint& place)
{
    auto* menu = new QMenu(this);
    menu->setObjectName(u"comparedMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_commands->fill(menu);
    menu->addSeparator();
    menu->addActions({m_actions->reject(), m_actions->remove()});
    menu->popup(place);
}

// The properties of a delivered clip are known once it has been opened.
void CompareView::followDelivered()
{
    bool news = false;
    for (int number = 0; number < m_player->count() && number < m_delivered.size(); ++number) {
        const QSize size = m_player->take(number).natural;
        if (size.isEmpty() || m_delivered.at(number))
            continue;
        const ClipTiming timing = m_player->takeTiming(number);
        m_delivered[number] =
            DeliveredTake{static_cast<double>(timing.durationUs) / 1'000'000, size, timing.framesPerSecond};
        news = true;
    }
    if (news)
        showTasks();
}

void CompareView::followMode()
{
    const CompareMode mode = m_stage->mode();
    m_actions->sideBySide()->setChecked(mode == CompareMode::SideBySide);
    m_actions->wipe()->setChecked(mode == CompareMode::Wipe);
    m_actions->blink()->setChecked(mode == CompareMode::Blink);
    if (mode != CompareMode::Blink)
        m_actions->blinkByItself()->setChecked(false);
}

void CompareView::blink()
{
    if (m_stage->mode() == CompareMode::Blink)
        m_stage->chooseNext(1);
    else
        m_stage->setMode(CompareMode::Blink);
    followMode();
}

void CompareView::blinkByItself(bool on)
{
    if (on) {
        m_stage->setMode(CompareMode::Blink);
        m_blinking.start();
    } else {
        m_blinking.stop();
    }
}

void CompareView::toggleRejected()
{
    const std::optional<VideoTask> task = m_store.task(chosenTake());
    if (task && !task->marks.recycledAt.isValid() && TaskHistory::mayRecycle(*task))
        m_marking.reject({task->id}, !task->marks.rejected);
}

void CompareView::deleteTake()
{
    const std::optional<VideoTask> task = m_store.task(chosenTake());
    if (task && !task->marks.recycledAt.isValid())
        m_marking.remove({task->id});
}

QAction* CompareView::fullScreenAction() const
{
    return m_playing->fullScreen();
}

void CompareView::followFullScreen(bool on)
{
    // The same shortcut leaves the full screen first, then the comparison.
    m_actions->leave()->setEnabled(!on);
    if (QWidget* focus = m_stage->tile(m_stage->chosen()))
        focus->setFocus();
}

void CompareView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_differences->setMostRows(height() < roomForRows ? 3 : 5); // in a low window the pictures need the space more
}

} // namespace Dailies
