// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/createtable.h"

#include "app/request/familytraits.h"
#include "app/service/wire/successwords.h"
#include "app/service/wire/wire.h"

#include <algorithm>
#include <array>

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
    // 202 says that the request was accepted. A message alone does not make it an error.
    if (status == 202 && envelope->code.isEmpty())
        return CreateOutcome::Lost;
    return isDocumentedThrottle(envelope->code) ? row->throttle : row->error;
}

} // namespace Dailies
