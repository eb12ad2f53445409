// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/store/taskstore.h"
#include "app/tasks/videotask.h"

#include <QWidget>

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

/// Shows one task below the player: details, the request as sent, the service's replies, the log.
class TaskDetails final : public QWidget {
    Q_OBJECT

public:
    explicit TaskDetails(QWidget* parent = nullptr);

    /// Shows a task, or updates the one that is shown; nullopt shows none.
    void showTask(const std::optional<VideoTask>& task, const QList<TaskLogEntry>& log = {});
    TaskId shownTask() const { return m_task ? m_task->id : 0; }

    /// The store in which related tasks are looked up. It must outlive the details.
    void setStore(TaskStore& store);
    /// The commands for the shown task, which must be the selected one. The likeliest command gets a button.
    void setActions(TaskActions* actions);
    /// Shows sentences about what to expect of the shown task; empty for none.
    void setOutlook(const QString& sentences);

    /// Shows the question what to do about a lost answer. Does nothing for any other task.
    void askDecision();
    /// The same, with the field for the ID open.
    void askForId();
    /// The same, with the confirmation to submit again, which may be charged twice.
    void askResubmit();
    /// Shows in one sentence why the user's decision failed.
    void showProblem(const QString& sentence);

Q_SIGNALS:
    void clipDragged(Dailies::TaskId id);
    void taskRequested(Dailies::TaskId id); ///< the user follows a link to a related task
    void attachIdRequested(Dailies::TaskId id, const QString& remoteId);
    void resubmitRequested(Dailies::TaskId id); ///< the user has already confirmed
    void leaveRequested(Dailies::TaskId id);
    void marksEdited(Dailies::TaskId id, const QStringList& tags, const QString& note);

private:
    enum Tab { Details, Request, Response, Log };

    QWidget* newDetailsPage();
    QWidget* newStanding(QWidget* parent);
    ReportView* addReport(const QString& title, const QString& objectName);
    /// Fills the visible tab. The others are filled when the user opens them.
    void refresh();
    void refreshDetails();
    void showTop();
    void refreshStanding();
    void refreshCommand();

    std::optional<VideoTask> m_task;
    QList<TaskLogEntry> m_log;
    ClipProbe* m_probe;
    QStackedWidget* m_outer; ///< the tabs, or the empty state
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
