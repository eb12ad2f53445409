// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskhistory.h"

#include <QHash>
#include <QList>
#include <QTimer>
#include <QWidget>

class QAbstractButton;
class QHBoxLayout;
class QLineEdit;

namespace Dailies {

class FilterChips;
class SavedFilterButton;

/// Groups of states, each with a chip of its own.
enum class TaskGroup { All, Active, Saved, NeedsYou, Failed, Bin };
inline constexpr int taskGroupCount = static_cast<int>(TaskGroup::Bin) + 1;
/// The states of a group; empty for All and for the recycle bin, which contain every state.
QList<TaskState> statesOf(TaskGroup group);

/// The group whose states `filter` contains; All if no group matches.
TaskGroup groupOf(const TaskFilter& filter);

/// The bar above the tasks: a chip with a count for each group, a menu of more filters, and the search field.
class TaskFilterBar final : public QWidget {
    Q_OBJECT

public:
    /// `history` provides the choices of the menu. It must outlive the bar.
    explicit TaskFilterBar(const TaskHistory& history, QWidget* parent = nullptr);

    TaskGroup group() const { return m_group; }
    /// The search text in use. The field may already contain more.
    QString words() const { return m_words; }
    TaskFilter filter() const;
    void setTallies(const TaskCounts& tallies);
    FilterChips* chips() const { return m_more; }
    SavedFilterButton* savedFilters() const { return m_saved; }
    /// Shows a filter that filter() returned.
    void showFilter(const TaskFilter& filter);
    /// Sets group and search text, and clears the other filters. Emits filterChanged() once if anything changed.
    void setFilter(TaskGroup group, const QString& words);
    QLineEdit* searchField() const { return m_search; }
    /// Adds a tool before the search field.
    void addTool(QWidget* tool);

Q_SIGNALS:
    void filterChanged();
    void emptyBinRequested();
    /// The user moves from the search field to the results.
    void searchLeft();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addChip(TaskGroup group, const QString& name);
    void addMore(const TaskHistory& history);
    void addSearch();
    void choose(TaskGroup group);
    void put(TaskGroup group, const QString& words, const TaskFilter& more);
    void takeWords();

    QHash<TaskGroup, QAbstractButton*> m_chips;
    QHBoxLayout* m_row;
    FilterChips* m_more;
    SavedFilterButton* m_saved;
    QAbstractButton* m_emptyBin = nullptr;
    QLineEdit* m_search = nullptr;
    QTimer m_typing;
    TaskGroup m_group = TaskGroup::All;
    QString m_words;
};

} // namespace Dailies
