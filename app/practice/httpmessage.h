// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>

#include <utility>

namespace Dailies {

/// One HTTP request as the practice service sees it.
struct HttpQuestion {
    QByteArray method;
    QString path; ///< without the query part
    QHash<QByteArray, QByteArray> headers; ///< by lower-case name
    QByteArray body;
};

/// One HTTP answer of the practice service.
struct HttpAnswer {
    int status = 200;
    QByteArray contentType = "application/json";
    QList<std::pair<QByteArray, QByteArray>> headers;
    QByteArray body;
    QString file; ///< sent in place of the body when not empty
    qint64 offset = 0; ///< of the file
    qint64 length = 0; ///< of the file, from the offset
    bool cut = false; ///< the connection is closed instead of answered

    /// The value of a header; empty when there is none.
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
