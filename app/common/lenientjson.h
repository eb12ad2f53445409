// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>

#include <optional>

namespace Dailies {

/// Reads a JSON object that a strict parser rejects for a minor error but that is still unambiguous. Accepts invalid
/// UTF-8, control characters, unknown escapes, numbers out of range, NaN, a comma before a closing bracket, and
/// non-JSON text after the end. Strings with invalid bytes are kept where people read them (in members ending in
/// "message", "msg", "detail", "reason" or "prompt") and unreadable elsewhere, because as an ID they would be wrong.
/// Unreadable values become {"unreadable": true}. Returns nullopt for text that is truncated or has any other error.
std::optional<QJsonObject> readJsonLeniently(const QByteArray& text);

/// Whether an object in this text names a member twice. Parsers keep only one of the two values.
bool hasRepeatedMember(const QByteArray& text);

} // namespace Dailies
