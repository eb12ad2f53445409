// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QWidget>

namespace Dailies {

// Shows an icon at one size and draws it anew with the theme and the screen's scale, which a label's pixmap would not.
class IconLabel final : public QWidget {
    Q_OBJECT

public:
    explicit IconLabel(QWidget* parent = nullptr);
    IconLabel(const QIcon& icon, int side, QWidget* parent = nullptr);

    void setIcon(const QIcon& icon);
    // The length of an edge in device-independent pixels.
    void setSide(int side);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QIcon m_icon;
    int m_side = 16;
};

} // namespace Dailies
