// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/reportjson.h"

#include "app/common/enumnames.h"

#include <QJsonArray>

#include <array>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

struct TextField {
    const char* key;
    QString TaskReport::*member;
};

constexpr std::array<TextField, 14> texts{{
    {"taskId", &TaskReport::taskId},
    {"requestId", &TaskReport::requestId},
    {"word", &TaskReport::word},
    {"videoUrl", &TaskReport::videoUrl},
    {"code", &TaskReport::code},
    {"message", &TaskReport::message},
    {"submitTime", &TaskReport::submitTime},
    {"scheduledTime", &TaskReport::scheduledTime},
    {"endTime", &TaskReport::endTime},
    {"origPrompt", &TaskReport::origPrompt},
    {"videoId", &TaskReport::videoId},
    {"duration", &TaskReport::duration},
    {"finalUnitDeduction", &TaskReport::finalUnitDeduction},
    {"externalTaskId", &TaskReport::externalTaskId},
}};

constexpr EnumNames<RemoteState, 6> remoteStates{
    {"Unsaid", "InProgress", "Succeeded", "Failed", "Canceled", "Unknown"}};

} // namespace

QJsonObject toJson(const TaskReport& report)
{
    QJsonObject json;
    for (const TextField& text : texts) {
        if (const QString& value = report.*text.member; !value.isEmpty())
            json.insert(QLatin1StringView(text.key), value);
    }
    if (!report.usage.isEmpty())
        json.insert("usage"_L1, report.usage);
    if (report.answeredFamily)
        json.insert("answeredFamily"_L1, familyName(*report.answeredFamily));
    if (!report.otherUrls.isEmpty())
        json.insert("otherUrls"_L1, QJsonArray::fromStringList(report.otherUrls));
    if (report.state != RemoteState::Unsaid)
        json.insert("state"_L1, remoteStates.of(report.state));
    return json;
}

TaskReport reportFromJson(const QJsonObject& json)
{
    TaskReport report;
    for (const TextField& text : texts)
        report.*text.member = json.value(QLatin1StringView(text.key)).toString();
    report.usage = json.value("usage"_L1).toObject();
    report.answeredFamily = familyFromName(json.value("answeredFamily"_L1).toString());
    const QJsonArray otherUrls = json.value("otherUrls"_L1).toArray();
    for (const QJsonValue& url : otherUrls) {
        if (url.isString())
            report.otherUrls.append(url.toString());
    }
    report.state = remoteStates.find(json.value("state"_L1).toString()).value_or(report.state);
    return report;
}

} // namespace Dailies
