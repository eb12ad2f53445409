// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/history/taskfilter.h"

#include "app/tasks/store/idlist.h"
#include "app/tasks/store/searchtext.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>
#include <optional>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype mostSearchedWords = 16;
constexpr qsizetype longestWord = 100;

/// Conditions that must all be true, with their values.
class Conditions {
public:
    void add(const QString& sql, const QVariantList& values = {})
    {
        m_parts.append(sql);
        m_values.append(values);
    }
    void addOneOf(const QString& column, const QVariantList& values)
    {
        if (!values.isEmpty())
            add(u"%1 IN (%2)"_s.arg(column, QStringList(values.size(), u"?"_s).join(u", "_s)), values);
    }
    bool isEmpty() const { return m_parts.isEmpty(); }
    QString sql() const { return m_parts.isEmpty() ? u"1"_s : m_parts.join(u" AND "_s); }
    const QVariantList& values() const { return m_values; }

private:
    QStringList m_parts;
    QVariantList m_values;
};

QVariantList texts(const QStringList& list)
{
    QVariantList values;
    for (const QString& each : list)
        values.append(each.isNull() ? u""_s : each);
    return values;
}

void addTimes(Conditions& conditions, const TaskFilter& query)
{
    if (query.from.isValid())
        conditions.add(u"created_at >= ?"_s, {query.from.toMSecsSinceEpoch()});
    if (query.until.isValid())
        conditions.add(u"created_at < ?"_s, {query.until.toMSecsSinceEpoch()});
}

/// The filter's conditions except words and bin.
Conditions propertiesOf(const TaskFilter& query)
{
    Conditions conditions;
    QVariantList states;
    for (const TaskState state : query.states)
        states.append(stateName(state));
    conditions.addOneOf(u"state"_s, states);
    if (query.watchedOnly)
        conditions.add(u"watched = 1"_s);
    if (query.attention != TaskFilter::Attention::Any) {
        const QString needed =
            u"(state = 'NeedsReview' AND watched = 1 OR %1 OR %2)"_s.arg(heldByTroubleSql(), unsavableSql());
        // The states alone can be looked up in an index.
        conditions.add(query.attention == TaskFilter::Attention::Needed
                ? u"state IN ('NeedsReview', 'Waiting', 'Downloading') AND "_s + needed
                : u"NOT "_s + needed);
    }
    conditions.addOneOf(u"account_id"_s, texts(query.accounts));
    conditions.addOneOf(u"model"_s, texts(query.models));
    if (!query.kinds.isEmpty()) {
        QStringList marks;
        QVariantList values;
        for (const RequestKind& kind : query.kinds) {
            marks.append(u"(?, ?, ?)"_s);
            values << familyName(kind.family) << generationName(kind.generation) + u""_s << apiTypeName(kind.apiType);
        }
        conditions.add(u"(family, generation, api_type) IN (VALUES %1)"_s.arg(marks.join(u", "_s)), values);
    }
    if (query.leastRating > 0)
        conditions.add(u"rating >= ?"_s, {query.leastRating});
    if (query.mostRating < 5)
        conditions.add(u"rating <= ?"_s, {query.mostRating});
    if (query.rejects != TaskFilter::Rejects::Shown)
        conditions.add(query.rejects == TaskFilter::Rejects::Only ? u"rejected = 1"_s : u"rejected = 0"_s);
    for (const QString& tag : query.tags)
        conditions.add(u"instr(tags, ?) > 0"_s, {u'\n' + tag + u'\n'});
    addTimes(conditions, query);
    return conditions;
}

void addBin(Conditions& conditions, const TaskFilter& query)
{
    if (query.bin != TaskFilter::Bin::Both)
        conditions.add(query.bin == TaskFilter::Bin::Kept ? u"recycled_at IS NULL"_s : u"recycled_at IS NOT NULL"_s);
}

/// A LIKE pattern that matches a word literally.
QString likePattern(QString word)
{
    word.replace(u'\\', u"\\\\"_s).replace(u'%', u"\\%"_s).replace(u'_', u"\\_"_s);
    return u'%' + word + u'%';
}

