// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/demotakes.h"

#include "app/practice/practicemodels.h"

#include <QUrl>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QString address(const char* name)
{
    return u"https://example.com/dailies/"_s + QString::fromLatin1(name);
}

VideoRequest familyA(Generation generation, ApiType apiType, const QString& prompt)
{
    VideoRequest request;
    request.kind = {Family::A, generation, apiType};
    request.model = QString::fromLatin1(generation == Generation::G30 ? practiceModelA30 : practiceModelA27);
    request.prompt = prompt;
    return request;
}

VideoRequest familyB(ApiType apiType, const QString& prompt)
{
    VideoRequest request;
    request.kind = {Family::B, Generation::None, apiType};
    request.model = QString::fromLatin1(practiceModelB);
    request.prompt = prompt;
    return request;
}

/// A request of family A with frame size and length.
DemoTake shaped(VideoRequest request, const QString& resolution, const QString& ratio, int seconds, QSize size)
{
    request.resolution = resolution;
    request.aspectRatio = ratio;
    request.durationSeconds = seconds;
    return {request, double(seconds), size};
}

QList<DemoTake> generation30(const QString& picture)
{
    const auto kind = [](ApiType type, const QString& prompt) { return familyA(Generation::G30, type, prompt); };
    VideoRequest image = kind(ApiType::ImageToVideo, u"镜头缓慢推近,风吹动画面中的旗子"_s);
    image.media = {{u"first_frame"_s, QUrl::fromLocalFile(picture).toString(), {}}};
    image.promptExtend = true;
    VideoRequest reference =
        kind(ApiType::ReferenceToVideo, u"The woman in Image 1 walks down the street in Image 2"_s);
    reference.media = {
        {u"reference_image"_s, address("woman.jpg"), {}}, {u"reference_image"_s, address("street.png"), {}}};
    VideoRequest edit = kind(ApiType::VideoEdit, u"Make it snow in Video 1"_s);
    edit.media = {{u"reference_video"_s, address("harbour.mp4"), {}}};
    edit.promptExtend = false;
    return {shaped(kind(ApiType::TextToVideo, u"A lighthouse at dusk, slow push in, waves against the rocks"_s),
                u"480P"_s, u"16:9"_s, 2, {854, 480}),
        shaped(image, u"720P"_s, u"9:16"_s, 3, {720, 1280}), shaped(reference, u"720P"_s, u"1:1"_s, 2, {720, 720}),
        shaped(edit, u"1080P"_s, u"16:9"_s, 2, {1920, 1080})};
}

QList<DemoTake> generation27()
{
    const auto kind = [](ApiType type, const QString& prompt) { return familyA(Generation::G27, type, prompt); };
    VideoRequest text = kind(ApiType::TextToVideo, u"清晨的茶园,薄雾缓缓散开,航拍"_s);
    text.watermark = true;
    VideoRequest image = kind(ApiType::ImageToVideo, u"She sings along with the song"_s);
    image.media = {{u"first_frame"_s, address("singer.jpg"), {}}, {u"driving_audio"_s, address("song.mp3"), {}}};
    image.watermark = false;
    VideoRequest reference = kind(ApiType::ReferenceToVideo, u"Image 1 tells a story by the fire"_s);
    reference.media = {{u"reference_image"_s, address("grandfather.jpg"), address("voice.wav")}};
    VideoRequest edit = kind(ApiType::VideoEdit, u"把视频1里的汽车换成红色"_s);
    edit.media = {{u"video"_s, address("road.mp4"), {}}};
    edit.resolution = u"480P"_s;
    edit.watermark = true;
    // This kind has neither length nor ratio. The practice service then makes 5 seconds in 16:9.
    return {shaped(text, u"720P"_s, u"16:9"_s, 4, {1280, 720}), shaped(image, u"480P"_s, u"3:4"_s, 3, {480, 640}),
        shaped(reference, u"720P"_s, u"4:3"_s, 2, {960, 720}), {edit, 5, {854, 480}}};
}

QList<DemoTake> familyBTakes()
{
    VideoRequest text = familyB(ApiType::TextToVideo, u"A paper boat travels down a gutter in the rain"_s);
    text.durationSeconds = 5;
    text.aspectRatio = u"16:9"_s;
    text.mode = u"std"_s;
    text.guidance = 0.5;
    text.negativePrompt = u"blur, text"_s;
    text.multiShot = true;
    text.shotType = u"customize"_s;
    text.shots = {{1, u"The boat sets off"_s, 2.0}, {2, u"It meets a leaf"_s, 3.0}};
    VideoRequest image = familyB(ApiType::ImageToVideo, u"小猫转头看向镜头"_s);
    image.durationSeconds = 3;
    image.aspectRatio = u"9:16"_s;
    image.imageAddress = address("cat.png");
    image.voices = {u"narrator-1"_s};
    image.sound = u"on"_s;
    VideoRequest images = familyB(ApiType::MultiImageToVideo, u"A morning in three pictures"_s);
    images.durationSeconds = 2;
    images.aspectRatio = u"1:1"_s;
    images.mode = u"pro"_s;
    images.images = {address("dawn.jpg"), address("coffee.jpg"), address("tram.jpg")};
    images.logo = 1;
    return {{text, 5, {1280, 720}}, {image, 3, {720, 1280}}, {images, 2, {1080, 1080}}};
}

} // namespace

QList<DemoTake> demoTakes(const QString& picture)
{
    return generation30(picture) + generation27() + familyBTakes();
}

} // namespace Dailies
