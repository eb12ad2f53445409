// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/storageanswer.h"

#include "app/common/httpdate.h"
#include "app/storage/textshape.h"

#include <QCoreApplication>
#include <QXmlStreamReader>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

struct Row {
    const char* code; ///< of the S3 protocol; null for a row that only matches by status
    int status; ///< 0 for a row that only matches by code
    ErrorKind kind;
    const char* sentence;
};

// The first match counts, codes before statuses.
constexpr Row rows[] = {
    {"InvalidAccessKeyId", 401, ErrorKind::KeyProblem,
        QT_TRANSLATE_NOOP("Storage", "The storage doesn't accept the access key ID.")},
    {"SignatureDoesNotMatch", 0, ErrorKind::KeyProblem,
        QT_TRANSLATE_NOOP("Storage", "The storage doesn't accept the secret. Check it and the region.")},
    {"ExpiredToken", 0, ErrorKind::KeyProblem, QT_TRANSLATE_NOOP("Storage", "The temporary key has expired.")},
    {"AuthorizationHeaderMalformed", 0, ErrorKind::Refused,
        QT_TRANSLATE_NOOP("Storage", "The storage doesn't accept the region. Check it.")},
    {"RequestTimeTooSkewed", 0, ErrorKind::Refused,
        QT_TRANSLATE_NOOP("Storage", "This computer's clock is too far off. Set it correctly.")},
    {"NoSuchBucket", 0, ErrorKind::Refused, QT_TRANSLATE_NOOP("Storage", "There is no bucket with this name.")},
    {"QuotaExceeded", 507, ErrorKind::Refused, QT_TRANSLATE_NOOP("Storage", "The storage is full.")},
    {"XMinioStorageFull", 0, ErrorKind::Refused, QT_TRANSLATE_NOOP("Storage", "The storage is full.")},
    {"EntityTooLarge", 413, ErrorKind::Refused, QT_TRANSLATE_NOOP("Storage", "The file is too large for the storage.")},
    {"BadDigest", 0, ErrorKind::Network, QT_TRANSLATE_NOOP("Storage", "The file was damaged during the upload.")},
    {"XAmzContentSHA256Mismatch", 0, ErrorKind::Network,
        QT_TRANSLATE_NOOP("Storage", "The file was damaged during the upload.")},
    {"InternalError", 0, ErrorKind::Network, QT_TRANSLATE_NOOP("Storage", "The storage is having problems.")},
    {"ServiceUnavailable", 0, ErrorKind::Network, QT_TRANSLATE_NOOP("Storage", "The storage is having problems.")},
    {"SlowDown", 429, ErrorKind::Throttled, QT_TRANSLATE_NOOP("Storage", "The storage is rate limiting requests.")},
    {"PermanentRedirect", 301, ErrorKind::Refused,
        QT_TRANSLATE_NOOP("Storage", "The storage redirects to another URL. Check the endpoint and the region.")},
    {"AccessDenied", 403, ErrorKind::KeyProblem,
        QT_TRANSLATE_NOOP("Storage", "The storage doesn't allow this with your key.")},
    {nullptr, 404, ErrorKind::Refused, QT_TRANSLATE_NOOP("Storage", "The storage has no such folder or file.")},
    {nullptr, 409, ErrorKind::Refused, QT_TRANSLATE_NOOP("Storage", "The storage has no such folder or file.")},
};

/// The text of an element in the XML of a reply, if it has this shape.
QString textIn(const StorageReply& reply, QLatin1StringView element, const QString& shape)
{
    QXmlStreamReader xml(reply.body.left(64 << 10));
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != element)
            continue;
        const QString text = xml.readElementText().trimmed();
        return matches(text, shape) ? text : QString();
    }
    return {};
}

/// The region that storage names when it refuses another one.
QString expectedRegion(const StorageReply& reply)
{
    const QString shape = u"[a-z0-9-]{2,40}"_s;
    const QString header = QString::fromLatin1(reply.headers.value("x-amz-bucket-region"));
    return matches(header, shape) ? header : textIn(reply, "Region"_L1, shape);
}

} // namespace

QString storageCode(const StorageReply& reply)
{
    return textIn(reply, "Code"_L1, u"[A-Za-z0-9._-]{1,64}"_s);
}

namespace {

/// Without the pause that the storage asks for.
Error describe(const StorageReply& reply)
{
    const QString code = storageCode(reply);
    const bool isElsewhere = code == "AuthorizationHeaderMalformed"_L1 || code == "PermanentRedirect"_L1
        || code == "TemporaryRedirect"_L1 || (reply.status >= 300 && reply.status < 400);
    if (const QString region = isElsewhere ? expectedRegion(reply) : QString(); !region.isEmpty())
        return {ErrorKind::Refused,
            QCoreApplication::translate("Storage", "The bucket is in the region %1. Enter that region.").arg(region),
            code};
    const auto error = [&code](const Row& row) {
        return Error{row.kind, QCoreApplication::translate("Storage", row.sentence), code};
    };
    for (const Row& row : rows) {
        if (row.code && code == QLatin1StringView(row.code))
            return error(row);
    }
    for (const Row& row : rows) {
        if (row.status == reply.status)
            return error(row);
    }
    if (reply.status >= 300 && reply.status < 400)
        return error(*std::ranges::find(rows, 301, &Row::status));
    constexpr int notImplemented = 501;
    if (reply.status >= 500 && reply.status != notImplemented)
        return {ErrorKind::Network, QCoreApplication::translate("Storage", "The storage is having problems."), code};
    return {ErrorKind::Refused,
        QCoreApplication::translate("Storage", "The storage refused this (status %1).").arg(reply.status), code};
}

} // namespace

int pauseSeconds(const StorageReply& reply)
{
    return isTemporary(reply) ? retryAfter(reply.headers.value("retry-after"), reply.date).value_or(0) : 0;
}

Error storageError(const StorageReply& reply)
{
    if (reply.problem)
        return *reply.problem;
    Error error = describe(reply);
    error.pauseSeconds = pauseSeconds(reply);
    return error;
}

bool isTemporary(const StorageReply& reply)
{
    if (reply.problem)
        return reply.problem->kind == ErrorKind::Network;
    const ErrorKind kind = describe(reply).kind;
    return reply.status == 408 || kind == ErrorKind::Network || kind == ErrorKind::Throttled;
}

} // namespace Dailies
