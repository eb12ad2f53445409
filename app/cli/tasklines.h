// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/run/sendrules.h"
#include "app/tasks/store/taskstore.h"
#include "app/tasks/table/tasklistexport.h"
#include "app/tasks/videotask.h"

#include <QJsonObject>

namespace Dailies {

class AccountStore;
struct Profile;

/// The representation of tasks in the command line's output.

/// One row of the readable list.
QString taskText(const VideoTask& task, const QString& wait = {});
/// Why a waiting task isn't sent now, in a few words: its time, the sending hours, or a pause. Empty for other reasons.
QString waitText(const VideoTask& task, const SendRules& rules);

/// The result of a task that has ended.
QJsonObject resultLine(const VideoTask& task);
QString resultText(const VideoTask& task);
/// The texts in a lost reply that look like IDs; empty if there are none.
QString candidatesText(const VideoTask& task);

/// The request as sent by its create call, with long data shortened.
QJsonObject requestLine(const VideoTask& task);
QJsonArray logLines(const QList<TaskLogEntry>& log);

/// The names in a profile's tasks, which have these account IDs.
ListNames namesIn(const Profile& profile, const AccountStore& accounts, const QStringList& accountIds);

} // namespace Dailies
