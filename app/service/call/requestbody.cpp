// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/requestbody.h"

#include "app/common/crashpoint.h"
#include "app/service/call/bodyparts.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include <openssl/evp.h>

#include <algorithm>
#include <cstring>

namespace Dailies {

using namespace Qt::StringLiterals;

/// A section of the body: literal bytes, then optionally a file as Base64.
struct RequestBody::Part {
    QByteArray text;
    std::unique_ptr<QFile> file = {};
    qint64 fileSize = 0;
    QDateTime modified = {};
    bool isTextOut = false;
    qint64 fileRead = 0;

    qint64 size() const { return text.size() + (fileSize + 2) / 3 * 4; }
};

namespace {

// Divisible by 3, so that each block is complete Base64. The result is no longer than what the network layer
// reads at a time: longer blocks make it wait, which costs more than the additional reads.
constexpr qint64 fileChunk = 12 * 1024;

Result<std::unique_ptr<QFile>> openRegular(const QString& path)
{
    const QFileInfo info(path);
    const QString name = info.fileName().isEmpty() ? path : info.fileName();
    if (!info.exists())
        return failure(ErrorKind::BadInput, RequestBody::tr("%1 no longer exists.").arg(name));
    // Checked before opening: a pipe without a writer would block for ever.
    if (!info.isFile())
        return failure(ErrorKind::BadInput, RequestBody::tr("%1 isn't a file.").arg(name));
    auto file = std::make_unique<QFile>(path);
    if (!file->open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return failure(ErrorKind::BadInput, RequestBody::tr("%1 can't be read: %2.").arg(name, file->errorString()));
    if (file->size() == 0)
        return failure(ErrorKind::BadInput, RequestBody::tr("%1 is empty.").arg(name));
    return file;
}

} // namespace

RequestBody::RequestBody(std::vector<Part> parts) : m_parts(std::move(parts))
{
    for (const Part& part : m_parts)
        m_total += part.size();
    // Unbuffered, otherwise QIODevice would read ahead of what is handed out.
    QIODevice::open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

RequestBody::~RequestBody() = default;

Result<std::unique_ptr<RequestBody>> RequestBody::open(const QJsonObject& json, QJsonDocument::JsonFormat format)
{
    std::vector<Part> parts;
    for (const BodyPart& each : bodyParts(json, format)) {
        if (each.file.isEmpty()) {
            parts.push_back(Part{each.text});
            continue;
        }
        Result<std::unique_ptr<QFile>> file = openRegular(each.file);
        if (!file)
            return failure(file.error());
        const char* type = pictureType((*file)->peek(32));
        if (!type) {
            return failure(ErrorKind::BadInput,
                tr("%1 can't be uploaded: only images (JPEG, PNG, WebP, BMP) can. Add a public link instead.")
                    .arg(QFileInfo(each.file).fileName()));
        }
        Part part{each.text + "data:" + type + ";base64,"};
        part.fileSize = (*file)->size();
        part.modified = (*file)->fileTime(QFileDevice::FileModificationTime);
        part.file = std::move(*file);
        parts.push_back(std::move(part));
    }
    return std::unique_ptr<RequestBody>(new RequestBody(std::move(parts)));
}

qint64 RequestBody::size() const
{
    return m_total;
}

qint64 RequestBody::bytesAvailable() const
{
    return m_total - m_handedOut + QIODevice::bytesAvailable();
}

qint64 RequestBody::readData(char* data, qint64 maxSize)
{
    if (m_handedOut == 0)
        DAILIES_CRASH_POINT("body.before-first-byte");
    qint64 done = 0;
    while (done < maxSize && (m_chunkAt < m_chunk.size() || refill())) {
        const qint64 count = std::min<qint64>(maxSize - done, m_chunk.size() - m_chunkAt);
        std::memcpy(data + done, m_chunk.constData() + m_chunkAt, static_cast<size_t>(count));
        m_chunkAt += count;
        done += count;
    }
    m_handedOut += done;
    if (m_handedOut == m_total)
        DAILIES_CRASH_POINT("body.last-byte");
    if (done > 0)
        return done;
    // -1 means the end of a sequential device. Here it also reports an error.
    return maxSize == 0 && !m_failed ? 0 : -1;
}

bool RequestBody::refill()
{
    m_chunkAt = 0;
    m_chunk.truncate(0); // keeps its memory
    while (!m_failed && m_current < m_parts.size()) {
        Part& part = m_parts[m_current];
        if (!part.isTextOut) {
            part.isTextOut = true;
            m_chunk = part.text;
        } else if (part.file) {
            if (!refillFrom(part))
                return false;
        } else {
            ++m_current;
        }
        if (!m_chunk.isEmpty())
            return true;
    }
    return false;
}

bool RequestBody::refillFrom(Part& part)
{
    if (part.fileRead == part.fileSize) {
        // Checked again before anything after the file is sent: the service must not receive a mixture of two
        // pictures.
        if (!isUnchanged(part))
            return fail(part.file->fileName());
        DAILIES_CRASH_POINT("body.picture-whole");
        part.file.reset();
        return true;
    }
    // The buffers are reused for the whole body: allocating them for each block would cost more than the
    // Base64.
    m_raw.resize(fileChunk);
    const qint64 wanted = std::min(fileChunk, part.fileSize - part.fileRead);
    for (qint64 got = 0; got < wanted;) {
        const qint64 more = part.file->read(m_raw.data() + got, wanted - got);
        if (more <= 0)
            return fail(part.file->fileName());
        got += more;
    }
    part.fileRead += wanted;
    DAILIES_CRASH_POINT("body.picture-bytes");
    m_chunk.resize((wanted + 2) / 3 * 4 + 1); // OpenSSL appends a zero byte
    const int made = EVP_EncodeBlock(reinterpret_cast<unsigned char*>(m_chunk.data()),
        reinterpret_cast<const unsigned char*>(m_raw.constData()), static_cast<int>(wanted));
    m_chunk.truncate(made);
    return true;
}

bool RequestBody::isUnchanged(const Part& part) const
{
    return part.file->size() == part.fileSize
        && part.file->fileTime(QFileDevice::FileModificationTime) == part.modified;
}

bool RequestBody::fail(const QString& path)
{
    m_failed = true;
    setErrorString(tr("%1 changed while it was being sent.").arg(QFileInfo(path).fileName()));
    return false;
}

Result<QByteArray> wholeBody(const QJsonObject& json, QJsonDocument::JsonFormat format, qint64 mostBytes)
{
    const QList<BodyPart> parts = bodyParts(json, format);
    qint64 bytes = 0;
    for (const BodyPart& part : parts)
        bytes += part.file.isEmpty() ? 0 : QFileInfo(part.file).size();
    if (bytes > mostBytes)
        return failure(ErrorKind::BadInput,
            QCoreApplication::translate("BodyParts", "The files in this request are too large to copy as text."));
    const auto body = RequestBody::open(json, format);
    if (!body)
        return failure(body.error());
    const QByteArray text = (*body)->readAll();
    if (text.size() != (*body)->size())
        return failure(ErrorKind::BadInput, (*body)->errorString());
    return text;
}

} // namespace Dailies
