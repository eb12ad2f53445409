// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/request/videorequest.h"

#include <QJsonObject>
#include <QList>

#include <optional>

namespace Dailies {

/// The JSON types of the specification's tables. Seconds stand as an integer or as text, by family.
enum class WireType { Text, Integer, Number, Boolean, SecondsInteger, SecondsText, Object, FreeObject, Array };

/// One row of a family's request table. Paths write an array's items as [].
struct WireKey {
    const char* path;
    WireType type;
    std::optional<Field> field; ///< none for the objects that only hold others
    const char* part = ""; ///< of a list's item: type, source, referenceVoice, prompt, seconds, index
};

/// The rows that a kind has: those of the fields that it offers.
QList<WireKey> keysOf(const QList<WireKey>& table, const RequestKind& kind);

/// Writes every scalar that is set.
void writeScalars(QJsonObject& body, const QList<WireKey>& keys, const VideoRequest& request);
/// Reads every scalar that has its type; the others stay not said.
void readScalars(const QJsonObject& body, const QList<WireKey>& keys, VideoRequest& request);

/// Wrong types (Stop) and keys that are not in the table (Ask), each with its path.
QList<Finding> inspect(const QJsonObject& body, const QList<WireKey>& keys, const RequestKind& kind);

/// The value at a dotted path; undefined when there is none.
QJsonValue valueAt(const QJsonObject& body, const QString& path);
void setValueAt(QJsonObject& body, const QString& path, const QJsonValue& value);

/// Seconds as text without superfluous digits: "5", "2.5".
QString secondsText(double seconds);

/// Text of a JSON string or exact number; empty for anything else.
QString textOf(const QJsonValue& value);
/// Puts a figure into a member that has none yet: given as text it stays as it is, a number is written out (4.5).
void fillFigure(QString& member, const QJsonValue& value);
/// Puts the text into a member that has none yet.
void fill(QString& member, const QJsonValue& value);
/// The same for a task's id: blanks and the number 0 are none.
void fillId(QString& member, const QJsonValue& value);
/// An error code; empty for the codes with which some relatives of this service say that all is well.
QString errorCodeOf(const QJsonValue& value);

} // namespace Dailies
