// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/taskstore.h"

#include <QHash>
#include <QList>
#include <QTimer>
#include <QWidget>

class QAbstractButton;
class QLineEdit;

namespace Dailies {

/// The states that are looked at together.
enum class TaskGroup { All, Active, Saved, NeedsYou, Failed };
inline constexpr int taskGroupCount = static_cast<int>(TaskGroup::Failed) + 1;
/// Empty for All.
QList<TaskState> statesOf(TaskGroup group);

/// The bar over the tasks: a chip with a count for each group, and the search field.
class TaskFilterBar final : public QWidget {
    Q_OBJECT

public:
    explicit TaskFilterBar(QWidget* parent = nullptr);

    TaskGroup group() const { return m_group; }
    /// What is looked for now; the field may already hold more.
    QString words() const { return m_words; }
    TaskFilter filter() const;
    /// `undecided` are the lost answers that were not left alone.
    void setCounts(const QHash<TaskState, int>& counts, int undecided);
    /// Both at once, with one signal if anything changed.
    void setFilter(TaskGroup group, const QString& words);
    QLineEdit* searchField() const { return m_search; }

Q_SIGNALS:
    void filterChanged();
    /// The person goes on from the search field to what was found.
    void searchLeft();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addChip(TaskGroup group, const QString& name);
    void addSearch();
    void choose(TaskGroup group);
    void takeWords();

    QHash<TaskGroup, QAbstractButton*> m_chips;
    QLineEdit* m_search = nullptr;
    QTimer m_typing;
    TaskGroup m_group = TaskGroup::All;
    QString m_words;
};

} // namespace Dailies
