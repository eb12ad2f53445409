// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QTimer>

class QWidget;

namespace Dailies {

class LiveRegion;
class TaskRunner;
class TaskStore;

/// Tells those who hear the window what others see in the list: which tasks have come to an end, and every step of the one
/// that is looked at. Does nothing while nobody listens.
class TaskAnnouncer final : public QObject {
    Q_OBJECT

public:
    /// Both outlive it; without a runner nothing is known of downloads. The words belong to `window`.
    TaskAnnouncer(TaskStore& store, const TaskRunner* runner, QWidget* window);

    /// Of this task every step is told.
    void follow(Dailies::TaskId id);
    LiveRegion* live() const { return m_live; }

private:
    void note(Dailies::TaskId id);
    void tell();
    QString stepOf(const VideoTask& task) const;

    TaskStore& m_store;
    const TaskRunner* m_runner;
    LiveRegion* m_live;
    TaskId m_followed = 0;
    QSet<TaskId> m_changed; ///< not told of yet
    QHash<TaskId, QString> m_steps; ///< what was known last
    QTimer m_gathering;
};

} // namespace Dailies
