// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

namespace Dailies {

/// A JSON object as read from text, with what the parser itself does not tell.
struct JsonText {
    QJsonObject object;
    QStringList duplicates; ///< paths of keys that stand twice in their object; the last one counts
};

enum class JsonDuplicates { Find, Ignore };
/// Reads one JSON object. BadInput with line and column when the text is not one. Finding keys that stand twice takes
/// longer than reading it.
Result<JsonText> parseJsonObject(const QByteArray& text, JsonDuplicates duplicates = JsonDuplicates::Find);
/// Where the text stops being JSON, in bytes; -1 when it does not.
qsizetype jsonBreaksAt(const QByteArray& text);

/// Puts `overlay` over `base`: objects key by key, arrays item by item ({} and null keep the item), other values replace.
QJsonObject merged(const QJsonObject& base, const QJsonObject& overlay);
/// What must be put over `base` by merged() to get `whole`, as far as that is possible.
QJsonObject difference(const QJsonObject& whole, const QJsonObject& base);

} // namespace Dailies
