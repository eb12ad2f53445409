// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QFuture>
#include <QList>
#include <QStringList>

namespace Dailies {

/// A file that was put into the desktop's wastebasket, and where it lies there.
struct TrashedFile {
    QString from;
    QString in;

    bool operator==(const TrashedFile&) const = default;
};

/// What became of several files.
struct TrashOutcome {
    QList<TrashedFile> moved = {};
    QList<Error> troubles = {}; ///< one for each that stays where it was
};

/// Puts files into the desktop's wastebasket; those that are not there are left out. On another disk that means copying,
/// so it may take long: not for the main thread.
TrashOutcome putIntoTrash(const QStringList& files);
/// Puts them back; one whose place was taken since stays in the wastebasket.
TrashOutcome takeFromTrash(const QList<TrashedFile>& files);

/// The same in a thread of the global pool.
QFuture<TrashOutcome> putIntoTrashLater(const QStringList& files);
QFuture<TrashOutcome> takeFromTrashLater(const QList<TrashedFile>& files);

} // namespace Dailies
