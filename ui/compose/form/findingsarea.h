// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"

#include <QFrame>
#include <QWidget>

class QScrollArea;

namespace Dailies {

class FindingsList;
class LinkButton;

/// The place of the findings in the form. It has always the same height, so that nothing moves while the user types;
/// what does not fit is reached by scrolling or in a popup.
class FindingsArea final : public QWidget {
    Q_OBJECT

public:
    explicit FindingsArea(QWidget* parent = nullptr);

    void setFindings(const QList<Finding>& findings);
    /// Draws a line above, for a form that continues below it.
    void setSeparated(bool isSeparated);
    /// Scrolls to a row of the list, or to the first finding.
    void reveal(QWidget* row);
    void revealFirst();

Q_SIGNALS:
    void activated(const Dailies::Finding& finding);
    /// The user wants what the finding offers.
    void mendRequested(const Dailies::Finding& finding);
    /// New controls were created.
    void rowsAdded();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void mirror();
    void fit();
    void showAll();

    FindingsList* m_list;
    QScrollArea* m_scroll;
    bool m_isSeparated = false;
    LinkButton* m_more; ///< "+2 more"
};

} // namespace Dailies
