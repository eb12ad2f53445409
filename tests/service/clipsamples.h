// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/service/clipserver.h"

/// Clips as media servers send them.
namespace Dailies::ClipSamples {

inline QByteArray box(const char* type, const QByteArray& content)
{
    return ClipServer::box(type, content);
}

inline QByteArray clip()
{
    return ClipServer::clip(3000);
}

inline QByteArray chunked(const QByteArray& bytes, qsizetype size, const QByteArray& headers = {})
{
    QByteArray reply = "HTTP/1.1 200 OK\r\n" + headers + "Transfer-Encoding: chunked\r\n\r\n";
    for (qsizetype at = 0; at < bytes.size(); at += size) {
        const QByteArray chunk = bytes.mid(at, size);
        reply += QByteArray::number(chunk.size(), 16) + "\r\n" + chunk + "\r\n";
    }
    return reply + "0\r\n\r\n";
}

/// A video of unknown size, as written by an encoder that does not know the end yet.
inline QByteArray openEnded(const char* kind)
{
    if (qstrcmp(kind, "mp4") == 0)
        return box("ftyp", "isom____isom") + box("moov", "index") + QByteArray(4, 0) + "mdat" + QByteArray(900, 'v');
    return QByteArray("\x1A\x45\xDF\xA3\x84webm") + QByteArray("\x18\x53\x80\x67\x01\xFF\xFF\xFF\xFF\xFF\xFF\xFF")
        + QByteArray(900, 'v');
}

} // namespace Dailies::ClipSamples
