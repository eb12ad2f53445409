// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/panel/taskpanel.h"

#include "app/tasks/history/taskchanges.h"
#include "app/tasks/history/taskcounter.h"
#include "app/tasks/history/taskfilterjson.h"
#include "app/tasks/table/taskmodel.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/tasks/actions/compareaction.h"
#include "ui/tasks/actions/markactions.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/tasks/filter/savedfiltermenu.h"
#include "ui/tasks/filter/taskfilterbar.h"
#include "ui/tasks/grid/takegrid.h"
#include "ui/tasks/panel/cleanup.h"
#include "ui/tasks/panel/emptytakes.h"
#include "ui/tasks/panel/leavingtakes.h"
#include "ui/tasks/panel/newtakes.h"
#include "ui/tasks/panel/renamedialog.h"
#include "ui/tasks/panel/selectionactions.h"
#include "ui/tasks/panel/selectioncommands.h"
#include "ui/tasks/panel/takefacts.h"
#include "ui/tasks/panel/taskmessage.h"
#include "ui/tasks/panel/taskselection.h"
#include "ui/tasks/panel/taskviews.h"
#include "ui/tasks/table/storednumbers.h"
#include "ui/tasks/table/tablesettings.h"
#include "ui/tasks/table/taskview.h"
#include "ui/widgets/emptystate.h"
#include "ui/widgets/formparts.h"

#include <QAction>
#include <QApplication>
#include <QItemSelectionModel>
#include <QJsonDocument>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr auto shownFilterKey = "tasks/shownFilter";
constexpr auto chosenKey = "tasks/chosen";
constexpr auto newKey = "tasks/new";
constexpr int tickMs = 1000;
constexpr int mostScreened = 1000;

/// Shows a page. If the previous page had the keyboard focus, `focused` gets it.
void showPage(QStackedWidget& pages, QWidget* page, QWidget* focused)
{
    const bool isWorkedWith = pages.isAncestorOf(QApplication::focusWidget());
    if (pages.currentWidget() == page)
        return;
    pages.setCurrentWidget(page);
    if (isWorkedWith && focused != nullptr)
        focused->setFocus(Qt::OtherFocusReason);
}

} // namespace

TaskPanel::TaskPanel(TaskChanges& changes, TaskModel& model, QWidget* parent)
    : QWidget(parent)
    , m_changes(changes)
    , m_store(changes.store())
    , m_history(m_store)
    , m_model(model)
    , m_marking(new TaskMarking(m_store, this))
    , m_bar(new TaskFilterBar(m_history, this))
    , m_selection(new TaskSelection(model, this))
    , m_views(new TaskViews(model, *m_selection, this))
    , m_actions(new TaskActions(m_views->list()))
    , m_updating(new SelectionActions(changes, *m_selection, *m_actions, this))
    , m_choices(new TableSettings(m_model, *m_views->list()))
    , m_counter(new TaskCounter(m_store.file(), this))
    , m_pages(new QStackedWidget(this))
    , m_empty(new EmptyState(this))
{
    setObjectName(u"taskPanel"_s);
    makeBar(this);
    connect(m_selection, &TaskSelection::chosenChanged, this, &TaskPanel::taskSelected);
    connect(m_selection, &TaskSelection::changed, this,
        [this] { Q_EMIT selectionChanged(int(m_selection->tasks().size())); });
    buildViews();
    buildPages();
    connect(m_bar, &TaskFilterBar::filterChanged, this, &TaskPanel::applyFilter);
    connect(&m_model, &TaskModel::dayChanged, m_bar->chips(), &FilterChips::followDate);
    addActions({m_bar->chips()->yesterday(), m_bar->chips()->hideRejectedAction()}); // work in the whole window
    connect(m_actions, &TaskActions::triggered, this, &TaskPanel::execute);
    buildMarking();
    m_together =
        new SelectionCommands({m_history, *m_selection, *m_marking, *m_message, m_store, m_compare, m_screen}, this);
    m_together->placeIn(*m_bar);
    m_actions->join({m_together->clearAction()});
    connect(m_together, &SelectionCommands::commandRequested, this, [this](TaskCommand command) {
        if (command == TaskCommand::SaveAs)
            m_actions->action(command)->trigger();
        else
            executeMark(command);
    });
    connect(m_together, &SelectionCommands::againRequested, this,
        [this](const QList<TaskId>& ids) { Q_EMIT commandRequested(TaskCommand::SubmitAgain, ids); });
    // The same keys in both views.
    m_views->grid()->addActions(m_views->list()->actions());
    m_actions->addTo(m_views->grid());
    connect(&changes, &TaskChanges::changed, this, &TaskPanel::follow);
    connect(m_counter, &TaskCounter::counted, this, [this](const TaskCounts& counts) {
        m_counts = counts;
        m_bar->setTallies(counts);
        showRightPage();
    });
    m_ticking.setInterval(tickMs);
    connect(&m_ticking, &QTimer::timeout, this, &TaskPanel::tick);
    countTakes();
    tick();
}

