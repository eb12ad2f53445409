// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QString>

class QFileDevice;

namespace Dailies {

// What makes a file outlive a power cut. Errors are of kind Storage, with the system's words alone.

/// Brings what was written to an open file to disk.
Result<void> syncFile(QFileDevice& file);
/// The same for a file that nobody has open.
Result<void> syncFileAt(const QString& path);
/// Brings a folder's entry for `path` to disk. Nothing on file systems that have no such thing.
Result<void> syncFolderOf(const QString& path);
/// Renames a file and never overwrites another one: 0, or the reason as errno gives it.
int renameNew(const QString& from, const QString& to);

} // namespace Dailies
