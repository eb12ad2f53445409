// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

class QWidget;

namespace Dailies {

/// Tells when a toast has been shown for long enough. The time stops while the pointer or the focus is on the toast,
/// and then begins anew.
class ToastTimer final : public QObject {
    Q_OBJECT

public:
    static constexpr int shownMs = 6000;

    /// `toast` becomes the parent.
    explicit ToastTimer(QWidget* toast);

    void start();
    void stop();
    bool isActive() const { return m_isHeld || m_timer.isActive(); }

    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    void expired();

private:
    void follow();

    QWidget* m_toast;
    QTimer m_timer;
    bool m_isHeld = false; ///< the timer starts when the pointer and the focus have left
};

} // namespace Dailies
