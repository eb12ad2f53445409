// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"

#include <QWidget>

class QAbstractButton;
class QVBoxLayout;

namespace Dailies {

/// Lists the findings about a request, most serious first. Each is a button that leads to its field.
class FindingsList final : public QWidget {
    Q_OBJECT

public:
    explicit FindingsList(QWidget* parent = nullptr);

    /// `findings` are sorted, most serious first.
    void setFindings(const QList<Finding>& findings);
    const QList<Finding>& findings() const { return m_findings; }
    /// How many of them are whole within the first `height` pixels of a list of this width, and where the last one
    /// ends.
    struct Fit {
        int count = 0;
        int bottom = 0;
    };
    Fit fitWithin(int width, int height) const;
    /// Shows the first finding in two lines, elided and without its button, for a place that cannot show it whole.
    void setBrief(bool isBrief);

Q_SIGNALS:
    void activated(const Dailies::Finding& finding);
    /// The user wants what the finding offers.
    void mendRequested(const Dailies::Finding& finding);
    /// The height may have changed.
    void rowsChanged();
    /// New controls were created.
    void rowsAdded();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void follow(QAbstractButton* row);

    QList<Finding> m_findings;
    QList<QAbstractButton*> m_rows; ///< surplus rows are hidden and kept
    QVBoxLayout* m_column;
};

} // namespace Dailies
