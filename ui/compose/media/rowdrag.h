// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QMimeData;
class QWidget;

namespace Dailies {

/// Drags rows within one media list. Other lists do not accept them.
class RowDrag final {
public:
    RowDrag();

    /// The drag data of a row.
    [[nodiscard]] QMimeData* mimeData(int index) const;
    /// The dragged row; -1 for any other data, such as a row of another list.
    [[nodiscard]] int rowIn(const QMimeData& mime) const;
    /// Drags the row at `index` until it is dropped. `row` is its widget.
    void start(QWidget& list, QWidget& row, int index) const;

private:
    QByteArray m_id; ///< identifies the list
};

} // namespace Dailies
