// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QObject>
#include <QThread>

#include <atomic>

// Two threads write to one number without synchronisation, while other calls are passed properly. The thread sanitizer
// has to report this race in every run; otherwise its silence elsewhere proves nothing.
int main(int argc, char** argv)
{
    QCoreApplication program(argc, argv);
    QThread thread;
    QObject there;
    there.moveToThread(&thread);
    thread.start();
    int number = 0;
    std::atomic<bool> isWritten = false;
    QMetaObject::invokeMethod(
        &there,
        [&number, &isWritten] {
            number = 1;
            // This order happens in practice, but nothing guarantees it.
            isWritten.store(true, std::memory_order_relaxed);
        },
        Qt::QueuedConnection);
    while (!isWritten.load(std::memory_order_relaxed))
        QThread::msleep(1);
    number = 2;
    thread.quit();
    thread.wait();
    return 0;
}
