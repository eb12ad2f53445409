// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/service/download/clipcondition.h"
#include "app/service/download/partfile.h"
#include "app/service/download/partialdownload.h"

#include <QByteArray>
#include <QObject>
#include <QThread>

#include <atomic>
#include <functional>
#include <memory>

namespace Dailies {

/// Executes all slow operations on a partial file in order, on a thread of its own. The first failure is
/// reported once; after it only close() has an effect.
class PartWriter final : public QObject {
    Q_OBJECT
public:
    explicit PartWriter(QObject* parent = nullptr);
    /// Waits for the current operation, drops the others and leaves the partial file on disk.
    ~PartWriter() override;

    /// Emits opened() with the number of bytes to resume from and whether they are the whole clip, or committed() if an
    /// earlier run had already renamed the file. If `mustBeWhole` and no complete file is there, it does nothing and emits missing().
    void open(const PartialDownload& earlier, bool mustBeWhole = false);
    /// Removes another partial file that will not be resumed.
    void discard(const QString& part);
    void cut(qint64 size);
    void makeRoom(qint64 total);
    void write(const QByteArray& bytes); ///< emits written()
    void sync(); ///< emits synced()
    /// Syncs and probes the clip and determines its name. A file in another folder is moved. Emits
    /// nameReserved() or nameRefused(). Fails with Network if the clip itself shows that it is incomplete. If
    /// proof of completeness is required and missing, it does nothing and emits doubted().
    enum class Proof { None, NotShort, Whole };
    void reserveName(const QString& clip, Proof proof);
    /// Has the name of the partial file tell that it is complete, after nameReserved(). open() finds it then.
    void markWhole();
    void commit(); ///< emits committed(), or nameTaken() if the name is taken by now; then call reserveName() again
    /// What remains of a partial file on disk.
    struct Rest {
        QString file; ///< its current name; empty if it has become the clip
        qint64 size = -1; ///< 0 if it was removed, -1 if it was never opened
        bool isWhole = false; ///< reserveName() has found it complete
    };
    /// Closes the file, also after a failure. A complete clip is always kept. Emits closed().
    void close(bool keep);
    /// Like close(), but waits and emits no more signals. Bytes that are not written yet are dropped.
    Rest closeBlocking(bool keep);
    /// Writes a sidecar for the renamed clip, on the thread. A failure only emits sidecarFailed().
    using SidecarWriter = std::function<Result<void>(const QString& clip)>;
    void setSidecarWriter(const SidecarWriter& writer) { m_writeSidecar = writer; }
    /// Waits, on the thread, until everything that must be on disk before the rename is there.
    using CommitBarrier = std::function<void()>;
    void setCommitBarrier(const CommitBarrier& barrier) { m_commitBarrier = barrier; }
    /// Whether a file can be played. Called on the thread; must return in bounded time.
    using Probe = std::function<bool(const QString& file)>;
    void setProbe(const Probe& probe) { m_probe = probe; }
    /// Sets an earlier clip that cannot be played. The new one replaces it if playable, otherwise the new one
    /// is removed.
    void setReplaces(const QString& earlier) { m_replaces = earlier; }

    /// Bytes passed to write() that are not written yet.
    qint64 pending() const { return m_pending; }

Q_SIGNALS:
    void opened(qint64 size, bool isWhole);
    void missing();
    void nameRefused(
        const Dailies::Error& error); ///< the disk refuses the name; call open() or reserveName() with another one
    void written();
    void synced(qint64 size);
    void nameReserved(const QString& part, qint64 size);
    void doubted();
    void nameTaken();
    void committed(const QString& clip, Dailies::ClipCondition condition);
    void sidecarFailed(const Dailies::Error& error); ///< emitted before committed()
    void closed(const Dailies::PartWriter::Rest& rest);
    void failed(const Dailies::Error& error);

private:
    /// Executes `work` on the thread, unless an earlier call failed there. If it returns a function, that is
    /// called in this object's thread.
    using Answer = std::function<void()>;
    void run(std::function<Result<Answer>()> work);
    Result<Answer> openNow(const PartialDownload& earlier, bool mustBeWhole);
    Result<Answer> settleNow(const QString& clip, Proof proof);
    Result<void> settleNameNow(const QString& clip);
    Result<Answer> publishNow();
    Answer publishedAs(const QString& clip);
    Result<Answer> replaceNow();
    ClipCondition conditionOf(const QString& path, const QByteArray& head) const;
    PartFile::Pause pauses() const;
    Rest closeNow(bool keep);

    qint64 m_pending = 0;
    std::atomic<bool> m_givenUp = false;
    CommitBarrier m_commitBarrier; ///< this and the next three do not change once the file is open
    SidecarWriter m_writeSidecar;
    Probe m_probe;
    QString m_replaces;
    // Used on the thread only:
    std::unique_ptr<PartFile> m_file;
    bool m_failed = false;
    bool m_isWhole = false; ///< the file is complete and on disk
    QString m_copied; ///< the file in another folder of which m_file is a copy; removed when the clip is there
    ClipCondition m_condition = ClipCondition::Playable;
    Rest m_rest; ///< valid once the file is closed
    qint64 m_total = -1;
    qint64 m_roomAt = INT64_MAX; ///< size at which the free space is checked again
    QThread m_thread;
    QObject* m_hand = nullptr; ///< lives on the thread
};

} // namespace Dailies
