// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

class QAction;

namespace Dailies {

/// Moves a widget from its layout into a full-screen window of its own, and back to the end of that layout. A
/// checkable action switches between the two.
class FullScreen final : public QObject {
    Q_OBJECT

public:
    /// `content` must be the last item in the layout of `home`.
    FullScreen(QWidget* content, QWidget* home, QAction* toggle);

    bool isShown() const { return m_window != nullptr; }

Q_SIGNALS:
    void changed(bool on);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show(bool on);

    QWidget* m_content;
    QWidget* m_home;
    QAction* m_toggle;
    QWidget* m_window = nullptr;
    QPointer<QWidget> m_before; ///< had the keyboard elsewhere when full screen began
};

} // namespace Dailies
