// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/idlist.h"

#include <utility>

namespace Dailies {

QString jsonOf(const QList<TaskId>& ids)
{
    QString json;
    json.reserve(ids.size() * 8 + 2);
    json += u'[';
    for (const TaskId id : ids) {
        if (json.size() > 1)
            json += u',';
        json += QString::number(id);
    }
    return json + u']';
}

QList<TaskId> numbersIn(const QString& text)
{
    QList<TaskId> ids;
    TaskId number = 0;
    for (const QChar c : text) {
        if (c == u',')
            ids.append(std::exchange(number, 0));
        else
            number = number * 10 + (c.unicode() - u'0');
    }
    if (!text.isEmpty())
        ids.append(number);
    return ids;
}

} // namespace Dailies
