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

/// Does to a part file, on a thread of its own and in the order asked for, everything that a slow disk could hold up. The
/// first failure is told once; from then on only close() does anything.
class PartWriter final : public QObject {
    Q_OBJECT
public:
    explicit PartWriter(QObject* parent = nullptr);
    /// Waits for what is being done, leaves the rest undone and the part where it is.
    ~PartWriter() override;

    /// opened() with the bytes that are there to go on from; or committed(), when an earlier run was all but done.
    void open(const PartialDownload& earlier);
    /// Removes another part, which nothing will be added to.
    void discard(const QString& part);
    void cut(qint64 size);
    void makeRoom(qint64 total);
    void write(const QByteArray& bytes); ///< written()
    void sync(); ///< synced()
    /// Brings everything to disk, looks into the clip and finds its name: nameReserved(), or nameRefused(). Network when the
    /// clip itself shows that it is short; doubted(), and nothing is done, when it has to prove that it is whole, and does
    /// not.
    enum class Proof { None, NotShort, Whole };
    void reserveName(const QString& clip, Proof proof);
    void commit(); ///< committed(), or reserveName again when the name was taken meanwhile: nameTaken()
    /// What stays of a part, and is on disk.
    struct Rest {
        QString file; ///< its name by now; empty when it has become the clip
        qint64 size = -1; ///< 0 when it was removed, -1 when it was never opened
    };
    /// The end, also after a failure: closed().
    void close(bool keep);
    /// The same, and waits for it: what was handed over and not written yet is left undone. No signals any more.
    Rest closeBlocking(bool keep);
    /// Puts something beside the clip once that has its name, on the thread. When it cannot: besideFailed(), and no more.
    using Beside = std::function<Result<void>(const QString& clip)>;
    void setSidecarWriter(const Beside& beside) { m_writeSidecar = beside; }
    /// Waits, on the thread, for what has to be on disk before the clip gets its name.
    using BeforeName = std::function<void()>;
    void setBeforeName(const BeforeName& before) { m_beforeName = before; }
    /// Whether a file can be played; asked on the thread, must end in a bounded time.
    using Probe = std::function<bool(const QString& file)>;
    void setProbe(const Probe& probe) { m_probe = probe; }
    /// An earlier clip that cannot be played: this one takes its place if it can be, and is removed if not.
    void setReplaces(const QString& earlier) { m_replaces = earlier; }

    /// Bytes handed over that are not written yet.
    qint64 pending() const { return m_pending; }

Q_SIGNALS:
    void opened(qint64 size);
    void nameRefused(
        const Dailies::Error& error); ///< by the disk; open or reserveName may be asked for with another name
    void written();
    void synced(qint64 size);
    void nameReserved(const QString& part, qint64 size);
    void doubted();
    void nameTaken();
    void committed(const QString& clip, Dailies::ClipCondition condition);
    void besideFailed(const Dailies::Error& error); ///< before committed()
    void closed(const Dailies::PartWriter::Rest& rest);
    void failed(const Dailies::Error& error);

private:
    /// Runs on the thread unless something failed there before; what it returns, if anything, is called back here.
    using Answer = std::function<void()>;
    void run(std::function<Result<Answer>()> work);
    Result<Answer> openNow(const PartialDownload& earlier);
    Result<Answer> settleNow(const QString& clip, Proof proof);
    Result<Answer> publishNow();
    Answer publishedAs(const QString& clip);
    Result<Answer> replaceNow();
    ClipCondition conditionOf(const QString& path, const QByteArray& head) const;
    PartFile::Pause pauses() const;
    Rest closeNow(bool keep);

    qint64 m_pending = 0;
    std::atomic<bool> m_givenUp = false;
    BeforeName m_beforeName; ///< this and the next three are not changed once the part is open
    Beside m_writeSidecar;
    Probe m_probe;
    QString m_replaces;
    // Of the thread:
    std::unique_ptr<PartFile> m_file;
    bool m_failed = false;
    ClipCondition m_condition = ClipCondition::Playable;
    Rest m_rest; ///< once it was closed
    qint64 m_total = -1;
    qint64 m_roomAt = INT64_MAX; ///< size at which the room is looked at again
    QThread m_thread;
    QObject* m_hand = nullptr; ///< lives there
};

} // namespace Dailies
