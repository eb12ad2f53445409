// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/compare/compareactions.h"

#include "ui/style/icons.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/widgets/commandkeys.h"

#include <QAction>
#include <QGuiApplication>
#include <QUndoStack>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr int mostTakes = 9;
constexpr double dividerStep = 0.05;

} // namespace

CompareActions::CompareActions(TaskMarking& marking, QObject* parent) : QObject(parent)
{
    m_leave = add(tr("Back to the takes"), {Qt::Key_Escape}, u"leaveComparison"_s);
    m_leave->setIcon(icon(QGuiApplication::isRightToLeft() ? u"chevron-right"_s : u"chevron-left"_s));
    addModes();
    addTakes();
    addMarks(marking);
    m_differences = add(tr("Differences"), {Qt::Key_D}, u"showDifferences"_s, tr("The settings that differ"));
    m_differences->setCheckable(true);
    m_differences->setChecked(true);
}

QAction* CompareActions::add(
    const QString& text, const QList<QKeySequence>& keys, const QString& name, const QString& more)
{
    auto* action = new QAction(text, this);
    action->setObjectName(name);
    action->setShortcuts(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    explainWithKeys(action, more.isEmpty() ? text : more);
    m_all.append(action);
    return action;
}

void CompareActions::addModes()
{
    m_sideBySide = add(tr("Side by side"), {Qt::Key_S}, u"sideBySide"_s, tr("All takes next to each other"));
    m_wipe = add(tr("Wipe"), {Qt::Key_W}, u"wipe"_s);
    m_blink = add(tr("Blink"), {Qt::Key_B}, u"blink"_s, tr("One take at a time; press again for the next"));
    for (QAction* mode : {m_sideBySide, m_wipe, m_blink})
        mode->setCheckable(true);
    m_blinkByItself = add(tr("Auto-blink"), {Qt::SHIFT | Qt::Key_B}, u"blinkByItself"_s);
    m_blinkByItself->setCheckable(true);
    const auto move = [this](const QString& text, const QKeySequence& key, const QString& name, double by) {
        QAction* action = add(text, {key}, name);
        connect(action, &QAction::triggered, this, [this, by] { Q_EMIT dividerMoved(by); });
        m_moveDivider.append(action);
    };
    move(tr("Move divider left"), Qt::CTRL | Qt::Key_Left, u"dividerLeft"_s, -dividerStep);
    move(tr("Move divider right"), Qt::CTRL | Qt::Key_Right, u"dividerRight"_s, dividerStep);
}

void CompareActions::addTakes()
{
    // Commands of their own: those of a screening have other keys.
    QAction* previous = add(tr("Previous take"), {Qt::Key_Up}, u"previousInComparison"_s);
    QAction* next = add(tr("Next take"), {Qt::Key_Down}, u"nextInComparison"_s);
    connect(previous, &QAction::triggered, this, [this] { Q_EMIT nextRequested(-1); });
    connect(next, &QAction::triggered, this, [this] { Q_EMIT nextRequested(1); });
    for (int number = 0; number < mostTakes; ++number) {
        QAction* take = add(tr("Picture %1", "the picture at this place of a comparison").arg(number + 1),
            {QKeySequence(Qt::ALT | Qt::Key(Qt::Key_1 + number))}, u"take%1"_s.arg(number + 1));
        connect(take, &QAction::triggered, this, [this, number] { Q_EMIT takeRequested(number); });
        m_takes.append(take);
    }
}

void CompareActions::addMarks(TaskMarking& marking)
{
    for (int rating = 0; rating <= 5; ++rating) {
        const QString text = rating == 0 ? tr("Clear rating") : QString(rating, QChar(0x2605));
        QAction* rate = add(text, {QKeySequence(Qt::Key_0 + rating)}, u"rateTake%1"_s.arg(rating));
        nameCommand(rate, u"rate%1"_s.arg(rating)); // as in the list
        connect(rate, &QAction::triggered, this, [this, rating] { Q_EMIT rated(rating); });
    }
    m_reject = add(tr("Reject / Restore"), {Qt::Key_X}, u"rejectTake"_s,
        tr("Marks the selected take as not good enough, or takes that back"));
    nameCommand(m_reject, u"reject"_s);
    m_delete = add(tr("Delete"), {Qt::Key_Delete}, u"deleteTake"_s,
        tr("Moves the selected take and its clip to the Trash. You can undo this."));
    nameCommand(m_delete, u"delete"_s);
    auto* undo = new QAction(tr("Undo"), this);
    undo->setShortcuts(QKeySequence::Undo);
    connect(undo, &QAction::triggered, &marking, &TaskMarking::undo);
    auto* redo = new QAction(tr("Redo"), this);
    redo->setShortcuts(QKeySequence::Redo);
    connect(redo, &QAction::triggered, &marking.undoStack(), &QUndoStack::redo);
    const auto follow = [undo, redo, &marking] {
        undo->setEnabled(marking.canUndo());
        redo->setEnabled(marking.undoStack().canRedo());
    };
    connect(&marking, &TaskMarking::undoChanged, this, follow);
    follow();
    undo->setObjectName(u"undoInComparison"_s);
    redo->setObjectName(u"redoInComparison"_s);
    for (QAction* action : {undo, redo}) {
        nameCommand(action, {}); // the keys of text fields
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_all.append(action);
    }
}

void CompareActions::setTakes(int takes)
{
    for (int number = 0; number < m_takes.size(); ++number)
        m_takes.at(number)->setEnabled(number < takes);
    const bool two = takes == 2;
    m_wipe->setEnabled(two);
    explainWithKeys(m_wipe,
        two ? tr("Two takes in one place with a divider")
            : tr("A divider between two takes. Select two takes to use it."));
    for (QAction* move : std::as_const(m_moveDivider))
        move->setEnabled(two);
}

} // namespace Dailies
