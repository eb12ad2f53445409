// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace Dailies {

/// The text with a full stop, unless it ends with a mark of its own. A service's message may have none.
QString closedSentence(const QString& text);
/// The sentences one after another, without empty ones. Each but the last has an end. Chinese and Japanese ones have no
/// space between them.
QString joinedSentences(const QStringList& sentences);

} // namespace Dailies
