// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskhistory.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <optional>

namespace Dailies {

/// Counts the tasks of each kind among those that match a filter, on another thread. If several counts were requested,
/// only the last is answered.
class TaskCounter final : public QObject {
    Q_OBJECT
public:
    /// `database` is the path of the store's file.
    explicit TaskCounter(QString database, QObject* parent = nullptr);

    /// Emits counted() later. The filter's states, rating and bin are ignored.
    void count(const TaskFilter& filter);

Q_SIGNALS:
    void counted(const Dailies::TaskCounts& counts);

private:
    void startNext();
    void take(const TaskCounts& counts);

    QString m_file;
    std::optional<TaskFilter> m_wanted;
    bool m_isBusy = false;
    QTimer m_soon; ///< many changes in a row are counted once
    QThreadPool m_pool; ///< declared last so that it is destroyed first: its destructor waits for the running count
};

} // namespace Dailies
