// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QList>

namespace Dailies {

/// A file that was moved, such as to the desktop's trash.
struct MovedFile {
    QString from;
    QString to;

    bool operator==(const MovedFile&) const = default;
};

/// Moves a file to the desktop's trash and returns its path there; empty where the system does not tell it. Moving to
/// another disk means copying, which may take long, so not for the main thread. Errors: Storage.
Result<QString> putIntoTrash(const QString& file);
/// Moves a file from the trash to `path`; never replaces another file. Errors: BadInput if it is no longer in the
/// trash; Storage if it could not be moved and is still there.
Result<void> takeFromTrash(const MovedFile& file, const QString& path);

/// Where the desktop's trash has the file that was last moved there from this path; empty if it has none, or is not
/// searched on this system.
QString foundInTrash(const QString& file);

} // namespace Dailies
