// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

class QWidget;

namespace Dailies {

/// Tells when a toast has been shown for long enough. It waits for as long as the pointer or the focus is on the toast.
class ToastTimer final : public QObject {
    Q_OBJECT

public:
    static constexpr int shownMs = 6000;

    /// `toast` becomes the parent.
    explicit ToastTimer(QWidget* toast);

    void start() { m_timer.start(); }
    void stop() { m_timer.stop(); }
    bool isActive() const { return m_timer.isActive(); }

Q_SIGNALS:
    void expired();

private:
    QTimer m_timer;
};

} // namespace Dailies
