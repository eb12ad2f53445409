// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;

namespace Dailies {

class RailButton;
struct TaskCounts;
class WindowMenu;

/// The column at the window's edge: the pages at the top, below them a button that adds one, and the window's menu at
/// the foot. A narrow window has icons without words.
class Rail final : public QWidget {
    Q_OBJECT

public:
    explicit Rail(QWidget* parent = nullptr);

    /// The menu of the button at the foot. Its shortcuts work in the whole window.
    void setWindowMenu(WindowMenu* menu);
    /// How many takes are in progress, beside the icon of the takes: the number of the chip. 0 shows nothing. The
    /// tooltip says how many of them run.
    void setInProgress(const TaskCounts& counts);
    void setTakesShown(bool shown);
    /// The action that shows the page about money. Until addSpend(), it is in the menu of pages to add.
    void setSpendAction(QAction* action);
    void addSpend();
    void setSpendShown(bool shown);
    void setNarrow(bool narrow);

Q_SIGNALS:
    void takesRequested();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    RailButton* m_takes;
    RailButton* m_spend;
    RailButton* m_add;
    RailButton* m_menu;
};

} // namespace Dailies
