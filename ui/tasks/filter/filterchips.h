// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskhistory.h"

#include <QWidget>

#include <functional>

class QHBoxLayout;
class QMenu;

namespace Dailies {

/// What a list of tasks is narrowed down to beyond its state and words, as chips that a click takes away; hidden while
/// there are none. It also fills the menu from which they are chosen.
class FilterChips final : public QWidget {
    Q_OBJECT

public:
    /// A name for an account's id, or nothing.
    using NameOf = std::function<QString(const QString& accountId)>;

    explicit FilterChips(QWidget* parent = nullptr);

    void setAccountNames(NameOf nameOf) { m_nameOf = std::move(nameOf); }
    /// Only accounts, models, kinds, rating, tags and times of it are looked at.
    const TaskFilter& filter() const { return m_filter; }
    void setFilter(const TaskFilter& filter);
    /// What there is to choose from in the history, with what is chosen ticked.
    void fill(QMenu* menu, const TaskHistory& history);

Q_SIGNALS:
    void changed();

private:
    struct Choice {
        QString words;
        TaskFilter without; ///< the filter when the chip was taken away
    };
    QList<Choice> choices() const;
    QString accountName(const QString& id) const;
    void addKinds(QMenu* menu);
    void addList(QMenu* menu, const QString& title, const QStringList& values, QStringList TaskFilter::*list,
        const std::function<QString(const QString&)>& nameOf);
    void addRatings(QMenu* menu);
    void addTimes(QMenu* menu);
    void askDays();
    void rebuild();

    TaskFilter m_filter;
    NameOf m_nameOf;
    QHBoxLayout* m_row;
};

} // namespace Dailies
