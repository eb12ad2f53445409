// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QString>

class QFileDevice;

namespace Dailies {

// Functions that make files survive a power cut. Errors are of kind Storage and contain only the system's message.

/// Writes the data of an open file to disk.
Result<void> syncFile(QFileDevice& file);
/// The same for a file that is not open.
Result<void> syncFileAt(const QString& path);
/// Writes a folder's entry for `path` to disk. Does nothing on file systems that do not support this.
Result<void> syncFolderOf(const QString& path);
/// Renames a file without ever overwriting another one. Returns 0 or an errno value.
int renameNew(const QString& from, const QString& to);

} // namespace Dailies
