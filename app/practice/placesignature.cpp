// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/placesignature.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QMap>
#include <QRegularExpression>
#include <QTimeZone>

#include <openssl/evp.h>
#include <openssl/hmac.h>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 toleranceMs = 15 * 60 * 1000;
constexpr qint64 longestLink = 604'800;

using Parameters = QList<std::pair<QByteArray, QByteArray>>;

/// "UriEncode()" of the document.
QByteArray uriEncode(const QByteArray& text, bool encodeSlash)
{
    QByteArray result;
    for (const char c : text) {
        const bool isUnreserved = (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'
            || c == '.' || c == '_' || c == '~';
        if (isUnreserved || (c == '/' && !encodeSlash))
            result += c;
        else
            result += '%' + QByteArray(1, c).toHex().toUpper();
    }
    return result;
}

QByteArray decoded(const QByteArray& text)
{
    return QByteArray::fromPercentEncoding(text);
}

QByteArray value(const Parameters& parameters, const QByteArray& name)
{
    const auto found = std::ranges::find(parameters, name, &Parameters::value_type::first);
    return found == parameters.end() ? QByteArray() : found->second;
}

QByteArray hmacSha256(const QByteArray& key, const QByteArray& data)
{
    unsigned char digest[EVP_MAX_MD_SIZE];
    unsigned int size = 0;
    HMAC(EVP_sha256(), key.constData(), static_cast<int>(key.size()),
        reinterpret_cast<const unsigned char*>(data.constData()), static_cast<size_t>(data.size()), digest, &size);
    return QByteArray(reinterpret_cast<const char*>(digest), static_cast<qsizetype>(size));
}

/// The parts of a signature, wherever it was.
struct Claim {
    QByteArray credential;
    QByteArray signedHeaders;
    QByteArray signature;
    QByteArray date;
    QByteArray payload;
    bool isLink = false;
    qint64 expires = 0; ///< seconds, for a link
};

PlaceRefusal malformed(const Claim& claim, const QByteArray& message)
{
    return {400, claim.isLink ? "AuthorizationQueryParametersError" : "AuthorizationHeaderMalformed", message};
}

std::optional<Claim> claimOf(const HttpQuestion& question)
{
    const Parameters query = queryOf(question.target);
    Claim claim;
    if (const QByteArray algorithm = value(query, "X-Amz-Algorithm"); !algorithm.isEmpty()) {
        claim = {value(query, "X-Amz-Credential"), value(query, "X-Amz-SignedHeaders"), value(query, "X-Amz-Signature"),
            value(query, "X-Amz-Date"), "UNSIGNED-PAYLOAD", true, value(query, "X-Amz-Expires").toLongLong()};
        return algorithm == "AWS4-HMAC-SHA256" ? std::optional(claim) : std::nullopt;
    }
    static const QRegularExpression shape(
        u"^AWS4-HMAC-SHA256 Credential=([^,\\s]+), ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$"_s);
    const QRegularExpressionMatch match = shape.match(QString::fromLatin1(question.headers.value("authorization")));
    if (!match.hasMatch())
        return std::nullopt;
    claim.credential = match.captured(1).toLatin1();
    claim.signedHeaders = match.captured(2).toLatin1();
    claim.signature = match.captured(3).toLatin1();
    claim.date = question.headers.value("x-amz-date");
    claim.payload = question.headers.value("x-amz-content-sha256");
    return claim;
}

std::optional<PlaceRefusal> timeProblem(const Claim& claim, qint64 nowMs)
{
    QDateTime date = QDateTime::fromString(QString::fromLatin1(claim.date), u"yyyyMMdd'T'HHmmss'Z'"_s);
    if (!date.isValid())
        return malformed(claim, "X-Amz-Date must be in the ISO 8601 basic format.");
    date = QDateTime(date.date(), date.time(), QTimeZone::utc());
    const qint64 late = nowMs - date.toMSecsSinceEpoch();
    if (!claim.isLink) {
        if (late > toleranceMs || late < -toleranceMs)
            return PlaceRefusal{403, "RequestTimeTooSkewed",
                "The difference between the request time and the current time is too large."};
        return std::nullopt;
    }
    if (claim.expires < 1 || claim.expires > longestLink)
        return malformed(claim, "X-Amz-Expires must be between 1 and 604800 seconds.");
    if (late < -toleranceMs)
        return PlaceRefusal{403, "AccessDenied", "Request is not valid yet"};
    if (late > claim.expires * 1000)
        return PlaceRefusal{403, "AccessDenied", "Request has expired"};
    return std::nullopt;
}

std::optional<PlaceRefusal> credentialProblem(const Claim& claim, const PlaceKey& key)
{
    const QByteArrayList parts = claim.credential.split('/');
    if (parts.size() != 5 || parts[1] != claim.date.left(8) || parts[3] != "s3" || parts[4] != "aws4_request")
        return malformed(claim, "The credential must have the form KEY/DATE/REGION/s3/aws4_request.");
    if (parts[0] != key.id)
        return PlaceRefusal{403, "InvalidAccessKeyId", "The access key ID does not exist."};
    if (parts[2] != key.region)
        return malformed(claim, "The region is wrong; expecting '" + key.region + "'");
    return std::nullopt;
}

std::optional<PlaceRefusal> headersProblem(const Claim& claim, const HttpQuestion& question)
{
    const QByteArrayList names = claim.signedHeaders.split(';');
    if (!std::ranges::is_sorted(names) || !names.contains("host"))
        return malformed(claim, "SignedHeaders must be sorted and contain host.");
    for (auto header = question.headers.begin(); header != question.headers.end(); ++header) {
        if (header.key().startsWith("x-amz-") && !names.contains(header.key()))
            return PlaceRefusal{403, "AccessDenied", "There were headers present in the request which were not signed"};
    }
    if (claim.isLink)
        return std::nullopt;
    static const QRegularExpression digest(u"^[0-9a-f]{64}$"_s);
    if (!digest.match(QString::fromLatin1(claim.payload)).hasMatch())
        return PlaceRefusal{400, "InvalidRequest", "x-amz-content-sha256 must be the SHA-256 of the payload."};
    return std::nullopt;
}

QByteArray expectedSignature(const Claim& claim, const HttpQuestion& question, const PlaceKey& key)
{
    // Sorted by name; names with several values are sorted by value as well.
    QMap<QByteArray, QByteArrayList> parameters;
    for (const auto& [name, given] : queryOf(question.target)) {
        if (!claim.isLink || name != "X-Amz-Signature")
            parameters[uriEncode(name, true)].append(uriEncode(given, true));
    }
    QByteArray canonicalQuery;
    for (auto entry = parameters.begin(); entry != parameters.end(); ++entry) {
        std::ranges::sort(*entry);
        for (const QByteArray& given : std::as_const(*entry))
            canonicalQuery += (canonicalQuery.isEmpty() ? "" : "&") + entry.key() + '=' + given;
    }
    QByteArray canonical =
        question.method + '\n' + uriEncode(pathOf(question.target), false) + '\n' + canonicalQuery + '\n';
    for (const QByteArray& name : claim.signedHeaders.split(';'))
        canonical += name + ':' + question.headers.value(name).trimmed() + '\n';
    canonical += '\n' + claim.signedHeaders + '\n' + claim.payload;

    const QByteArray day = claim.date.left(8);
    const QByteArray text = "AWS4-HMAC-SHA256\n" + claim.date + '\n' + day + '/' + key.region + "/s3/aws4_request\n"
        + QCryptographicHash::hash(canonical, QCryptographicHash::Sha256).toHex();
    const QByteArray dateKey = hmacSha256("AWS4" + key.secret, day);
    const QByteArray signingKey = hmacSha256(hmacSha256(hmacSha256(dateKey, key.region), "s3"), "aws4_request");
    return hmacSha256(signingKey, text).toHex();
}

} // namespace

