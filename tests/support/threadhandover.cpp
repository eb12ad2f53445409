// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Only with preset tsan. Debian's Qt is not built with the thread sanitizer, so the sanitizer does not see that Qt
// synchronises what one thread passes to another: every queued call and every job of a pool looked like a race. The
// linker replaces the functions through which our code passes such things (--wrap). Each wrapper tells the sanitizer
// about this one call, job or thread, and nothing else, so that real races are still found.
#include <QDeadlineTimer>
#include <QMetaObject>
#include <QObject>
#include <QRunnable>
#include <QThread>
#include <QThreadPool>

#include <sanitizer/tsan_interface.h>

#include <functional>
#include <utility>

namespace {

/// The slot of a queued call, and the two moments at which it changes threads.
class HandedOver final : public QtPrivate::QSlotObjectBase {
public:
    /// `done` is owned by the caller if the caller waits.
    HandedOver(QSlotObjectBase* slot, void* done) : QSlotObjectBase(&act), m_slot(slot), m_done(done)
    {
        __tsan_release(this);
    }

private:
    static void act(int which, QSlotObjectBase* self, QObject* receiver, void** arguments, bool* same)
    {
        auto* handed = static_cast<HandedOver*>(self);
        __tsan_acquire(handed);
        if (which == Call) {
            handed->m_slot->call(receiver, arguments);
            __tsan_release(handed);
            if (handed->m_done)
                __tsan_release(handed->m_done);
        } else if (which == Destroy) {
            handed->m_slot->destroyIfLastRef();
            delete handed;
        } else if (which == Compare) {
            *same = false;
        }
    }

    QSlotObjectBase* m_slot;
    void* m_done;
};

/// A job of a thread pool.
class HandedJob final : public QRunnable {
public:
    explicit HandedJob(std::function<void()> job) : m_job(std::move(job)) { __tsan_release(this); }

    void run() override
    {
        __tsan_acquire(this);
        m_job();
    }

private:
    std::function<void()> m_job;
};

} // namespace

extern "C" {

// QMetaObject::invokeMethodImpl(QObject*, QtPrivate::QSlotObjectBase*, Qt::ConnectionType, void*)
bool __real__ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv(
    QObject* object, QtPrivate::QSlotObjectBase* slot, Qt::ConnectionType type, void* result);
bool __wrap__ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv(
    QObject* object, QtPrivate::QSlotObjectBase* slot, Qt::ConnectionType type, void* result)
{
    char done = 0;
    const bool waits = type == Qt::BlockingQueuedConnection;
    const bool isSent =
        __real__ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv(
            object, new HandedOver(slot, waits ? &done : nullptr), type, result);
    if (waits)
        __tsan_acquire(&done);
    return isSent;
}

// QThreadPool::start(std::function<void()>, int)
void __wrap__ZN11QThreadPool5startESt8functionIFvvEEi(QThreadPool* pool, std::function<void()> job, int priority)
{
    pool->start(new HandedJob(std::move(job)), priority);
}

// QThread::start(QThread::Priority)
void __real__ZN7QThread5startENS_8PriorityE(QThread* thread, QThread::Priority priority);
void __wrap__ZN7QThread5startENS_8PriorityE(QThread* thread, QThread::Priority priority)
{
    QObject::connect(
        thread, &QThread::finished, thread, [thread] { __tsan_release(thread); }, Qt::DirectConnection);
    __real__ZN7QThread5startENS_8PriorityE(thread, priority);
}

// QThread::wait(QDeadlineTimer): for a thread that has already ended, it returns without synchronisation that could be
// observed
bool __real__ZN7QThread4waitE14QDeadlineTimer(QThread* thread, QDeadlineTimer deadline);
bool __wrap__ZN7QThread4waitE14QDeadlineTimer(QThread* thread, QDeadlineTimer deadline)
{
    const bool hasEnded = __real__ZN7QThread4waitE14QDeadlineTimer(thread, deadline);
    if (hasEnded)
        __tsan_acquire(thread);
    return hasEnded;
}

} // extern "C"
