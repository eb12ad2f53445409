// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/sendrules.h"

#include "app/accounts/account.h"
#include "app/common/momenttext.h"
#include "app/tasks/videotask.h"

#include <QCoreApplication>

namespace Dailies {

using namespace Qt::StringLiterals;

SendMoment::SendMoment(const SendRules& rules, const QDateTime& now, const QTimeZone& zone)
    : m_isPaused(rules.isPaused)
    , m_now(now)
    , m_opens(rules.hours ? nextWithin(*rules.hours, now, zone) : now)
{}

std::optional<SendWait> SendMoment::wait(const ActiveTask& job) const
{
    if (m_isPaused)
        return SendWait{.what = SendWait::For::PausedAll};
    if (job.sendAfter.isValid())
        return job.sendAfter > m_now ? std::optional(SendWait{.what = SendWait::For::Time, .until = job.sendAfter})
                                     : std::nullopt;
    if (m_opens <= m_now || job.ignoresHours || job.accountId == Account::practiceId())
        return std::nullopt;
    return SendWait{.what = SendWait::For::Hours, .until = m_opens};
}

QDateTime sendTime(const SendRules& rules, const VideoTask& task, const QDateTime& now)
{
    if (!rules.hours || task.accountId == Account::practiceId())
        return now;
    return nextWithin(*rules.hours, now, QTimeZone::systemTimeZone());
}

bool isStillScheduled(const VideoTask& task, const QDateTime& now)
{
    return task.sendAfter.isValid() && task.sendAfter > now;
}

bool isTooLate(const QDateTime& sendAfter, const QDateTime& now)
{
    return sendAfter.isValid() && sendAfter.msecsTo(now) > mostLateMs;
}

QString tooLateText(const VideoTask& task)
{
    const QString time = dateTimeText(task.sendAfter);
    if (isPractice(task))
        return QCoreApplication::translate(
            "TaskRunner", "Dailies wasn't running at %1, so this wasn't sent. Send it now, or remove it.")
            .arg(time);
    return (task.lostCall ? QCoreApplication::translate("TaskRunner",
                "Dailies wasn't running at %1, so this wasn't sent again. An earlier call got no response and may have "
                "been charged. Send it now, or remove it.")
                          : QCoreApplication::translate("TaskRunner",
                              "Dailies wasn't running at %1, so this wasn't sent and nothing was charged. Send it now, "
                              "or remove it."))
        .arg(time);
}

QString skippedText(const VideoTask& task)
{
    const QString time = dateTimeText(task.sendAfter);
    if (isPractice(task))
        return QCoreApplication::translate("TaskRunner",
            "This computer was asleep or its clock was changed at %1, so this wasn't sent. Send it now, or remove it.")
            .arg(time);
    return (task.lostCall
            ? QCoreApplication::translate("TaskRunner",
                "This computer was asleep or its clock was changed at %1, so this wasn't sent again. An earlier call "
                "got no response and may have been charged. Send it now, or remove it.")
            : QCoreApplication::translate("TaskRunner",
                "This computer was asleep or its clock was changed at %1, so this wasn't sent and nothing "
                "was charged. Send it now, or remove it."))
        .arg(time);
}

} // namespace Dailies
