// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QListWidget;
class QPushButton;

namespace Dailies {

class TaskView;

/// The columns of the task table in their order, to be shown, hidden and moved by keys as well as by pointer. What is done
/// is seen in the table at once.
class ColumnsDialog final : public QDialog {
    Q_OBJECT

public:
    /// The view outlives it.
    explicit ColumnsDialog(TaskView& view, QWidget* parent = nullptr);

Q_SIGNALS:
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
