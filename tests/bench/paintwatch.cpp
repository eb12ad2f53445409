// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A plug-in that bench_start makes Qt load into the measured programs, which are otherwise unchanged. It prints the
// resources used until the first window was painted, and ends the program when standard input is closed.

#include <QCoreApplication>
#include <QEvent>
#include <QGenericPlugin>
#include <QSocketNotifier>
#include <QWindow>

#include <cstdio>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

namespace Dailies {
namespace {

double milliseconds(const timeval& time)
{
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_usec) / 1e3;
}

/// Waits for the first window on the screen.
class PaintWatch final : public QObject {
public:
    PaintWatch() : m_input(STDIN_FILENO, QSocketNotifier::Read)
    {
        connect(&m_input, &QSocketNotifier::activated, this, [this] {
            m_input.setEnabled(false);
            QCoreApplication::quit();
        });
        QCoreApplication::instance()->installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() != QEvent::Expose)
            return false;
        const auto* window = qobject_cast<QWindow*>(watched);
        if (!window || !window->isExposed() || window->type() != Qt::Window)
            return false;
        QCoreApplication::instance()->removeEventFilter(this);
        // The window is painted within this event.
        QMetaObject::invokeMethod(this, &PaintWatch::tell, Qt::QueuedConnection);
        return false;
    }

private:
    void tell()
    {
        rusage used{};
        ::getrusage(RUSAGE_SELF, &used);
        timespec now{};
        ::clock_gettime(CLOCK_MONOTONIC, &now);
        std::printf("{\"cpuMs\":%.3f,\"monotonicMs\":%.3f}\n",
            milliseconds(used.ru_utime) + milliseconds(used.ru_stime),
            static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6);
        std::fflush(stdout);
    }

    QSocketNotifier m_input;
};

} // namespace

/// Creates the watch if QT_QPA_GENERIC_PLUGINS names it.
class PaintWatchPlugin final : public QGenericPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "paintwatch.json")
public:
    QObject* create(const QString& /*name*/, const QString& /*specification*/) override { return new PaintWatch; }
};

} // namespace Dailies

#include "paintwatch.moc"
