// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/faultserver.h"

#include <QtEndian>

#include <functional>

namespace Dailies {

/// A media server with one clip, which also serves ranges of it. Each reply can be changed before it is sent.
class ClipServer final {
public:
    /// A reply before it is serialised.
    struct Reply {
        int status = 200;
        qint64 first = 0;
        qint64 last = 0;
        qint64 total = 0;
        QByteArray etag;
        QByteArray headers;
        QByteArray body;
        std::optional<QByteArray> contentRange; ///< instead of the header built from the numbers
        bool ignoreRange = false;
    };
    using Change = std::function<void(Reply&)>;

    ClipServer()
    {
        server.setHandler([this](const FaultRequest& request) { return answer(request); });
    }

    static QByteArray box(const char* type, const QByteArray& content)
    {
        QByteArray size(4, 0);
        qToBigEndian(static_cast<quint32>(content.size() + 8), size.data());
        return size + type + content;
    }

    static QByteArray clip(qsizetype size)
    {
        return box("ftyp", "isom____isom") + box("moov", "index") + box("mdat", QByteArray(size, 'v'));
    }

    FaultServer server;
    QByteArray bytes = clip(300000);
    QByteArray etag = "\"v1\"";
    qint64 cutAt = -1; ///< the byte of the clip before which the connection ends; -1: none
    FaultScript::Then then = FaultScript::Then::Fin; ///< how the connection ends
    int dripMs = 0;
    Change change;
    qint64 served = 0; ///< bytes of the clip that were sent

private:
    FaultScript answer(const FaultRequest& request)
    {
        Reply reply{200, 0, bytes.size() - 1, bytes.size(), etag, {}, bytes, {}, false};
        const QByteArray range = request.header("Range");
        if (!range.isEmpty() && request.header("If-Range") == etag) {
            reply.status = 206;
            reply.first = range.sliced(6, range.size() - 7).toLongLong();
            reply.body = bytes.sliced(reply.first);
        }
        if (change)
            change(reply);
        if (reply.ignoreRange)
            reply = {200, 0, bytes.size() - 1, bytes.size(), etag, reply.headers, bytes, {}, false};
        const qint64 from = reply.status == 206 ? bytes.size() - reply.body.size() : 0;
        FaultScript script{.reply = FaultServer::reply(reply.status, reply.body, headersOf(reply)), .dripMs = dripMs};
        qint64 sent = reply.body.size();
        if (cutAt >= from) {
            sent = std::min(cutAt - from, sent);
            script.reply.chop(reply.body.size() - sent);
            script.then = then;
        }
        served += sent;
        return script;
    }

    static QByteArray headersOf(const Reply& reply)
    {
        QByteArray headers =
            "Content-Type: video/mp4\r\nLast-Modified: Thu, 01 Jan 2026 00:00:00 GMT\r\n" + reply.headers;
        if (!reply.etag.isEmpty())
            headers += "ETag: " + reply.etag + "\r\n";
        const QByteArray range = reply.contentRange.value_or("bytes " + QByteArray::number(reply.first) + '-'
            + QByteArray::number(reply.last) + '/' + QByteArray::number(reply.total));
        if (reply.status == 206 && !range.isEmpty())
            headers += "Content-Range: " + range + "\r\n";
        return headers;
    }
};

} // namespace Dailies

Q_DECLARE_METATYPE(Dailies::ClipServer::Change)
