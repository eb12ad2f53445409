// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskhistory.h"
#include "app/tasks/videotask.h"
#include "ui/tasks/actions/taskactions.h"
#include "ui/tasks/filter/filterchips.h"

#include <QTimer>
#include <QWidget>

class QSettings;
class QStackedWidget;

namespace Dailies {

class CompareAction;
class EmptyState;
class HoverPlay;
class MarkActions;
class TableSettings;
class TaskDelegate;
class TaskFilterBar;
class TaskMarking;
class TaskMessage;
class TaskModel;
class TaskSelection;
class TaskStore;
class TaskView;
class ThumbnailCache;

/// The tasks area of the window: filter, search, the table. It copies texts, marks tasks and shows folders by itself; what
/// else the person wants done with a task, it signals.
class TaskPanel final : public QWidget {
    Q_OBJECT

public:
    /// Both outlive the panel.
    TaskPanel(TaskStore& store, TaskModel& model, QWidget* parent = nullptr);
    ~TaskPanel() override;

    /// Where the pictures are kept that play under the pointer, and how many bytes of them.
    void setFilmstripFolder(const QString& folder, qint64 mostBytes);
    /// The task whose row is or was chosen last; it stays when a filter hides its row. 0 for none.
    TaskId selectedTask() const;
    /// Chooses a task and brings its row into view; a filter that hides it is taken away. Nothing for an unknown task.
    void selectTask(Dailies::TaskId id);
    TaskActions* taskActions() const { return m_actions; }
    /// All whose rows are selected, from above.
    QList<TaskId> selectedTasks() const;
    /// The small picture of a saved clip, if it was made already.
    QImage thumbnail(const QString& file) const;
    /// Marks one task with what the person typed about it.
    void describeTask(Dailies::TaskId id, const QStringList& tags, const QString& note);
    /// Who marks tasks for the person, with one undo for all.
    TaskMarking& marking() { return *m_marking; }
    /// Selects these rows, as far as they are shown, and looks at one of them.
    void selectAgain(const QList<Dailies::TaskId>& ids, Dailies::TaskId current);
    void setAccountNames(FilterChips::NameOf nameOf);
    /// The table as the person left it: columns, order, groups.
    void restoreTable(const QSettings& settings);
    void saveTable(QSettings& settings) const;
    void addHeadline(QWidget* headline); ///< over the table
    /// Where filters are kept, and what was shown last; the settings outlive the panel.
    void keepFiltersIn(QSettings& settings);

Q_SIGNALS:
    void taskSelected(Dailies::TaskId id); ///< 0 when there is none any more
    /// The person wants this done to these tasks, for each of which it is possible. To save or copy clips, all that are
    /// selected are named, those without a clip among them. What the panel does by itself is not asked for.
    void commandRequested(Dailies::TaskCommand command, const QList<Dailies::TaskId>& ids);
    void decideRequested(Dailies::TaskId id); ///< see TaskDetails::askDecision()
    void compareRequested(const QList<Dailies::TaskId>& ids);
    void clipsDragged(const QList<Dailies::TaskId>& ids);
    void exampleRequested();
    void selectionChanged(); ///< more or fewer rows are selected
    void ticked(); ///< time has gone by, or tasks have changed: what depends on either may read differently now

private:
    void buildTable();
    void watchClips();
    void buildPages();
    void connectStore();
    void connectSelection();
    void buildMarking();
    void applyFilter();
    void showFiltered(const TaskFilter& filter);
    void showRightPage();
    void showMenu(const QPoint& place);
    void execute(TaskCommand command);
    void copyTexts(TaskCommand command, const QList<TaskId>& ids);
    void showInFolder(TaskId id);
    void executeMark(TaskCommand command);
    void askAboutBin();
    void taskChanged(TaskId id);
    void refreshCounts();
    void tick();
    void updateActions();

    TaskStore& m_store;
    TaskHistory m_history;
    TaskModel& m_model;
    TaskMarking* m_marking;
    TaskFilterBar* m_bar;
    TaskView* m_view;
    TaskSelection* m_selection;
    ThumbnailCache* m_thumbnails;
    TaskDelegate* m_delegate;
    HoverPlay* m_play = nullptr;
    TaskActions* m_actions;
    TableSettings* m_choices;
    QStackedWidget* m_pages;
    EmptyState* m_empty;
    QTimer m_counting; ///< many changes in one go are counted once
    QTimer m_ticking;
    MarkActions* m_markActions = nullptr;
    CompareAction* m_compare = nullptr;
    TaskMessage* m_message = nullptr;
    QSettings* m_settings = nullptr;
};

} // namespace Dailies
