// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <optional>
#include <variant>

namespace Dailies {

struct VideoRequest;

/// All fields of a request, in the order of allFields().
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

/// How a field is edited and stored. Each family's table of wire keys says how it is sent.
enum class FieldType { Text, LongText, Choice, Switch, IntegerSwitch, Number, Seconds, List, Json };

/// The member of VideoRequest that holds a scalar field. Empty text and nullopt mean "not set".
using FieldMember = std::variant<std::monostate, QString VideoRequest::*, std::optional<bool> VideoRequest::*,
    std::optional<int> VideoRequest::*, std::optional<double> VideoRequest::*>;

/// The single declaration of a field.
struct FieldInfo {
    Field field;
    const char* key; ///< lowerCamelCase; used in stored requests, object names and findings
    const char* label; ///< English visible label; translate with fieldLabel()
    FieldType type;
    FieldMember member; ///< monostate for lists and JSON
};

const QList<FieldInfo>& allFields();
const FieldInfo& fieldInfo(Field field);
QString fieldKey(Field field);
/// The translated visible label; also the accessible name.
QString fieldLabel(Field field);
/// The word on screen for a value such as the mode "std"; values without a word of their own are shown as they are.
QString valueLabel(Field field, const QString& value);

/// Whether the request has a value for this field.
bool isSet(const VideoRequest& request, Field field);

} // namespace Dailies
