// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/worlds/requests.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <array>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// A column of the table of create endpoints.
struct Kind {
    Family family;
    Generation generation;
    ApiType apiType;
    const char* path;
    const char* model;
};

// clang-format off
constexpr std::array kinds{
    Kind{Family::A, Generation::G30, ApiType::TextToVideo, "TextToVideo", "wan3.0-video"},
    Kind{Family::A, Generation::G30, ApiType::ImageToVideo, "ImageToVideo", "wan3.0-video"},
    Kind{Family::A, Generation::G30, ApiType::ReferenceToVideo, "ReferenceToVideo", "wan3.0-video"},
    Kind{Family::A, Generation::G30, ApiType::VideoEdit, "VideoEdit", "wan3.0-video"},
    Kind{Family::A, Generation::G27, ApiType::TextToVideo, "TextToVideo", "wan2.7-video"},
    Kind{Family::A, Generation::G27, ApiType::ImageToVideo, "ImageToVideo", "wan2.7-video"},
    Kind{Family::A, Generation::G27, ApiType::ReferenceToVideo, "ReferenceToVideo", "wan2.7-video"},
    Kind{Family::A, Generation::G27, ApiType::VideoEdit, "VideoEdit", "wan2.7-edit"},
    Kind{Family::B, Generation::None, ApiType::TextToVideo, "TextToVideo", "kling-v3"},
    Kind{Family::B, Generation::None, ApiType::ImageToVideo, "ImageToVideo", "kling-v3"},
    Kind{Family::B, Generation::None, ApiType::MultiImageToVideo, "MultiImageToVideo", "kling-v3"},
};
// clang-format on
constexpr int kindsOfA = 8;

const Kind& kindOf(const VideoRequest& request)
{
    for (const Kind& kind : kinds) {
        if (kind.family == request.kind.family && kind.generation == request.kind.generation
            && kind.apiType == request.kind.apiType)
            return kind;
    }
    return kinds.front();
}

bool hasFlag(const VideoRequest& request)
{
    return request.kind.generation == Generation::G27;
}

/// VideoEdit of generation 2.7 lists none.
bool hasDuration(const VideoRequest& request)
{
    return !(hasFlag(request) && request.kind.apiType == ApiType::VideoEdit);
}

QList<MediaItem> mediaFor(const Kind& kind, const QString& first)
{
    const bool is27 = kind.generation == Generation::G27;
    switch (kind.apiType) {
    case ApiType::ImageToVideo:
        if (is27)
            return {{u"first_frame"_s, first, {}}, {u"driving_audio"_s, u"https://203.0.113.77/in/voice.mp3"_s, {}}};
        return {{u"first_frame"_s, first, {}}};
    case ApiType::ReferenceToVideo:
        return {{u"reference_image"_s, first, is27 ? u"https://203.0.113.77/in/voice.mp3"_s : QString()},
            {u"reference_image"_s, u"https://203.0.113.77/in/two.png"_s, {}}};
    case ApiType::VideoEdit:
        return {{is27 ? u"video"_s : u"reference_video"_s, u"https://203.0.113.77/in/clip.mp4"_s, {}}};
    default: return {};
    }
}

/// Whether a source was sent as it is in the request: an address unchanged, a file as its bytes.
bool isSource(const QString& sent, const QString& wanted)
{
    if (!QUrl(wanted).isLocalFile())
        return sent == wanted;
    const qsizetype comma = sent.indexOf(u',');
    return sent.startsWith("data:image/png;base64"_L1)
        && QByteArray::fromBase64(sent.mid(comma + 1).toLatin1()) == pictureBytes();
}

/// A family that takes no files gets a link to an uploaded one.
bool isLinked(const QString& sent, const QString& wanted)
{
    if (!QUrl(wanted).isLocalFile())
        return sent == wanted;
    const QUrl link(sent);
    return link.host() == storageEndpoint().host() && link.hasQuery() && link.path().endsWith(".png"_L1);
}