TaskPanel::~TaskPanel()
{
    // Otherwise the views would signal changes of their last rows when the rest of the panel is destroyed.
    m_selection->model()->disconnect(m_selection);
    m_bar->disconnect(this); // and its search field would signal that it gives up the keyboard
    m_model.setClips(nullptr);
}

void TaskPanel::buildMarking()
{
    m_markActions = new MarkActions(*m_marking, m_views->list(), this, [this] { return selectedTasks(); });
    m_compare = new CompareAction(
        m_changes, m_views->list(), [this] { return m_selection->takesToCompare(); }, m_actions);
    connect(m_compare, &CompareAction::requested, this, &TaskPanel::compareRequested);
    m_screen = new QAction(icon(u"clapperboard"_s), tr("Screen takes"), this);
    m_screen->setObjectName(u"screenTakes"_s);
    m_screen->setShortcut(Qt::SHIFT | Qt::Key_S); // S alone has a meaning in a comparison
    m_screen->setShortcutVisibleInContextMenu(true);
    m_screen->setAutoRepeat(false);
    m_screen->setToolTip(
        tr("Shows the selected takes in a row, in full screen. With fewer than two, shows the filtered "
           "takes or today's."));
    connect(m_screen, &QAction::triggered, this, [this] { Q_EMIT screenRequested(takesToScreen()); });
    connect(m_marking, &TaskMarking::failed, m_message, &TaskMessage::showProblem);
    connect(m_bar, &TaskFilterBar::emptyBinRequested, this, &TaskPanel::askAboutBin);
    connect(m_marking, &TaskMarking::said, this, &TaskPanel::said);
    auto* leaving = new LeavingTakes(*m_marking, m_model, this);
    connect(leaving, &LeavingTakes::said, this, &TaskPanel::said);
    connect(m_bar, &TaskFilterBar::filterChanged, leaving, &LeavingTakes::forget);
    m_cleanUp = new CleanUp(
        m_store, *m_marking, *m_message, [this] { return m_bar->filter(); }, this);
    connect(m_marking, &TaskMarking::cameBack, this, &TaskPanel::selectRestored);
    connect(m_marking, &TaskMarking::cameBack, m_views, &TaskViews::lookAtFilesAgain);
    connect(m_bar, &TaskFilterBar::deleteRejectedRequested, m_cleanUp->deleteRejected(), &QAction::trigger);
    m_choices->menu()->addSeparator();
    m_choices->menu()->addActions(m_cleanUp->actions());
    addActions(m_cleanUp->actions() + QList{m_choices->groupAction()});
}

/// The counts of all takes are known. Those of a filter's parts are found on another thread.
void TaskPanel::countTakes()
{
    if (!isNarrowed(m_bar->filter())) {
        const TaskCounts before = std::exchange(m_counts, m_changes.counts());
        m_counts.best = before.best;
        m_counts.rejected = before.rejected;
        m_bar->setTallies(m_counts);
        showRightPage();
    }
    m_counter->count(m_bar->filter());
}

