// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/style/look.h"

#include <QWidget>

class QBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace Dailies {

/// A button that runs a test, the status of the test, and a line for each of its findings. A running test can be
/// stopped.
class TestPanel : public QWidget {
    Q_OBJECT
public:
    /// Puts the findings above the button, for a panel at the lower end of a dialog. The button then keeps its place.
    void putFindingsAbove();

public Q_SLOTS:
    /// Starts a test or stops the running one.
    void toggle();
    /// Stops a test and clears its results, because the tested values have changed.
    void reset();

Q_SIGNALS:
    void resultsShown(); ///< the panel has become higher

protected:
    /// Names the parts: those of "test" are testButton, testStatus and testLines.
    explicit TestPanel(const QString& name, QWidget* parent);

    /// Gets what to test, says so by showRunning(), and begins later if the answer isAwaited().
    virtual void ask(int round) = 0;
    /// Stops the test. Returns false if it has not begun.
    virtual bool stop() = 0;
    /// Deletes the test, if there is one.
    virtual void abandon() = 0;

    QPushButton* button() const { return m_button; }
    /// False for a late answer: the test was stopped or another one was started.
    bool isAwaited(int round) const { return m_runs && m_round == round; }
    /// What a test does, shown while none has run.
    void setHint(const QString& hint);
    QString hint() const { return m_hint; }
    void showRunning(const QString& status);
    void showEnd(const QString& status);
    /// Adds a finding and announces it to assistive programs.
    void showLine(Tone tone, const QString& text, const QString& quiet = {});

private:
    void clear();

    int m_round = 0;
    bool m_runs = false;
    QString m_hint;
    QPushButton* m_button;
    QLabel* m_status;
    QWidget* m_lines;
    QVBoxLayout* m_layout;
    QBoxLayout* m_row;
    QVBoxLayout* m_column;
};

} // namespace Dailies
