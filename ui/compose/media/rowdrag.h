// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QMimeData;
class QWidget;

namespace Dailies {

/// Drags rows within one list of media: another list does not take them.
class RowDrag final {
public:
    RowDrag();

    /// What a row is dragged as.
    [[nodiscard]] QMimeData* mimeData(int index) const;
    /// The row that is dragged; -1 for anything else, and for a row of another list.
    [[nodiscard]] int rowIn(const QMimeData& mime) const;
    /// Drags until the row is dropped; `row` is where it is seen.
    void start(QWidget& list, QWidget& row, int index) const;

private:
    QByteArray m_id; ///< of the list
};

} // namespace Dailies
