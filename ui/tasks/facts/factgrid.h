// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tasks/facts/taskfacts.h"

#include <QLabel>
#include <QWidget>

class QGridLayout;

namespace Dailies {

/// Shows facts as muted labels with their values, in two columns where there is room. The user can select the values.
/// They are updated in place, so that a selection survives an update of the task.
class FactGrid final : public QWidget {
    Q_OBJECT

public:
    explicit FactGrid(QWidget* parent = nullptr);

    void setFacts(const QList<TaskFact>& facts);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Row {
        QLabel* label;
        QLabel* value;
        bool wide;
    };
    void rebuild(const QList<TaskFact>& facts);
    void arrange();

    QGridLayout* m_grid;
    QList<Row> m_rows;
    QList<TaskFact> m_facts;
    bool m_twoColumns = true;
};

/// Returns a label for text from any source: plain, wrapped, and selectable by mouse and keyboard.
QLabel* newValueLabel(QWidget* parent);

} // namespace Dailies
