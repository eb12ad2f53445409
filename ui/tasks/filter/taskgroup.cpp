// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tasks/filter/taskgroup.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

/// Provides the translation context.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(TaskGroup)
};

} // namespace

QList<TaskState> statesOf(TaskGroup group)
{
    switch (group) {
    case TaskGroup::All:
    case TaskGroup::NeedsYou:
    case TaskGroup::Best:
    case TaskGroup::Rejected:
    case TaskGroup::Bin: return {};
    case TaskGroup::Active:
        return {TaskState::Waiting, TaskState::Uploading, TaskState::Sending, TaskState::InProgress,
            TaskState::Downloading};
    case TaskGroup::Saved: return {TaskState::Saved};
    case TaskGroup::Failed:
        return {TaskState::Refused, TaskState::Failed, TaskState::Canceled, TaskState::Forgotten, TaskState::Expired};
    }
    return {};
}

TaskGroup groupOf(const TaskFilter& filter)
{
    if (filter.bin == TaskFilter::Bin::Recycled)
        return TaskGroup::Bin;
    if (filter.rejects == TaskFilter::Rejects::Only)
        return TaskGroup::Rejected;
    if (filter.attention == TaskFilter::Attention::Needed)
        return TaskGroup::NeedsYou;
    for (const TaskGroup group : {TaskGroup::Active, TaskGroup::Failed, TaskGroup::Saved}) {
        if (statesOf(group) == filter.states)
            return group;
    }
    return filter.states.isEmpty() && filter.leastRating == TaskFilter::bestRating ? TaskGroup::Best : TaskGroup::All;
}

void setGroup(TaskFilter& filter, TaskGroup group)
{
    filter.states = statesOf(group);
    filter.watchedOnly = group == TaskGroup::Active;
    filter.attention = group == TaskGroup::NeedsYou ? TaskFilter::Attention::Needed
        : group == TaskGroup::Active                ? TaskFilter::Attention::NotNeeded
                                                    : TaskFilter::Attention::Any;
    filter.bin = group == TaskGroup::Bin ? TaskFilter::Bin::Recycled : TaskFilter::Bin::Kept;
    if (group == TaskGroup::Rejected)
        filter.rejects = TaskFilter::Rejects::Only;
    if (group == TaskGroup::Best)
        filter.leastRating = std::max(filter.leastRating, TaskFilter::bestRating);
}

bool isNarrowed(const TaskFilter& filter)
{
    return filter.rejects == TaskFilter::Rejects::Hidden || !filter.text.isEmpty() || !filter.accounts.isEmpty()
        || !filter.models.isEmpty() || !filter.kinds.isEmpty() || !filter.tags.isEmpty() || filter.from.isValid()
        || filter.until.isValid();
}

int countOf(TaskGroup group, const TaskCounts& counts)
{
    int count = 0;
    switch (group) {
    case TaskGroup::NeedsYou: return counts.undecided + counts.held + counts.unsavable;
    case TaskGroup::Best: return counts.best;
    case TaskGroup::Rejected: return counts.rejected;
    case TaskGroup::Bin: return counts.recycled;
    case TaskGroup::All:
        for (const int each : counts.kept)
            count += each;
        return count;
    case TaskGroup::Active: count = -counts.held - counts.unsavable - counts.untracked; break; // nobody waits for these
    case TaskGroup::Failed:
    case TaskGroup::Saved: break;
    }
    for (const TaskState state : statesOf(group))
        count += counts.kept.value(state);
    return count;
}

QString groupText(TaskGroup group, int count)
{
    const QString number = QLocale().toString(count);
    switch (group) {
    case TaskGroup::All: return Text::tr("All %1").arg(number);
    case TaskGroup::Active: return Text::tr("In progress %1").arg(number);
    case TaskGroup::Saved: return Text::tr("Saved %1").arg(number);
    case TaskGroup::NeedsYou: return Text::tr("Needs attention %1").arg(number);
    case TaskGroup::Failed: return Text::tr("Failed %1").arg(number);
    case TaskGroup::Best: return u"\u2605 "_s + Text::tr("4 and up %1", "stars, and how many takes").arg(number);
    case TaskGroup::Rejected: return Text::tr("Rejected %1").arg(number);
    case TaskGroup::Bin: return Text::tr("Trash %1").arg(number);
    }
    return {};
}

QString groupExplanation(TaskGroup group, const TaskCounts& counts)
{
    if (group == TaskGroup::NeedsYou) {
        QStringList parts;
        if (counts.undecided > 0)
            parts.append(Text::tr("%Ln without a response", "takes", counts.undecided));
        if (counts.held > 0)
            parts.append(Text::tr("%Ln on hold", "takes", counts.held));
        if (counts.unsavable > 0)
            parts.append(Text::tr("%Ln that can't be saved", "takes", counts.unsavable));
        return parts.join(u" · "_s);
    }
    // One chip for both, because at each Generate a chip of its own for what waits would appear for seconds.
    if (group != TaskGroup::Active)
        return {};
    const int unsent = counts.kept.value(TaskState::Waiting) - counts.held;
    const int sent = countOf(group, counts) - unsent;
    QStringList parts;
    if (sent > 0)
        parts.append(Text::tr("%Ln running", "takes", sent));
    if (unsent > 0)
        parts.append(Text::tr("%Ln not sent yet", "takes", unsent));
    return parts.join(u" · "_s);
}

} // namespace Dailies
