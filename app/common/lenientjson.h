// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>

#include <optional>

namespace Dailies {

/// Reads a JSON object that a strict reader refuses for an odd byte and that can still be read without doubt: bytes that are
/// no UTF-8, control characters, unknown escapes, numbers out of range, NaN, a comma before a closing bracket, and
/// anything but JSON after the end. A text with an odd byte in it is kept where people read it (a key that ends in
/// "message", "msg", "detail", "reason" or "prompt") and left out elsewhere: as an id it would be a wrong one. What cannot
/// be read becomes {"unreadable": true}. Nothing for a text that was cut off, or that has any other mistake.
std::optional<QJsonObject> readJsonLeniently(const QByteArray& text);

} // namespace Dailies
