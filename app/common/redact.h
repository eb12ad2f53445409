// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace Dailies {

/// The text without what must never be written down: bearer tokens, and long Base64 data shortened to its length.
QString redacted(const QString& text);

/// A service's text made safe to show: no control characters, and direction marks closed within it.
QString plainText(const QString& text);

} // namespace Dailies
