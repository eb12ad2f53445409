// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/jsontext.h"
#include "app/common/redact.h"
#include "app/request/modelprofile.h"
#include "app/request/requestjson.h"
#include "app/tasks/reportjson.h"
#include "app/tasks/taskfilterjson.h"
#include "tests/fuzz/fuzz.h"

#include <QJsonDocument>

using namespace Dailies;

// What is read back from disk: stored requests and reports, models, profiles, filters; and the texts of the log.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const QByteArray text = Fuzz::bytes(data, size);
    const QString words = QString::fromUtf8(text);
    plainText(words);
    Fuzz::require(redacted(redacted(words)) == redacted(words), "what is redacted stays so");

    const auto json = parseJsonObject(text);
    if (!json) {
        Fuzz::require(!json.error().message.isEmpty(), "what cannot be read is said in words");
        return 0;
    }
    if (const auto request = requestFromJson(json->object)) {
        const auto again = requestFromJson(toJson(*request));
        Fuzz::require(again && *again == *request, "a stored request keeps everything");
    }
    const TaskReport report = reportFromJson(json->object);
    Fuzz::require(reportFromJson(toJson(report)) == report, "a stored report keeps everything");
    if (const auto model = enabledModelFromJson(json->object))
        Fuzz::require(enabledModelFromJson(toJson(*model)) == model, "a stored model keeps everything");
    if (const auto profile = profileFromJson(json->object))
        Fuzz::require(profileFromJson(toJson(*profile)) == profile, "a stored profile keeps everything");
    taskFilterFromJson(json->object, QDate(2026, 11, 21));
    return 0;
}
