// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/store/taskstore.h"

#include <QThread>

#include <functional>
#include <memory>

namespace Dailies {

/// Puts new tasks on disk by a thread and a database connection of its own, so that nobody waits for the disk meanwhile.
class TaskAdder final : public QObject {
    Q_OBJECT
public:
    using Done = std::function<void(const Result<QList<TaskId>>&)>;

    /// `store` is the open one of the program; it tells of the new tasks and outlives this.
    explicit TaskAdder(TaskStore& store);
    /// Waits until what was begun is on disk or has failed; nobody is told any more.
    ~TaskAdder() override;

    /// All of them or none, one after the other; `done` is called by this object's thread, once they are on disk and the
    /// store has told of them.
    void add(const QList<VideoTask>& tasks, const Done& done);

private:
    struct Outcome {
        Result<QList<TaskId>> ids;
        QString noSending; ///< why nothing may be sent any more, when the disk failed
    };
    void take(const Outcome& outcome, const Done& done);

    TaskStore& m_store;
    QThread m_thread;
    QObject* m_there; ///< lives in the thread
    std::shared_ptr<TaskStore> m_own; ///< of the thread alone
    int m_adding = 0;
};

} // namespace Dailies
