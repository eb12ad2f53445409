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

/// Brings to disk what a database's connection has committed, and what was written to files beside it, on a thread of its
/// own. One sync serves all who asked before it began. Before start(), everybody syncs for himself, and nothing is left
/// to do here.
class DiskSync final : public QObject {
    Q_OBJECT
public:
    using Told = std::function<void(const Result<void>&)>;
    using Work = std::function<Result<void>()>;

    explicit DiskSync(QObject* parent = nullptr);
    /// Like stop().
    ~DiskSync() override;

    /// What tells that a disk has failed: nothing is paid for on its word any more.
    static Error failure();

    /// The first commit after a checkpoint syncs the log by itself, so that is not done often.
    static constexpr qint64 longLog = 16 << 20;

    /// `database` is in WAL mode and stays open until stop(); its checkpoints are left to this, once the log is as long as
    /// told. Storage when the log cannot be opened.
    Result<void> start(const QString& database, qint64 checkpointAt = longLog);
    bool isStarted() const { return m_hand != nullptr; }
    /// Returns when everything is on disk, or the disk has failed. Nobody is told any more.
    void stop();

    /// Something was committed.
    void begin();
    /// Something was written to the file of this name, and `work` syncs it, later and on the thread. Before start() it
    /// does so now.
    Result<void> begin(const QString& file, const Work& work);
    /// Calls back from the event loop once all that was written until now is on disk; with failure() when the disk has
    /// failed at any time. Not when `context` is gone by then.
    void whenOnDisk(const QObject* context, const Told& told);
    /// Whether something is on its way to the disk, or somebody waits to be told.
    bool isBusy() const { return m_isDue || m_isRunning; }
    /// Waits until all that was committed is on disk, or the disk has failed: for other threads, while this is started.
    std::function<void()> barrier() const;

Q_SIGNALS:
    /// The disk has failed, for the first time; before those who wait are told.
    void failed(const Dailies::Error& error);
    /// All that was written is on disk, and everybody was told.
    void rested();

private:
    class Hand;
    struct Waiting {
        QPointer<const QObject> context;
        Told told;
    };
    void runSoon();
    void run();
    void ended(bool isOnDisk, const QList<Waiting>& waiting);

    QThread m_thread;
    QObject* m_there = nullptr; ///< lives in the thread
    std::shared_ptr<Hand> m_hand; ///< none before start()
    QHash<QString, Work> m_work; ///< by file
    QList<Waiting> m_waiting;
    bool m_isWritten = false; ///< what no sync has covered yet
    bool m_isDue = false;
    bool m_isRunning = false;
    bool m_hasFailed = false;
};

} // namespace Dailies
