// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"
#include "ui/tasks/stage/stagewords.h"
#include "ui/tasks/stage/submissiontiles.h"

#include <QImage>
#include <QPalette>
#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace Dailies {

class DecisionBar;
class ProgressRing;
class TaskActions;
class ThumbnailCache;

/// What is on the stage while a take has no clip: its input picture, dimmed, or its prompt; how far it is, what went
/// wrong, or the question about a lost answer; and the takes that were submitted with it. It stands on dark ground in
/// both themes.
class TakeStage final : public QWidget {
    Q_OBJECT

public:
    explicit TakeStage(QWidget* parent = nullptr);

    /// Sets the actions of the shown task, which is the chosen one. The most likely action gets a button.
    void setActions(TaskActions* actions);
    /// Shows a task. An update of the same task keeps what the user types. Repaints only what has changed.
    void showTask(const VideoTask& task, const StageWords& words, const QList<SubmissionTake>& takes);
    /// Forgets the task.
    void clear();

    /// Goes to the question about a lost answer, or to what another task offers, and focuses it.
    void askDecision();
    /// The same, with the field for the ID open.
    void askForId();
    /// See DecisionBar::setCosts().
    void setCosts(const std::function<QString(TaskId)>& costs);
    /// The same, with the question whether to submit again although both may be charged.
    void askResubmit();
    /// Shows in one sentence why the user's decision could not be carried out.
    void showProblem(const QString& sentence);

Q_SIGNALS:
    void takeChosen(Dailies::TaskId id); ///< the user goes to another take of the submission
    void attachIdRequested(Dailies::TaskId id, const QString& remoteId);
    void resubmitRequested(Dailies::TaskId id); ///< the user has already confirmed
    void leaveRequested(Dailies::TaskId id);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QLabel* addLabel(QVBoxLayout* column, const QString& name, QPalette::ColorRole role);
    void buildColumn();
    QWidget* newWords(QWidget* parent);
    void showWords();
    void fitRing();
    void showDecision();
    QPushButton* newCommand(const QString& name, std::optional<TaskCommand> StageWords::*command);
    void showCommands();
    void showCommand(QPushButton* button, std::optional<TaskCommand> command);
    void showTakes();
    void showInput();
    bool isAsking() const { return m_task && m_task->state == TaskState::NeedsReview; }
    void bringIntoView();
    void comeForward();

    std::optional<VideoTask> m_task;
    StageWords m_words;
    QList<SubmissionTake> m_takes;
    QString m_source; ///< of the input picture
    QImage m_input;
    QImage m_fitted; ///< the input picture as large as it is drawn
    double m_dimming = 0; ///< of that
    ThumbnailCache* m_inputs;
    TaskActions* m_actions = nullptr;
    QScrollArea* m_scroll;
    QLabel* m_prompt = nullptr;
    ProgressRing* m_ring = nullptr;
    QLabel* m_title = nullptr;
    QLabel* m_text = nullptr;
    QLabel* m_advice = nullptr;
    QPushButton* m_command = nullptr;
    QPushButton* m_otherCommand = nullptr;
    DecisionBar* m_decision = nullptr;
    SubmissionTiles* m_tiles = nullptr;
};

} // namespace Dailies
