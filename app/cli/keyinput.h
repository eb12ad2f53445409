// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QByteArray>

namespace Dailies {

/// What the key is called.
enum class KeyWord {
    Key, ///< of an account
    Secret, ///< of an upload place
    Password, ///< of an upload place; may have spaces and any letters
};

/// Reads a key: from a terminal without echo, otherwise from the first line of standard input. Returns BadInput if the
/// input cannot be one.
Result<QByteArray> readKey(KeyWord word = KeyWord::Key);

} // namespace Dailies
