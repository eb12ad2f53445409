// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/store/taskstore.h"
#include "app/tasks/videotask.h"

#include <QWidget>

#include <functional>
#include <optional>

class QLabel;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QTabBar;

namespace Dailies {

class ClipBar;
class ClipProbe;
class DecisionBar;
class EmptyState;
class FactGrid;
class IconLabel;
class LineageLinks;
class MarksEdit;
class ReportView;
class TaskActions;
class TaskChanges;

/// The area below the player that shows one task: its details, its request, the service's replies and its log.
class TaskDetails final : public QWidget {
    Q_OBJECT

public:
    explicit TaskDetails(QWidget* parent = nullptr);

    /// Reads the log of the shown task.
    using LogReader = std::function<QList<TaskLogEntry>()>;

    /// Shows a task, or none. The log is only read while its tab is open.
    void showTask(const std::optional<VideoTask>& task, const LogReader& log = {});
    TaskId shownTask() const { return m_task ? m_task->id : 0; }

    /// Sets where the tasks before and after the shown one are read. It must outlive the details.
    void setChanges(TaskChanges& changes);
    /// Sets the actions of the shown task, which is the chosen one. The most likely action gets a button.
    void setActions(TaskActions* actions);
    /// Sets sentences about what will happen to the shown task; empty for none.
    void setOutlook(const QString& sentences);

    /// Goes to the decision about a lost answer. Does nothing for other tasks.
    void askDecision();
    /// The same, with the field for the ID open.
    void askForId();
    /// The same, with the question whether to submit again although both may be charged.
    void askResubmit();
    /// Shows in one sentence why the user's decision could not be carried out.
    void showProblem(const QString& sentence);

Q_SIGNALS:
    void clipDragged(Dailies::TaskId id);
    void taskRequested(Dailies::TaskId id); ///< the user goes to a task before or after the shown one
    void attachIdRequested(Dailies::TaskId id, const QString& remoteId);
    void resubmitRequested(Dailies::TaskId id); ///< the user has already confirmed
    void leaveRequested(Dailies::TaskId id);
    void marksEdited(Dailies::TaskId id, const QStringList& tags, const QString& note);

private:
    enum Tab { Details, Request, Response, Log };

    QWidget* newDetailsPage();
    QWidget* newStanding(QWidget* parent);
    ReportView* addReport(const QString& title, const QString& objectName);
    /// Fills the open page only. The others are filled when they are opened.
    void refresh();
    QList<TaskLogEntry> log() const { return m_log ? m_log() : QList<TaskLogEntry>(); }
    void refreshDetails();
    void showTop();
    void refreshStanding();
    void refreshCommand();

    std::optional<VideoTask> m_task;
    LogReader m_log;
    ClipProbe* m_probe;
    QStackedWidget* m_outer; ///< shows the tabs or the empty state
    QTabBar* m_tabs;
    QStackedWidget* m_pages;
    DecisionBar* m_decision;
    QScrollArea* m_scroll = nullptr; ///< contains the details
    QWidget* m_standing = nullptr;
    IconLabel* m_stateIcon = nullptr;
    QLabel* m_stateWord = nullptr;
    QLabel* m_meaning = nullptr;
    QLabel* m_outlook = nullptr;
    QLabel* m_trouble = nullptr;
    QLabel* m_advice = nullptr;
    QPushButton* m_command = nullptr;
    TaskActions* m_actions = nullptr;
    ClipBar* m_clip = nullptr;
    FactGrid* m_facts = nullptr;
    LineageLinks* m_kin = nullptr;
    MarksEdit* m_marks = nullptr;
    ReportView* m_request = nullptr;
    ReportView* m_response = nullptr;
    ReportView* m_logView = nullptr;
};

} // namespace Dailies
