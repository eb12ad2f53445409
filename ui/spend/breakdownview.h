// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/spend/breakdownmodel.h"

#include <QTableView>

namespace Dailies {

/// The table of the breakdown. It is as high as its rows, because the page scrolls.
class BreakdownView final : public QTableView {
    Q_OBJECT

public:
    explicit BreakdownView(QWidget* parent = nullptr);

    void setReport(const SpendReport& report, SpendGroup group, const AccountNames& names);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void wheelEvent(QWheelEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitColumns();
    int wholeHeight() const;

    BreakdownModel* m_model;
    BreakdownSort* m_sorted;
    std::optional<SpendGroup> m_group;
};

} // namespace Dailies