/// Searches every word in the columns themselves, for tasks that are not in the index yet.
void addPlainWords(Conditions& conditions, const QString& text)
{
    const QStringList words = text.simplified().split(u' ', Qt::SkipEmptyParts).mid(0, mostSearchedWords);
    for (const QString& word : words) {
        const QString pattern = likePattern(word.left(longestWord));
        conditions.add(
            u"(prompt LIKE ? ESCAPE '\\' OR model LIKE ? ESCAPE '\\' OR note LIKE ? ESCAPE '\\' OR tags LIKE ? "
            "ESCAPE '\\')"_s,
            {pattern, pattern, pattern, pattern});
    }
}

/// "SELECT id …" for each way to find tasks. The result is their union.
class Arms {
public:
    Arms(const TaskFilter& query, const QList<TaskId>* among) : m_query(query), m_among(among) {}

    /// `order` is "+id" if the tasks are found by something other than their number and sorted afterwards.
    void addPlain(Conditions conditions, const QString& order = u"id"_s)
    {
        addBin(conditions, m_query);
        const Conditions properties = propertiesOf(m_query);
        if (!properties.isEmpty())
            conditions.add(properties.sql(), properties.values());
        if (m_among)
            conditions.add(u"id IN (SELECT value FROM json_each(?))"_s, {jsonOf(*m_among)});
        append(u"SELECT id FROM tasks WHERE "_s, conditions, order);
    }

    /// `more` is selected in addition to the number.
    void addIndexed(const QString& expression, const QString& more = {})
    {
        Conditions conditions;
        conditions.add(u"search MATCH ?"_s, {expression});
        if (m_among && !m_among->isEmpty()) {
            const auto [least, greatest] = std::minmax_element(m_among->cbegin(), m_among->cend());
            conditions.add(u"rowid BETWEEN ? AND ?"_s, {*least, *greatest});
            conditions.add(u"+rowid IN (SELECT value FROM json_each(?))"_s, {jsonOf(*m_among)});
        }
        const Conditions properties = propertiesOf(m_query);
        if (properties.isEmpty() && m_query.bin == TaskFilter::Bin::Kept) {
            // Few tasks are in the bin, so their numbers are read once and no matching task has to be checked.
            conditions.add(u"+rowid NOT IN (SELECT id FROM tasks WHERE recycled_at IS NOT NULL)"_s);
        } else if (!properties.isEmpty() || m_query.bin != TaskFilter::Bin::Both) {
            Conditions own;
            addBin(own, m_query);
            if (!properties.isEmpty())
                own.add(properties.sql(), properties.values());
            conditions.add(
                u"EXISTS (SELECT 1 FROM tasks WHERE tasks.id = search.rowid AND %1)"_s.arg(own.sql()), own.values());
        }
        append(u"SELECT rowid AS id%1 FROM search WHERE "_s.arg(more), conditions, u"rowid"_s);
    }

    /// A limit is applied to each SELECT, because SQLite would complete the whole union before cutting it.
    TaskSql all(int limit) const
    {
        if (limit <= 0 || m_arms.size() < 2)
            return {m_arms.join(u" UNION "_s), m_values};
        const QString direction = m_query.ascending ? u"ASC"_s : u"DESC"_s;
        QStringList arms;
        for (qsizetype n = 0; n < m_arms.size(); ++n)
            arms.append(u"SELECT id FROM (%1 ORDER BY %2 %3 LIMIT %4)"_s.arg(m_arms.at(n), m_orders.at(n), direction)
                            .arg(limit));
        return {arms.join(u" UNION "_s), m_values};
    }

private:
    void append(const QString& head, const Conditions& conditions, const QString& order)
    {
        m_orders.append(order);
        m_arms.append(head + conditions.sql());
        m_values.append(conditions.values());
    }

    const TaskFilter& m_query;
    const QList<TaskId>* m_among;
    QStringList m_arms;
    QStringList m_orders; ///< the sort expression of each
    QVariantList m_values;
};

