// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/tasks/videotask.h"

#include <QHash>
#include <QList>
#include <QString>

#include <functional>
#include <optional>
#include <utility>

namespace Dailies {

class DiskSync;

/// An id that the service gave, with what identifies its task; or an intent to send a task; or an intent taken back.
struct JournalEntry {
    int intent = 0; ///< number of the task's create call, from 1; 0 for an id
    bool isTakenBack = false; ///< the create call with this number never left
    QDateTime time; ///< when it was noted; invalid when the line does not tell
    VideoTask
        task; ///< with its number, ids, times, account and kind; the request has the model and the first 200 characters of the prompt
};

/// A second, independent place for every id that the service gave, and for every intent to send a request: a file of one
/// JSON line each, only ever appended to. From it ids can be had again that the database could not take, or that went with
/// it.
class IdJournal final {
public:
    /// `file` need not exist; an empty name keeps no journal. What is added is on disk when the function returns; with a
    /// `disk` that was started, which outlives this, when that tells.
    explicit IdJournal(const QString& file, DiskSync* disk = nullptr) : m_file(file), m_disk(disk) {}

    /// Adds the task's id.
    Result<void> append(const VideoTask& task, const QDateTime& now) const { return append(QList{task}, now); }
    /// Adds the ids of several tasks in one go.
    Result<void> append(const QList<VideoTask>& tasks, const QDateTime& now) const;
    /// Adds that a task is about to be sent, with the number of this create call.
    Result<void> appendIntent(const VideoTask& task, const QDateTime& now) const;
    /// Adds that the create call of the last intent never left. This is not waited for: without the line the call is in
    /// doubt, which costs a question and no money.
    void takeBackIntent(const VideoTask& task, const QDateTime& now) const;
    /// The id that was noted for this very task; empty when there is none. The file is read for the first of these.
    QString idOf(const VideoTask& task) const;
    /// Every id noted, in order. Lines that cannot be read are passed over; Storage when the file cannot be. One that
    /// does not exist has no entries.
    Result<QList<JournalEntry>> entries() const;
    /// The same, with the intents, from a place in the file on, one after the other, with little memory. The place after the last line that
    /// has an end: what follows it may still be written. `each` says whether to go on.
    Result<qint64> read(qint64 from, const std::function<bool(JournalEntry)>& each) const;
    /// A digest of what stands before a place in the file, and tells it from any other list; empty when the file is
    /// shorter or cannot be read. It covers the last 64 KiB before the place.
    QString ending(qint64 bytes) const;

private:
    using Key = std::pair<TaskId, qint64>;
    static Key keyOf(const VideoTask& task);
    enum class Sync { No, Yes };
    Result<void> write(QByteArray lines, Sync sync = Sync::Yes) const;

    QString m_file;
    DiskSync* m_disk;
    mutable std::optional<QHash<Key, QString>> m_ids; ///< once they were asked for
};

} // namespace Dailies
