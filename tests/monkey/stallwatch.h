// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QStringList>

#include <functional>

namespace Dailies {

/// The application. Records each event that keeps the window from responding. An event that runs an event loop of its
/// own, as a menu does, is left out: the window responds meanwhile, and events within are recorded themselves.
class StallWatch final : public QApplication {
public:
    StallWatch(int& argc, char** argv);

    /// An event type that only causes other events, which count themselves.
    void setDriver(const QObject* driver) { m_driver = driver; }

    bool notify(QObject* receiver, QEvent* event) override;
    /// Measures what the window does without an event of its own.
    void measure(const QString& what, const std::function<void()>& command);

    /// Events longer than `allowedMs`, as "312 ms (CPU 305 ms): MouseButtonPress to QPushButton submitButton".
    QStringList stalls() const { return m_stalls; }
    /// How many of them used that much CPU time themselves, whatever else ran on the computer.
    int busyStalls() const { return m_busyStalls; }
    qint64 longestMs() const { return m_longestMs; }
    /// The CPU time of the window's thread.
    qint64 longestBusyMs() const { return m_longestBusyMs; }

    static constexpr qint64 allowedMs = 250;

private:
    QStringList m_stalls;
    int m_busyStalls = 0;
    qint64 m_longestMs = 0;
    qint64 m_longestBusyMs = 0;
    const QObject* m_driver = nullptr;
    int m_depth = 0; ///< nested events in progress
    bool m_looped = false; ///< an event loop has run since the innermost event began
};

} // namespace Dailies
