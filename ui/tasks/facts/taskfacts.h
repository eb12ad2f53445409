// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/media/mediaprobe.h"
#include "app/tasks/history/spendbook.h"
#include "app/tasks/store/taskstore.h"
#include "app/tasks/videotask.h"

#include <QList>
#include <QString>

#include <optional>

namespace Dailies {

/// A muted label and its value, or a heading above such facts. All texts are plain.
struct TaskFact {
    enum Shape {
        Beside, ///< the value is beside its label
        Below, ///< the value is below its label, for long texts and lists
        Heading, ///< has no value
    };
    QString label;
    QString value = {};
    QString more = {}; ///< the tooltip, such as the whole path
    Shape shape = Beside;

    bool operator==(const TaskFact&) const = default;
};

/// The single values that the request sets, such as "8 s · 1080P · adaptive".
QString askedText(const VideoRequest& request);
/// The properties of the delivered clip, such as "8.00 s · 1920×1080 · 24 fps".
QString deliveredText(const MediaFacts& facts, const std::optional<double>& asked = {});

/// What Details shows right below the state: why a decision is needed, and the prompts.
QList<TaskFact> firstFacts(const VideoTask& task);
/// The other facts that Details shows. `delivered` is the result of probing the saved clip, nullopt while it is being read.
/// `spent` is the last create call, nullopt if none was made.
QList<TaskFact> taskFacts(const VideoTask& task, const std::optional<Result<MediaFacts>>& delivered,
    const std::optional<SpendEntry>& spent = {});
/// What a create call costs: a label such as "Billed", and "5 s · $0.50" or a sentence.
TaskFact costFact(const SpendEntry& entry);
/// The same of the take's earlier calls, and what all cost together; empty if there are none.
QList<TaskFact> earlierCostFacts(const SpendEntry& entry);

/// The request as indented JSON. Long Base64 data is replaced by its length.
QString requestText(const VideoRequest& request);
/// The replies in a task's log as received, newest last, each below a line with its time and kind.
QString repliesText(const QList<TaskLogEntry>& log);
/// Why there are no replies: one sentence.
QString noRepliesText(const VideoTask& task);
/// The whole log, newest last, each entry with its time, UTC offset and kind.
QString logText(const QList<TaskLogEntry>& log);

} // namespace Dailies
