// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/jsontext.h"
#include "app/common/redact.h"
#include "app/request/requestjson.h"
#include "app/tasks/history/taskfilterjson.h"
#include "app/tasks/store/reportjson.h"
#include "tests/fuzz/targets.h"

#include <QRegularExpression>

using namespace Dailies;
using namespace Qt::StringLiterals;

// JSON that is read back from disk: stored requests, reports and filters; and the texts of the log.
void Fuzz::stored(const QByteArray& input)
{
    const QString words = QString::fromUtf8(input);
    require(redacted(redacted(words)) == redacted(words), "what is redacted stays so");
    static const QRegularExpression key(
        u"Bearer\\s+(?!Bearer\\s)[^\\s\"'\\\\*]"_s, QRegularExpression::CaseInsensitiveOption);
    require(!key.match(redacted(words)).hasMatch(), "no key is left behind its word");
    requireShowable(plainText(words) + u'.');

    const auto json = parseJsonObject(input);
    if (!json) {
        require(!json.error().message.isEmpty(), "what cannot be read is said in words");
        return;
    }
    if (const auto request = requestFromJson(json->object)) {
        const auto again = requestFromJson(toJson(*request));
        require(again && *again == *request, "a stored request keeps everything");
    }
    const TaskReport report = reportFromJson(json->object);
    require(reportFromJson(toJson(report)) == report, "a stored report keeps everything");
    const QDate today(2026, 11, 21);
    const TaskFilter filter = taskFilterFromJson(json->object, today);
    require(toJson(taskFilterFromJson(toJson(filter), today)) == toJson(filter), "a stored filter keeps everything");
    // Bodies are stored as the values of their fields, plus the rest.
    const QJsonObject base = json->object[u"base"_s].toObject();
    const QJsonObject whole = merged(base, json->object);
    require(merged(base, difference(whole, base)) == whole, "the rest and the base make the whole");
}
