// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/request/kindfields.h"
#include "app/request/models/profilecatalogue.h"
#include "app/request/videorequest.h"

// Accounts and requests for tests of the form.
namespace Samples {

using namespace Dailies;
using namespace Qt::StringLiterals;

inline QString modelOf(const RequestKind& kind)
{
    if (kind.family == Family::B)
        return u"practice-b"_s;
    return kind.generation == Generation::G30 ? u"practice-a-3.0"_s : u"practice-a-2.7"_s;
}

inline Account practice()
{
    Account account{Account::practiceId(), u"Practice mode"_s, QUrl(u"http://127.0.0.1:1/v1"_s), {}};
    for (const auto* code : {"practice-a-3.0", "practice-a-2.7", "practice-b"})
        account.models.append(*ProfileCatalogue().guess(QString::fromLatin1(code)));
    return account;
}

// An account with one model that offers only one kind.
inline Account editing()
{
    return {u"editing"_s, u"Editing"_s, QUrl(u"https://video.example/v1"_s),
        {*ProfileCatalogue().guess(u"wan2.7-videoedit"_s)}};
}

inline RequestKind kind(Family family, Generation generation, ApiType apiType)
{
    return {family, generation, apiType};
}
inline const RequestKind textA30{Family::A, Generation::G30, ApiType::TextToVideo};
inline const RequestKind imageA30{Family::A, Generation::G30, ApiType::ImageToVideo};
inline const RequestKind referenceA27{Family::A, Generation::G27, ApiType::ReferenceToVideo};
inline const RequestKind textB{Family::B, Generation::None, ApiType::TextToVideo};
inline const RequestKind multiB{Family::B, Generation::None, ApiType::MultiImageToVideo};

// Only what the kind requires, so that it can be sent.
inline VideoRequest minimal(const RequestKind& kind)
{
    VideoRequest request;
    request.kind = kind;
    request.model = modelOf(kind);
    request.prompt = u"A paper boat"_s;
    if (offers(kind, Field::Media))
        request.media = {{mediaTypesOf(kind).first(), u"https://pictures.example/1"_s, {}}};
    if (kind.family == Family::B)
        request.durationSeconds = 5;
    if (offers(kind, Field::ImageAddress))
        request.imageAddress = u"https://pictures.example/1.png"_s;
    if (offers(kind, Field::Images))
        request.images = {u"https://pictures.example/1.png"_s};
    return request;
}

// Every field set, including those that the kind does not have.
inline VideoRequest maximal(const RequestKind& kind)
{
    VideoRequest request;
    request.kind = kind;
    request.model = modelOf(kind);
    request.prompt = u"Line one\nline \"two\", 一只猫 😀"_s;
    request.negativePrompt = u"blur\nnoise"_s;
    request.media = {{u"first_frame"_s, u"https://pictures.example/1.png"_s, {}},
        {u"reference_video"_s, u"https://pictures.example/2.mp4"_s, u"https://voices.example/v.wav"_s},
        {u"made_up_type"_s, u"oss://bucket/3"_s, {}}, {u"reference_image"_s, u"file:///tmp/a%20b.png"_s, {}}};
    request.imageAddress = u"https://pictures.example/4.png"_s;
    request.images = {u"https://pictures.example/5.png"_s, u"https://pictures.example/6.png"_s};
    request.resolution = u"720P"_s;
    request.aspectRatio = u"21:9"_s;
    request.durationSeconds = 12;
    request.mode = u"pro"_s;
    request.guidance = 0.123456789;
    request.sound = u"on"_s;
    request.multiShot = true;
    request.shotType = u"customize"_s;
    request.shots = {{3, u"First\nshot"_s, 2.5}, {std::nullopt, u"Second"_s, std::nullopt}, {7, {}, 9}};
    request.voices = {u"voice-1"_s, u"voice-2"_s};
    request.promptExtend = false;
    request.watermark = true;
    request.logo = 2;
    request.logoParam = QJsonObject{{u"text"_s, u"Dailies"_s}};
    request.extra = QJsonObject{{u"seed"_s, qint64{9007199254740993}}, {u"deep"_s, QJsonObject{{u"x"_s, true}}}};
    return request;
}

} // namespace Samples
