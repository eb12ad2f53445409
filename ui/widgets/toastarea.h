// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>

class QVBoxLayout;

namespace Dailies {

/// Where messages appear: one above the other at the lower leading corner of a part of the window. It lies over the
/// layout, so that nothing moves when a message comes or goes.
class ToastArea final : public QWidget {
    Q_OBJECT

public:
    /// The messages lie over `host`, which becomes the parent, at the corner of `corner`; at the corner of `otherwise`
    /// while `corner` is hidden.
    ToastArea(QWidget* host, QWidget* corner, QWidget* otherwise);

    void add(QWidget* messages);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool event(QEvent* event) override;

private:
    void place();

    QPointer<QWidget> m_corner;
    QPointer<QWidget> m_otherwise;
    QVBoxLayout* m_column;
};

} // namespace Dailies
