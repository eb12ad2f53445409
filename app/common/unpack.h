// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <optional>

namespace Dailies {

/// The content of an HTTP body that was compressed with `gzip` or `deflate` (RFC 9110, 8.4.1), cut after `limit` bytes.
/// `encoding` is the Content-Encoding. It is only needed for deflate data without zlib's header, which cannot be
/// recognised by itself. nullopt if the bytes are something else, damaged or incomplete.
std::optional<QByteArray> unpack(const QByteArray& bytes, const QByteArray& encoding, qsizetype limit);

/// The version of zlib, which unpacks.
QString unpackLibraryVersion();

} // namespace Dailies
