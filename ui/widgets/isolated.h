// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QKeySequence;

namespace Dailies {

/// A name, a size or a key for a place within a shown sentence. In a right-to-left layout it keeps its own direction,
/// so that "1.png" is not shown as "png.1". Not for text that leaves the window.
QString isolated(const QString& text);
/// "11.0 MB" for a place within a shown sentence.
QString shownSize(qint64 bytes);
/// "Ctrl+E" for a place within a shown sentence.
QString shownKey(const QKeySequence& key);

} // namespace Dailies
