// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/requestfields.h"

#include "app/request/videorequest.h"

#include <QCoreApplication>

#include <algorithm>
#include <iterator>

namespace Dailies {

using namespace Qt::StringLiterals;

using R = VideoRequest;

const QList<FieldInfo>& allFields()
{
    // Forms and the details view show the fields in this order.
    static const QList<FieldInfo> fields = {
        {Field::Model, "model", QT_TRANSLATE_NOOP("Field", "Model"), FieldType::Choice, &R::model},
        {Field::Prompt, "prompt", QT_TRANSLATE_NOOP("Field", "Prompt"), FieldType::LongText, &R::prompt},
        {Field::NegativePrompt, "negativePrompt", QT_TRANSLATE_NOOP("Field", "Negative prompt"), FieldType::LongText,
            &R::negativePrompt},
        {Field::Media, "media", QT_TRANSLATE_NOOP("Field", "Media"), FieldType::List, {}},
        {Field::ImageAddress, "imageAddress", QT_TRANSLATE_NOOP("Field", "Image"), FieldType::Text, &R::imageAddress},
        {Field::Images, "images", QT_TRANSLATE_NOOP("Field", "Images"), FieldType::List, {}},
        {Field::Resolution, "resolution", QT_TRANSLATE_NOOP("Field", "Resolution"), FieldType::Choice, &R::resolution},
        {Field::AspectRatio, "aspectRatio", QT_TRANSLATE_NOOP("Field", "Aspect ratio"), FieldType::Choice,
            &R::aspectRatio},
        {Field::Duration, "duration", QT_TRANSLATE_NOOP("Field", "Duration"), FieldType::Seconds, &R::durationSeconds},
        {Field::Mode, "mode", QT_TRANSLATE_NOOP("Field", "Mode"), FieldType::Choice, &R::mode},
        {Field::Guidance, "guidance", QT_TRANSLATE_NOOP("Field", "Guidance"), FieldType::Number, &R::guidance},
        {Field::Sound, "sound", QT_TRANSLATE_NOOP("Field", "Sound"), FieldType::Choice, &R::sound},
        {Field::MultiShot, "multiShot", QT_TRANSLATE_NOOP("Field", "Multiple shots"), FieldType::Switch, &R::multiShot},
        {Field::ShotType, "shotType", QT_TRANSLATE_NOOP("Field", "Shot type"), FieldType::Choice, &R::shotType},
        {Field::Shots, "shots", QT_TRANSLATE_NOOP("Field", "Shots"), FieldType::List, {}},
        {Field::Voices, "voices", QT_TRANSLATE_NOOP("Field", "Voices"), FieldType::List, {}},
        {Field::PromptExtend, "promptExtend", QT_TRANSLATE_NOOP("Field", "Enhance prompt"), FieldType::Switch,
            &R::promptExtend},
        {Field::Watermark, "watermark", QT_TRANSLATE_NOOP("Field", "Watermark"), FieldType::Switch, &R::watermark},
        {Field::Logo, "logo", QT_TRANSLATE_NOOP("Field", "Logo"), FieldType::IntegerSwitch, &R::logo},
        {Field::LogoParam, "logoParam", QT_TRANSLATE_NOOP("Field", "Logo JSON"), FieldType::Json, {}},
        {Field::Extra, "extra", QT_TRANSLATE_NOOP("Field", "Custom JSON"), FieldType::Json, {}},
    };
    return fields;
}

const FieldInfo& fieldInfo(Field field)
{
    return allFields().at(static_cast<int>(field));
}

QString fieldKey(Field field)
{
    return QString::fromLatin1(fieldInfo(field).key);
}

QString fieldLabel(Field field)
{
    return QCoreApplication::translate("Field", fieldInfo(field).label);
}

QString valueLabel(Field field, const QString& value)
{
    struct Word {
        Field field;
        QLatin1StringView value;
        const char* label;
    };
    static constexpr Word words[] = {
        {Field::Mode, "std"_L1, QT_TRANSLATE_NOOP("FieldValue", "Standard")},
        {Field::Mode, "pro"_L1, QT_TRANSLATE_NOOP("FieldValue", "Pro")},
        {Field::AspectRatio, "adaptive"_L1, QT_TRANSLATE_NOOP("FieldValue", "Adaptive")},
        {Field::ShotType, "customize"_L1, QT_TRANSLATE_NOOP("FieldValue", "Custom")},
        {Field::ShotType, "intelligence"_L1, QT_TRANSLATE_NOOP("FieldValue", "Intelligent")},
    };
    const auto word =
        std::ranges::find_if(words, [&](const Word& each) { return each.field == field && each.value == value; });
    return word == std::end(words) ? value : QCoreApplication::translate("FieldValue", word->label);
}

bool isSet(const VideoRequest& request, Field field)
{
    switch (field) {
    case Field::Media: return !request.media.isEmpty();
    case Field::Images: return !request.images.isEmpty();
    case Field::Shots: return !request.shots.isEmpty();
    case Field::Voices: return !request.voices.isEmpty();
    case Field::LogoParam: return request.logoParam.has_value();
    case Field::Extra: return !request.extra.isEmpty();
    default: break;
    }
    return std::visit(
        [&request](auto member) {
            using Member = decltype(member);
            if constexpr (std::is_same_v<Member, std::monostate>)
                return false;
            else if constexpr (std::is_same_v<Member, QString VideoRequest::*>)
                return !(request.*member).isEmpty();
            else
                return (request.*member).has_value();
        },
        fieldInfo(field).member);
}

} // namespace Dailies
