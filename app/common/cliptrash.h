// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QFuture>
#include <QList>
#include <QStringList>

namespace Dailies {

/// A file that was moved to the desktop's trash, and its path there.
struct TrashedFile {
    QString from;
    QString in;

    bool operator==(const TrashedFile&) const = default;
};

/// The result of moving several files.
struct TrashOutcome {
    QList<TrashedFile> moved = {};
    QList<Error> troubles = {}; ///< one for each file that was not moved
};

/// Moves files to the desktop's trash; missing files are skipped. Moving to another disk means copying, which may take
/// long, so not for the main thread.
TrashOutcome putIntoTrash(const QStringList& files);
/// Restores files from the trash. A file whose old name is in use stays in the trash.
TrashOutcome takeFromTrash(const QList<TrashedFile>& files);

/// The same on a thread of the global pool.
QFuture<TrashOutcome> putIntoTrashLater(const QStringList& files);
QFuture<TrashOutcome> takeFromTrashLater(const QList<TrashedFile>& files);

} // namespace Dailies
