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

/// The states that are looked at together.
enum class TaskGroup { All, Active, Saved, NeedsYou, Failed, Bin };
inline constexpr int taskGroupCount = static_cast<int>(TaskGroup::Bin) + 1;
/// Empty for All and the recycle bin.
QList<TaskState> statesOf(TaskGroup group);

/// The group whose states a filter asks for; All when it is none.
TaskGroup groupOf(const TaskFilter& filter);

/// The bar over the tasks: a chip with a count for each group, more filters, and the search field.
class TaskFilterBar final : public QWidget {
    Q_OBJECT

public:
    /// What there is to choose from is asked of the history, which outlives the bar.
    explicit TaskFilterBar(const TaskHistory& history, QWidget* parent = nullptr);

    TaskGroup group() const { return m_group; }
    /// What is looked for now; the field may already hold more.
    QString words() const { return m_words; }
    TaskFilter filter() const;
    void setTallies(const TaskCounts& tallies);
    FilterChips* chips() const { return m_more; }
    SavedFilterButton* savedFilters() const { return m_saved; }
    /// All of a filter at once, as filter() gave it.
    void showFilter(const TaskFilter& filter);
    /// Both at once, and nothing else, with one signal if anything changed.
    void setFilter(TaskGroup group, const QString& words);
    QLineEdit* searchField() const { return m_search; }
    /// One more tool, before the search field.
    void addTool(QWidget* tool);

Q_SIGNALS:
    void filterChanged();
    void emptyBinRequested();
    /// The person goes on from the search field to what was found.
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
