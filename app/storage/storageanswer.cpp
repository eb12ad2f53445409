// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/storageanswer.h"

#include <QCoreApplication>
#include <QRegularExpression>
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
        QT_TRANSLATE_NOOP("Storage", "The clock of this computer differs too much from the storage's. Set it.")},
    {"NoSuchBucket", 0, ErrorKind::Refused, QT_TRANSLATE_NOOP("Storage", "There is no bucket with this name.")},
    {"QuotaExceeded", 507, ErrorKind::Refused, QT_TRANSLATE_NOOP("Storage", "The storage is full.")},
    {"XMinioStorageFull", 0, ErrorKind::Refused, QT_TRANSLATE_NOOP("Storage", "The storage is full.")},
    {"EntityTooLarge", 413, ErrorKind::Refused, QT_TRANSLATE_NOOP("Storage", "The file is too large for the storage.")},
    {"BadDigest", 0, ErrorKind::Network, QT_TRANSLATE_NOOP("Storage", "The file was damaged on its way.")},
    {"XAmzContentSHA256Mismatch", 0, ErrorKind::Network,
        QT_TRANSLATE_NOOP("Storage", "The file was damaged on its way.")},
    {"SlowDown", 429, ErrorKind::Throttled, QT_TRANSLATE_NOOP("Storage", "The storage asks for a pause.")},
    {"PermanentRedirect", 301, ErrorKind::Refused,
        QT_TRANSLATE_NOOP("Storage", "The storage refers to another address. Check the endpoint and the region.")},
    {"AccessDenied", 403, ErrorKind::KeyProblem,
        QT_TRANSLATE_NOOP("Storage", "The storage doesn't allow this with your key.")},
    {nullptr, 404, ErrorKind::Refused, QT_TRANSLATE_NOOP("Storage", "The storage has no such folder or file.")},
    {nullptr, 409, ErrorKind::Refused, QT_TRANSLATE_NOOP("Storage", "The storage has no such folder or file.")},
};

} // namespace

QString storageCode(const StorageReply& reply)
{
    QXmlStreamReader xml(reply.body.left(64 << 10));
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == "Code"_L1) {
            static const QRegularExpression shape(u"^[A-Za-z0-9._-]{1,64}$"_s);
            const QString code = xml.readElementText().trimmed();
            return shape.match(code).hasMatch() ? code : QString();
        }
    }
    return {};
}

Error storageError(const StorageReply& reply)
{
    if (reply.problem)
        return *reply.problem;
    const QString code = storageCode(reply);
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
    if (reply.status >= 500)
        return {ErrorKind::Network, QCoreApplication::translate("Storage", "The storage is having problems."), code};
    return {ErrorKind::Refused,
        QCoreApplication::translate("Storage", "The storage refuses this with status %1.").arg(reply.status), code};
}

bool isTemporary(const StorageReply& reply)
{
    if (reply.problem)
        return reply.problem->kind == ErrorKind::Network;
    const int status = reply.status;
    return status == 408 || status == 429 || (status >= 500 && status <= 504 && status != 501)
        || storageError(reply).kind == ErrorKind::Network;
}

} // namespace Dailies
