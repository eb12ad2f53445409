// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/pacing/pollqueue.h"

#include <algorithm>
#include <limits>

namespace Dailies {

void PollQueue::insert(TaskId id, const QString& account, bool wish, qint64 due)
{
    remove(id);
    const Key key{!wish, due, ++m_number};
    m_lines[account].emplace(key, id);
    m_keys.insert(id, {account, key});
    if (!m_order.contains(account))
        m_order.append(account);
}

void PollQueue::put(TaskId id, const QString& account, qint64 due)
{
    if (!isFirst(id))
        insert(id, account, false, due);
}

void PollQueue::putFirst(TaskId id, const QString& account, qint64 now)
{
    if (!isFirst(id))
        insert(id, account, true, now);
}

void PollQueue::remove(TaskId id)
{
    const auto place = m_keys.constFind(id);
    if (place == m_keys.cend())
        return;
    const auto line = m_lines.find(place->account);
    line->erase(place->key);
    if (line->empty()) {
        m_order.removeOne(place->account);
        m_lines.erase(line);
    }
    m_keys.erase(place);
}

std::optional<TaskId> PollQueue::next(const QString& account, qint64 now) const
{
    const auto line = m_lines.constFind(account);
    if (line == m_lines.cend())
        return std::nullopt;
    const auto& [key, id] = *line->begin();
    const auto& [normal, due, number] = key;
    return !normal || due <= now ? std::optional(id) : std::nullopt;
}

bool PollQueue::isFirst(TaskId id) const
{
    const auto place = m_keys.constFind(id);
    return place != m_keys.cend() && !std::get<0>(place->key);
}

void PollQueue::take(TaskId id)
{
    const QString account = m_keys.value(id).account;
    remove(id);
    if (m_order.removeOne(account))
        m_order.append(account);
}

QList<TaskId> PollQueue::takeAll(const QString& account)
{
    QList<TaskId> ids;
    const Line line = m_lines.take(account);
    for (const auto& [key, id] : line) {
        ids.append(id);
        m_keys.remove(id);
    }
    m_order.removeOne(account);
    return ids;
}

std::optional<qint64> PollQueue::nextDue(qint64 now) const
{
    std::optional<qint64> earliest;
    for (const Line& line : m_lines) {
        const auto later = line.upper_bound({true, now, std::numeric_limits<quint64>::max()});
        if (later != line.end())
            earliest = std::min(std::get<1>(later->first), earliest.value_or(std::numeric_limits<qint64>::max()));
    }
    return earliest;
}

void PollQueue::spread(qint64 now, qint64 overMs, const std::function<qint64(TaskId)>& rank)
{
    struct Due {
        qint64 rank;
        TaskId id;
        QString account;
    };
    QList<Due> due;
    for (auto line = m_lines.cbegin(); line != m_lines.cend(); ++line) {
        for (const auto& [key, id] : *line) {
            if (std::get<0>(key) && std::get<1>(key) <= now)
                due.append({rank(id), id, line.key()});
        }
    }
    std::sort(due.begin(), due.end(),
        [](const Due& a, const Due& b) { return std::tie(a.rank, a.id) < std::tie(b.rank, b.id); });
    for (qsizetype n = 0; n < due.size(); ++n)
        insert(due.at(n).id, due.at(n).account, false, now + overMs * n / due.size());
}

} // namespace Dailies
