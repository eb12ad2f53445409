// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/monkey/stallwatch.h"

#include <QAbstractEventDispatcher>
#include <QElapsedTimer>
#include <QMetaEnum>
#include <QThread>

#include <ctime>
#include <utility>

namespace Dailies {

namespace {

qint64 cpuMs()
{
    timespec spent{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &spent);
    return qint64(spent.tv_sec) * 1000 + spent.tv_nsec / 1'000'000;
}

} // namespace

StallWatch::StallWatch(int& argc, char** argv) : QApplication(argc, argv)
{
    connect(QAbstractEventDispatcher::instance(), &QAbstractEventDispatcher::awake, this, [this] { m_looped = true; });
}

bool StallWatch::notify(QObject* receiver, QEvent* event)
{
    const bool isPartOfAnother = m_depth > 0 && !m_looped;
    if (QThread::currentThread() != thread() || receiver == m_driver || isPartOfAnother)
        return QApplication::notify(receiver, event);

    // The receiver may be deleted afterwards.
    const QString what = QStringLiteral("%1 to %2 %3")
                             .arg(QLatin1StringView(QMetaEnum::fromType<QEvent::Type>().valueToKey(event->type())),
                                 QLatin1StringView(receiver->metaObject()->className()), receiver->objectName());
    bool handled = false;
    measure(what, [&] { handled = QApplication::notify(receiver, event); });
    return handled;
}

void StallWatch::measure(const QString& what, const std::function<void()>& command)
{
    const bool outer = std::exchange(m_looped, false);
    ++m_depth;
    QElapsedTimer timer;
    timer.start();
    const qint64 before = cpuMs();
    command();
    const qint64 took = timer.elapsed();
    const qint64 busy = cpuMs() - before;
    --m_depth;
    if (std::exchange(m_looped, outer))
        return;
    m_longestBusyMs = qMax(m_longestBusyMs, busy);
    m_longestMs = qMax(m_longestMs, took);
    if (took > allowedMs)
        m_stalls.append(QStringLiteral("%1 ms (CPU %2 ms): %3").arg(took).arg(busy).arg(what));
    if (busy > allowedMs)
        ++m_busyStalls;
}

} // namespace Dailies
