// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

class QAbstractButton;

namespace Dailies {

/// A row of joined buttons of which one is checked. They are equally wide where their texts allow it. Where the room is
/// too narrow for all texts, the row continues in further rows, so that no language and no font size makes a window
/// wider.
class SegmentRow final : public QWidget {
    Q_OBJECT

public:
    explicit SegmentRow(QWidget* parent = nullptr);

    /// The segments in their order, which are children of this widget. Call it again after some were shown or hidden.
    void setSegments(const QList<QAbstractButton*>& segments);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// The number of segments in each row, as equal as possible.
    QList<int> rowsFor(int width) const;
    int segmentHeight() const;
    void layOut();

    QList<QAbstractButton*> m_shown;
    QList<int> m_rows; ///< the numbers of segments for which they are joined
};

} // namespace Dailies
