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

/// Finds all tasks that pass a filter in a thread and over a connection of its own, so that a long list never holds up
/// the window. Of several filters asked for, only the last is answered.
class TaskListLoader final : public QObject {
    Q_OBJECT
public:
    explicit TaskListLoader(QObject* parent = nullptr);
    ~TaskListLoader() override;

    /// The first time it waits until the first rows have been seen, which are there without it.
    void ask(const QString& database, const TaskFilter& filter);
    /// Rows are looked at. Where nobody does, it begins by itself a little later.
    void rowsSeen();
    /// What is under way is of no interest any more.
    void forget() { ++m_asked; }

Q_SIGNALS:
    void found(const Dailies::TaskQueryResult& listing);

private:
    class Worker;
    void send(int number, const QString& database, const TaskFilter& filter);

    QThread m_thread;
    Worker* m_worker;
    std::shared_ptr<std::atomic_int> m_newest; ///< shared with the thread, which leaves out what is overtaken
    QTimer m_waiting; ///< before the first list
    std::function<void()> m_first; ///< asks for it
    int m_asked = 0;
    bool m_hasBegun = false;
    bool m_areSeen = false;
};

} // namespace Dailies
