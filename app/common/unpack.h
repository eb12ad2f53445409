// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace Dailies {

struct Unpacked {
    QByteArray content; ///< at most `limit` bytes
    bool isWhole = true; ///< otherwise the bytes are damaged or end early, and this is what could be read
};

/// The content of an HTTP body that was compressed with `gzip` or `deflate` (RFC 9110, 8.4.1), once or several times.
/// `encoding` is the Content-Encoding. It is only needed for deflate data without zlib's header, which cannot be
/// recognised from the bytes. nullopt if the bytes are something else.
std::optional<Unpacked> unpack(const QByteArray& bytes, const QByteArray& encoding, qsizetype limit);

/// The version of zlib, which unpacks.
QString unpackLibraryVersion();

} // namespace Dailies
