// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QListWidget;
class QPushButton;

namespace Dailies {

class TaskView;

/// Shows, hides and moves the columns of the task table, by keyboard or mouse. Changes are visible in the table at
/// once.
class ColumnsDialog final : public QDialog {
    Q_OBJECT

public:
    /// `view` must outlive the dialog.
    explicit ColumnsDialog(TaskView& view, QWidget* parent = nullptr);

Q_SIGNALS:
    /// The user wants to show or hide a column.
    void shownChanged(int column, bool shown);

private:
    void fill();
    void move(int by);
    void updateButtons();

    TaskView& m_view;
    QListWidget* m_list;
    QPushButton* m_left;
    QPushButton* m_right;
};

} // namespace Dailies
