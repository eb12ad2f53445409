// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/namevalues.h"

#include <QDateTime>
#include <QUrl>

namespace Dailies {

/// What signs requests to storage with the S3 protocol.
struct StorageKey {
    QByteArray accessKeyId;
    QByteArray secret;
    QByteArray sessionToken = {}; ///< of temporary keys; usually empty
};

/// A request to sign. Nothing in it is encoded; the signature encodes each part once, as S3 requires.
struct StorageRequest {
    QByteArray method; ///< upper case
    QUrl origin; ///< scheme, host and port
    QByteArray path = "/"; ///< UTF-8, starts with a slash
    NameValues query = {};
    NameValues headers = {}; ///< headers to sign besides Host and those of the signature
    QByteArray payloadDigest = {}; ///< SHA-256 of the body in lower-case hex; only for a signature in headers
};

/// Where and when a signature is valid.
struct SigningScope {
    QByteArray region; ///< "auto" is a region, too
    QDateTime time;
};

/// Everything except A-Z a-z 0-9 - . _ ~ as %XX; slashes may stay.
QByteArray uriEncoded(const QByteArray& bytes, bool keepsSlashes = false);

/// SHA-256 of an empty body, in hex.
QByteArray emptyPayloadDigest();

/// The value of the Host header that is signed: without the default port.
QByteArray signedHost(const QUrl& origin);

/// The request's URL with its path and query encoded in the only way that its signature covers.
QUrl requestUrl(const StorageRequest& request);

/// Signs with AWS Signature Version 4. Returns the headers to send besides those of the request: Authorization, Host
/// and X-Amz-….
NameValues signatureHeaders(const StorageRequest& request, const StorageKey& key, const SigningScope& scope);

/// A URL that is signed itself and needs no headers, valid for `seconds` (1 to 604,800) from the scope's time.
QUrl presignedUrl(StorageRequest request, const StorageKey& key, const SigningScope& scope, int seconds);

} // namespace Dailies
