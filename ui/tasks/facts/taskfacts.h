// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/media/mediaprobe.h"
#include "app/tasks/store/taskstore.h"
#include "app/tasks/videotask.h"

#include <QList>
#include <QString>

#include <optional>

namespace Dailies {

/// A quiet label and its value; both are plain text.
struct TaskFact {
    QString label;
    QString value;
    QString more = {}; ///< what a tooltip adds, such as the whole path
    bool wide = false; ///< needs the whole width

    bool operator==(const TaskFact&) const = default;
};

/// How a task stands, in sentences; empty parts have nothing to say. All are empty for a saved clip, which speaks for
/// itself, and for a lost answer, about which there is a question (see DecisionBar).
struct TaskStanding {
    QString meaning; ///< what the state means
    QString trouble; ///< what went wrong, with the service's own code
    QString advice; ///< what can be done
};

/// What was asked for: only what was said, as "8 s · 1080P · adaptive".
QString askedText(const VideoRequest& request);
/// What was delivered: "8.00 s · 1920×1080 · 24 fps".
QString deliveredText(const MediaFacts& facts);

/// `delivered` is of the saved clip: nothing while it is being read.
QList<TaskFact> taskFacts(const VideoTask& task, const std::optional<Result<MediaFacts>>& delivered);
TaskStanding standingOf(const VideoTask& task);
/// Waits for a word of the person: it was held, or is left over from an earlier run.
bool isKeptBack(const VideoTask& task);

/// The JSON that was sent, indented; long Base64 data is shortened to its length.
QString requestText(const VideoRequest& request);
/// The replies of a task's log as they came, the newest last, each under a line with its time.
QString repliesText(const QList<TaskLogEntry>& log);
/// All of the log, the newest last, each entry with its time and zone.
QString logText(const QList<TaskLogEntry>& log);

} // namespace Dailies
