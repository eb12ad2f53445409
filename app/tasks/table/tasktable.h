// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <Qt>

namespace Dailies {

/// What the list of tasks has to give, column by column and role by role.
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
        FractionRole, ///< download progress 0 to 1; invalid when there is none
        FileRole, ///< path of the saved clip
        VideoRole, ///< the same, where it may be opened as a video
        ClipRole, ///< ClipCondition as int
        WatchedRole, ///< false once the person stopped watching, or left an answer lost
        HeldRole, ///< a waiting task that does not go out by itself
        StatusTextRole, ///< a few words for below the state, such as "3 before it"; invalid when there are none
        RatingRole, ///< 0 to 5
        TagsRole, ///< QStringList
        NoteRole,
        RecycledRole, ///< whether it is in the recycle bin
        PracticeRole, ///< what a practice task is marked with; invalid for any other
        InputRole, ///< the first of its materials that can be shown without asking anybody
    };
};

} // namespace Dailies
