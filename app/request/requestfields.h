// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <optional>
#include <variant>

namespace Dailies {

struct VideoRequest;

/// Everything that a person can say in a request besides account, model and kind. Each stands once in allFields().
enum class Field {
    Model,
    Prompt,
    NegativePrompt,
    Media,
    ImageAddress,
    Images,
    Resolution,
    AspectRatio,
    Duration,
    Mode,
    Guidance,
    Sound,
    MultiShot,
    ShotType,
    Shots,
    Voices,
    PromptExtend,
    Watermark,
    Logo,
    LogoParam,
    Extra,
};

/// How a field is edited and stored; how it stands on the wire is each family's own table.
enum class FieldType { Text, LongText, Choice, Switch, IntegerSwitch, Number, Seconds, List, Json };

/// Where a scalar field lives in a VideoRequest. Empty text and no value both mean "not said".
using FieldMember = std::variant<std::monostate, QString VideoRequest::*, std::optional<bool> VideoRequest::*,
    std::optional<int> VideoRequest::*, std::optional<double> VideoRequest::*>;

/// The one declaration of a field.
struct FieldInfo {
    Field field;
    const char* key; ///< lowerCamelCase: the stored form, object names, findings
    const char* label; ///< English visible label; translate with fieldLabel()
    FieldType type;
    FieldMember member; ///< empty for lists and JSON
};

const QList<FieldInfo>& allFields();
const FieldInfo& fieldInfo(Field field);
QString fieldKey(Field field);
/// The visible label, translated; also the accessible name.
QString fieldLabel(Field field);

/// Whether the request says anything for this field.
bool isSet(const VideoRequest& request, Field field);

} // namespace Dailies