void TaskPanel::buildViews()
{
    connect(m_choices, &TableSettings::filterWanted, this, &TaskPanel::showFiltered);
    connect(m_choices, &TableSettings::stacksOpened, m_views->grid(), &TakeGrid::setAllStacksOpen);
    m_bar->setViewMenu(m_choices->menu());
    connect(m_bar, &TaskFilterBar::gridWanted, m_views,
        [this](bool isGrid) { m_views->setMode(isGrid ? TaskViews::Mode::Grid : TaskViews::Mode::List); });
    connect(m_views, &TaskViews::modeChanged, this, [this] {
        const bool isGrid = m_views->mode() == TaskViews::Mode::Grid;
        m_choices->setStacked(isGrid);
        m_bar->showGrid(isGrid);
    });
    m_views->setSizeSlider(m_bar->sizeSlider());
    m_views->setMode(TaskViews::Mode::Grid);
    connect(m_views, &TaskViews::menuRequested, this, &TaskPanel::showMenu);
    connect(m_views, &TaskViews::playRequested, m_actions->action(TaskCommand::Play), &QAction::trigger);
    connect(m_views, &TaskViews::decideRequested, this, &TaskPanel::decideRequested);
    connect(m_views, &TaskViews::checkRequested, this,
        [this](TaskId id) { Q_EMIT commandRequested(TaskCommand::CheckNow, {id}); });
    connect(m_views, &TaskViews::retryRequested, m_actions->action(TaskCommand::UseAgain), &QAction::trigger);
    connect(m_views, &TaskViews::dragged, this, [this] { Q_EMIT clipsDragged(selectedTasks()); });
    m_new = new NewTakes(m_changes, this);
    connect(m_selection, &TaskSelection::chosenChanged, m_new, &NewTakes::look);
    connect(this, &TaskPanel::compareRequested, m_new, &NewTakes::compare);
    m_views->grid()->setNewTakes([this](TaskId id) { return m_new->contains(id); });
    connect(m_views, &TaskViews::filesLookedAt, m_updating, &SelectionActions::refresh);
    connect(m_bar, &TaskFilterBar::searching, this, &TaskPanel::searching);
    connect(m_bar, &TaskFilterBar::searchLeft, this, [this] {
        if (m_model.rowCount() == 0)
            return;
        m_views->current()->setFocus(Qt::OtherFocusReason);
        if (!m_selection->model()->currentIndex().isValid())
            m_selection->selectNear(0);
    });
    // Connected after the views, so that the rows are there when the page is chosen.
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &TaskPanel::showRightPage);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, &TaskPanel::showRightPage);
    connect(&m_model, &TaskModel::settled, this, &TaskPanel::showRightPage);
    connect(&m_model, &TaskModel::settled, m_selection, &TaskSelection::bringBack);
}

void TaskPanel::buildPages()
{
    m_pages->addWidget(m_views);
    m_pages->addWidget(m_empty);
    connect(m_empty, &EmptyState::actionTriggered, this, [this] {
        if (isEveryTakeInTrash(*m_bar))
            m_bar->setFilter(TaskGroup::Bin, QString());
        else if (m_bar->filter() == TaskFilter())
            Q_EMIT exampleRequested();
        else
            m_bar->setFilter(m_bar->words().isEmpty() || m_bar->filter().bin == TaskFilter::Bin::Recycled
                    ? TaskGroup::All
                    : m_bar->group(),
                QString());
    });

    QVBoxLayout* column = bareColumn(this);
    column->addWidget(m_bar);
    m_message = new TaskMessage(this);
    column->addWidget(dividingLine(Qt::Horizontal, this));
    column->addWidget(m_pages, 1);
    showRightPage();
}

void TaskPanel::setFilmstripFolder(const QString& folder, qint64 mostBytes)
{
    m_views->setFilmstripFolder(folder, mostBytes);
}

QImage TaskPanel::thumbnail(const QString& file) const
{
    return m_views->thumbnail(file);
}

void TaskPanel::setCosts(const std::function<QString(const QList<VideoTask>&)>& costs)
{
    m_together->setCosts(costs);
    m_actions->setCosts(costs);
}

void TaskPanel::setAccountNames(FilterChips::NameOf nameOf)
{
    m_model.setAccountNames(nameOf);
    m_bar->chips()->setAccountNames(std::move(nameOf));
}

