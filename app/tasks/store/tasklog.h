// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/videorequest.h"
#include "app/service/call/servicecall.h"
#include "app/tasks/store/taskstore.h"

namespace Dailies {

/// The lines of a task's log. Nothing in them tells a key, and long data is shortened to its length.
TaskLogEntry noteEntry(const QDateTime& now, const QString& text);
/// What is sent: the whole request the first time, one line for each later time. Its files are described each time.
TaskLogEntry createEntry(const QDateTime& now, const QUrl& url, const VideoTask& sent);
/// `kind` is "create reply" or "query reply".
TaskLogEntry replyEntry(const QDateTime& now, const QString& kind, const ServiceReply& reply);
TaskLogEntry downloadEntry(const QDateTime& now, const QString& text);

} // namespace Dailies
