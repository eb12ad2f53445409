// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/s3uploader.h"

#include <QXmlStreamReader>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

struct Page {
    QList<StoredFile> files;
    QByteArray next; ///< where the next page continues; empty at the end
};

StoredFile readFile(QXmlStreamReader& xml)
{
    StoredFile file;
    while (xml.readNextStartElement()) {
        if (xml.name() == "Key"_L1)
            file.name = xml.readElementText();
        else if (xml.name() == "Size"_L1)
            file.bytes = xml.readElementText().toLongLong();
        else if (xml.name() == "LastModified"_L1)
            file.modified = QDateTime::fromString(xml.readElementText(), Qt::ISODateWithMs);
        else
            xml.skipCurrentElement();
    }
    return file;
}

/// nullopt if the text is not a page of a list.
std::optional<Page> readPage(const QByteArray& text)
{
    QXmlStreamReader xml(text);
    if (!xml.readNextStartElement() || xml.name() != "ListBucketResult"_L1)
        return std::nullopt;
    Page page;
    while (xml.readNextStartElement()) {
        if (xml.name() == "Contents"_L1)
            page.files.append(readFile(xml));
        else if (xml.name() == "NextContinuationToken"_L1)
            page.next = xml.readElementText().toUtf8();
        else
            xml.skipCurrentElement();
    }
    return xml.hasError() ? std::nullopt : std::optional(page);
}

} // namespace

QUrl S3Uploader::origin() const
{
    QUrl origin = m_place.endpoint;
    origin.setPath({});
    if (m_place.virtualHosts)
        origin.setHost(m_place.bucket + u'.' + origin.host());
    return origin;
}

StorageKey S3Uploader::key() const
{
    return {m_place.user.toUtf8(), m_secret.secret, m_secret.sessionToken};
}

SigningScope S3Uploader::scope() const
{
    return {m_place.region.toUtf8(), serverNow()};
}

QByteArray S3Uploader::pathOf(const QString& name) const
{
    const QByteArray path = '/' + name.toUtf8();
    return m_place.virtualHosts ? path : '/' + m_place.bucket.toUtf8() + path;
}

HttpRequest S3Uploader::signedRequest(const Request& request) const
{
    const StorageRequest signable{request.method, origin(), request.path, request.query, request.headers,
        request.source ? request.source->sha256.toLatin1() : emptyPayloadDigest()};
    return {request.method, requestUrl(signable), request.headers + signatureHeaders(signable, key(), scope())};
}

void S3Uploader::list(Done<QList<StoredFile>> done)
{
    listFrom({}, {}, done);
}

void S3Uploader::listFrom(
    const QByteArray& continuation, const QList<StoredFile>& found, const Done<QList<StoredFile>>& done)
{
    NameValues query{{"list-type", "2"}, {"prefix", m_place.namePrefix().toUtf8()}};
    if (!continuation.isEmpty())
        query.append({"continuation-token", continuation});
    const QByteArray path = m_place.virtualHosts ? "/" : '/' + m_place.bucket.toUtf8();
    send({"GET", path, query}, {}, [this, continuation, found, done](const StorageReply& reply) {
        if (!reply.isSuccess())
            return done(failure(errorOf(reply)));
        const auto page = readPage(reply.body);
        // A server that repeats itself would be listed forever.
        if (!page || (!page->next.isEmpty() && page->next == continuation))
            return done(failure(ErrorKind::Reply, tr("The storage's list of files can't be read.")));
        page->next.isEmpty() ? done(found + page->files) : listFrom(page->next, found + page->files, done);
    });
}

UploadLink S3Uploader::link(const QString& name) const
{
    if (!m_place.isPresigned())
        return {publicLink(m_place.publicBase, name)};
    const SigningScope now = scope();
    return {presignedUrl({"GET", origin(), pathOf(name)}, key(), now, m_place.linkSeconds),
        now.time.addSecs(m_place.linkSeconds)};
}

} // namespace Dailies
