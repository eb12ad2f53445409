// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/sendqueue.h"

#include <algorithm>

namespace Dailies {

QHash<TaskId, qint64> placesAfterMove(QList<QueuePlace> waiting, TaskId id, QueueMove where)
{
    std::sort(waiting.begin(), waiting.end());
    const auto found = std::ranges::find(waiting, id, &QueuePlace::second);
    if (found == waiting.end())
        return {};
    const qsizetype from = found - waiting.begin();
    qsizetype to = 0;
    switch (where) {
    case QueueMove::Up: to = std::max<qsizetype>(from - 1, 0); break;
    case QueueMove::Down: to = std::min(from + 1, waiting.size() - 1); break;
    case QueueMove::First: break;
    case QueueMove::Last: to = waiting.size() - 1; break;
    }
    const QList<QueuePlace> before = waiting;
    waiting.move(from, to);
    QHash<TaskId, qint64> places;
    for (qsizetype n = 0; n < waiting.size(); ++n) {
        if (waiting.at(n).second != before.at(n).second)
            places.insert(waiting.at(n).second, before.at(n).first);
    }
    return places;
}

} // namespace Dailies
