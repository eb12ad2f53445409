// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/common/result.h"
#include "app/service/download/downloadbody.h"
#include "app/service/download/partialdownload.h"
#include "app/service/download/partwriter.h"
#include "app/service/download/redirectguard.h"

#include <QByteArray>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QObject>
#include <QPointer>

#include <optional>

namespace Dailies {

class KeptConnection;

/// Downloads one finished clip to a file, without credentials or cookies. It follows at most 5 redirects,
/// checks each of them, and never goes from https to http. The data goes to a partial file next to the target.
/// When complete, that is checked for size, synced, probed, and renamed without overwriting anything. If the
/// target has another folder by then, it is moved there.
/// Anything that may be the clip is kept; web pages and playlists are not. An interrupted download resumes if
/// the server proves that it has the same file, and starts again otherwise. Emits finished() exactly once and
/// then deletes itself. Only another thread accesses the disk.
class FileDownload final : public QObject {
    Q_OBJECT
public:
    /// Starts at once; finished() is never emitted from within the constructor. `path` is the final path; if
    /// it is taken, a number is added. `earlier` is the last value of kept() for the same clip.
    FileDownload(QNetworkAccessManager& network, Clock& clock, const QString& address, const QUrl& baseUrl,
        const QString& path, QObject* parent, const PartialDownload& earlier = {});
    ~FileDownload() override;

    /// See RedirectGuard::setKeyCheck().
    void setKeyCheck(const RedirectGuard::KeyCheck& repeatsKey) { m_guard.setKeyCheck(repeatsKey); }
    /// Sets the function that probes the clip before finished(), on the disk thread. Call it right after
    /// construction. Without it every video counts as playable.
    void setProbe(const PartWriter::Probe& probe) { m_writer->setProbe(probe); }
    /// Sets a function that waits until the data stored by kept() is on disk. It runs on the disk thread
    /// before the clip is renamed. Call it right after construction.
    void setCommitBarrier(const PartWriter::CommitBarrier& barrier) { m_writer->setCommitBarrier(barrier); }
    /// Sets the path to use if the disk refuses the other one's name. Call it right after construction.
    void setPlainPath(const QString& path) { m_plainPath = path; }
    /// Downloads a clip again because the earlier file cannot be played, and replaces that file if the new
    /// one is playable. Otherwise finished() brings Media, and no partial file is kept. Call it right after
    /// construction.
    void setReplaces(const QString& earlier);
    /// Sets the function that writes a sidecar for the clip before finished(), on the disk thread. Call it
    /// right after construction.
    void setSidecarWriter(const PartWriter::SidecarWriter& writer) { m_writer->setSidecarWriter(writer); }
    /// Stops the download; finished() follows with ErrorKind::Stopped, unless the clip is nearly saved.
    void stop();
    /// Stops the download because the program ends. When this returns, the received bytes are on disk, and
    /// kept() was emitted if anything changed. No further signal follows.
    void suspend();
    /// Call it from a receiver of kept() that could not store the value. The clip is not renamed until
    /// storing succeeds.
    void holdBack() { m_isHeldBack = true; }

    /// Whether the download could resume from the received bytes if it were stopped now.
    bool isResumable() const { return !m_partial.etag.isEmpty() && m_partial.total > 0; }
    /// Whether the clip can be played; valid once finished() has reported it.
    ClipCondition condition() const { return m_condition; }

Q_SIGNALS:
    void progress(qint64 received, qint64 total); ///< total is -1 while unknown
    /// What is on disk and can be resumed. Receivers must store it before they return: either it is about to
    /// become true, or its bytes are already synced.
    void kept(const Dailies::PartialDownload& partial);
    /// The clip is saved, but its sidecar could not be written; finished() follows.
    void sidecarFailed(const Dailies::Error& error);
    /// The final path, or an error: Network (may be retried), Refused (the address did not work: 400, 403,
    /// 404, 410), Storage, Media (the address returned a web page or a playlist instead of a clip).
    void finished(const Dailies::Result<QString>& result);

private:
    void start();
    void beginPart();
    void opened(qint64 size, bool isWhole);
    void get();
    void getFrom(QNetworkAccessManager& network);
    bool readsOn(int status);
    void watchIdle();
    void readHead();
    void endByHead();
    void beginBody(const DownloadHead& head);
    void beginAnew();
    void receive();
    bool judge(QByteArray& bytes, bool isAll);
    void refused(const Error& error);
    void written();
    void synced(qint64 size);
    void replyFinished();
    void complete();
    void doubted();
    void nameReserved(const QString& part, qint64 size);
    void committed(const QString& clip, ClipCondition condition);
    void give(const Error& error);
    bool isFinishing() const { return m_phase >= Phase::Doubtful; }
    bool isWorthKeeping() const;
    void keepRest(const PartWriter::Rest& rest);
    void closed(const PartWriter::Rest& rest);
    void keep(const PartialDownload& partial);
    void dropReply();

    QNetworkAccessManager& m_network;
    Clock& m_clock;
    QString m_address;
    QString m_path;
    QString m_plainPath;
    PartialDownload m_partial; ///< the last value of kept()
    DownloadBody m_body;
    PartWriter* m_writer = nullptr;
    RedirectGuard m_guard;
    QPointer<KeptConnection> m_connection; ///< the connection of the last reply
    QPointer<QNetworkReply> m_reply; ///< null if no request is in progress
    enum class Phase {
        Asking, ///< no bytes of the clip are expected yet
        Receiving, ///< the reply delivers bytes of the clip
        Doubtful, ///< the bytes have ended, but may be incomplete
        Finishing, ///< the clip is complete and is being named
    } m_phase = Phase::Asking;
    qint64 m_syncAsked = 0; ///< position at the last request for a sync
    qint64 m_syncedAt = 0;
    bool m_syncing = false;
    int m_settlings = 0;
    int m_interims = 0;
    std::optional<qint64> m_begun;
    qint64 m_lastMove = 0;
    bool m_isReplacing = false;
    bool m_isHeldBack = false;
    ClipCondition m_condition = ClipCondition::Playable;
    std::optional<Error> m_error;
};

} // namespace Dailies
