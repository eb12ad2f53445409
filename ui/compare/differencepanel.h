// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/compare/takedifferences.h"

#include <QWidget>

class QLabel;
class QTableView;

namespace Dailies {

class DifferenceModel;

/// Below the pictures: what the takes differ in, and one sentence where nothing was asked differently.
class DifferencePanel final : public QWidget {
    Q_OBJECT

public:
    explicit DifferencePanel(QWidget* parent = nullptr);

    void setDifferences(const QList<TakeDifference>& differences, int takes);
    void choose(int take);
    /// More rows than these are scrolled to.
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
