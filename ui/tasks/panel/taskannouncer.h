// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QHash>
#include <QObject>
#include <QTimer>

class QWidget;

namespace Dailies {

class LiveRegion;
class TaskRunner;
class TaskChanges;

/// Announces changes to users of a screen reader: which tasks have ended, and every step of the chosen task. Does
/// nothing while no screen reader runs.
class TaskAnnouncer final : public QObject {
    Q_OBJECT

public:
    /// `changes` and `runner` must outlive this object. Without a runner, downloads have no percentage. `window` owns
    /// the live region.
    TaskAnnouncer(TaskChanges& changes, const TaskRunner* runner, QWidget* window);

    /// Announces every step of this task from now on.
    void follow(Dailies::TaskId id);
    LiveRegion* live() const { return m_live; }

private:
    void note(const VideoTask& task);
    void tell();
    QString stepOf(const VideoTask& task) const;

    TaskChanges& m_changes;
    const TaskRunner* m_runner;
    LiveRegion* m_live;
    TaskId m_followed = 0;
    QHash<TaskId, VideoTask> m_changed; ///< tasks not announced yet, in their latest state
    QHash<TaskId, QString> m_steps; ///< the last known step of each task
    QTimer m_gathering;
};

} // namespace Dailies
