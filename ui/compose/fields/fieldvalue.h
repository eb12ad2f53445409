// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestfields.h"
#include "app/request/videorequest.h"

#include <variant>

namespace Dailies {

/// The value of one field; monostate if it is not set.
using FieldValue =
    std::variant<std::monostate, QString, bool, int, double, QStringList, QList<MediaItem>, QList<Shot>, QJsonObject>;

/// Editors read and write the fields of a request only through these two functions.
[[nodiscard]] FieldValue fieldValue(const VideoRequest& request, Field field);
/// A value of another type than the field's unsets the field.
void setFieldValue(VideoRequest& request, Field field, const FieldValue& value);

/// The value if it is a T; otherwise an empty T.
template<typename T>
[[nodiscard]] T valueOrEmpty(const FieldValue& value)
{
    const T* held = std::get_if<T>(&value);
    return held != nullptr ? *held : T();
}

} // namespace Dailies
