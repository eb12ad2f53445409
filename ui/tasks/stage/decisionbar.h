// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QFrame>
#include <QList>

#include <functional>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace Dailies {

/// Asks in place what to do about a request whose answer was lost. Nothing happens without the user: attaching needs an
/// ID, and submitting again needs a confirmation, which names the possible charge. The title of the stage is its headline.
class DecisionBar final : public QFrame {
    Q_OBJECT

public:
    explicit DecisionBar(QWidget* parent = nullptr);

    /// Sets a function that returns what another take of a task costs, as one sentence; empty if that is not known.
    void setCosts(std::function<QString(TaskId)> costs) { m_costs = std::move(costs); }
    /// Asks about a task. If the bar already shows it, this updates the bar and keeps what the user typed.
    void showTask(const VideoTask& task);
    /// Forgets the task.
    void reset();
    /// Opens the field for the ID.
    void askForId();
    /// Asks for confirmation to submit again, and says what it may cost.
    void askResubmit();
    /// Returns to the question and focuses its first answer.
    void ask();
    /// Shows why the last answer failed, until the user acts again.
    void showProblem(const QString& sentence);

Q_SIGNALS:
    void idGiven(const QString& remoteId);
    void resubmitChosen();
    void leaveChosen();
    /// The bar shows another step, or was reset.
    void stepChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    enum class Step { Question, Id, Resubmit, Left };
    void go(Step step);
    void goAndFocus(Step step);
    void showParts();
    /// The widget that gets the focus in a step.
    QWidget* firstOf(Step step) const;
    QPushButton* addButton(const QString& name, const QString& text);
    QList<QPushButton*> choices() const;
    void placeChoices();
    void explainChoices();
    void giveId();
    void leave();
    QLayout* newSupportRow();
    void showSupport(const VideoTask& task);
    void showSupportRow();

    std::function<QString(TaskId)> m_costs;
    Step m_step = Step::Question;
    TaskId m_task = 0;
    bool m_isLeft = false; ///< the user has left the question
    QString m_loss; ///< what is known of the call
    bool m_isPractice = false; ///< the request is free
    QString m_forSupport; ///< the text that Copy for support copies
    QStringList m_candidates; ///< texts in the lost reply that may be the ID
    QLabel* m_sentence;
    QLabel* m_problem;
    QLineEdit* m_id;
    QLabel* m_support = nullptr;
    QToolButton* m_copy = nullptr;
    QGridLayout* m_choices = nullptr; ///< the answers to the question, each with its explanation
    QList<QLabel*> m_whys; ///< the explanations, in the order of choices()
    bool m_isBeside = false; ///< the explanations are beside their buttons
    QPushButton* m_attachId;
    QPushButton* m_submitAgain;
    QPushButton* m_leave;
    QPushButton* m_attach;
    QPushButton* m_confirm;
    QPushButton* m_decide;
    QPushButton* m_back;
};

} // namespace Dailies
