// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskfilter.h"
#include "app/tasks/history/taskqueryresult.h"

#include <QObject>
#include <QThread>
#include <QTimer>

#include <atomic>
#include <functional>
#include <memory>

namespace Dailies {

/// Finds all tasks that match a filter, on a thread and connection of its own, so that a long list never blocks the
/// window. If several filters were requested, only the last is answered.
class TaskListLoader final : public QObject {
    Q_OBJECT
public:
    explicit TaskListLoader(QObject* parent = nullptr);
    ~TaskListLoader() override;

    /// Requests a list. The first request waits until the first rows, which do not depend on it, have been seen.
    void ask(const QString& database, const TaskFilter& filter);
    /// Rows are being read. If nobody calls this, the first request starts automatically a little later.
    void rowsSeen();
    /// Discards the result of the running request.
    void forget() { ++m_asked; }

Q_SIGNALS:
    void found(const Dailies::TaskQueryResult& listing);

private:
    class Worker;
    void send(int number, const QString& database, const TaskFilter& filter);

    QThread m_thread;
    Worker* m_worker;
    std::shared_ptr<std::atomic_int> m_newest; ///< shared with the thread, which skips outdated requests
    QTimer m_waiting; ///< delays the first request
    std::function<void()> m_first; ///< makes the first request
    int m_asked = 0;
    bool m_hasBegun = false;
    bool m_areSeen = false;
};

} // namespace Dailies
