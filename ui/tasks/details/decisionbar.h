// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace Dailies {

class IconLabel;

/// Asks, in place, what shall become of a request whose answer was lost. Nothing is done without the person: attaching an
/// id needs the id, submitting again is asked once more with what it may cost. What was left alone takes one line.
class DecisionBar final : public QFrame {
    Q_OBJECT

public:
    explicit DecisionBar(QWidget* parent = nullptr);

    /// Asks about a task, or shows news of the one that is asked about: what was typed stays then.
    void showTask(const VideoTask& task);
    /// Forgets the task.
    void reset();
    /// Opens the field for the id.
    void askForId();
    /// Asks whether to submit again, with what it may cost.
    void askResubmit();
    /// Puts the question again and gives its first answer the focus.
    void ask();
    /// Why the last answer did not do; stands until the next.
    void showProblem(const QString& sentence);

Q_SIGNALS:
    void idGiven(const QString& remoteId);
    void resubmitChosen();
    void leaveChosen();
    /// It asks something else now, or nothing any more.
    void stepChanged();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    enum class Step { Question, Id, Resubmit, Left };
    void go(Step step);
    void goAndFocus(Step step);
    void showParts();
    /// Where the keyboard goes with a step.
    QWidget* firstOf(Step step) const;
    QPushButton* addButton(const QString& name, const QString& text);
    void giveId();
    void leave();
    QLayout* newSupportRow();
    void showSupport(const VideoTask& task);
    void showSupportRow();

    Step m_step = Step::Question;
    TaskId m_task = 0;
    bool m_isLeft = false; ///< it was left alone before
    bool m_isPractice = false; ///< nothing is charged
    QString m_forSupport; ///< as it is copied
    QStringList m_candidates; ///< texts of the lost reply that may be the id
    IconLabel* m_icon;
    QLabel* m_sentence;
    QLabel* m_problem;
    QLineEdit* m_id;
    QLabel* m_support = nullptr;
    QToolButton* m_copy = nullptr;
    QPushButton* m_attachId;
    QPushButton* m_submitAgain;
    QPushButton* m_leave;
    QPushButton* m_attach;
    QPushButton* m_confirm;
    QPushButton* m_decide;
    QPushButton* m_back;
};

} // namespace Dailies
