// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QByteArrayList>
#include <QJsonObject>
#include <QString>

namespace Dailies {

/// The text without data that must never be stored: bearer tokens, user names and passwords in URLs, and the secret
/// parts of signed links and requests are removed, and long Base64 data is replaced by its length.
QString redacted(const QString& text);

/// The text without the secret parts of signed links: the whole query of a link with a signature of Amazon's kind, such
/// parts that stand alone, and the signatures of other storages in a link's query. For texts that a service sends,
/// because it may repeat links that it was given.
QString withoutSignatures(const QString& text);

/// Removes a key from the text in every spelling in which a server may repeat it: literally, escaped as in JSON, URLs
/// or HTML (\u0074, \/, %74, &#116;), escaped twice, and within Base64. Keys shorter than 8 bytes are not removed,
/// because that would garble text and protect nothing.
QString withoutKey(const QString& text, const QByteArray& key);
/// The same for raw bytes.
QByteArray withoutKey(const QByteArray& bytes, const QByteArray& key);
/// Whether withoutKey() would remove anything.
bool repeatsKey(const QByteArray& bytes, const QByteArray& key);
/// The same for any of several keys.
bool repeatsKey(const QByteArray& bytes, const QByteArrayList& keys);

/// Makes text from the service safe to display: removes control characters and closes direction marks.
QString plainText(const QString& text);
/// The same on one line: a line break becomes a space. For text of the service within a line of our own, which it must
/// not end.
QString singleLine(const QString& text);

/// Makes text safe for a terminal: removes control characters except line feed and tab, and all direction marks.
QString terminalText(const QString& text);
/// A JSON object on one line, with the same characters escaped instead of removed.
QByteArray terminalJson(const QJsonObject& object);

} // namespace Dailies