QString wrongWithA(const VideoRequest& request, const QJsonObject& body)
{
    const QJsonObject input = body["input"_L1].toObject();
    const QJsonObject parameters = body["parameters"_L1].toObject();
    const QJsonArray media = input["media"_L1].toArray();
    if (input["prompt"_L1].toString() != request.prompt)
        return u"input.prompt"_s;
    if (media.size() != request.media.size() || input.contains("media"_L1) != !request.media.isEmpty())
        return u"input.media"_s;
    for (qsizetype n = 0; n < media.size(); ++n) {
        const QJsonObject sent = media.at(n).toObject();
        const MediaItem& wanted = request.media.at(n);
        if (sent["type"_L1].toString() != wanted.type || !isSource(sent["url"_L1].toString(), wanted.source)
            || sent["reference_voice"_L1].toString() != wanted.referenceVoice)
            return u"input.media[%1]"_s.arg(n);
    }
    if (hasDuration(request) ? parameters["duration"_L1] != QJsonValue(5) : parameters.contains("duration"_L1))
        return u"parameters.duration"_s;
    if (hasFlag(request) ? parameters["watermark"_L1] != QJsonValue(false) : parameters.contains("watermark"_L1))
        return u"parameters.watermark"_s;
    return {};
}

QString wrongWithB(const VideoRequest& request, const QJsonObject& body)
{
    if (body["prompt"_L1].toString() != request.prompt)
        return u"prompt"_s;
    if (body["duration"_L1] != QJsonValue(u"5"_s))
        return u"duration"_s;
    if (!isLinked(body["image"_L1].toObject()["url"_L1].toString(), request.imageAddress))
        return u"image"_s;
    const QJsonArray images = body["imageList"_L1].toArray();
    if (images.size() != request.images.size())
        return u"imageList"_s;
    for (qsizetype n = 0; n < images.size(); ++n) {
        if (!isLinked(images.at(n).toObject()["image"_L1].toString(), request.images.at(n)))
            return u"imageList[%1]"_s.arg(n);
    }
    return {};
}

} // namespace

VideoRequest requestOf(Family family, int what, const QString& prompt, const QString& picture)
{
    const Kind& kind =
        kinds.at(size_t(family == Family::A ? what % kindsOfA : kindsOfA + what % (int(kinds.size()) - kindsOfA)));
    VideoRequest request;
    request.kind = {kind.family, kind.generation, kind.apiType};
    request.model = QString::fromLatin1(kind.model);
    request.prompt = prompt;
    if (hasDuration(request))
        request.durationSeconds = 5;
    if (hasFlag(request))
        request.watermark = false;
    const bool isFile = what / kindsOfA % 2 == 0;
    if (family == Family::A)
        request.media =
            mediaFor(kind, isFile ? QUrl::fromLocalFile(picture).toString() : u"https://203.0.113.77/in/one.png"_s);
    else if (kind.apiType == ApiType::ImageToVideo)
        request.imageAddress = u"https://203.0.113.77/in/one.png"_s;
    else if (kind.apiType == ApiType::MultiImageToVideo)
        request.images = {u"https://203.0.113.77/in/one.png"_s, u"https://203.0.113.77/in/two.png"_s};
    return request;
}

QByteArray pictureBytes()
{
    return "\x89PNG\r\n\x1a\n" + QByteArray(5000, 'p');
}

QUrl storageEndpoint()
{
    return QUrl(u"https://storage.example.com"_s);
}

QString wrongWith(const VideoRequest& request, const QString& path, const QByteArray& body)
{
    const Kind& kind = kindOf(request);
    if (path != u"/v1/video/generations/"_s + QLatin1String(kind.path))
        return u"the path "_s + path;
    const QJsonObject sent = QJsonDocument::fromJson(body).object();
    if (sent["model"_L1].toString() != request.model)
        return u"model"_s;
    return kind.family == Family::A ? wrongWithA(request, sent) : wrongWithB(request, sent);
}

} // namespace Dailies