void TaskPanel::restoreTable(const QSettings& settings)
{
    m_views->restore(settings);
    m_choices->restore(settings);
    m_new->setTakes(setOf<TaskId>(settings.value(QLatin1StringView(newKey))));
    const TaskId last = settings.value(QLatin1StringView(chosenKey)).toLongLong();
    if (selectedTask() == 0 && m_store.task(last)) {
        m_selection->choose(last);
        m_selection->bringBack();
    }
    // The window begins here. Without a current row, Qt would choose the first one.
    if (m_selection->model()->currentIndex().isValid())
        m_views->current()->setFocus(Qt::OtherFocusReason);
}

void TaskPanel::saveTable(QSettings& settings) const
{
    m_views->save(settings);
    m_choices->save(settings);
    settings.setValue(QLatin1StringView(newKey), textsOf(m_new->takes()));
    settings.setValue(QLatin1StringView(chosenKey), selectedTask());
}

void TaskPanel::keepFiltersIn(QSettings& settings)
{
    m_settings = &settings;
    SavedFilterMenu* saved = m_bar->savedFilters();
    saved->setFilters(new SavedFilters(settings, this));
    connect(saved, &SavedFilterMenu::said, this, [this](const QString& sentence, const std::function<void()>& undo) {
        m_message->showMessage(MessageBar::Kind::Information, sentence, {{tr("Undo"), undo}});
    });
    connect(saved, &SavedFilterMenu::refused, m_message, &TaskMessage::showProblem);
    const QByteArray text = settings.value(QLatin1StringView(shownFilterKey)).toByteArray();
    countTakes();
    m_bar->showFilter(taskFilterFromJson(QJsonDocument::fromJson(text).object(), QDate::currentDate()));
    // At once, because a program that is killed saves nothing.
    connect(m_views, &TaskViews::modeChanged, this, [this] { m_views->save(*m_settings); });
    // Only the take on which the arrow keys stop.
    auto* pause = new QTimer(this);
    pause->setSingleShot(true);
    pause->setInterval(tickMs);
    connect(m_selection, &TaskSelection::chosenChanged, pause, qOverload<>(&QTimer::start));
    connect(
        pause, &QTimer::timeout, this, [this] { m_settings->setValue(QLatin1StringView(chosenKey), selectedTask()); });
    connect(m_bar, &TaskFilterBar::filterChanged, this, [this] {
        TaskFilter shown = m_bar->filter();
        // The next start shows neither an old search, which would hide new tasks, nor rejected takes, nor the Trash.
        shown.text.clear();
        shown.bin = TaskFilter::Bin::Kept;
        if (shown.rejects == TaskFilter::Rejects::Only)
            shown.rejects = TaskFilter::Rejects::Shown;
        m_settings->setValue(
            QLatin1StringView(shownFilterKey), QJsonDocument(toJson(shown)).toJson(QJsonDocument::Compact));
    });
}

const TaskFilter& TaskPanel::shownFilter() const
{
    return m_model.filter();
}

SavedFilterMenu* TaskPanel::savedFilters() const
{
    return m_bar->savedFilters();
}

void TaskPanel::applyFilter()
{
    TaskFilter filter = m_bar->filter();
    filter.order = m_model.filter().order;
    filter.ascending = m_model.filter().ascending;
    filter.grouped = m_model.filter().grouped;
    showFiltered(filter);
    countTakes();
    tick();
}

void TaskPanel::showFiltered(const TaskFilter& filter)
{
    const QList<TaskId> selected = selectedTasks();
    m_model.setFilter(filter);
    // All rows are new, so the selection has to be restored.
    m_selection->restore(selected);
    showRightPage();
}

void TaskPanel::showRightPage()
{
    // A list that is still loading may not be empty.
    if (m_model.rowCount() > 0 || !m_model.isComplete()) {
        showPage(*m_pages, m_views, m_views->current());
        return;
    }
    tellWhyEmpty(*m_empty, *m_bar);
    showPage(*m_pages, m_empty, m_empty->findChild<QPushButton*>());
}

