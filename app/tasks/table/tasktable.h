// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace Dailies {

/// The columns and roles of the task list.
struct TaskTable {
    enum Column {
        State,
        Take,
        Prompt,
        Kind,
        Model,
        Length,
        Rating,
        Elapsed,
        Expiry,
        Delivered,
        Created,
        Cost,
        Account,
        ColumnCount
    };
    enum Role {
        TaskIdRole = Qt::UserRole, ///< TaskId; 0 for a group's row
        RawRole, ///< the value behind the text, for sorting
        StateRole, ///< TaskState as int
        FractionRole, ///< upload or download progress from 0 to 1; invalid if there is none
        FileRole, ///< path of the saved clip
        VideoRole, ///< path of the clip where it is now, also in the Trash, if it may be opened as a video
        ClipRole, ///< ClipCondition as int
        WatchedRole, ///< false once the user stopped tracking the task or dismissed a lost answer
        HeldRole, ///< a waiting task that is not sent automatically
        AttentionRole, ///< see needsAttention()
        StatusTextRole, ///< a few words shown below the state, such as "3 before it"; invalid if there are none
        RatingRole, ///< 0 to 5
        TagsRole, ///< QStringList
        NoteRole,
        RejectedRole,
        PracticeRole, ///< the mark of a practice task; invalid for other tasks
        OutlookRole, ///< how long a running task will still take, such as "About 40 s left"; invalid if not known
        ProgressRole, ///< how much of the run or the download is done, from 0 to 1; invalid if not known
        ReasonRole, ///< why a task is in its state; invalid if there is nothing to explain
        EditRole, ///< whether the request has to be edited for another try
        CheckRole, ///< whether the service may still have the clip of a task that ended without one
        InputRole, ///< the first of its inputs that can be shown without network access
        UnnamedRole, ///< what a take without a prompt is: its kind and first input; invalid for others
    };
};

} // namespace Dailies
