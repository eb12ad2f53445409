// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/actions/markactions.h"

#include "ui/style/icons.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/widgets/commandkeys.h"

#include <QAction>
#include <QKeySequence>
#include <QMenu>
#include <QUndoStack>
#include <QWidget>

using namespace Qt::StringLiterals;

namespace Dailies {

MarkActions::MarkActions(TaskMarking& marking, QWidget* list, QWidget* panel, const Selected& selected)
    : QObject(panel)
    , m_marking(marking)
    , m_undo(new QAction(this))
    , m_redo(new QAction(this))
{
    for (int rating = 0; rating <= 5; ++rating) {
        auto* action = new QAction(rating == 0 ? tr("Clear rating") : QString(rating, QChar(0x2605)), this);
        action->setObjectName(u"rate%1"_s.arg(rating));
        nameCommand(action, action->objectName());
        action->setShortcut(QKeySequence(Qt::Key_0 + rating));
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setShortcutVisibleInContextMenu(true);
        connect(action, &QAction::triggered, this, [&marking, selected, rating] { marking.rate(selected(), rating); });
        m_ratings.append(action);
    }
    addTo(list);
    m_undo->setShortcuts(QKeySequence::Undo);
    m_undo->setObjectName(u"undoMark"_s);
    m_redo->setShortcuts(QKeySequence::Redo);
    m_redo->setObjectName(u"redoMark"_s);
    // These also work while the list is hidden, because the task to restore may have been the last one in it.
    for (QAction* action : {m_undo, m_redo}) {
        nameCommand(action, {}); // the keys of text fields
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setShortcutVisibleInContextMenu(true);
        panel->addAction(action);
    }
    connect(m_undo, &QAction::triggered, &marking, &TaskMarking::undo);
    connect(m_redo, &QAction::triggered, &marking.undoStack(), &QUndoStack::redo);
    connect(&marking, &TaskMarking::undoChanged, this, &MarkActions::follow);
    follow();
}

void MarkActions::follow()
{
    const QString text = m_marking.undoText();
    m_undo->setText(text.isEmpty() ? tr("Undo") : tr("Undo %1", "an action, such as Rating").arg(text));
    m_undo->setEnabled(m_marking.canUndo());
    // Qt's own action would put the word for "Redo" first in every language.
    const QString again = m_marking.undoStack().redoText();
    m_redo->setText(again.isEmpty() ? tr("Redo") : tr("Redo %1", "an action, such as Rating").arg(again));
    m_redo->setEnabled(m_marking.undoStack().canRedo());
}

void MarkActions::addTo(QWidget* list)
{
    list->addActions(m_ratings);
}

void MarkActions::fill(QMenu* menu) const
{
    menu->addMenu(icon(u"star"_s), tr("Rating"))->addActions(m_ratings);
    for (QAction* action : {m_undo, m_redo}) {
        if (action->isEnabled())
            menu->addAction(action);
    }
}

} // namespace Dailies
