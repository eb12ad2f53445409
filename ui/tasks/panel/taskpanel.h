// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskhistory.h"
#include "app/tasks/videotask.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/filter/filterchips.h"
#include "ui/widgets/messagebar.h"

#include <QTimer>
#include <QWidget>

class QSettings;
class QStackedWidget;

namespace Dailies {

class CleanUp;
class CompareAction;
class EmptyState;
class MarkActions;
class NewTakes;
class SavedFilterMenu;
class SelectionActions;
class SelectionCommands;
class TableSettings;
class TaskChangeSet;
class TaskChanges;
class TaskCounter;
class TaskFilterBar;
class TaskMarking;
class TaskMessage;
class TaskModel;
class TaskSelection;
class TaskStore;
class TaskViews;

/// The takes area of the window: filters, search, and the takes as a grid or a list. It copies texts, annotates,
/// deletes and renames takes and shows folders itself. It signals every other command of the user.
class TaskPanel final : public QWidget {
    Q_OBJECT

public:
    /// Both must outlive the panel.
    TaskPanel(TaskChanges& changes, TaskModel& model, QWidget* parent = nullptr);
    ~TaskPanel() override;

    /// Sets the folder for the pictures that play under the pointer, and its size limit in bytes.
    void setFilmstripFolder(const QString& folder, qint64 mostBytes);
    /// The task whose row was chosen last, even if it has none now. 0 for none, and while the list has no rows.
    TaskId selectedTask() const;
    /// Chooses a task and scrolls to its row. Clears a filter that hides it. Does nothing for an unknown task.
    void selectTask(Dailies::TaskId id);
    /// The same, wherever the user is: emits takesWanted() before. Returns whether the task is there.
    bool goToTask(Dailies::TaskId id);
    /// Chooses a task and selects its row, if any, with those of `others`. Unlike selectTask(), it keeps the filter.
    void chooseTask(Dailies::TaskId id, const QList<Dailies::TaskId>& others = {});
    void holdSelection(bool held); ///< see TaskSelection::setHeld()
    TaskActions* taskActions() const { return m_actions; }
    const MarkActions& markActions() const { return *m_markActions; }
    /// Shows takes in a row, in full screen. Its shortcut works wherever it is added.
    QAction* screenAction() const { return m_screen; }
    /// The tasks whose rows are selected, from top to bottom, or the chosen one while its group is closed.
    QList<TaskId> selectedTasks() const;
    QImage thumbnail(const QString& file) const; ///< of a saved clip; null if there is none yet
    /// Stores the tags and the note that the user typed for a task.
    void describeTask(Dailies::TaskId id, const QStringList& tags, const QString& note);
    TaskMarking& marking() { return *m_marking; } ///< annotates tasks, with one undo stack for all changes
    /// Selects those of the tasks that are shown, and makes one of them current.
    void selectAgain(const QList<Dailies::TaskId>& ids, Dailies::TaskId current);
    QWidget* message() const; ///< about the list; the window places it over the takes
    QWidget* view() const; ///< the list or the grid, whichever is shown
    QRegion buttons() const; ///< what somebody may want to press on the takes
    void setCovered(int height); ///< messages that stay cover so much at the lower end
    void setAccountNames(FilterChips::NameOf nameOf);
    void setCosts(const std::function<QString(const QList<VideoTask>&)>& costs); ///< of sending requests again
    const TaskFilter& shownFilter() const; ///< which tasks the list shows, and in which order
    /// The user's filters; the list follows its chosen().
    SavedFilterMenu* savedFilters() const;
    /// Restores the user's view, columns, order and groups, and the take that was chosen last.
    void restoreTable(const QSettings& settings);
    void saveTable(QSettings& settings) const;
    /// Sets where the saved filters and the current filter are stored. The settings must outlive the panel.
    void keepFiltersIn(QSettings& settings);

Q_SIGNALS:
    void taskSelected(Dailies::TaskId id); ///< 0 if no task is left
    /// The user wants to run a command that is possible for each of these tasks. Commands that save or copy clips get
    /// all selected tasks, also those without a clip. Commands that the panel runs itself are not signalled.
    void commandRequested(Dailies::TaskCommand command, const QList<Dailies::TaskId>& ids);
    void decideRequested(Dailies::TaskId id); ///< see TaskDetails::askDecision()
    void compareRequested(const QList<Dailies::TaskId>& ids);
    /// The user wants to see these takes in a row: the selected ones if there are two or more, otherwise the filtered
    /// ones, otherwise today's. At most as many as anybody watches in a row.
    void screenRequested(const QList<Dailies::TaskId>& ids);
    void clipsDragged(const QList<Dailies::TaskId>& ids);
    void exampleRequested();
    void selectionChanged(int takes); ///< other rows are selected, of so many takes
    void searching(bool isSearching); ///< the keyboard moves into the search field, or out of it
    void takesWanted(); ///< the user wants to see the takes, whatever page is in front
    /// Requests a message to the user, with buttons for what can be done next.
    void said(Dailies::MessageBar::Kind kind, const QString& sentence, const QList<Dailies::MessageAction>& actions);
    void ticked(); ///< a second has passed or tasks have changed, so texts that depend on either may be outdated

private:
    void buildViews();
    void buildPages();
    void buildMarking();
    QList<TaskId> takesToScreen() const;
    void countTakes();
    void applyFilter();
    void showFiltered(const TaskFilter& filter);
    void showRightPage();
    void showMenu(const QPoint& place);
    void execute(TaskCommand command);
    void executeMark(TaskCommand command);
    void askAboutBin();
    void askForName(TaskId id);
    void follow(const TaskChangeSet& changes);
    void selectRestored(const QList<TaskId>& ids);
    void tick();

    TaskChanges& m_changes;
    TaskStore& m_store;
    TaskHistory m_history;
    TaskModel& m_model;
    TaskMarking* m_marking;
    TaskFilterBar* m_bar;
    TaskSelection* m_selection;
    TaskViews* m_views;
    TaskActions* m_actions;
    SelectionActions* m_updating;
    TableSettings* m_choices;
    TaskCounter* m_counter;
    TaskCounts m_counts; ///< as shown in the bar
    QStackedWidget* m_pages;
    EmptyState* m_empty;
    QTimer m_ticking;
    NewTakes* m_new = nullptr;
    MarkActions* m_markActions = nullptr;
    CompareAction* m_compare = nullptr;
    QAction* m_screen = nullptr;
    CleanUp* m_cleanUp = nullptr;
    SelectionCommands* m_together = nullptr;
    TaskMessage* m_message = nullptr;
    QSettings* m_settings = nullptr;
};

} // namespace Dailies
