// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"

#include <QWidget>

class QAbstractButton;
class QVBoxLayout;

namespace Dailies {

class DisclosureButton;

// What there is to say about a request, most serious first; each sentence leads to its field. Many notes are folded.
class FindingsList final : public QWidget {
    Q_OBJECT

public:
    explicit FindingsList(QWidget* parent = nullptr);

    // Most serious first.
    void setFindings(const QList<Finding>& findings);
    [[nodiscard]] const QList<Finding>& findings() const { return m_findings; }

Q_SIGNALS:
    void activated(const Dailies::Finding& finding);
    // The room that they take may be another one.
    void rowsChanged();
    // There are controls that were not there before.
    void rowsAdded();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showRows(QList<QAbstractButton*>& rows, qsizetype from, qsizetype until, QWidget* parent);
    void follow(QAbstractButton* row);

    QList<Finding> m_findings;
    qsizetype m_firstNote = 0;
    bool m_added = false;
    QList<QAbstractButton*> m_serious; // rows of Stop and Ask; those beyond the findings are hidden and kept
    QList<QAbstractButton*> m_quiet; // rows of notes
    QVBoxLayout* m_column;
    QWidget* m_notes;
    DisclosureButton* m_notesButton;
};

} // namespace Dailies
