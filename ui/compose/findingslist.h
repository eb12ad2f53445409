// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/finding.h"

#include <QWidget>

class QVBoxLayout;

namespace Dailies {

// What there is to say about a request, most serious first; each sentence leads to its field.
class FindingsList final : public QWidget {
    Q_OBJECT

public:
    explicit FindingsList(QWidget* parent = nullptr);

    void setFindings(const QList<Finding>& findings);
    [[nodiscard]] const QList<Finding>& findings() const { return m_findings; }

Q_SIGNALS:
    void activated(const Dailies::Finding& finding);
    void rowsChanged();

private:
    QList<Finding> m_findings;
    QVBoxLayout* m_column;
};

} // namespace Dailies
