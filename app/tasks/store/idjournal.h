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

/// An ID that the service assigned, with details of its task; or the intent to send a task; or an intent taken back.
struct JournalEntry {
    int intent = 0; ///< number of the create call, from 1; 0 for an ID
    bool isTakenBack = false; ///< the create call with this number never left
    QDateTime time; ///< when the entry was written; invalid if the line does not say
    /// Contains number, IDs, times, account and kind. Its request has the model and the first 200 characters of the
    /// prompt; that of an intent is whole, unless it has large embedded media or an older version wrote the line.
    VideoTask task;
};

/// A second, independent record of every ID that the service assigned and every intent to send. It is an append-only
/// file with one JSON object per line. It allows recovering IDs that the database could not store or that were lost
/// with it.
class IdJournal final {
public:
    /// `file` need not exist; an empty name means no journal. append() and appendIntent() return once the entry is on
    /// disk. With a started `disk`, which must outlive this object, `disk` reports that instead.
    explicit IdJournal(const QString& file, DiskSync* disk = nullptr) : m_file(file), m_disk(disk) {}

    /// Appends the task's ID.
    Result<void> append(const VideoTask& task, const QDateTime& now) const { return append(QList{task}, now); }
    /// Appends the IDs of several tasks in one write.
    Result<void> append(const QList<VideoTask>& tasks, const QDateTime& now) const;
    /// Appends the intent to send a task, with the number of the create call.
    Result<void> appendIntent(const VideoTask& task, const QDateTime& now) const;
    /// Appends that the create call of the last intent never left. Does not wait for the disk: without this line the
    /// call is in doubt, which costs a question and no money.
    void takeBackIntent(const VideoTask& task, const QDateTime& now) const;
    /// The recorded ID of this very task; empty if there is none. The first call reads the file.
    QString idOf(const VideoTask& task) const;
    /// All recorded IDs in order. Skips unreadable lines. Returns Storage if the file cannot be read; a missing file
    /// has no entries.
    Result<QList<JournalEntry>> entries() const;
    /// Reads all entries including intents from byte `from`, one at a time with little memory. `each` returns whether
    /// to continue. Returns the position after the last complete line, because the rest may still be being written.
    Result<qint64> read(qint64 from, const std::function<bool(JournalEntry)>& each) const;
    /// A digest of the last 64 KiB before a position in the file, which distinguishes this journal from others. Empty
    /// if the file is shorter or cannot be read.
    QString ending(qint64 bytes) const;

private:
    using Key = std::pair<TaskId, qint64>;
    static Key keyOf(const VideoTask& task);
    enum class Sync { No, Yes };
    Result<void> write(QByteArray lines, Sync how = Sync::Yes) const;

    QString m_file;
    DiskSync* m_disk;
    mutable std::optional<QHash<Key, QString>> m_ids; ///< loaded on first use
};

} // namespace Dailies
