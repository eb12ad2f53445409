// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace Dailies {

/// The text without what must never be written down: bearer tokens, and long Base64 data shortened to its length.
QString redacted(const QString& text);

/// The text without a key, in whatever spelling somebody repeats it: as it is, with its characters escaped as JSON, an address
/// or HTML does it (\u0074, \/, %74, &#116;), also twice over, and inside of Base64. Keys of fewer than 8 bytes are left:
/// replacing those would garble texts and protect nothing.
QString withoutKey(const QString& text, const QByteArray& key);
/// The same in bytes as they came.
QByteArray withoutKey(const QByteArray& bytes, const QByteArray& key);

/// A service's text made safe to show: no control characters, and direction marks closed within it.
QString plainText(const QString& text);

/// The text for a terminal: no control characters but line break and tab, and no direction marks at all.
QString terminalText(const QString& text);

} // namespace Dailies
