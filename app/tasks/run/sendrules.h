// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/pacing/sendhours.h"
#include "app/tasks/run/activetask.h"
#include "app/tasks/run/sendqueue.h"

namespace Dailies {

/// The user's rules for when requests are sent. They apply to create calls and to uploads, never to queries and
/// downloads.
struct SendRules {
    bool isPaused = false; ///< nothing is sent at all
    /// Not for practice, for a request with a time of its own, and for one that the user sends now.
    std::optional<SendHours> hours = {};
};

/// What the user's rules, and the times of the requests themselves, allow at one moment.
class SendMoment final {
public:
    /// `zone` is where the hours of the day apply.
    SendMoment(const SendRules& rules, const QDateTime& now, const QTimeZone& zone = QTimeZone::systemTimeZone());

    /// Why the request may not be sent or its files uploaded; nullopt if it may.
    std::optional<SendWait> wait(const ActiveTask& job) const;

private:
    bool m_isPaused;
    QDateTime m_now;
    QDateTime m_opens; ///< when the hours begin; not later than m_now within them
};

/// Whether the task has a time of its own that is still to come.
bool isStillScheduled(const VideoTask& task, const QDateTime& now);
/// When a task without a time of its own goes out by the rules, if sending is not paused.
QDateTime sendTime(const SendRules& rules, const VideoTask& task, const QDateTime& now);
/// How late a request may be sent without asking, if nothing could be sent at its time.
inline constexpr qint64 mostLateMs = 10 * 60 * 1000;
/// Whether its time passed so long ago that only the user can say whether the request is still wanted.
bool isTooLate(const QDateTime& sendAfter, const QDateTime& now);
/// What the user is told about a request whose time passed while Dailies was not running.
QString tooLateText(const VideoTask& task);
/// The same if Dailies was running, but the computer slept or its clock was changed.
QString skippedText(const VideoTask& task);

} // namespace Dailies
