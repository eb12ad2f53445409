// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QObject>
#include <QSet>

namespace Dailies {

class TaskChanges;
class TaskChangeSet;

/// The takes whose clips were saved while the program ran and that nobody has looked at yet.
class NewTakes final : public QObject {
    Q_OBJECT

public:
    /// `changes` must outlive this object.
    NewTakes(TaskChanges& changes, QObject* parent);

    bool contains(TaskId id) const { return m_new.contains(id); }
    const QSet<TaskId>& takes() const { return m_new; }
    /// Those of the last session.
    void setTakes(const QSet<TaskId>& takes) { m_new = takes; }
    /// The user looks at a take.
    void look(Dailies::TaskId id);
    void compare(const QList<Dailies::TaskId>& ids); ///< the user looks at several at once

private:
    void follow(const TaskChangeSet& changed);

    TaskChanges& m_changes;
    TaskId m_looked = 0;
    QSet<TaskId> m_unfinished; ///< before the last changes
    QSet<TaskId> m_new;
};

} // namespace Dailies
