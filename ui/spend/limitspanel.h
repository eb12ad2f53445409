// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/spend/spendwords.h"

#include <QWidget>

class QLabel;
class QLayout;
class QPushButton;
class QVBoxLayout;

namespace Dailies {

/// How much of each limit is left.
class LimitsPanel final : public QWidget {
    Q_OBJECT

public:
    explicit LimitsPanel(QWidget* parent = nullptr);

    void setLimits(const QList<LimitUse>& limits, const QDate& today, const AccountNames& names);

Q_SIGNALS:
    void editRequested();
    void addRequested(); ///< the first limit

private:
    QWidget* newRow(const LimitUse& use, const QString& title);
    static QLayout* newWarning(const LimitUse& use, QWidget* row);

    QVBoxLayout* m_rows;
    QWidget* m_list = nullptr; ///< made anew with each change
    QLabel* m_foot;
    QPushButton* m_edit;
    bool m_isNone = false; ///< there is nothing to edit yet
};

} // namespace Dailies
