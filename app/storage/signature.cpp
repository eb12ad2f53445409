// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/signature.h"

#include <QCryptographicHash>
#include <QMessageAuthenticationCode>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr char algorithm[] = "AWS4-HMAC-SHA256";

QByteArray hmac(const QByteArray& key, const QByteArray& text)
{
    return QMessageAuthenticationCode::hash(text, key, QCryptographicHash::Sha256);
}

QByteArray timeStamp(const SigningScope& scope)
{
    return scope.time.toUTC().toString(u"yyyyMMdd'T'HHmmss'Z'"_s).toLatin1();
}

QByteArray credentialScope(const SigningScope& scope)
{
    return timeStamp(scope).left(8) + '/' + scope.region + "/s3/aws4_request";
}

/// Sorted by encoded name, then by encoded value.
QByteArray canonicalQuery(const NameValues& query)
{
    NameValues encoded;
    for (const auto& [name, value] : query)
        encoded.append({uriEncoded(name), uriEncoded(value)});
    std::ranges::sort(encoded);
    QByteArrayList parts;
    for (const auto& [name, value] : std::as_const(encoded))
        parts.append(name + '=' + value);
    return parts.join('&');
}

/// Lower-case names in order, with trimmed values.
NameValues canonicalHeaders(const NameValues& headers)
{
    NameValues result;
    for (const auto& [name, value] : headers)
        result.append({name.toLower(), value.simplified()});
    std::ranges::sort(result, {}, &NameValues::value_type::first);
    return result;
}

QByteArray signedNames(const NameValues& canonical)
{
    QByteArrayList names;
    for (const auto& header : canonical)
        names.append(header.first);
    return names.join(';');
}

QByteArray signatureOf(const StorageRequest& request, const NameValues& canonical, const QByteArray& payload,
    const StorageKey& key, const SigningScope& scope)
{
    QByteArray text =
        request.method + '\n' + uriEncoded(request.path, true) + '\n' + canonicalQuery(request.query) + '\n';
    for (const auto& [name, value] : canonical)
        text += name + ':' + value + '\n';
    text += '\n' + signedNames(canonical) + '\n' + payload;

    const QByteArray toSign = algorithm + ("\n" + timeStamp(scope)) + '\n' + credentialScope(scope) + '\n'
        + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex();
    QByteArray signingKey = "AWS4" + key.secret;
    for (const QByteArray& part : credentialScope(scope).split('/'))
        signingKey = hmac(signingKey, part);
    return hmac(signingKey, toSign).toHex();
}

} // namespace

QByteArray uriEncoded(const QByteArray& bytes, bool keepsSlashes)
{
    // "-._~" are never encoded.
    return bytes.toPercentEncoding(keepsSlashes ? "/" : "");
}

QByteArray emptyPayloadDigest()
{
    return QCryptographicHash::hash({}, QCryptographicHash::Sha256).toHex();
}

QByteArray signedHost(const QUrl& origin)
{
    QByteArray host = origin.host(QUrl::FullyEncoded).toLatin1();
    if (host.contains(':'))
        host = '[' + host + ']';
    const int usual = origin.scheme() == "https"_L1 ? 443 : 80;
    const int port = origin.port(usual);
    return port == usual ? host : host + ':' + QByteArray::number(port);
}

QUrl requestUrl(const StorageRequest& request)
{
    QByteArray url =
        request.origin.scheme().toLatin1() + "://" + signedHost(request.origin) + uriEncoded(request.path, true);
    if (!request.query.isEmpty())
        url += '?' + canonicalQuery(request.query);
    return QUrl::fromEncoded(url, QUrl::StrictMode);
}

NameValues signatureHeaders(const StorageRequest& request, const StorageKey& key, const SigningScope& scope)
{
    NameValues added{{"Host", signedHost(request.origin)}, {"X-Amz-Content-Sha256", request.payloadDigest},
        {"X-Amz-Date", timeStamp(scope)}};
    if (!key.sessionToken.isEmpty())
        added.append({"X-Amz-Security-Token", key.sessionToken});
    const NameValues canonical = canonicalHeaders(request.headers + added);
    added.append({"Authorization",
        QByteArray(algorithm) + " Credential=" + key.accessKeyId + '/' + credentialScope(scope)
            + ", SignedHeaders=" + signedNames(canonical)
            + ", Signature=" + signatureOf(request, canonical, request.payloadDigest, key, scope)});
    return added;
}

QUrl presignedUrl(StorageRequest request, const StorageKey& key, const SigningScope& scope, int seconds)
{
    const NameValues canonical = canonicalHeaders(request.headers + NameValues{{"Host", signedHost(request.origin)}});
    request.query += {{"X-Amz-Algorithm", algorithm},
        {"X-Amz-Credential", key.accessKeyId + '/' + credentialScope(scope)}, {"X-Amz-Date", timeStamp(scope)},
        {"X-Amz-Expires", QByteArray::number(seconds)}, {"X-Amz-SignedHeaders", signedNames(canonical)}};
    if (!key.sessionToken.isEmpty())
        request.query.append({"X-Amz-Security-Token", key.sessionToken});
    request.query.append({"X-Amz-Signature", signatureOf(request, canonical, "UNSIGNED-PAYLOAD", key, scope)});
    return requestUrl(request);
}

} // namespace Dailies
