// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Dailies {

/// Prepares text from any source for a tooltip. Qt guesses whether a tooltip is markup and opens the files
/// that markup names; a named pipe given as a picture blocked the window for ever. Text that looks like
/// markup is escaped, other text is unchanged.
QString plainToolTip(const QString& text);
/// Like plainToolTip(), for text that may be long: wraps lines and keeps the text's own line breaks. Empty
/// for empty text. Give the widget an accessible description, too: Qt would read the tooltip with its markup.
QString wrappedToolTip(const QString& text);

} // namespace Dailies
