// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/facts/statelook.h"

#include "app/tasks/table/taskmodel.h"

#include "ui/tasks/facts/taskstanding.h"

using namespace Qt::StringLiterals;

namespace Dailies {

StateLook lookOf(TaskState state, bool watched, bool held, ClipCondition clip)
{
    if (held && state == TaskState::Waiting)
        return {u"pause"_s, Tone::MutedText};
    if (!watched && state == TaskState::NeedsReview)
        return {u"circle-help"_s, Tone::MutedText};
    if (!watched && !isTerminal(state))
        return {u"eye-off"_s, Tone::MutedText};
    switch (state) {
    case TaskState::Waiting: return {u"hourglass"_s, Tone::MutedText};
    case TaskState::Uploading: return {u"upload"_s, Tone::Accent};
    case TaskState::Sending: return {u"send"_s, Tone::Accent};
    case TaskState::NeedsReview: return {u"circle-help"_s, Tone::Warning};
    case TaskState::InProgress: return {u"clock"_s, Tone::Accent};
    case TaskState::Downloading: return {u"download"_s, Tone::Accent};
    case TaskState::Saved:
        return clip == ClipCondition::Playable ? StateLook{u"check"_s, Tone::Good}
                                               : StateLook{u"triangle-alert"_s, Tone::Warning};
    case TaskState::Refused: return {u"circle-alert"_s, Tone::Bad};
    case TaskState::Failed: return {u"circle-x"_s, Tone::Bad};
    case TaskState::Canceled: return {u"ban"_s, Tone::MutedText};
    case TaskState::Forgotten:
    case TaskState::Expired: return {u"triangle-alert"_s, Tone::Warning};
    }
    return {};
}

StateLook lookOf(const VideoTask& task)
{
    if (task.marks.recycledAt.isValid())
        return {u"trash-2"_s, Tone::MutedText};
    return lookOf(task.state, task.watched, isKeptBack(task), isClipGone(task) ? ClipCondition::Unplayable : task.clip);
}

TaskState stateOf(const QModelIndex& index)
{
    return static_cast<TaskState>(index.data(TaskModel::StateRole).toInt());
}

StateLook lookOf(const QModelIndex& index)
{
    return lookOf(stateOf(index), index.data(TaskModel::WatchedRole).toBool(), index.data(TaskModel::HeldRole).toBool(),
        static_cast<ClipCondition>(index.data(TaskModel::ClipRole).toInt()));
}

} // namespace Dailies
