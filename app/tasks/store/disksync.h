// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QThread>

#include <functional>
#include <memory>

namespace Dailies {

/// Syncs a database connection's commits, and writes to files next to the database, on its own thread. A single sync
/// serves all callers that asked before it began. Before start(), callers sync for themselves and nothing is left to do
/// here.
class DiskSync final : public QObject {
    Q_OBJECT
public:
    using Callback = std::function<void(const Result<void>&)>;
    using Work = std::function<Result<void>()>;

    explicit DiskSync(QObject* parent = nullptr);
    /// Like stop().
    ~DiskSync() override;

    /// The error that reports a failed disk. After it, nothing that costs money may rely on the disk.
    static Error failure();

    /// Size of the log at which it is checkpointed. Checkpoints are rare because the first commit after one syncs the
    /// log itself.
    static constexpr qint64 longLog = 16 << 20;

    /// Starts the thread. `database` must be in WAL mode and stay open until stop(). From now on this class runs the
    /// checkpoints, when the log reaches `checkpointAt` bytes. Returns Storage if the log cannot be opened.
    Result<void> start(const QString& database, qint64 checkpointAt = longLog);
    bool isStarted() const { return m_hand != nullptr; }
    /// Returns once everything is on disk, or the disk has failed. Drops all pending callbacks.
    void stop();

    /// Call after each commit.
    void begin();
    /// Call after writing to `file`. `work` syncs it later on the thread; before start(), at once.
    Result<void> begin(const QString& file, const Work& work);
    /// Calls `callback` from the event loop once everything written so far is on disk, or with failure() if the disk
    /// has ever failed. Does nothing if `context` is destroyed before.
    void whenOnDisk(const QObject* context, const Callback& callback);
    /// Whether a sync is pending or running, including callbacks.
    bool isBusy() const { return m_isDue || m_isRunning; }
    /// A function that waits until all commits are on disk or the disk has failed. For other threads, while this is
    /// started.
    std::function<void()> barrier() const;

Q_SIGNALS:
    /// The disk has failed for the first time. Emitted before the callbacks run.
    void failed(const Dailies::Error& error);
    /// Everything written is on disk, and all callbacks have run.
    void rested();

private:
    class Hand;
    struct Waiting {
        QPointer<const QObject> context;
        Callback callback;
    };
    void runSoon();
    void run();
    void ended(bool isOnDisk, const QList<Waiting>& waiting);

    QThread m_thread;
    QObject* m_there = nullptr; ///< lives in the thread
    std::shared_ptr<Hand> m_hand; ///< null before start()
    QHash<QString, Work> m_work; ///< by file
    QList<Waiting> m_waiting;
    bool m_isWritten = false; ///< something is written that no sync has covered yet
    bool m_isDue = false;
    bool m_isRunning = false;
    bool m_hasFailed = false;
};

} // namespace Dailies
