// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tasks/filter/savedfilters.h"

#include <QMenu>

#include <functional>

namespace Dailies {

/// The menu of saved filters: choose one, save the current one, rename, remove. Ctrl+Shift+F opens it.
class SavedFilterMenu final : public QMenu {
    Q_OBJECT

public:
    explicit SavedFilterMenu(QWidget* parent = nullptr);

    /// `filters` must outlive the menu. If it is null, the menu cannot be opened.
    void setFilters(SavedFilters* filters);
    /// The saved filters, to choose from.
    QList<SavedFilter> filters() const { return m_filters != nullptr ? m_filters->all() : QList<SavedFilter>(); }
    /// `shown` returns the filter that the list uses now. Required before the menu opens.
    void setShown(std::function<TaskFilter()> shown) { m_shown = std::move(shown); }

Q_SIGNALS:
    void chosen(const Dailies::TaskFilter& filter);
    /// A filter was replaced or removed; `undo` restores it.
    void said(const QString& sentence, const std::function<void()>& undo);
    /// The filter was not saved or renamed; `sentence` gives the reason.
    void refused(const QString& sentence);

private:
    void fill();
    void askName(const QString& title, const QString& name, std::function<void(const QString&)> then);
    void save(const QString& name);
    void rename(const QString& from, const QString& to);
    void remove(const SavedFilter& filter);

    SavedFilters* m_filters = nullptr;
    std::function<TaskFilter()> m_shown;
};

} // namespace Dailies
