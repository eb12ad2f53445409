// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/history/taskfilterjson.h"
#include "app/tasks/table/taskmodel.h"
#include "ui/tasks/actions/compareaction.h"
#include "ui/tasks/actions/taskmarking.h"
#include "ui/tasks/filter/savedfilterbutton.h"
#include "ui/tasks/filter/taskfilterbar.h"
#include "ui/tasks/panel/taskpanel.h"
#include "ui/tasks/table/tablesettings.h"
#include "ui/tasks/table/taskview.h"
#include "ui/widgets/messagebar.h"

#include <QAction>
#include <QItemSelectionModel>
#include <QJsonDocument>
#include <QMenu>
#include <QSettings>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr auto shownFilterKey = "tasks/shownFilter";

} // namespace

void TaskPanel::buildMarking()
{
    for (int rating = 0; rating <= 5; ++rating) {
        auto* action = new QAction(rating == 0 ? tr("No rating") : QString(rating, QChar(0x2605)), this);
        action->setObjectName(u"rate%1"_s.arg(rating));
        action->setShortcut(QKeySequence(Qt::Key_0 + rating));
        action->setShortcutContext(Qt::WidgetShortcut);
        action->setShortcutVisibleInContextMenu(true);
        connect(action, &QAction::triggered, this, [this, rating] { m_marking->rate(selectedTasks(), rating); });
        m_view->addAction(action);
        m_ratings.append(action);
    }
    QAction* undo = m_marking->undoStack().createUndoAction(this, tr("Undo"));
    undo->setShortcuts(QKeySequence::Undo);
    QAction* redo = m_marking->undoStack().createRedoAction(this, tr("Redo"));
    redo->setShortcuts(QKeySequence::Redo);
    undo->setObjectName(u"undoMark"_s);
    redo->setObjectName(u"redoMark"_s);
    // Also while there is no list, because what is to come back was the last of it.
    for (QAction* action : {undo, redo}) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        action->setShortcutVisibleInContextMenu(true);
        addAction(action);
    }
    m_compare = new CompareAction(
        m_store, m_view, [this] { return selectedTasks(); }, m_actions);
    connect(m_compare, &CompareAction::requested, this, &TaskPanel::compareRequested);
    connect(m_marking, &TaskMarking::failed, this, [this](const QString& sentence) { showProblem(sentence); });
    connect(m_bar, &TaskFilterBar::emptyBinRequested, this, &TaskPanel::askAboutBin);
}

void TaskPanel::fillMarks(QMenu* menu)
{
    menu->addSeparator();
    menu->addAction(m_compare);
    QMenu* rating = menu->addMenu(tr("Rating"));
    rating->addActions(m_ratings);
    menu->addActions({findChild<QAction*>(u"undoMark"_s), findChild<QAction*>(u"redoMark"_s)});
}

void TaskPanel::setAccountNames(FilterChips::NameOf nameOf)
{
    m_model.setAccountNames(nameOf);
    m_bar->chips()->setAccountNames(std::move(nameOf));
}

void TaskPanel::restoreTable(const QSettings& settings)
{
    m_choices->restore(settings);
}

void TaskPanel::saveTable(QSettings& settings) const
{
    m_choices->save(settings);
}

void TaskPanel::describeTask(TaskId id, const QStringList& tags, const QString& note)
{
    m_marking->describe(id, tags, note);
}

