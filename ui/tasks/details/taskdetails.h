// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/spendbook.h"
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
class EmptyState;
class FactGrid;
class IconLabel;
class LineageLinks;
class MarksEdit;
class ReportView;
class TaskActions;
class TaskChanges;

/// The panel beside the stage that shows one task: its details, and on a second page its request, the service's replies
/// and its log. It works from 244 px wide.
class TaskDetails final : public QWidget {
    Q_OBJECT

public:
    explicit TaskDetails(QWidget* parent = nullptr);

    /// Reads the log of the shown task.
    using LogReader = std::function<QList<TaskLogEntry>()>;

    /// Shows a task, or none. The log is only read while the technical page is open.
    void showTask(const std::optional<VideoTask>& task, const LogReader& log = {});
    /// Hands over the tags and the note that are being written, see marksEdited().
    void finishMarks();
    TaskId shownTask() const { return m_task ? m_task->id : 0; }

    /// Sets where the tasks before and after the shown one are read. It must outlive the details.
    void setChanges(TaskChanges& changes);
    /// Sets what tells the cost of the shown task.
    using CostReader = std::function<std::optional<SpendEntry>(TaskId)>;
    void setCosts(const CostReader& costs) { m_costs = costs; }
    /// Sets the actions of the shown task, which is the chosen one. The most likely action gets a button.
    void setActions(TaskActions* actions);
    /// Sets sentences about what will happen to the shown task; empty for none.
    void setOutlook(const QString& sentences);

Q_SIGNALS:
    void clipDragged(Dailies::TaskId id);
    void taskRequested(Dailies::TaskId id); ///< the user goes to a task before or after the shown one
    void marksEdited(Dailies::TaskId id, const QStringList& tags, const QString& note);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    enum Tab { Details, Technical };

    QWidget* newDetailsPage();
    QWidget* newTechnicalPage();
    QWidget* newStanding(QWidget* parent);
    QScrollArea* newScrollPage(const QString& name, QWidget* content);
    /// Fills the open page only. The other is filled when it is opened.
    void refresh();
    void refreshDetails();
    void refreshTechnical();
    void refreshStanding();
    void refreshCommand();
    void fitNumber();

    std::optional<VideoTask> m_task;
    LogReader m_log;
    CostReader m_costs;
    ClipProbe* m_probe;
    QStackedWidget* m_outer; ///< shows the tabs or the empty state
    QTabBar* m_tabs;
    QLabel* m_number; ///< "Take 7"
    QStackedWidget* m_pages;
    QList<QScrollArea*> m_scrolls; ///< one for each page
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
    FactGrid* m_first = nullptr; ///< the prompt
    FactGrid* m_facts = nullptr;
    LineageLinks* m_kin = nullptr;
    MarksEdit* m_marks = nullptr;
    ReportView* m_request = nullptr;
    ReportView* m_response = nullptr;
    ReportView* m_logView = nullptr;
};

} // namespace Dailies
