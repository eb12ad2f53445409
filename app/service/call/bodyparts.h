// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace Dailies {

/// The path of the local file that a text in a body denotes; empty for any other text.
QString fileInBody(const QString& text);

/// The paths of all local files in a JSON object, each once.
QStringList filesIn(const QJsonObject& json);

/// A section of a create body: literal text, followed by a local file as a data URI.
struct BodyPart {
    QByteArray text;
    QString file; ///< path; empty in the last section
};

/// Splits a body at its local files, which the JSON gives as file: URLs. Returns at least one section.
QList<BodyPart> bodyParts(const QJsonObject& json, QJsonDocument::JsonFormat format = QJsonDocument::Compact);

/// The MIME type of a picture that family A accepts as Base64, detected by its first bytes; null for anything
/// else.
const char* pictureType(const QByteArray& head);
/// The beginning of a file's data URI, such as "data:image/png;base64,". The type is detected by the file's
/// content or, if that cannot be read, by its name.
QByteArray dataUriHead(const QString& path);

} // namespace Dailies
