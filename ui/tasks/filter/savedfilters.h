// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/history/taskfilter.h"

#include <QObject>

class QSettings;

namespace Dailies {

/// A filter under a name.
struct SavedFilter {
    QString name;
    TaskFilter filter;

    bool operator==(const SavedFilter&) const = default;
};

/// The filters that a person keeps, in the profile's settings, in the order of the alphabet.
class SavedFilters final : public QObject {
    Q_OBJECT

public:
    static constexpr int longestName = 60;

    /// The settings outlive it.
    explicit SavedFilters(QSettings& settings, QObject* parent = nullptr);

    /// Periods are those of today.
    QList<SavedFilter> all() const;
    /// Puts one in, in place of the one of the same name; an empty name is none.
    void put(const QString& name, const TaskFilter& filter);
    /// False when the name is empty or another filter's.
    bool rename(const QString& from, const QString& to);
    void remove(const QString& name);

private:
    void write(QList<SavedFilter> filters);

    QSettings& m_settings;
};

} // namespace Dailies
