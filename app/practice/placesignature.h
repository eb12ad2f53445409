// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/practice/httpmessage.h"

#include <optional>

namespace Dailies {

/// The key that the practice place accepts.
struct PlaceKey {
    QByteArray id;
    QByteArray secret;
    QByteArray region;
};

/// Why storage refuses a request, in the words of the S3 protocol.
struct PlaceRefusal {
    int status = 403;
    QByteArray code;
    QByteArray message;
};

/// The decoded parameters of a target's query. A plus sign stays one.
QList<std::pair<QByteArray, QByteArray>> queryOf(const QByteArray& target);
/// The decoded path of a target.
QByteArray pathOf(const QByteArray& target);

/// Checks a request as the S3 API reference describes it under "Authenticating Requests (AWS Signature Version 4)":
/// signed in a header or in the query, its time, its region and its signature. The digest of the body is only checked
/// for its form. Written from that document alone, so that it finds the errors of the program that signs.
std::optional<PlaceRefusal> signatureProblem(const HttpQuestion& question, const PlaceKey& key, qint64 nowMs);

/// Whether a request carries a signature or a part of one.
bool isSigned(const HttpQuestion& question);

} // namespace Dailies
