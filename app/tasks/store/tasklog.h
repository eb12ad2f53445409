// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/videorequest.h"
#include "app/service/call/servicecall.h"
#include "app/tasks/store/taskstore.h"

namespace Dailies {

/// Makes a log entry. None of these entries contains a key, and long data is replaced by its length.
TaskLogEntry noteEntry(const QDateTime& now, const QString& text);
/// Logs what is sent: the whole request the first time, one line each later time. Its files are always described.
TaskLogEntry createEntry(const QDateTime& now, const QUrl& url, const VideoTask& sent);
/// `kind` is "create reply" or "query reply".
TaskLogEntry replyEntry(const QDateTime& now, const QString& kind, const ServiceReply& reply);
TaskLogEntry downloadEntry(const QDateTime& now, const QString& text);

} // namespace Dailies
