// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/filter/savedfilters.h"

#include "app/tasks/history/taskfilterjson.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSettings>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr auto filtersKey = "tasks/savedFilters";

QString tidy(const QString& name)
{
    return name.simplified().left(SavedFilters::longestName);
}

bool isNamed(const SavedFilter& filter, const QString& name)
{
    return filter.name.compare(name, Qt::CaseInsensitive) == 0;
}

} // namespace

SavedFilters::SavedFilters(QSettings& settings, QObject* parent) : QObject(parent), m_settings(settings) {}

QList<SavedFilter> SavedFilters::all() const
{
    const QByteArray text = m_settings.value(QLatin1StringView(filtersKey)).toByteArray();
    QList<SavedFilter> filters;
    for (const QJsonValue& each : QJsonDocument::fromJson(text).array()) {
        const QString name = tidy(each["name"_L1].toString());
        if (!name.isEmpty())
            filters.append({name, taskFilterFromJson(each["filter"_L1].toObject(), QDate::currentDate())});
    }
    return filters;
}

void SavedFilters::put(const QString& name, const TaskFilter& filter)
{
    const QString shown = tidy(name);
    if (shown.isEmpty())
        return;
    QList<SavedFilter> filters = all();
    filters.removeIf([&shown](const SavedFilter& each) { return isNamed(each, shown); });
    filters.append({shown, filter});
    write(std::move(filters));
}

bool SavedFilters::rename(const QString& from, const QString& to)
{
    const QString name = tidy(to);
    QList<SavedFilter> filters = all();
    const auto isOther = [&](const SavedFilter& each) { return isNamed(each, name) && !isNamed(each, from); };
    const auto one =
        std::find_if(filters.begin(), filters.end(), [&from](const SavedFilter& each) { return isNamed(each, from); });
    if (name.isEmpty() || one == filters.end() || std::any_of(filters.cbegin(), filters.cend(), isOther))
        return false;
    one->name = name;
    write(std::move(filters));
    return true;
}

void SavedFilters::remove(const QString& name)
{
    QList<SavedFilter> filters = all();
    filters.removeIf([&name](const SavedFilter& each) { return isNamed(each, name); });
    write(std::move(filters));
}

void SavedFilters::write(QList<SavedFilter> filters)
{
    std::sort(filters.begin(), filters.end(),
        [](const SavedFilter& a, const SavedFilter& b) { return QString::localeAwareCompare(a.name, b.name) < 0; });
    QJsonArray list;
    for (const SavedFilter& each : std::as_const(filters))
        list.append(QJsonObject{{u"name"_s, each.name}, {u"filter"_s, toJson(each.filter)}});
    m_settings.setValue(QLatin1StringView(filtersKey), QJsonDocument(list).toJson(QJsonDocument::Compact));
}

} // namespace Dailies
