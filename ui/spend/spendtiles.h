// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/spendbook.h"

#include <QWidget>

class QHBoxLayout;

namespace Dailies {

class SpendTile;

/// The sums of the period in five fields: billed, reserved, unsettled, not billed, and the units without a rate.
class SpendTiles final : public QWidget {
    Q_OBJECT

public:
    explicit SpendTiles(QWidget* parent = nullptr);

    void setTotal(const SpendLine& total);

Q_SIGNALS:
    void reviewRequested(); ///< of the unsettled takes
    void rateRequested();

private:
    SpendTile* add(const QString& name, int part, const QString& label);

    QHBoxLayout* m_row;
    SpendTile* m_billed;
    SpendTile* m_reserved;
    SpendTile* m_unsettled;
    SpendTile* m_notBilled;
    SpendTile* m_other;
};

} // namespace Dailies
