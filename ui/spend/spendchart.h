// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/spend/chartscale.h"

#include <QWidget>

namespace Dailies {

class LiveRegion;

/// Bars of what was spent on each day. The pointer, and the left and right keys, choose a day whose figures are shown.
/// Time runs to the right in every language.
class SpendChart final : public QWidget {
    Q_OBJECT

public:
    explicit SpendChart(QWidget* parent = nullptr);

    void setDays(const QList<ChartDay>& days, ChartUnit unit, const std::optional<Amount>& limit);
    /// The figures of a day in words, such as "Tuesday, 24 November: 30 s billed, 5 s unsettled".
    QString dayText(int index) const;
    int chosenDay() const { return m_chosen; } ///< -1 for none
    void chooseDay(int index);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QRect plot() const; ///< the area of the bars
    QRectF slot(int index) const; ///< the room of a day
    double yOf(double amount) const;
    int dayAt(int x) const;
    QString valueText(double amount) const;
    void paintLines(QPainter& painter) const;
    void paintLimit(QPainter& painter) const;
    void paintDay(QPainter& painter, int index) const;
    void paintLabels(QPainter& painter) const;
    void paintReadout(QPainter& painter) const;

    QList<ChartDay> m_days;
    ChartUnit m_unit = ChartUnit::Seconds;
    std::optional<double> m_limit;
    ChartScale m_scale;
    int m_chosen = -1;
    LiveRegion* m_said; ///< announces the chosen day
};

/// The look of a part of a bar, which the legend and the tiles repeat.
enum class SpendPart { Billed, Reserved, Unsettled, NotBilled };
void paintSpendPart(QPainter& painter, const QRectF& rect, SpendPart part, const QPalette& palette);

} // namespace Dailies
