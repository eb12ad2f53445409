// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

#include <functional>

namespace Dailies {

/// A JSON object read from text, with information that the parser does not provide.
struct JsonText {
    QJsonObject object;
    QStringList duplicates; ///< paths of members that occur twice in their object; the last one counts
};

enum class JsonDuplicates { Find, Ignore };
/// Reads one JSON object. Returns BadInput with line and column if the text is not one, and unless duplicates are ignored
/// also if it has a whole number of more than 64 bits, which would change silently. Finding duplicates takes longer than
/// parsing.
Result<JsonText> parseJsonObject(const QByteArray& text, JsonDuplicates duplicates = JsonDuplicates::Find);
/// The offset in bytes at which the text stops being JSON; -1 if it is valid.
qsizetype jsonBreaksAt(const QByteArray& text);

/// Applies `overlay` to `base`: merges objects by member and arrays by item ({} and null keep the item); replaces other
/// values.
QJsonObject merged(const QJsonObject& base, const QJsonObject& overlay);
/// The overlay that turns `base` into `whole` by merged(), as far as possible.
QJsonObject difference(const QJsonObject& whole, const QJsonObject& base);

/// The value with `change` applied to each text in it, but not to the names of members.
QJsonValue withTexts(const QJsonValue& value, const std::function<QString(const QString& text)>& change);

} // namespace Dailies
