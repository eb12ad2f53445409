// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/videorequest.h"

#include <QDateTime>
#include <QList>
#include <QString>

#include <optional>

namespace Dailies {

/// What a local file of a request was when the user asked for the clip. Another version of it is only sent when the user
/// says so.
struct TaskInput {
    QString file; ///< its path
    qint64 bytes = 0;
    QDateTime modified; ///< UTC
    QString sha256; ///< of its content, in hex; empty for a file too large to read at once

    bool operator==(const TaskInput&) const = default;
};

/// The request's local files as they are now. Those that can't be read now stay as in `earlier`, or are left out. What
/// was read just now is not read again if its size and time are still the same.
QList<TaskInput> inputsNow(
    const VideoRequest& request, const QList<TaskInput>& earlier = {}, const QList<TaskInput>& justRead = {});

/// What is known about a file; nullopt if nothing is.
std::optional<TaskInput> inputOf(const QList<TaskInput>& inputs, const QString& file);

/// Whether the file has another size or time than recorded. Its content may be the same. False if it is gone.
bool looksChanged(const TaskInput& input);
/// Whether the file has another content than recorded. Reads it if only its time differs.
bool hasChanged(const TaskInput& input);

/// "p.mp4 has changed since you asked for this clip (12 MB, 2026-11-28 02:10)."
QString changedSentence(const QString& file);

} // namespace Dailies
