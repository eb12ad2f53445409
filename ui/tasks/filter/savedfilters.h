// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskfilter.h"

#include <QObject>

class QSettings;

namespace Dailies {

/// A filter with its name.
struct SavedFilter {
    QString name;
    TaskFilter filter;

    bool operator==(const SavedFilter&) const = default;
};

/// The user's saved filters, in alphabetical order, stored in the profile's settings.
class SavedFilters final : public QObject {
    Q_OBJECT

public:
    static constexpr int longestName = 60;

    /// `settings` must outlive this object.
    explicit SavedFilters(QSettings& settings, QObject* parent = nullptr);

    /// Filters with a period, such as the last 7 days, contain the dates as of today.
    QList<SavedFilter> all() const;
    /// Adds a filter, or replaces the one of the same name (ignoring case). Does nothing if the name is empty.
    void put(const QString& name, const TaskFilter& filter);
    /// Returns false if `to` is empty or the name of another filter, or if `from` does not exist.
    bool rename(const QString& from, const QString& to);
    void remove(const QString& name);

private:
    void write(QList<SavedFilter> filters);

    QSettings& m_settings;
};

} // namespace Dailies
