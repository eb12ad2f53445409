// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestfields.h"
#include "app/request/videorequest.h"

#include <variant>

namespace Dailies {

// What one field of a request says; the first alternative: nothing.
using FieldValue =
    std::variant<std::monostate, QString, bool, int, double, QStringList, QList<MediaItem>, QList<Shot>, QJsonObject>;

// The one way between a request and the editors of its fields, along the declarations of requestfields.h.
[[nodiscard]] FieldValue fieldValue(const VideoRequest& request, Field field);
// A value of another type than the field's counts as nothing said.
void setFieldValue(VideoRequest& request, Field field, const FieldValue& value);

// The alternative T of a value, or an empty T.
template<typename T>
[[nodiscard]] T valueOrEmpty(const FieldValue& value)
{
    const T* held = std::get_if<T>(&value);
    return held != nullptr ? *held : T();
}

} // namespace Dailies
