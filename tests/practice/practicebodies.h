// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace Dailies {

/// One of the 11 request kinds, with bodies written by hand from the specification's tables.
struct BodyRow {
    const char* name;
    const char* apiType;
    bool familyB;
    QByteArray minimal;
    QByteArray maximal;
    QStringList required; ///< paths that must not be absent
    QStringList foreign; ///< paths of fields that the kind does not have, besides made-up ones
};

inline QList<BodyRow> bodyRows()
{
    using namespace Qt::StringLiterals;
    const QByteArray p30 = R"("parameters":{"resolution":"480P","ratio":"16:9","duration":3,"prompt_extend":true})";
    const QByteArray p27 =
        R"("parameters":{"resolution":"720P","ratio":"9:16","duration":4,"prompt_extend":false,"watermark":true})";
    const QByteArray a30 = R"("model":"practice-a-3.0")";
    const QByteArray a27 = R"("model":"practice-a-2.7")";
    const QByteArray bMin = R"({"model":"practice-b","prompt":"a boat","duration":"5")";
    const QByteArray bMax =
        R"({"model":"practice-b","prompt":"a boat","negativePrompt":"rain","mode":"std","duration":"5",
        "cfgScale":0.5,"sound":"on","aspectRatio":"1:1","logoAdd":1,"logoParam":{"LogoUrl":"https://example.org/l.png"},
        "multiShot":true,"shotType":"customize","multiPrompt":[{"index":1,"prompt":"near","duration":"2"},
        {"index":2,"prompt":"far","duration":"3"}])";
    const QByteArray media = R"({"type":"first_frame","url":"https://example.org/1.png"})";
    const QByteArray media2 = media + R"(,{"type":"last_frame","url":"data:image/png;base64,aGVsbG8="})";
    const QByteArray promptMedia = R"("input":{"prompt":"Image 1 wakes up","media":[)";
    const QStringList modelMedia = {u"model"_s, u"input.media"_s, u"input.media[0].type"_s, u"input.media[0].url"_s};
    const QStringList no30 = {u"parameters.watermark"_s, u"input.media[0].reference_voice"_s, u"parameters.seed"_s};
    const QStringList noB = {u"resolution"_s, u"input"_s, u"parameters"_s, u"multiPrompt[0].seed"_s};
    const QStringList requiredB = {u"model"_s, u"prompt"_s, u"duration"_s};

    const auto withMedia = [&](const QByteArray& model, const QByteArray& items, const QByteArray& tail = {}) {
        return '{' + model + R"(,"input":{"media":[)" + items + "]}" + tail + '}';
    };
    const auto full = [&](const QByteArray& model, const QByteArray& items, const QByteArray& parameters) {
        return '{' + model + ',' + promptMedia + items + "]}," + parameters + '}';
    };
    const QByteArray reference = R"({"type":"reference_image","url":"https://example.org/1.png"})";
    const QByteArray voiced =
        R"({"type":"reference_image","url":"https://example.org/1.png","reference_voice":"https://example.org/v.mp3"})";
    const QByteArray file = R"({"type":"file","url":"https://example.org/plot.pdf"})";
    const QByteArray video = R"({"type":"video","url":"https://example.org/v.mp4"})";
    const QByteArray driven = media + R"(,{"type":"driving_audio","url":"https://example.org/d.mp3"})";
    const QByteArray clip = R"({"type":"reference_video","url":"https://example.org/v.mp4"})";
    const QByteArray text = R"(,"input":{"prompt":"a boat"})";

    return {
        {"A 3.0 text", "TextToVideo", false, '{' + a30 + text + '}', '{' + a30 + text + ',' + p30 + '}',
            {u"model"_s, u"input.prompt"_s},
            {u"input.media"_s, u"parameters.watermark"_s, u"parameters.seed"_s, u"prompt"_s}},
        {"A 3.0 image", "ImageToVideo", false, withMedia(a30, media), full(a30, media2, p30), modelMedia, no30},
        {"A 3.0 reference", "ReferenceToVideo", false, withMedia(a30, reference),
            full(a30, reference + ',' + file, p30), modelMedia, no30},
        {"A 3.0 edit", "VideoEdit", false, withMedia(a30, clip), full(a30, clip, p30), modelMedia, no30},
        {"A 2.7 text", "TextToVideo", false, '{' + a27 + text + '}', '{' + a27 + text + ',' + p27 + '}',
            {u"model"_s, u"input.prompt"_s}, {u"input.media"_s, u"parameters.seed"_s, u"duration"_s}},
        {"A 2.7 image", "ImageToVideo", false, withMedia(a27, media), full(a27, driven, p27), modelMedia,
            {u"input.media[0].reference_voice"_s, u"input.audio_url"_s}},
        {"A 2.7 reference", "ReferenceToVideo", false, withMedia(a27, reference), full(a27, voiced + ',' + clip, p27),
            modelMedia, {u"input.media[0].weight"_s, u"parameters.size"_s}},
        {"A 2.7 edit", "VideoEdit", false, full(a27, video, R"("parameters":{})"),
            full(a27, video, R"("parameters":{"resolution":"1080P","prompt_extend":true,"watermark":false})"),
            QStringList{u"input.prompt"_s} + modelMedia,
            {u"parameters.ratio"_s, u"parameters.duration"_s, u"input.media[0].reference_voice"_s}},
        {"B text", "TextToVideo", true, bMin + '}', bMax + '}', requiredB,
            noB + QStringList{u"image"_s, u"imageList"_s, u"voiceList"_s}},
        {"B image", "ImageToVideo", true, bMin + R"(,"image":{"url":"https://example.org/1.png"}})",
            bMax + R"(,"image":{"url":"https://example.org/1.png"},"voiceList":[{"voiceId":"v1"},{"voiceId":"v2"}]})",
            requiredB + QStringList{u"image"_s, u"image.url"_s, u"voiceList[0].voiceId"_s},
            noB + QStringList{u"imageList"_s, u"image.type"_s, u"voiceList[0].name"_s}},
        {"B images", "MultiImageToVideo", true, bMin + R"(,"imageList":[{"image":"https://example.org/1.png"}]})",
            bMax + R"(,"imageList":[{"image":"https://example.org/1.png"},{"image":"https://example.org/2.png"}]})",
            requiredB + QStringList{u"imageList"_s, u"imageList[0].image"_s},
            noB + QStringList{u"image"_s, u"voiceList"_s, u"imageList[0].type"_s}},
    };
}

/// The body with the value at a path such as input.media[0].url replaced; an undefined value removes it.
inline QJsonValue changedAt(const QJsonValue& body, QStringList steps, const QJsonValue& value)
{
    if (steps.isEmpty())
        return value;
    const QString step = steps.takeFirst();
    bool isIndex = false;
    const int index = step.toInt(&isIndex);
    if (isIndex) {
        QJsonArray array = body.toArray();
        array.replace(index, changedAt(array.at(index), steps, value));
        return array;
    }
    QJsonObject object = body.toObject();
    const QJsonValue inner = changedAt(object.value(step), steps, value);
    if (inner.isUndefined())
        object.remove(step);
    else
        object.insert(step, inner);
    return object;
}

inline QByteArray changed(const QByteArray& body, const QString& path, const QJsonValue& value)
{
    QString dotted = path;
    dotted.replace(QLatin1Char('['), QLatin1Char('.')).remove(QLatin1Char(']'));
    const QJsonValue whole = QJsonDocument::fromJson(body).object();
    return QJsonDocument(changedAt(whole, dotted.split(QLatin1Char('.')), value).toObject())
        .toJson(QJsonDocument::Compact);
}

} // namespace Dailies
