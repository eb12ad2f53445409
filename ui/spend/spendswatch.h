// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/spend/spendchart.h"

#include <QWidget>

namespace Dailies {

/// A small square in the look of a part of the bars, for legends.
class SpendSwatch final : public QWidget {
    Q_OBJECT

public:
    explicit SpendSwatch(SpendPart part, QWidget* parent = nullptr);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    SpendPart m_part;
};

/// What the parts of the chart mean, in one row or more.
class ChartLegend final : public QWidget {
    Q_OBJECT

public:
    explicit ChartLegend(QWidget* parent = nullptr);

    /// Shows only what the chart contains. `limit` describes the daily limit; empty for none.
    void setShown(bool reserved, const QString& limit);

protected:
    void changeEvent(QEvent* event) override;

private:
    QWidget* add(SpendPart part, const QString& text);
    void colourLimit();

    QWidget* m_reserved = nullptr;
    QWidget* m_limit = nullptr;
};

} // namespace Dailies