/// The number in "7", or in "Take 7" as tiles show it: in the language of the window, or in English.
std::optional<TaskId> searchedNumber(const QString& typed)
{
    constexpr auto shown = QT_TRANSLATE_NOOP("TaskFilter", "Take %1");
    for (const QString& name :
        {u"%1"_s, QCoreApplication::translate("TaskFilter", shown), QString::fromLatin1(shown)}) {
        QString rest = typed.simplified().remove(u' ');
        const QString before = name.section(u"%1"_s, 0, 0).remove(u' ');
        const QString after = name.section(u"%1"_s, 1).remove(u' ');
        if (!rest.startsWith(before, Qt::CaseInsensitive) || !rest.endsWith(after, Qt::CaseInsensitive))
            continue;
        rest = rest.mid(before.size()).chopped(std::min(after.size(), rest.size() - before.size()));
        bool isNumber = false;
        if (const TaskId number = rest.toLongLong(&isNumber); isNumber)
            return number;
    }
    return {};
}

TaskSql allArms(const TaskFilter& query, const QList<TaskId>* among, TaskId notIndexedBelow, int limit = 0)
{
    Arms arms(query, among);
    const QString expression = searchExpression(query.text);
    const QString id = searchedId(query.text);
    if (expression.isEmpty() && id.isEmpty()) { // then there is no number either
        arms.addPlain({});
        return arms.all(limit);
    }
    if (!expression.isEmpty())
        arms.addIndexed(expression);
    if (!id.isEmpty()) {
        Conditions remote;
        remote.add(u"remote_id <> '' AND remote_id >= ? AND remote_id < ?"_s, {id, id + QChar(0xFFFD)});
        arms.addPlain(remote, u"+id"_s);
    }
    if (const std::optional<TaskId> number = searchedNumber(query.text)) {
        Conditions own;
        own.add(u"id = ?"_s, {*number});
        arms.addPlain(own);
    }
    if (notIndexedBelow > 0 && !expression.isEmpty()) {
        Conditions rest;
        rest.add(u"id < ?"_s, {notIndexedBelow});
        addPlainWords(rest, query.text);
        arms.addPlain(rest);
    }
    return arms.all(limit);
}

/// The duration reported by the service, because sorting does not read the files.
constexpr QLatin1StringView deliveredSql = "COALESCE(json_extract(report, '$.usage.output_video_duration'), "
                                           "CAST(NULLIF(json_extract(report, '$.duration'), '') AS REAL))"_L1;

QString orderSql(TaskFilter::Order order)
{
    using Order = TaskFilter::Order;
    switch (order) {
    case Order::Number: return u"id"_s;
    // By progress, which is the order of the enumerators.
    case Order::State:
        return u"CASE state WHEN 'Waiting' THEN 0 WHEN 'Uploading' THEN 1 WHEN 'Sending' THEN 2 WHEN 'NeedsReview' "
               "THEN 3 WHEN 'InProgress' THEN 4 WHEN 'Downloading' THEN 5 WHEN 'Saved' THEN 6 ELSE 7 END"_s;
    case Order::Prompt: return u"substr(prompt, 1, 200) COLLATE NOCASE"_s;
    case Order::Kind: return u"family || generation || api_type"_s;
    case Order::Model: return u"model COLLATE NOCASE"_s;
    case Order::Length:
        return u"CASE state WHEN 'Saved' THEN COALESCE(%1, json_extract(request, '$.duration')) ELSE "
               "json_extract(request, '$.duration') END"_s.arg(deliveredSql);
    case Order::Elapsed: return u"finished_at - COALESCE(sent_at, created_at)"_s;
    case Order::Expiry: return u"address_expires_at"_s;
    case Order::Rating: return u"rating"_s;
    case Order::Delivered: return deliveredSql;
    case Order::Cost: return u"CAST(NULLIF(json_extract(report, '$.finalUnitDeduction'), '') AS REAL)"_s;
    case Order::Account: return u"(SELECT key FROM json_each(?) WHERE value = account_id)"_s;
    }
    return u"id"_s;
}

