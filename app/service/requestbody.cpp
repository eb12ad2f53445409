// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/requestbody.h"

#include "app/request/mediaitem.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QUuid>

#include <algorithm>
#include <array>
#include <cstring>

namespace Dailies {

using namespace Qt::StringLiterals;

/// A stretch of the body: bytes as they stand, or after them a file as Base64.
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

// Divisible by 3, so that each stretch of Base64 stands for itself.
constexpr qint64 fileChunk = 48 * 1024;

/// The MIME type of a picture that family A takes as Base64; null for anything else.
const char* pictureType(const QByteArray& head)
{
    if (head.startsWith("\xFF\xD8\xFF"))
        return "image/jpeg";
    if (head.startsWith("\x89PNG\r\n\x1A\n"))
        return "image/png";
    if (head.startsWith("RIFF") && head.mid(8, 4) == "WEBP")
        return "image/webp";
    // Two letters alone would take many a text for a picture; the size of the second header tells.
    constexpr std::array bmpHeaders{12, 40, 52, 56, 64, 108, 124};
    const bool isBmp = head.startsWith("BM") && head.size() >= 18
        && std::find(bmpHeaders.begin(), bmpHeaders.end(), head.at(14)) != bmpHeaders.end()
        && head.mid(15, 3) == QByteArray(3, 0);
    return isBmp ? "image/bmp" : nullptr;
}

Result<std::unique_ptr<QFile>> openRegular(const QString& path)
{
    const QFileInfo info(path);
    const QString name = info.fileName().isEmpty() ? path : info.fileName();
    if (!info.exists())
        return failure(ErrorKind::BadInput, RequestBody::tr("%1 is not there any more.").arg(name));
    // Asked before opening: a pipe without a writer would never open.
    if (!info.isFile())
        return failure(ErrorKind::BadInput, RequestBody::tr("%1 is not a file.").arg(name));
    auto file = std::make_unique<QFile>(path);
    if (!file->open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        return failure(ErrorKind::BadInput, RequestBody::tr("%1 cannot be read: %2.").arg(name, file->errorString()));
    if (file->size() == 0)
        return failure(ErrorKind::BadInput, RequestBody::tr("%1 is empty.").arg(name));
    return file;
}

/// Puts a mark, which nobody can guess, in the place of every local file.
class Marker {
public:
    QJsonValue marked(const QJsonValue& value)
    {
        if (value.isString() && isLocalFile(value.toString()))
            return mark(value);
        if (value.isObject()) {
            QJsonObject object = value.toObject();
            for (auto it = object.begin(); it != object.end(); ++it)
                it.value() = marked(it.value());
            return object;
        }
        if (value.isArray()) {
            QJsonArray array;
            for (const QJsonValue& each : value.toArray())
                array.append(marked(each));
            return array;
        }
        return value;
    }

    const QStringList& paths() const { return m_paths; }
    const QByteArray& token() const { return m_token; }

private:
    QJsonValue mark(const QJsonValue& value)
    {
        // A text that merely begins with the word, a prompt for one, is no file.
        if (!value.toString().startsWith("file:/"_L1, Qt::CaseInsensitive) || localPath(value.toString()).isEmpty())
            return value;
        m_paths.append(localPath(value.toString()));
        return QString::fromLatin1(m_token) + QString::number(m_paths.size() - 1) + u';';
    }

    QByteArray m_token = QUuid::createUuid().toByteArray(QUuid::Id128) + ':';
    QStringList m_paths;
};

} // namespace

RequestBody::RequestBody(std::vector<Part> parts) : m_parts(std::move(parts))
{
    for (const Part& part : m_parts)
        m_total += part.size();
    // Unbuffered, or the device would read ahead of what is handed out.
    QIODevice::open(QIODevice::ReadOnly | QIODevice::Unbuffered);
}

RequestBody::~RequestBody() = default;

Result<std::unique_ptr<RequestBody>> RequestBody::open(const QJsonObject& json)
{
    Marker marker;
    const QByteArray text = QJsonDocument(marker.marked(json).toObject()).toJson(QJsonDocument::Compact);
    std::vector<Part> parts;
    qsizetype at = 0;
    for (qsizetype mark = text.indexOf(marker.token()); mark >= 0; mark = text.indexOf(marker.token(), at)) {
        const qsizetype number = mark + marker.token().size();
        const qsizetype end = text.indexOf(';', number);
        const QString path = marker.paths().at(text.mid(number, end - number).toLongLong());
        Result<std::unique_ptr<QFile>> file = openRegular(path);
        if (!file)
            return failure(file.error());
        const char* type = pictureType((*file)->peek(32));
        if (!type) {
            return failure(ErrorKind::BadInput,
                tr("%1 cannot be sent from this computer: only pictures (JPEG, PNG, WebP, BMP) can. Give an address "
                   "for it instead.")
                    .arg(QFileInfo(path).fileName()));
        }
        Part part{text.mid(at, mark - at) + "data:" + type + ";base64,"};
        part.fileSize = (*file)->size();
        part.modified = (*file)->fileTime(QFileDevice::FileModificationTime);
        part.file = std::move(*file);
        parts.push_back(std::move(part));
        at = end + 1;
    }
    parts.push_back(Part{text.mid(at)});
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
    qint64 done = 0;
    while (done < maxSize && (m_chunkAt < m_chunk.size() || refill())) {
        const qint64 count = std::min<qint64>(maxSize - done, m_chunk.size() - m_chunkAt);
        std::memcpy(data + done, m_chunk.constData() + m_chunkAt, static_cast<size_t>(count));
        m_chunkAt += count;
        done += count;
    }
    m_handedOut += done;
    if (done > 0)
        return done;
    // -1 is the end of a sequential device, and here also its failure.
    return maxSize == 0 && !m_failed ? 0 : -1;
}

bool RequestBody::refill()
{
    m_chunkAt = 0;
    m_chunk.clear();
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
        // Looked at once more before anything behind the file goes out: the service must not get half of two pictures.
        if (!isUnchanged(part))
            return fail(part.file->fileName());
        part.file.reset();
        return true;
    }
    QByteArray bytes;
    const qint64 wanted = std::min(fileChunk, part.fileSize - part.fileRead);
    while (bytes.size() < wanted) {
        const QByteArray more = part.file->read(wanted - bytes.size());
        if (more.isEmpty())
            return fail(part.file->fileName());
        bytes += more;
    }
    part.fileRead += bytes.size();
    m_chunk = bytes.toBase64();
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

} // namespace Dailies
