// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/history/taskfilterjson.h"

#include "app/request/kindfields.h"

#include <QJsonArray>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

constexpr QLatin1StringView periodNames[] = {{}, "today"_L1, "yesterday"_L1, "week"_L1, "month"_L1};

QStringList texts(const QJsonValue& value)
{
    QStringList list;
    for (const QJsonValue& each : value.toArray()) {
        if (each.isString())
            list.append(each.toString());
    }
    return list;
}

QString dayText(const QDate& day)
{
    return day.isValid() ? day.toString(Qt::ISODate) : QString();
}

QJsonArray kindsJson(const QList<RequestKind>& kinds)
{
    QJsonArray list;
    for (const RequestKind& kind : kinds)
        list.append(QJsonArray{familyName(kind.family), generationName(kind.generation), apiTypeName(kind.apiType)});
    return list;
}

QList<RequestKind> kindsFrom(const QJsonValue& value)
{
    QList<RequestKind> kinds;
    for (const RequestKind& kind : allKinds()) {
        const QJsonArray written = kindsJson({kind}).first().toArray();
        if (value.toArray().contains(written))
            kinds.append(kind);
    }
    return kinds;
}

} // namespace

void setPeriod(TaskFilter& filter, TaskFilter::Period period, const QDate& today)
{
    QDate first;
    QDate last;
    switch (period) {
    case TaskFilter::Period::None: break;
    case TaskFilter::Period::Today: first = today; break;
    case TaskFilter::Period::Yesterday: first = last = today.addDays(-1); break;
    case TaskFilter::Period::Week: first = today.addDays(-6); break;
    case TaskFilter::Period::Month: first = QDate(today.year(), today.month(), 1); break;
    }
    setDays(filter, first, last);
    filter.period = period;
}

void setDays(TaskFilter& filter, const QDate& first, const QDate& last)
{
    filter.period = TaskFilter::Period::None;
    filter.from = first.isValid() ? first.startOfDay().toUTC() : QDateTime();
    filter.until = last.isValid() ? last.addDays(1).startOfDay().toUTC() : QDateTime();
}

QDate firstDay(const TaskFilter& filter)
{
    return filter.from.toLocalTime().date();
}

QDate lastDay(const TaskFilter& filter)
{
    return filter.until.isValid() ? filter.until.toLocalTime().addMSecs(-1).date() : QDate();
}

QJsonObject toJson(const TaskFilter& filter)
{
    QJsonObject json;
    const auto add = [&json](const QString& key, const QStringList& list) {
        if (!list.isEmpty())
            json.insert(key, QJsonArray::fromStringList(list));
    };
    QStringList states;
    for (const TaskState state : filter.states)
        states.append(stateName(state));
    add(u"states"_s, states);
    add(u"accounts"_s, filter.accounts);
    add(u"models"_s, filter.models);
    add(u"tags"_s, filter.tags);
    if (!filter.kinds.isEmpty())
        json.insert(u"kinds"_s, kindsJson(filter.kinds));
    if (!filter.text.isEmpty())
        json.insert(u"text"_s, filter.text);
    if (filter.watchedOnly)
        json.insert(u"watchedOnly"_s, true);
    if (filter.attention != TaskFilter::Attention::Any)
        json.insert(u"needsAttention"_s, filter.attention == TaskFilter::Attention::Needed);
    if (filter.leastRating > 0)
        json.insert(u"leastRating"_s, filter.leastRating);
    if (filter.bin == TaskFilter::Bin::Recycled)
        json.insert(u"trashed"_s, true);
    if (filter.rejects == TaskFilter::Rejects::Only)
        json.insert(u"rejected"_s, true);
    else if (filter.rejects == TaskFilter::Rejects::Hidden)
        json.insert(u"rejected"_s, false);
    if (filter.period != TaskFilter::Period::None) {
        json.insert(u"period"_s, QString(periodNames[static_cast<int>(filter.period)]));
        return json;
    }
    for (const auto& [key, day] : {std::pair{u"from"_s, firstDay(filter)}, {u"to"_s, lastDay(filter)}}) {
        if (day.isValid())
            json.insert(key, dayText(day));
    }
    return json;
}

TaskFilter taskFilterFromJson(const QJsonObject& json, const QDate& today)
{
    TaskFilter filter;
    const QStringList states = texts(json["states"_L1]);
    for (const QString& name : states) {
        if (const auto state = stateFromName(name))
            filter.states.append(*state);
    }
    filter.accounts = texts(json["accounts"_L1]);
    filter.models = texts(json["models"_L1]);
    filter.tags = texts(json["tags"_L1]);
    filter.kinds = kindsFrom(json["kinds"_L1]);
    filter.text = json["text"_L1].toString().simplified();
    if (const QJsonValue needed = json["needsAttention"_L1]; needed.isBool())
        filter.attention = needed.toBool() ? TaskFilter::Attention::Needed : TaskFilter::Attention::NotNeeded;
    // Filters of older versions say this of the takes that need attention.
    filter.watchedOnly = json["watchedOnly"_L1].toBool();
    if (filter.watchedOnly && filter.states == QList{TaskState::NeedsReview}) {
        filter.watchedOnly = false;
        filter.states = {};
        filter.attention = TaskFilter::Attention::Needed;
    }
    filter.leastRating = std::clamp(json["leastRating"_L1].toInt(), 0, 5);
    filter.bin = json["trashed"_L1].toBool() ? TaskFilter::Bin::Recycled : TaskFilter::Bin::Kept;
    // Filters of older versions say "recycled" of rejected takes.
    if (json["rejected"_L1].toBool() || json["recycled"_L1].toBool())
        filter.rejects = TaskFilter::Rejects::Only;
    else if (json["rejected"_L1].isBool())
        filter.rejects = TaskFilter::Rejects::Hidden;
    setDays(filter, QDate::fromString(json["from"_L1].toString(), Qt::ISODate),
        QDate::fromString(json["to"_L1].toString(), Qt::ISODate));
    const QString period = json["period"_L1].toString();
    const auto* known = std::find(std::begin(periodNames) + 1, std::end(periodNames), period);
    if (known != std::end(periodNames))
        setPeriod(filter, static_cast<TaskFilter::Period>(known - std::begin(periodNames)), today);
    return filter;
}

} // namespace Dailies
