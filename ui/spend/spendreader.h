// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/tasks/store/taskstore.h"
#include "ui/spend/spendview.h"

#include <QObject>
#include <QPointer>
#include <QThread>

#include <functional>

namespace Dailies {

/// Reads what was spent, on a thread and connection of its own, so that a long history never blocks the window.
class SpendReader final : public QObject {
    Q_OBJECT

public:
    /// `database` is the file of the tasks.
    explicit SpendReader(QString database, QObject* parent = nullptr);
    ~SpendReader() override;

    /// Calls `work` on the thread and then `take` with its result on the caller's. Neither is called once this object
    /// is destroyed; `take` is not called once `receiver` is.
    template<typename Value>
    void read(QObject* receiver, const std::function<Result<Value>(TaskStore&)>& work,
        const std::function<void(const Result<Value>&)>& take)
    {
        run([this, receiver = QPointer(receiver), work, take](const Result<TaskStore*>& store) {
            const Result<Value> value = store ? work(**store) : failure(store.error());
            QMetaObject::invokeMethod(this, [receiver, take, value] {
                if (receiver)
                    take(value);
            });
        });
    }

private:
    class Worker;
    void run(const std::function<void(const Result<TaskStore*>&)>& work);

    const QString m_database;
    QThread m_thread;
    Worker* m_worker;
};

/// Everything that the page shows for a choice.
Result<SpendView> readSpend(TaskStore& store, const Clock& clock, const SpendChoice& choice);
/// The first and last day of a choice, with its account and model.
SpendQuestion questionOf(const SpendChoice& choice, const QDate& today);

} // namespace Dailies
