// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Dailies {

// The specification names no codes, and services send some with every reply.

/// Whether a code or a message reports success: 0, 200 to 299, 10000, success, accepted, queued ...
bool isWordOfSuccess(const QString& text);
/// Whether any word of a message reports success. Without a code, such a message is not an error.
bool tellsOfSuccess(const QString& message);

} // namespace Dailies
