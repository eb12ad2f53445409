// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QVBoxLayout;

namespace Dailies {

/// The background of a list's rows. It draws a line between rows, and a thicker one where something would be dropped.
class RowBox final : public QFrame {
public:
    explicit RowBox(QWidget* parent);

    QVBoxLayout* rows() const { return m_rows; }
    /// The index of the gap at this height; 0 is above the first row.
    int gapAt(int y) const;
    /// Marks a gap; -1 removes the mark.
    void showDropAt(int gap);
    int dropGap() const { return m_drop; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QVBoxLayout* m_rows;
    int m_drop = -1;
};

} // namespace Dailies
