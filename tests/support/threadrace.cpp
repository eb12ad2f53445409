// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QObject>
#include <QThread>

#include <atomic>

// Two threads that write to one number without asking each other, beside calls that are handed over in good order: the
// thread sanitizer has to find this in every run, or what else it does not find means nothing.
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
            // The order of the two is plain, but nobody may rely on it.
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
