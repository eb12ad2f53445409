// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/fieldvalue.h"

#include <type_traits>

namespace Dailies {

namespace {

template<typename T>
FieldValue filled(const T& value)
{
    return value.isEmpty() ? FieldValue() : FieldValue(value);
}

FieldValue scalarValue(const VideoRequest& request, Field field)
{
    return std::visit(
        [&request](auto member) -> FieldValue {
            using Member = decltype(member);
            if constexpr (std::is_same_v<Member, std::monostate>)
                return {};
            else if constexpr (std::is_same_v<Member, QString VideoRequest::*>)
                return filled(request.*member);
            else
                return request.*member ? FieldValue(*(request.*member)) : FieldValue();
        },
        fieldInfo(field).member);
}

template<typename T>
void assign(std::optional<T>& member, const FieldValue& value)
{
    const T* held = std::get_if<T>(&value);
    member = held != nullptr ? std::optional<T>(*held) : std::nullopt;
}

void assign(QString& member, const FieldValue& value)
{
    member = valueOrEmpty<QString>(value);
}

void setScalarValue(VideoRequest& request, Field field, const FieldValue& value)
{
    std::visit(
        [&request, &value](auto member) {
            if constexpr (!std::is_same_v<decltype(member), std::monostate>)
                assign(request.*member, value);
        },
        fieldInfo(field).member);
}

} // namespace

FieldValue fieldValue(const VideoRequest& request, Field field)
{
    switch (field) {
    case Field::Media: return filled(request.media);
    case Field::Images: return filled(request.images);
    case Field::Shots: return filled(request.shots);
    case Field::Voices: return filled(request.voices);
    case Field::LogoParam: return request.logoParam ? FieldValue(*request.logoParam) : FieldValue();
    case Field::Extra: return filled(request.extra);
    default: return scalarValue(request, field);
    }
}

void setFieldValue(VideoRequest& request, Field field, const FieldValue& value)
{
    switch (field) {
    case Field::Media: request.media = valueOrEmpty<QList<MediaItem>>(value); break;
    case Field::Images: request.images = valueOrEmpty<QStringList>(value); break;
    case Field::Shots: request.shots = valueOrEmpty<QList<Shot>>(value); break;
    case Field::Voices: request.voices = valueOrEmpty<QStringList>(value); break;
    case Field::LogoParam: assign(request.logoParam, value); break;
    case Field::Extra: request.extra = valueOrEmpty<QJsonObject>(value); break;
    default: setScalarValue(request, field, value); break;
    }
}

} // namespace Dailies