QWidget* TaskPanel::message() const
{
    return m_message;
}

QRegion TaskPanel::buttons() const
{
    const QWidget* takes = m_views->current()->viewport();
    return m_views->isVisible() ? m_views->buttons().translated(takes->mapTo(this, QPoint())) : QRegion();
}

void TaskPanel::setCovered(int height)
{
    const int below = this->height() - m_views->mapTo(this, QPoint(0, m_views->height())).y();
    m_views->setCovered(std::max(height - below, 0));
}

TaskId TaskPanel::selectedTask() const
{
    return m_selection->chosen();
}

QList<TaskId> TaskPanel::selectedTasks() const
{
    // The chosen take has no row while its group is closed.
    const TaskId chosen = selectedTask();
    const QList<TaskId> selected = m_selection->tasks();
    return selected.isEmpty() && m_model.isHidden(chosen) ? QList<TaskId>{chosen} : selected;
}

void TaskPanel::selectTask(TaskId id)
{
    m_model.deliverChanges();
    m_model.reveal(id);
    if (m_model.rowOf(id) < 0) {
        const auto task = m_store.task(id);
        if (!task)
            return;
        const TaskFilter before = m_bar->filter();
        m_bar->setTallies(m_changes.counts()); // the chip of the bin may still be missing
        m_bar->setFilter(task->marks.recycledAt.isValid() ? TaskGroup::Bin : TaskGroup::All, QString());
        if (before != TaskFilter() && before != m_bar->filter())
            Q_EMIT said(MessageBar::Kind::Information, tr("Filter cleared to show take %1.").arg(id),
                {{tr("Back to the filter"), [this, before] { m_bar->showFilter(before); }}});
        m_model.reveal(id);
    }
    if (const int row = m_model.rowOf(id); row >= 0)
        m_selection->selectRow(row);
    else if (!m_model.isComplete())
        m_selection->choose(id); // its row is still loading
}

bool TaskPanel::goToTask(TaskId id)
{
    Q_EMIT takesWanted();
    selectTask(id);
    return selectedTask() == id;
}

void TaskPanel::chooseTask(TaskId id, const QList<TaskId>& others)
{
    m_selection->goTo(id);
    m_selection->add(others);
}

void TaskPanel::holdSelection(bool held)
{
    m_selection->setHeld(held);
}

QList<TaskId> TaskPanel::takesToScreen() const
{
    if (const QList<TaskId> selected = selectedTasks(); selected.size() > 1)
        return selected.mid(0, mostScreened);
    TaskFilter filter = m_model.filter();
    if (m_bar->filter() == TaskFilter())
        setPeriod(filter, TaskFilter::Period::Today, QDate::currentDate());
    return m_history.find(filter, mostScreened);
}

QWidget* TaskPanel::view() const
{
    return m_views->current();
}

void TaskPanel::selectAgain(const QList<TaskId>& ids, TaskId current)
{
    m_model.deliverChanges();
    if (const int row = m_model.rowOf(current); row >= 0)
        m_selection->selectRow(row);
    m_selection->add(ids);
    m_views->current()->setFocus(Qt::OtherFocusReason);
}

/// Takes that came back into the list.
void TaskPanel::selectRestored(const QList<TaskId>& ids)
{
    m_changes.deliver();
    m_model.deliverChanges();
    const auto first = std::find_if(ids.cbegin(), ids.cend(), [this](TaskId id) { return m_model.rowOf(id) >= 0; });
    if (first == ids.cend())
        return;
    m_selection->selectRow(m_model.rowOf(*first));
    m_selection->add(ids);
}

void TaskPanel::follow(const TaskChangeSet& changes)
{
    for (const TaskId id : changes.removed())
        m_selection->forget(id);
    countTakes();
    m_together->follow();
    tick();
}

void TaskPanel::tick()
{
    m_model.tick();
    Q_EMIT ticked();
    if (!m_model.counts())
        m_ticking.stop();
    else if (!m_ticking.isActive())
        m_ticking.start();
}

