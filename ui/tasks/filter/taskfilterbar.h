// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tasks/filter/taskgroup.h"

#include <QHash>
#include <QTimer>
#include <QWidget>

class QAbstractButton;
class QAction;
class QHBoxLayout;
class QLineEdit;
class QMenu;
class QPushButton;
class QSlider;
class QStackedWidget;
class QToolButton;

namespace Dailies {

class FilterChips;
class SavedFilterMenu;

/// The bar above the takes: a chip with a count for each group, the menu of filters, the search field, the size of the
/// tiles, and the switch between grid and list. Chips without room are in the menu. A selection bar can take the place
/// of the chips; search, size and switch never move.
class TaskFilterBar final : public QWidget {
    Q_OBJECT

public:
    static constexpr int barHeight = 38;
    static constexpr int narrow = 720; ///< below this width in pixels, the search is an icon and there is no slider

    /// `history` provides the choices of the menu. It must outlive the bar.
    explicit TaskFilterBar(const TaskHistory& history, QWidget* parent = nullptr);

    TaskGroup group() const { return m_group; }
    /// How many takes of the filter the group has.
    int count(TaskGroup group) const { return m_counts.value(group); }
    /// The search text in use. The field may already contain more.
    QString words() const { return m_words; }
    TaskFilter filter() const;
    void setTallies(const TaskCounts& tallies);
    FilterChips* chips() const { return m_more; }
    SavedFilterMenu* savedFilters() const { return m_saved; }
    /// Shows a filter that filter() returned.
    void showFilter(const TaskFilter& filter);
    /// Sets group and search text, and clears the other filters. Emits filterChanged() once if anything changed.
    void setFilter(TaskGroup group, const QString& words);
    /// The entries of this menu follow those of the filters.
    void setViewMenu(QMenu* menu) { m_view = menu; }
    /// `bar` takes the place of the chips while showSelection() asks for it.
    void setSelectionBar(QWidget* bar);
    void showSelection(bool shown);
    QSlider* sizeSlider() const { return m_size; }
    /// The sizes of tiles are only chosen in the grid.
    void showGrid(bool isGrid);

Q_SIGNALS:
    void filterChanged();
    void emptyBinRequested();
    void deleteRejectedRequested();
    void searching(bool isSearching); ///< the keyboard moves into the search field, or out of it
    /// The user moves from the search field to the results.
    void searchLeft();
    void gridWanted(bool isGrid); ///< the grid, or the list

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void addChips();
    void addMore(const TaskHistory& history);
    void addSearch();
    void addViews();
    void addGroup(QMenu* menu, TaskGroup group);
    void fillMenu(const TaskHistory& history);
    void choose(TaskGroup group);
    void put(TaskGroup group, const QString& words, const TaskFilter& more);
    void takeWords();
    void openSearch();
    bool isWanted(TaskGroup group) const;
    void fit();
    void fitChips(bool isFrozen);
    void setBrief(bool isBrief);
    int placeChips(bool isFrozen);

    QHBoxLayout* m_row;
    QStackedWidget* m_start; ///< the chips, or the selection bar
    QWidget* m_chipPage;
    QHBoxLayout* m_chipRow;
    QHash<TaskGroup, QAbstractButton*> m_chips;
    QHash<TaskGroup, int> m_counts;
    QHash<TaskGroup, QAction*> m_shows; ///< choose a group by the command palette
    FilterChips* m_more;
    SavedFilterMenu* m_saved;
    QMenu* m_view = nullptr;
    QToolButton* m_filterButton = nullptr;
    QHash<TaskGroup, QPushButton*> m_commands; ///< what a group offers for all of its takes
    QToolButton* m_find = nullptr; ///< opens the search field where there is no room for it
    QLineEdit* m_search = nullptr;
    QSlider* m_size = nullptr;
    QPushButton* m_grid = nullptr;
    QPushButton* m_list = nullptr;
    QTimer m_typing;
    TaskGroup m_group = TaskGroup::All;
    QString m_words;
    bool m_isSearchOpen = false;
    bool m_isBrief = false; ///< some chips have icons instead of words
};

} // namespace Dailies