QString directionOf(const TaskFilter& query)
{
    return query.ascending ? u"ASC"_s : u"DESC"_s;
}

/// Sorts tasks in an order other than that of their numbers.
TaskSql sorted(const TaskFilter& query, TaskSql tasks)
{
    tasks.sql = u"SELECT id FROM tasks WHERE id IN (%1) ORDER BY %2 %3 NULLS LAST, id DESC"_s.arg(
        tasks.sql, orderSql(query.order), directionOf(query));
    if (query.order == TaskFilter::Order::Account)
        tasks.values.append(QString::fromUtf8(
            QJsonDocument(QJsonArray::fromStringList(query.accountOrder)).toJson(QJsonDocument::Compact)));
    return tasks;
}

} // namespace

QString unsavableSql()
{
    return u"(state = 'Downloading' AND watched = 1 AND error_message <> '' AND error_kind = 'Storage')"_s;
}

QString heldByTroubleSql()
{
    return u"(state = 'Waiting' AND held = 1 AND error_message <> '' AND error_kind <> 'Stopped')"_s;
}

bool matchesProperties(const VideoTask& task, const TaskFilter& query)
{
    const auto isAmong = [](const auto& value, const auto& wanted) {
        return wanted.isEmpty() || wanted.contains(value);
    };
    const bool isRecycled = task.marks.recycledAt.isValid();
    const bool isInTime = (!query.from.isValid() || (task.createdAt.isValid() && task.createdAt >= query.from))
        && (!query.until.isValid() || (task.createdAt.isValid() && task.createdAt < query.until));
    return isAmong(task.state, query.states) && (task.watched || !query.watchedOnly)
        && (query.attention == TaskFilter::Attention::Any
            || needsAttention(task) == (query.attention == TaskFilter::Attention::Needed))
        && isAmong(task.accountId, query.accounts) && isAmong(task.request.model, query.models)
        && isAmong(task.request.kind, query.kinds) && task.marks.rating >= query.leastRating
        && task.marks.rating <= query.mostRating
        && (query.rejects == TaskFilter::Rejects::Shown
            || task.marks.rejected == (query.rejects == TaskFilter::Rejects::Only))
        && std::ranges::all_of(query.tags, [&task](const QString& tag) { return task.marks.tags.contains(tag); })
        && isInTime && (query.bin == TaskFilter::Bin::Both || isRecycled == (query.bin == TaskFilter::Bin::Recycled));
}

TaskSql listSql(const TaskFilter& query, TaskId notIndexedBelow, int limit)
{
    const bool isByNumber = query.order == TaskFilter::Order::Number;
    TaskSql result = allArms(query, nullptr, notIndexedBelow, isByNumber ? limit : 0);
    if (isByNumber)
        result.sql += u" ORDER BY id "_s + directionOf(query);
    else
        result = sorted(query, result);
    if (limit > 0) {
        result.sql += u" LIMIT ?"_s;
        result.values.append(limit);
    }
    return result;
}

TaskSql sortedSql(const TaskFilter& query, const QList<TaskId>& ids)
{
    return sorted(query, {u"SELECT value FROM json_each(?)"_s, {jsonOf(ids)}});
}

TaskSql candidatesSql(const TaskFilter& query, const QString& expression, int limit)
{
    Arms arms(query, nullptr);
    arms.addIndexed(expression, u", words"_s);
    TaskSql result = arms.all(0);
    const bool isOldestFirst = query.order == TaskFilter::Order::Number && query.ascending;
    result.sql += u" ORDER BY rowid %1 LIMIT ?"_s.arg(isOldestFirst ? u"ASC"_s : u"DESC"_s);
    result.values.append(limit);
    return result;
}

TaskSql amongSql(const TaskFilter& query, const QList<TaskId>& ids, TaskId notIndexedBelow)
{
    return allArms(query, &ids, notIndexedBelow);
}

} // namespace Dailies
