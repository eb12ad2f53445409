// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QWidget>

namespace Dailies {

/// Shows an icon at one size. Unlike a label with a pixmap, it redraws the icon when the theme or the
/// screen's scale changes.
class IconLabel final : public QWidget {
    Q_OBJECT

public:
    explicit IconLabel(QWidget* parent = nullptr);
    /// `side` is the edge length in device-independent pixels.
    IconLabel(const QIcon& icon, int side, QWidget* parent = nullptr);

    void setIcon(const QIcon& icon);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QIcon m_icon;
    int m_side = 16;
};

} // namespace Dailies
