// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestfields.h"
#include "app/request/videorequest.h"

#include <variant>

namespace Dailies {

/// The value of one field of a request; the first alternative means that it is not set.
using FieldValue =
    std::variant<std::monostate, QString, bool, int, double, QStringList, QList<MediaItem>, QList<Shot>, QJsonObject>;

FieldValue fieldValue(const VideoRequest& request, Field field);
/// A value of the wrong type unsets the field.
void setFieldValue(VideoRequest& request, Field field, const FieldValue& value);

/// The alternative T of a value, or an empty T.
template<typename T>
T valueOrEmpty(const FieldValue& value)
{
    const T* held = std::get_if<T>(&value);
    return held != nullptr ? *held : T();
}

} // namespace Dailies
