// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QString>

namespace Dailies {

/// The default pattern for the names of clips.
QString defaultClipPattern();

/// Whether clips can be named by a pattern: a single line of at most 200 characters that contains a placeholder that
/// differs between tasks.
bool isClipPattern(const QString& pattern);

/// The names in braces that are no placeholders, with their braces, such as "{title}". They are copied literally.
QStringList unknownPlaceholders(const QString& pattern);

/// The file name of a task's clip, without a folder. Placeholders are {date:FORMAT} (creation date, in Qt's format),
/// {prompt:CHARACTERS} (cut at a word boundary), {model}, {kind} and {task}; other braces are copied literally. An
/// invalid pattern is replaced by the default one. The result ends in .mp4 and is a single name that every file system
/// accepts. It leaves room for a number and for the suffix of the part within 255 bytes.
QString clipName(const VideoTask& task, const QString& wanted = defaultClipPattern());

/// A name of date and number, for a disk that rejects the other one. It contains only digits, a space and ASCII
/// letters.
QString plainClipName(const VideoTask& task);

} // namespace Dailies
