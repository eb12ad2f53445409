// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/webdavuploader.h"

#include "app/common/httpdate.h"

#include <QXmlStreamReader>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// One file or folder; the name is its path on the server. A folder has no name.
StoredFile readResponse(QXmlStreamReader& xml)
{
    StoredFile file;
    bool isFolder = false;
    // The properties are nested, but none of these names occurs twice.
    while (!xml.atEnd() && !(xml.isEndElement() && xml.name() == "response"_L1)) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        if (xml.name() == "href"_L1)
            file.name = QUrl::fromEncoded(xml.readElementText().trimmed().toUtf8()).path(QUrl::FullyDecoded);
        else if (xml.name() == "getcontentlength"_L1)
            file.bytes = xml.readElementText().toLongLong();
        else if (xml.name() == "getlastmodified"_L1)
            file.modified = fromHttpDate(xml.readElementText().toLatin1());
        else if (xml.name() == "collection"_L1)
            isFolder = true;
    }
    return isFolder ? StoredFile() : file;
}

} // namespace

QByteArray WebDavUploader::pathOf(const QString& name) const
{
    QByteArray base = m_place.endpoint.path(QUrl::FullyDecoded).toUtf8();
    while (base.endsWith('/'))
        base.chop(1);
    return base + '/' + name.toUtf8();
}

HttpRequest WebDavUploader::signedRequest(const Request& request) const
{
    HttpRequest result{
        request.method, requestUrl({request.method, m_place.endpoint, request.path, request.query}), request.headers};
    if (!m_place.user.isEmpty())
        result.headers.append({"Authorization", "Basic " + (m_place.user.toUtf8() + ':' + m_secret.secret).toBase64()});
    return result;
}

Error WebDavUploader::errorOf(const StorageReply& reply) const
{
    Error error = HttpUploader::errorOf(reply);
    if (!reply.problem && reply.status == 401)
        error.message = tr("The storage doesn't accept the user name or password.");
    else if (!reply.problem && reply.status == 403)
        error.message = tr("The storage doesn't allow this user to do that.");
    return error;
}

void WebDavUploader::makeRoom(const QString&, const Done<void>& done)
{
    if (m_hasFolders)
        return done({});
    QStringList folders;
    const QString whole = m_place.namePrefix();
    for (qsizetype end = whole.indexOf(u'/'); end >= 0; end = whole.indexOf(u'/', end + 1))
        folders.append(whole.left(end + 1));
    makeFolders(folders, done);
}

void WebDavUploader::makeFolders(const QStringList& folders, const Done<void>& done)
{
    if (folders.isEmpty()) {
        m_hasFolders = true;
        return done({});
    }
    send({"MKCOL", pathOf(folders.constFirst())}, {}, [this, folders, done](const StorageReply& reply) {
        // Servers that have the folder refuse this in several ways. If it is really missing, the upload is refused.
        if (reply.problem || reply.status == 401 || reply.status >= 500)
            return done(failure(errorOf(reply)));
        makeFolders(folders.mid(1), done);
    });
}

void WebDavUploader::list(Done<QList<StoredFile>> done)
{
    const QString prefix = m_place.namePrefix();
    send({"PROPFIND", pathOf(prefix), {}, {{"Depth", "1"}}}, {}, [this, prefix, done](const StorageReply& reply) {
        QList<StoredFile> files;
        if (!reply.problem && reply.status == 404)
            return done(files);
        if (!reply.isSuccess())
            return done(failure(errorOf(reply)));
        QXmlStreamReader xml(reply.body);
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != "response"_L1)
                continue;
            StoredFile file = readResponse(xml);
            const QString inFolder = file.name.section(u'/', -1);
            if (inFolder.isEmpty())
                continue;
            file.name = prefix + inFolder;
            files.append(file);
        }
        if (xml.hasError())
            return done(failure(ErrorKind::Reply, tr("The storage's list of files can't be read.")));
        done(files);
    });
}

UploadLink WebDavUploader::link(const QString& name) const
{
    return {publicLink(m_place.publicBase, name)};
}

} // namespace Dailies
