// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/request/videorequest.h"

#include <QJsonObject>
#include <QList>

#include <optional>

namespace Dailies {

/// The JSON types of the specification's tables. Family A sends seconds as an integer, family B as text.
enum class WireType { Text, Integer, Number, Boolean, SecondsInteger, SecondsText, Object, FreeObject, Array };

/// One row of a family's request table. In a path, [] means each item of an array.
struct WireKey {
    const char* path;
    WireType type;
    std::optional<Field> field; ///< nullopt for objects that only contain others
    const char* part = ""; ///< of a list item: type, source, referenceVoice, address, id, prompt, seconds, index
};

/// The rows for the fields that a kind offers.
QList<WireKey> keysOf(const QList<WireKey>& table, const RequestKind& kind);

/// Writes every scalar that is set.
void writeScalars(QJsonObject& body, const QList<WireKey>& keys, const VideoRequest& request);
/// Reads every scalar of the right type; the others stay unset.
void readScalars(const QJsonObject& body, const QList<WireKey>& keys, VideoRequest& request);

/// Findings about wrong types (Stop), unknown keys (Ask) and text that is no number of seconds (Ask), with paths.
QList<Finding> inspect(const QJsonObject& body, const QList<WireKey>& keys);

/// The value at a dotted path; undefined if there is none.
QJsonValue valueAt(const QJsonObject& body, const QString& path);
void setValueAt(QJsonObject& body, const QString& path, const QJsonValue& value);

/// Seconds as text without superfluous digits: "5", "2.5".
QString secondsText(double seconds);

/// A JSON string, or an exact integer as text; empty for anything else.
QString textOf(const QJsonValue& value);
/// Sets a member that is empty. Keeps text as it is and writes a number out (4.5).
void fillFigure(QString& member, const QJsonValue& value);
/// Sets a member that is empty to the value's text.
void fill(QString& member, const QJsonValue& value);
/// The same for a task ID. Blank text and the number 0 are not IDs.
void fillId(QString& member, const QJsonValue& value);
/// An error code; empty for codes that mean success in similar services.
QString errorCodeOf(const QJsonValue& value);

} // namespace Dailies
