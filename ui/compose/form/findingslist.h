// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"

#include <QWidget>

class QAbstractButton;
class QVBoxLayout;

namespace Dailies {

class DisclosureButton;

/// Lists the findings about a request. Each is a button that leads to its field. Many Notes are folded.
class FindingsList final : public QWidget {
    Q_OBJECT

public:
    explicit FindingsList(QWidget* parent = nullptr);

    /// `findings` are sorted, most serious first.
    void setFindings(const QList<Finding>& findings);
    const QList<Finding>& findings() const { return m_findings; }

Q_SIGNALS:
    void activated(const Dailies::Finding& finding);
    /// The height may have changed.
    void rowsChanged();
    /// New controls were created.
    void rowsAdded();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showRows(QList<QAbstractButton*>& rows, qsizetype from, qsizetype until, QWidget* parent);
    void follow(QAbstractButton* row);

    QList<Finding> m_findings;
    qsizetype m_firstNote = 0;
    bool m_added = false;
    QList<QAbstractButton*> m_serious; ///< rows of Stop and Ask; surplus rows are hidden and kept
    QList<QAbstractButton*> m_quiet; ///< rows of Notes
    QVBoxLayout* m_column;
    QWidget* m_notes;
    DisclosureButton* m_notesButton;
};

} // namespace Dailies
