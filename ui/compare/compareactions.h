// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;

namespace Dailies {

class TaskMarking;

/// All actions of a comparison except playback. Buttons, shortcuts and the sheet of shortcuts share them.
class CompareActions final : public QObject {
    Q_OBJECT

public:
    /// `marking` undoes what was done to takes; it must outlive the actions.
    CompareActions(TaskMarking& marking, QObject* parent);

    QAction* leave() const { return m_leave; }
    QAction* sideBySide() const { return m_sideBySide; }
    QAction* wipe() const { return m_wipe; }
    /// Switches to blinking or, if that is on, to the next take.
    QAction* blink() const { return m_blink; }
    QAction* blinkByItself() const { return m_blinkByItself; }
    QAction* reject() const { return m_reject; }
    QAction* remove() const { return m_delete; }
    QAction* differences() const { return m_differences; }
    const QList<QAction*>& all() const { return m_all; }
    void setTakes(int takes);

Q_SIGNALS:
    void takeRequested(int number); ///< counts from 0
    void nextRequested(int takes); ///< moves by this many takes; negative numbers move back
    void dividerMoved(double by);
    void rated(int rating);

private:
    QAction* add(const QString& text, const QList<QKeySequence>& keys, const QString& name, const QString& more = {});
    void addModes();
    void addTakes();
    void addMarks(TaskMarking& marking);

    QList<QAction*> m_all;
    QAction* m_leave = nullptr;
    QAction* m_sideBySide = nullptr;
    QAction* m_wipe = nullptr;
    QAction* m_blink = nullptr;
    QAction* m_blinkByItself = nullptr;
    QAction* m_reject = nullptr;
    QAction* m_delete = nullptr;
    QAction* m_differences = nullptr;
    QList<QAction*> m_takes; ///< one for each possible take
    QList<QAction*> m_moveDivider;
};

} // namespace Dailies