Parameters queryOf(const QByteArray& target)
{
    Parameters result;
    const qsizetype mark = target.indexOf('?');
    if (mark < 0)
        return result;
    for (const QByteArray& part : target.mid(mark + 1).split('&')) {
        if (part.isEmpty())
            continue;
        const qsizetype equals = part.indexOf('=');
        result.append(equals < 0 ? std::pair(decoded(part), QByteArray())
                                 : std::pair(decoded(part.left(equals)), decoded(part.mid(equals + 1))));
    }
    return result;
}

QByteArray pathOf(const QByteArray& target)
{
    const qsizetype mark = target.indexOf('?');
    return decoded(mark < 0 ? target : target.left(mark));
}

bool isSigned(const HttpQuestion& question)
{
    return question.headers.contains("authorization") || question.target.contains("X-Amz-");
}

std::optional<PlaceRefusal> signatureProblem(const HttpQuestion& question, const PlaceKey& key, qint64 nowMs)
{
    if (question.headers.contains("authorization") && !value(queryOf(question.target), "X-Amz-Algorithm").isEmpty())
        return PlaceRefusal{400, "InvalidArgument", "Only one auth mechanism allowed"};
    const std::optional<Claim> claim = claimOf(question);
    if (!claim)
        return PlaceRefusal{400, "AuthorizationHeaderMalformed", "The signature can't be read."};
    if (auto problem = credentialProblem(*claim, key))
        return problem;
    if (auto problem = timeProblem(*claim, nowMs))
        return problem;
    if (auto problem = headersProblem(*claim, question))
        return problem;
    if (expectedSignature(*claim, question, key) != claim->signature)
        return PlaceRefusal{403, "SignatureDoesNotMatch",
            "The request signature we calculated does not match the signature you provided."};
    return std::nullopt;
}

} // namespace Dailies
