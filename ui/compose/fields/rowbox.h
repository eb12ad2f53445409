// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QVBoxLayout;

namespace Dailies {

// The ground of a list's rows, with a line between each two, and a stronger one where something would be dropped.
class RowBox final : public QFrame {
public:
    explicit RowBox(QWidget* parent);

    [[nodiscard]] QVBoxLayout* rows() const { return m_rows; }
    // Between which rows a height lies: 0 above the first.
    [[nodiscard]] int gapAt(int y) const;
    // Marks a gap; -1: none.
    void showDropAt(int gap);
    [[nodiscard]] int dropGap() const { return m_drop; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QVBoxLayout* m_rows;
    int m_drop = -1;
};

} // namespace Dailies
