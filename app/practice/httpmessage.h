// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

#include <utility>

namespace Dailies {

/// An HTTP request to the practice service.
struct HttpQuestion {
    QByteArray method;
    QString path; ///< without the query string
    QHash<QByteArray, QByteArray> headers; ///< by lower-case name
    QByteArray body;
    QByteArray target = {}; ///< path and query as they were sent
};

/// An HTTP response of the practice service.
struct HttpAnswer {
    int status = 200;
    QByteArray contentType = "application/json";
    QList<std::pair<QByteArray, QByteArray>> headers;
    QByteArray body;
    QString file; ///< sent instead of the body if not empty
    qint64 offset = 0; ///< offset in the file
    qint64 length = 0; ///< number of bytes from the offset
    bool cut = false; ///< close the connection instead of answering

    /// The value of a header; empty if there is none.
    QByteArray header(const QByteArray& name) const
    {
        for (const auto& [key, value] : headers) {
            if (key.compare(name, Qt::CaseInsensitive) == 0)
                return value;
        }
        return {};
    }
};

} // namespace Dailies
