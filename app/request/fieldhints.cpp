// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/fieldhints.h"

#include "app/request/familytraits.h"

#include <QCoreApplication>

namespace Dailies {

namespace {

const char* promptHint(const RequestKind& kind)
{
    if (kind.apiType == ApiType::ReferenceToVideo)
        return QT_TRANSLATE_NOOP(
            "FieldHint", "Describe the clip, or the edit you want. Mention media by number, such as Image 1.");
    return familyTraits(kind.family).promptHint;
}

const char* mediaHint(const RequestKind& kind)
{
    if (kind.generation == Generation::G27 && kind.apiType == ApiType::VideoEdit)
        return QT_TRANSLATE_NOOP("FieldHint", "The videos to edit. No other media types are allowed.");
    return QT_TRANSLATE_NOOP("FieldHint", "Input media. Their order sets the numbers used in the prompt.");
}

const char* resolutionHint(const RequestKind& kind)
{
    return kind.generation == Generation::G30
        ? QT_TRANSLATE_NOOP("FieldHint", "Resolution tier: 480P, 720P or 1080P.")
        : QT_TRANSLATE_NOOP("FieldHint", "Resolution tier. Depends on the model.");
}

const char* aspectRatioHint(const RequestKind& kind)
{
    return familyTraits(kind.family).takesAdaptiveRatio
        ? QT_TRANSLATE_NOOP("FieldHint", "Auto uses the service's default. Or enter a ratio W:H that the model supports, or adaptive.")
        : QT_TRANSLATE_NOOP("FieldHint", "Aspect ratio W:H (e.g. 16:9).");
}

const char* durationHint(const RequestKind& kind)
{
    if (!familyTraits(kind.family).takesWholeSeconds)
        return QT_TRANSLATE_NOOP("FieldHint", "Clip length in seconds.");
    return kind.generation == Generation::G30
        ? QT_TRANSLATE_NOOP("FieldHint", "Clip length in whole seconds, 2 to 30.")
        : QT_TRANSLATE_NOOP("FieldHint", "Clip length in whole seconds. The range depends on the model.");
}

const char* hint(Field field, const RequestKind& kind)
{
    switch (field) {
    case Field::Model: return QT_TRANSLATE_NOOP("FieldHint", "A model enabled for the account's key.");
    case Field::Prompt: return promptHint(kind);
    case Field::NegativePrompt: return QT_TRANSLATE_NOOP("FieldHint", "What to keep out of the clip.");
    case Field::Media: return mediaHint(kind);
    case Field::ImageAddress: return QT_TRANSLATE_NOOP("FieldHint", "The input image: a file or a public link.");
    case Field::Images: return QT_TRANSLATE_NOOP("FieldHint", "The input images: files or public links.");
    case Field::Resolution: return resolutionHint(kind);
    case Field::AspectRatio: return aspectRatioHint(kind);
    case Field::Duration: return durationHint(kind);
    case Field::Mode: return QT_TRANSLATE_NOOP("FieldHint", "Generation mode, such as std or pro.");
    case Field::Guidance: return QT_TRANSLATE_NOOP("FieldHint", "How closely the clip follows the prompt.");
    case Field::Sound: return QT_TRANSLATE_NOOP("FieldHint", "Turns audio on or off.");
    case Field::MultiShot: return QT_TRANSLATE_NOOP("FieldHint", "Makes a clip with several shots.");
    case Field::ShotType:
        return QT_TRANSLATE_NOOP(
            "FieldHint", "How the clip is split into shots. Choose customize to write your own list.");
    case Field::Shots: return QT_TRANSLATE_NOOP("FieldHint", "Your own shots: number, prompt and length of each.");
    case Field::Voices: return QT_TRANSLATE_NOOP("FieldHint", "Voices that speak in the clip, by voice ID.");
    case Field::PromptExtend: return QT_TRANSLATE_NOOP("FieldHint", "Whether the service may rewrite the prompt.");
    case Field::Watermark:
        return kind.apiType == ApiType::VideoEdit
            ? QT_TRANSLATE_NOOP("FieldHint", "Adds a visible “AI-generated” mark in the lower-right corner.")
            : QT_TRANSLATE_NOOP("FieldHint", "Adds a visible “AI-generated” mark.");
    case Field::Logo: return QT_TRANSLATE_NOOP("FieldHint", "Whether to add the platform's logo.");
    case Field::LogoParam:
        return QT_TRANSLATE_NOOP(
            "FieldHint", "Details of the platform's logo. The specification doesn't show their format.");
    case Field::Extra: return QT_TRANSLATE_NOOP("FieldHint", "Extra keys, merged into the request last.");
    }
    return "";
}

} // namespace

QString fieldHint(Field field, const RequestKind& kind)
{
    return QCoreApplication::translate("FieldHint", hint(field, kind));
}

} // namespace Dailies
