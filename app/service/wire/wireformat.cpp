// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/wire/wireformat.h"

#include <QJsonArray>

#include <algorithm>

namespace Dailies {

void fillLinks(TaskReport& report, const QJsonValue& value)
{
    if (!report.videoUrl.isEmpty())
        return;
    QStringList links;
    const QJsonArray items = value.isArray() ? value.toArray() : QJsonArray{value};
    for (const QJsonValue& item : items) {
        if (const QString link = item.toString(); !link.trimmed().isEmpty())
            links.append(link);
    }
    links.removeDuplicates();
    report.videoUrl = links.value(0);
    report.otherUrls = links.mid(1);
}

bool hasOnly(const QJsonObject& object, std::initializer_list<QLatin1StringView> keys)
{
    for (auto member = object.constBegin(); member != object.constEnd(); ++member) {
        if (std::ranges::find(keys, member.key()) == keys.end())
            return false;
    }
    return true;
}

std::optional<ErrorEnvelope> errorIn(const QJsonObject& object, QLatin1StringView code, QLatin1StringView message)
{
    for (const QLatin1StringView key : {code, message}) {
        const QJsonValue value = object[key];
        if (!value.isNull() && !value.isUndefined() && !value.isString() && textOf(value).isEmpty())
            return std::nullopt;
    }
    return ErrorEnvelope{textOf(object[code]).trimmed(), textOf(object[message]).trimmed()};
}

} // namespace Dailies
