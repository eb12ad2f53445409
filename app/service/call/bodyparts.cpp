// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/bodyparts.h"

#include "app/common/jsontext.h"
#include "app/request/mediaitem.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>
#include <array>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Replaces every local file by a mark that nobody can guess.
class Marker {
public:
    QJsonObject marked(const QJsonObject& body)
    {
        return withTexts(body, [this](const QString& text) { return mark(text); }).toObject();
    }

    const QStringList& paths() const { return m_paths; }
    const QByteArray& token() const { return m_token; }

private:
    QString mark(const QString& text)
    {
        const QString path = fileInBody(text);
        if (path.isEmpty())
            return text;
        m_paths.append(path);
        return QString::fromLatin1(m_token) + QString::number(m_paths.size() - 1) + u';';
    }

    QByteArray m_token = QUuid::createUuid().toByteArray(QUuid::Id128) + ':';
    QStringList m_paths;
};

} // namespace

QString fileInBody(const QString& text)
{
    // A text that only begins with "file:", such as a prompt, is not a file.
    return text.startsWith("file:/"_L1, Qt::CaseInsensitive) ? localPath(text) : QString();
}

QStringList filesIn(const QJsonObject& json)
{
    Marker marker;
    marker.marked(json);
    QStringList files = marker.paths();
    files.removeDuplicates();
    return files;
}

QList<BodyPart> bodyParts(const QJsonObject& json, QJsonDocument::JsonFormat format)
{
    Marker marker;
    const QByteArray text = QJsonDocument(marker.marked(json)).toJson(format);
    QList<BodyPart> parts;
    qsizetype at = 0;
    for (qsizetype mark = text.indexOf(marker.token()); mark >= 0; mark = text.indexOf(marker.token(), at)) {
        const qsizetype number = mark + marker.token().size();
        const qsizetype end = text.indexOf(';', number);
        parts.append({text.mid(at, mark - at), marker.paths().at(text.mid(number, end - number).toLongLong())});
        at = end + 1;
    }
    parts.append({text.mid(at), {}});
    return parts;
}

const char* pictureType(const QByteArray& head)
{
    if (head.startsWith("\xFF\xD8\xFF"))
        return "image/jpeg";
    if (head.startsWith("\x89PNG\r\n\x1A\n"))
        return "image/png";
    if (head.startsWith("RIFF") && head.mid(8, 4) == "WEBP")
        return "image/webp";
    // Many texts begin with the two letters BM, so the size of the second header is checked as well.
    constexpr std::array bmpHeaders{12, 40, 52, 56, 64, 108, 124};
    const bool isBmp = head.startsWith("BM") && head.size() >= 18
        && std::find(bmpHeaders.begin(), bmpHeaders.end(), head.at(14)) != bmpHeaders.end()
        && head.mid(15, 3) == QByteArray(3, 0);
    return isBmp ? "image/bmp" : nullptr;
}

QByteArray dataUriHead(const QString& path)
{
    QByteArray type;
    QFile file(path);
    // Checked before opening: a pipe without a writer would block for ever.
    if (QFileInfo(path).isFile() && file.open(QIODevice::ReadOnly | QIODevice::Unbuffered))
        type = pictureType(file.read(32));
    if (type.isEmpty()) {
        QByteArray suffix = QFileInfo(path).suffix().toLower().toLatin1();
        if (suffix == "jpg")
            suffix = "jpeg";
        constexpr std::array known{"jpeg", "png", "webp", "bmp"};
        const bool isKnown = std::find(known.begin(), known.end(), suffix) != known.end();
        type = isKnown ? "image/" + suffix : QByteArray("application/octet-stream");
    }
    return "data:" + type + ";base64,";
}

} // namespace Dailies
