// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskhistory.h"

#include <QWidget>

#include <functional>

class QAction;
class QHBoxLayout;
class QMenu;

namespace Dailies {

/// Shows the parts of a filter, except states and search text, as chips that a click removes. Hidden if there are none.
/// Also fills the menu in which the user chooses them.
class FilterChips final : public QWidget {
    Q_OBJECT

public:
    /// Returns the name of an account, or an empty text if it is unknown.
    using NameOf = std::function<QString(const QString& accountId)>;

    explicit FilterChips(QWidget* parent = nullptr);

    void setAccountNames(NameOf nameOf) { m_nameOf = std::move(nameOf); }
    /// The filter that the chips show: accounts, models, kinds, rating, tags, times, and whether rejected takes are
    /// hidden. The rest of it is ignored.
    const TaskFilter& filter() const { return m_filter; }
    /// Emits changed() if the filter differs.
    void setFilter(const TaskFilter& filter);
    /// The date has changed, so the filter's period means other days.
    void followDate(const QDate& today);
    /// Adds entries to `menu` for the choices in `history`. The chosen ones are checked.
    void fill(QMenu* menu, const TaskHistory& history);
    /// Shows the takes of yesterday or, if they are shown, of any day.
    QAction* yesterday() const { return m_yesterday; }
    /// Hides rejected takes or, if they are hidden, shows them.
    QAction* hideRejectedAction() const { return m_hideRejected; }

Q_SIGNALS:
    void changed();

private:
    struct Choice {
        QString words;
        TaskFilter without; ///< the filter without the chip
    };
    QList<Choice> choices() const;
    QString accountName(const QString& id) const;
    void addKinds(QMenu* menu);
    void addList(QMenu* menu, const QString& title, const QStringList& values, QStringList TaskFilter::*list,
        const std::function<QString(const QString&)>& nameOf);
    void addRatings(QMenu* menu);
    void addTimes(QMenu* menu);
    void showPeriod(TaskFilter::Period period);
    void hideRejected();
    void askDays();
    void rebuild();

    TaskFilter m_filter;
    NameOf m_nameOf;
    QHBoxLayout* m_row;
    QAction* m_yesterday;
    QAction* m_hideRejected;
};

} // namespace Dailies
