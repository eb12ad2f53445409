// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QList>
#include <QString>

namespace Dailies {

/// The path of the local file that a text in a body stands for; empty for any other text.
QString fileInBody(const QString& text);

/// A stretch of a create body: text as it stands, after which a local file comes as a data URI.
struct BodyPart {
    QByteArray text;
    QString file; ///< path; empty in the last part
};

/// Splits a body, in which local files stand as file: URLs, where these files come in. At least one part.
QList<BodyPart> bodyParts(const QJsonObject& json, QJsonDocument::JsonFormat format = QJsonDocument::Compact);

/// The MIME type of a picture that family A takes as Base64, by its first bytes; null for anything else.
const char* pictureType(const QByteArray& head);
/// What a file's data URI begins with: "data:image/png;base64,". By the file's content; where it cannot be read, by its
/// name.
QByteArray dataUriHead(const QString& path);

} // namespace Dailies
