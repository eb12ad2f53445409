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
        return QT_TRANSLATE_NOOP("FieldHint", "Describes the clip or the edit; names media by their numbers.");
    return familyTraits(kind.family).promptHint;
}

const char* mediaHint(const RequestKind& kind)
{
    if (kind.generation == Generation::G27 && kind.apiType == ApiType::VideoEdit)
        return QT_TRANSLATE_NOOP("FieldHint", "The videos to edit; this mode accepts no other type.");
    return QT_TRANSLATE_NOOP("FieldHint", "The input media; their order gives the numbers that the prompt uses.");
}

const char* resolutionHint(const RequestKind& kind)
{
    return kind.generation == Generation::G30
        ? QT_TRANSLATE_NOOP("FieldHint", "Resolution tier: 480P, 720P or 1080P.")
        : QT_TRANSLATE_NOOP("FieldHint", "Resolution tier; see what the model supports.");
}

const char* aspectRatioHint(const RequestKind& kind)
{
    return familyTraits(kind.family).takesAdaptiveRatio
        ? QT_TRANSLATE_NOOP("FieldHint", "Adaptive follows the input media; or a ratio W:H that the model supports.")
        : QT_TRANSLATE_NOOP("FieldHint", "Aspect ratio W:H, for example 16:9.");
}

const char* durationHint(const RequestKind& kind)
{
    if (!familyTraits(kind.family).takesWholeSeconds)
        return QT_TRANSLATE_NOOP("FieldHint", "Length of the clip in seconds.");
    return kind.generation == Generation::G30
        ? QT_TRANSLATE_NOOP("FieldHint", "Length of the clip in whole seconds, 2 to 30.")
        : QT_TRANSLATE_NOOP("FieldHint", "Length of the clip in whole seconds; see what the model supports.");
}

const char* hint(Field field, const RequestKind& kind)
{
    switch (field) {
    case Field::Model: return QT_TRANSLATE_NOOP("FieldHint", "A model that the account's key can use.");
    case Field::Prompt: return promptHint(kind);
    case Field::NegativePrompt: return QT_TRANSLATE_NOOP("FieldHint", "What the clip must not show.");
    case Field::Media: return mediaHint(kind);
    case Field::ImageAddress: return QT_TRANSLATE_NOOP("FieldHint", "Public link to the input image.");
    case Field::Images: return QT_TRANSLATE_NOOP("FieldHint", "Public links to the input images.");
    case Field::Resolution: return resolutionHint(kind);
    case Field::AspectRatio: return aspectRatioHint(kind);
    case Field::Duration: return durationHint(kind);
    case Field::Mode: return QT_TRANSLATE_NOOP("FieldHint", "Generation mode, such as std or pro.");
    case Field::Guidance: return QT_TRANSLATE_NOOP("FieldHint", "How closely the clip follows the prompt.");
    case Field::Sound: return QT_TRANSLATE_NOOP("FieldHint", "Whether the clip has sound.");
    case Field::MultiShot: return QT_TRANSLATE_NOOP("FieldHint", "Makes a clip of several shots.");
    case Field::ShotType:
        return QT_TRANSLATE_NOOP("FieldHint", "How the clip is divided into shots; customize uses your own list.");
    case Field::Shots:
        return QT_TRANSLATE_NOOP("FieldHint", "Your own shots: the number, the prompt and the length of each.");
    case Field::Voices: return QT_TRANSLATE_NOOP("FieldHint", "Voices that speak in the clip, each by its ID.");
    case Field::PromptExtend:
        return QT_TRANSLATE_NOOP("FieldHint", "Lets the service rewrite the prompt in more detail.");
    case Field::Watermark:
        return kind.apiType == ApiType::VideoEdit
            ? QT_TRANSLATE_NOOP(
                "FieldHint", "Adds a visible mark that the clip is AI-generated, in the lower-right corner.")
            : QT_TRANSLATE_NOOP("FieldHint", "Adds a visible mark that the clip is AI-generated.");
    case Field::Logo: return QT_TRANSLATE_NOOP("FieldHint", "Adds the platform's logo.");
    case Field::LogoParam:
        return QT_TRANSLATE_NOOP(
            "FieldHint", "Details of the platform's logo; the specification does not show its contents.");
    case Field::Extra: return QT_TRANSLATE_NOOP("FieldHint", "Your own keys, merged into the request last.");
    }
    return "";
}

} // namespace

QString fieldHint(Field field, const RequestKind& kind)
{
    return QCoreApplication::translate("FieldHint", hint(field, kind));
}

} // namespace Dailies
