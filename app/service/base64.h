// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

namespace Dailies {

/// How many bytes Base64 makes of so many, padding included.
constexpr qint64 base64Size(qint64 size)
{
    return (size + 2) / 3 * 4;
}

/// Writes the Base64 of `size` bytes, padded and without line breaks, to `to`, which has room for it.
void encodeBase64(const char* from, qint64 size, char* to);

} // namespace Dailies