QList<TaskId> TaskPanel::selectedTasks() const
{
    QList<int> rows;
    for (const QItemSelectionRange& range : m_view->selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.append(row);
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    QList<TaskId> ids;
    for (const int row : std::as_const(rows)) {
        if (!m_model.isGroup(row))
            ids.append(m_model.taskAt(row));
    }
    return ids;
}

void TaskPanel::selectTasks(const QList<TaskId>& ids)
{
    QItemSelection selection;
    for (const TaskId id : ids) {
        if (const int row = m_model.rowOf(id); row >= 0)
            selection.select(m_model.index(row, 0), m_model.index(row, TaskModel::ColumnCount - 1));
    }
    m_view->selectionModel()->select(selection, QItemSelectionModel::Select | QItemSelectionModel::Rows);
}

void TaskPanel::selectAgain(const QList<TaskId>& ids, TaskId current)
{
    m_model.settle();
    if (const int row = m_model.rowOf(current); row >= 0)
        selectRow(row);
    selectTasks(ids);
    m_view->setFocus(Qt::OtherFocusReason);
}

void TaskPanel::executeMark(TaskCommand command)
{
    const QList<TaskId> ids = selectedTasks();
    m_lastRow = ids.isEmpty() ? 0 : std::max(m_model.rowOf(ids.constFirst()), 0);
    const int place = m_lastRow;
    if (command == TaskCommand::Recycle)
        m_marking->recycle(ids);
    else
        m_marking->restore(ids);
    m_model.settle();
    // What took the place of the first that went is looked at next.
    if (m_model.rowOf(m_selected) < 0 && m_model.rowCount() > 0)
        selectNear(place);
}

QWidget* TaskPanel::newMessageRow()
{
    m_messageRow = new QWidget(this);
    m_message = new MessageBar(m_messageRow);
    m_message->setObjectName(u"taskMessage"_s);
    auto* column = new QVBoxLayout(m_messageRow);
    column->setContentsMargins(12, 0, 12, 8);
    column->addWidget(m_message);
    m_messageRow->hide();
    connect(m_message, &MessageBar::closed, m_messageRow, &QWidget::hide);
    return m_messageRow;
}

void TaskPanel::askAboutBin()
{
    showMessage(MessageBar::Kind::Warning,
        tr("The records of %n takes are deleted for good: requests, ids and logs. Their clips stay in the folder.",
            nullptr, m_history.tallies().recycled),
        {{tr("Empty the recycle bin"), [this] { m_marking->emptyBin(); }}, {tr("Keep them")}});
}

void TaskPanel::showMessage(MessageBar::Kind kind, const QString& sentence, const QList<MessageAction>& actions)
{
    m_messageRow->show();
    m_message->showMessage(kind, sentence, withFirst(actions, [this] { m_messageRow->hide(); }));
}

void TaskPanel::showProblem(const QString& sentence)
{
    showMessage(MessageBar::Kind::Bad, sentence);
}

void TaskPanel::offerUndo(const QString& sentence, std::function<void()> undo)
{
    showMessage(MessageBar::Kind::Information, sentence, {{tr("Undo"), std::move(undo)}});
}

void TaskPanel::addHeadline(QWidget* headline)
{
    static_cast<QVBoxLayout*>(layout())->insertWidget(1, headline);
}

void TaskPanel::keepFiltersIn(QSettings& settings)
{
    m_settings = &settings;
    SavedFilterButton* saved = m_bar->savedFilters();
    saved->setFilters(new SavedFilters(settings, this));
    connect(saved, &SavedFilterButton::said, this, &TaskPanel::offerUndo);
    connect(saved, &SavedFilterButton::refused, this, [this](const QString& sentence) { showProblem(sentence); });
    const QByteArray text = settings.value(QLatin1StringView(shownFilterKey)).toByteArray();
    m_bar->setTallies(m_history.tallies());
    m_bar->showFilter(taskFilterFromJson(QJsonDocument::fromJson(text).object(), QDate::currentDate()));
    connect(m_bar, &TaskFilterBar::filterChanged, this, [this] {
        TaskFilter shown = m_bar->filter();
        // What was searched for yesterday would only hide what is there today, and the bin is no place to begin.
        shown.text.clear();
        shown.bin = TaskFilter::Bin::Kept;
        m_settings->setValue(
            QLatin1StringView(shownFilterKey), QJsonDocument(toJson(shown)).toJson(QJsonDocument::Compact));
    });
}

} // namespace Dailies
