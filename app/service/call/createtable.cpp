// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/createtable.h"

#include "app/request/familytraits.h"
#include "app/service/wire/wire.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <iterator>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// The outcome of a create call without an ID, for a range of statuses.
struct StatusRow {
    int first;
    int last;
    CreateOutcome plain; ///< for any other body
    CreateOutcome error; ///< the body is an error and nothing else
    CreateOutcome throttle; ///< the error has a documented code for "not accepted"
};

constexpr CreateOutcome refused = CreateOutcome::Refused;
constexpr CreateOutcome waits = CreateOutcome::Throttled;
constexpr CreateOutcome lost = CreateOutcome::Lost;

/// A status that is in no row means Lost, because the service may have accepted the request.
constexpr std::array statusRows{
    StatusRow{200, 299, lost, refused, waits},
    StatusRow{301, 302, refused, refused, refused},
    StatusRow{307, 308, refused, refused, refused},
    StatusRow{400, 406, refused, refused, waits},
    StatusRow{408, 408, refused, refused, refused},
    StatusRow{410, 418, refused, refused, waits},
    StatusRow{422, 422, refused, refused, waits},
    StatusRow{425, 425, waits, waits, waits},
    StatusRow{426, 426, refused, refused, waits},
    StatusRow{428, 428, refused, refused, waits},
    StatusRow{429, 429, waits, waits, waits},
    StatusRow{431, 431, refused, refused, waits},
    StatusRow{451, 451, refused, refused, waits},
    StatusRow{503, 503, lost, lost, waits},
};

/// The specification names no codes. The vendors document these for requests that were not accepted; a suffix
/// after a dot only names the limit.
constexpr std::array documentedThrottles{"Throttling"_L1, "RequestLimitExceeded"_L1};

constexpr std::array successWords{"success"_L1, "successful"_L1, "successfully"_L1, "succeed"_L1, "succeeded"_L1,
    "ok"_L1, "accepted"_L1, "created"_L1, "queued"_L1, "submitted"_L1};

/// Words for a task that exists. Within a sentence they can also be about other tasks, so they count only alone.
constexpr std::array progressWords{"pending"_L1, "running"_L1, "processing"_L1, "inprogress"_L1, "inqueue"_L1,
    "waiting"_L1, "noerror"_L1, "taskcreated"_L1, "jobcreated"_L1, "tasksubmitted"_L1};

bool isSuccessWord(QStringView word)
{
    return std::ranges::any_of(
        successWords, [word](QLatin1StringView well) { return word.compare(well, Qt::CaseInsensitive) == 0; });
}

/// A message without a code is not an error if any word of it reports success.
bool tellsOfSuccess(const QString& message)
{
    static const QRegularExpression separators(u"[^\\p{L}]+"_s);
    const QStringList words = message.split(separators, Qt::SkipEmptyParts);
    return std::ranges::any_of(words, [](const QString& word) { return isSuccessWord(word); });
}

bool isEmptyOrNull(const QJsonValue& value)
{
    return value.isNull() || value.isUndefined() || (value.isObject() && value.toObject().isEmpty());
}

/// Removes members that are present but empty.
QJsonObject withoutEmpty(QJsonObject body)
{
    for (const Family family : allFamilies) {
        const QLatin1StringView key(wireFormat(family).wrapper);
        if (isEmptyOrNull(body.value(key)))
            body.remove(key);
    }
    return body;
}

std::optional<ErrorEnvelope> findError(const QJsonObject& body)
{
    for (const Family family : allFamilies) {
        if (const std::optional<ErrorEnvelope> error = wireFormat(family).readError(body))
            return error;
    }
    return std::nullopt;
}

} // namespace

bool isWordOfSuccess(const QString& text)
{
    bool isNumber = false;
    const int number = text.trimmed().toInt(&isNumber);
    if (isNumber)
        return number == 0 || (number >= 200 && number < 300) || number == 10000 || number == 20000;
    QString word;
    std::copy_if(text.begin(), text.end(), std::back_inserter(word), [](QChar c) { return c.isLetterOrNumber(); });
    return isSuccessWord(word) || word.endsWith(u"成功"_s)
        || std::ranges::any_of(progressWords,
            [&word](QLatin1StringView well) { return word.compare(well, Qt::CaseInsensitive) == 0; });
}

std::optional<ErrorEnvelope> errorEnvelope(const QJsonObject& body)
{
    const std::optional<ErrorEnvelope> error = findError(withoutEmpty(body));
    if (!error || (error->code.isEmpty() && error->message.isEmpty()))
        return std::nullopt;
    const bool isSuccess = isWordOfSuccess(error->code) || isWordOfSuccess(error->message)
        || (error->code.isEmpty() && tellsOfSuccess(error->message));
    return isSuccess ? std::nullopt : error;
}

bool isDocumentedThrottle(const QString& code)
{
    return std::ranges::any_of(documentedThrottles, [&code](QLatin1StringView known) {
        return code.startsWith(known, Qt::CaseInsensitive)
            && (code.size() == known.size() || code.at(known.size()) == u'.');
    });
}

CreateOutcome outcomeWithoutId(int status, const std::optional<ErrorEnvelope>& envelope)
{
    const auto row = std::ranges::find_if(
        statusRows, [status](const StatusRow& each) { return status >= each.first && status <= each.last; });
    if (row == statusRows.end())
        return CreateOutcome::Lost;
    if (!envelope)
        return row->plain;
    // 202 says that the request was accepted. A mere message beside it is no error.
    if (status == 202 && envelope->code.isEmpty())
        return CreateOutcome::Lost;
    return isDocumentedThrottle(envelope->code) ? row->throttle : row->error;
}

} // namespace Dailies