void TaskPanel::showMenu(const QPoint& place)
{
    auto* menu = new QMenu(this);
    menu->setObjectName(u"taskMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    m_together->nameTakes(menu);
    m_actions->fill(menu);
    menu->addSeparator();
    menu->addActions({m_compare, m_screen});
    m_markActions->fill(menu);
    // Otherwise a command could reach another take, or another command would come under the pointer.
    const TaskId id = selectedTask();
    const auto stateOf = [this, id] { return m_store.task(id).value_or(VideoTask()).state; };
    connect(m_selection, &TaskSelection::chosenChanged, menu, &QMenu::close);
    connect(&m_changes, &TaskChanges::changed, menu, [menu, stateOf, before = stateOf()] {
        if (stateOf() != before)
            menu->close();
    });
    menu->popup(place);
}

void TaskPanel::execute(TaskCommand command)
{
    if (command == TaskCommand::SubmitAgain && selectedTasks().size() > 1)
        return m_together->askAgain();
    QList<TaskId> ids{selectedTask()};
    // The chosen task may have no row, because a filter hides it. Then the selected rows do not count.
    if (const QList<TaskId> selected = selectedTasks(); isForAll(command) && selected.contains(selectedTask()))
        ids = selected;
    ids.removeIf([this, command](TaskId id) {
        const std::optional<VideoTask> task = m_store.task(id);
        return !task || !isPossible(command, *task);
    });
    if (ids.isEmpty())
        return;
    switch (command) {
    case TaskCommand::ShowInFolder:
        showInFolder(m_store.task(ids.constFirst()).value_or(VideoTask()).file, m_message,
            [this](auto kind, const auto& text, const auto& actions) { m_message->showMessage(kind, text, actions); });
        break;
    case TaskCommand::Reject:
    case TaskCommand::Unreject:
    case TaskCommand::Delete:
    case TaskCommand::Restore: executeMark(command); break;
    case TaskCommand::Rename: askForName(ids.constFirst()); break;
    case TaskCommand::CopyPrompt:
    case TaskCommand::CopyId:
    case TaskCommand::CopyAddress:
    case TaskCommand::CopyRequest:
    case TaskCommand::CopyCurl:
        copyTexts(m_store, command, ids);
        Q_EMIT said(MessageBar::Kind::Information, tr("Copied to the clipboard."), {});
        break;
    case TaskCommand::SaveAs:
    case TaskCommand::CopyFiles: Q_EMIT commandRequested(command, selectedTasks()); break;
    default: Q_EMIT commandRequested(command, ids);
    }
    // The next command may already depend on the result of this one.
    m_changes.deliver();
}

void TaskPanel::executeMark(TaskCommand command)
{
    m_selection->selectNextAfter([this, command] {
        const QList<TaskId> ids = selectedTasks();
        switch (command) {
        case TaskCommand::Delete: m_marking->remove(ids); break;
        case TaskCommand::Restore: m_marking->restore(ids); break;
        default: m_marking->reject(ids, command == TaskCommand::Reject);
        }
    });
}

void TaskPanel::askAboutBin()
{
    const QList<TaskId> asked = m_history.find({.bin = TaskFilter::Bin::Recycled});
    const auto empty = [this, asked] {
        if (m_history.find({.bin = TaskFilter::Bin::Recycled}) == asked)
            m_marking->emptyBin();
        else
            askAboutBin(); // others were moved to the Trash since
    };
    m_message->showMessage(MessageBar::Kind::Warning,
        tr("Delete the records of %n takes permanently? Their clips stay in the Trash until you empty it on your "
           "desktop.",
            nullptr, int(asked.size())),
        {{.words = tr("Delete permanently"), .execute = empty, .subject = u"emptyBin"_s}, {tr("Cancel")}});
}

void TaskPanel::askForName(TaskId id)
{
    const QString file = m_store.task(id).value_or(VideoTask()).file;
    auto* dialog = new RenameDialog(file, window());
    connect(dialog, &RenameDialog::chosen, this, [this, id](const QString& name) { m_marking->rename(id, name); });
    dialog->open();
}

void TaskPanel::describeTask(TaskId id, const QStringList& tags, const QString& note)
{
    m_marking->describe(id, tags, note);
}

} // namespace Dailies
