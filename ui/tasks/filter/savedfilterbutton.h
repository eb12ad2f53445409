// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/tasks/filter/savedfilters.h"

#include <QToolButton>

#include <functional>

class QMenu;

namespace Dailies {

/// The menu of the filters that a person keeps: choose one, keep the present one, rename, remove.
class SavedFilterButton final : public QToolButton {
    Q_OBJECT

public:
    explicit SavedFilterButton(QWidget* parent = nullptr);

    /// Where they are kept; without, there is no button.
    void setFilters(SavedFilters* filters);
    /// What the list shows now.
    void setShown(std::function<TaskFilter()> shown) { m_shown = std::move(shown); }

Q_SIGNALS:
    void chosen(const Dailies::TaskFilter& filter);
    /// Something was done that can be undone.
    void said(const QString& sentence, const std::function<void()>& undo);
    void refused(const QString& sentence);

private:
    void fill();
    void askName(const QString& title, const QString& name, std::function<void(const QString&)> then);
    void save(const QString& name);
    void rename(const QString& from, const QString& to);
    void remove(const SavedFilter& filter);

    SavedFilters* m_filters = nullptr;
    std::function<TaskFilter()> m_shown;
    QMenu* m_menu;
};

} // namespace Dailies
