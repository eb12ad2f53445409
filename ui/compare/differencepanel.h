// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/takedifferences.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace Dailies {

class DifferenceModel;

/// The differences between the takes, below the pictures. If the requests do not differ, it shows a sentence.
class DifferencePanel final : public QWidget {
    Q_OBJECT

public:
    explicit DifferencePanel(QWidget* parent = nullptr);

    void setDifferences(const QList<TakeDifference>& differences, const QList<TaskId>& takes);
    void choose(int take);
    /// The number of rows that are shown without scrolling.
    void setMostRows(int rows);
    QSize sizeHint() const override;

Q_SIGNALS:
    void chosen(int take);

private:
    DifferenceModel* m_model;
    QLabel* m_same;
    QTableView* m_table;
    int m_mostRows = 5;
};

} // namespace Dailies
