// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/cliptrash.h"
#include "app/tasks/videotask.h"

namespace Dailies {

/// A clip to move, with the tasks that have it. Moving it touches the disk, so none of this is for the main thread.
struct ClipMove {
    QString file; ///< the clip
    QList<VideoTask> tasks; ///< all tasks whose clip it is
    QList<TaskId> wanted; ///< those of them that the user asked for
    QList<MovedFile> moved = {}; ///< where the clip and the files next to it are now
    qint64 bytes = 0;
    std::optional<Error> trouble = {};
};

/// Moves the clip and its sidecars to the Trash. A missing clip is no trouble. If the clip cannot be moved, its
/// sidecars stay, too.
void moveToTrash(ClipMove& move);
/// Moves them back from the Trash, to `file` or a name that is free, which `file` is then. If the clip is no longer in
/// the Trash, `trouble` is BadInput and the task is left without a clip.
void moveBack(ClipMove& move);
/// The moves of a clip and its sidecars to another name in the same folder.
QList<MovedFile> renamesOf(const ClipMove& move, const QString& to);
/// Renames the clip and its sidecars as `moved` says. Never replaces a file. If the clip cannot be renamed, nothing is.
void rename(ClipMove& move);

/// The path of a clip under another name. The suffix stays and does not have to be typed. Errors: BadInput, with one
/// sentence, if the name is not one that every file system accepts. Does not access the disk.
Result<QString> renamedClip(const QString& file, const QString& name);

} // namespace Dailies
