// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tasks/facts/taskfacts.h"

#include <QLabel>
#include <QWidget>

class QGridLayout;

namespace Dailies {

class ValueLabel;

/// Shows facts as muted labels with their values, below headings. The user can select the values. They are updated in
/// place, so that a selection survives an update of the task.
class FactGrid final : public QWidget {
    Q_OBJECT

public:
    explicit FactGrid(QWidget* parent = nullptr);

    void setFacts(const QList<TaskFact>& facts);

private:
    struct Row {
        QLabel* label;
        ValueLabel* value; ///< null for a heading
    };
    void rebuild(const QList<TaskFact>& facts);

    QGridLayout* m_grid;
    QList<Row> m_rows;
    QList<TaskFact> m_facts;
};

/// Returns a label for sentences from any source: plain, wrapped, and selectable by mouse and keyboard.
QLabel* newValueLabel(QWidget* parent);

} // namespace Dailies
