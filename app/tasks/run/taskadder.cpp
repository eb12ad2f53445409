// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/taskadder.h"

namespace Dailies {

TaskAdder::TaskAdder(TaskStore& store) : m_store(store), m_there(new QObject)
{
    m_there->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_there, &QObject::deleteLater);
    m_thread.setObjectName(QStringLiteral("task adder"));
}

TaskAdder::~TaskAdder()
{
    m_store.setAdding(false);
    if (!m_thread.isRunning()) {
        delete m_there;
        return;
    }
    // A connection is closed where it was opened.
    QMetaObject::invokeMethod(
        m_there, [this] { m_own.reset(); }, Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
}

void TaskAdder::add(const QList<VideoTask>& tasks, const Done& done)
{
    if (!m_thread.isRunning())
        m_thread.start();
    m_store.setAdding(++m_adding > 0);
    QMetaObject::invokeMethod(m_there, [this, tasks, done, file = m_store.file()] {
        if (!m_own)
            m_own = std::make_shared<TaskStore>();
        Result<void> open;
        // The store's file may be another one by now.
        if (m_own->file() != file)
            open = m_own->open(file, TaskStore::Access::Add);
        Outcome outcome{open ? m_own->addAll(tasks) : failure(open.error()), m_own->whyNoSending()};
        QMetaObject::invokeMethod(this, [this, outcome, done] { take(outcome, done); });
    });
}

void TaskAdder::take(const Outcome& outcome, const Done& done)
{
    m_store.setAdding(--m_adding > 0);
    if (!outcome.noSending.isEmpty())
        m_store.refuseSending(outcome.noSending);
    if (outcome.ids) {
        for (const TaskId id : *outcome.ids)
            Q_EMIT m_store.taskAdded(id);
    }
    done(outcome.ids);
}

} // namespace Dailies
