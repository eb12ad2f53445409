// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/clock.h"
#include "app/common/result.h"
#include "app/service/download/downloadheaders.h"
#include "app/service/download/partialdownload.h"
#include "app/service/download/partwriter.h"

#include <QByteArray>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QObject>
#include <QPointer>
#include <QUrl>

#include <functional>
#include <optional>

class QHostInfo;

namespace Dailies {

class KeptConnection;

/// Fetches one finished clip to a file: no credentials, no cookies, at most 5 redirects each checked again, never from
/// https to http; written to a part beside it, checked for size, synced, looked into, then renamed without overwriting.
/// Whatever may be the clip is kept; pages and playlists are not. Goes on where an earlier download broke off when the server proves that it holds the same file, and begins anew when
/// not. Ends exactly once and deletes itself after finished(). The disk is touched on another thread only.
class FileDownload final : public QObject {
    Q_OBJECT
public:
    /// Starts at once; finished() is never emitted from within. `path` is the wanted final path; when it is taken, a
    /// number is added. `earlier` is what kept() last said about the same clip.
    FileDownload(QNetworkAccessManager& network, Clock& clock, const QString& address, const QUrl& baseUrl,
        const QString& path, QObject* parent, const PartialDownload& earlier = {});
    ~FileDownload() override;

    /// Looks into the clip before finished(), on the thread that touches the disk; to be said at once. Without it every
    /// film counts as one that can be played.
    void setProbe(const PartWriter::Probe& probe) { m_writer->setProbe(probe); }
    /// Waits for what was stored by kept() to be on disk before the clip gets its name, on the thread that touches the disk;
    /// to be said at once.
    void setBeforeName(const PartWriter::BeforeName& before) { m_writer->setBeforeName(before); }
    /// The path that is taken when the disk refuses the name of the other one; to be said at once.
    void setPlainPath(const QString& path) { m_plainPath = path; }
    /// Fetches it anew for an earlier clip that cannot be played, whose place it takes if it can be; to be said at once.
    /// finished() brings Media when it is no better; no part is kept then.
    void setReplaces(const QString& earlier);
    /// Puts something beside the clip before finished(), on the thread that touches the disk; to be said at once.
    void setSidecarWriter(const std::function<Result<void>(const QString& clip)>& beside);
    /// Ends it; finished() follows with ErrorKind::Stopped, unless the clip is all but saved.
    void stop();
    /// Ends it for the program's end: when this returns, what has come is on disk, and kept() was emitted if that is news.
    /// Nothing follows.
    void suspend();
    /// What came so far could not be stored; to be called from within kept(). A clip does not get its name before that.
    void holdBack() { m_isHeldBack = true; }

    /// Whether it would go on from what has come, were it stopped now.
    bool canGoOn() const { return !m_partial.etag.isEmpty() && m_partial.total > 0; }
    /// What is known of the clip once finished() brought it.
    ClipCondition condition() const { return m_condition; }

Q_SIGNALS:
    void progress(qint64 received, qint64 total); ///< total is -1 while unknown
    /// What is on disk and can be gone on from. To be stored before the call returns: what it says is about to be true, or
    /// the bytes it speaks of are synced.
    void kept(const Dailies::PartialDownload& partial);
    /// The clip is there, and what was to be put beside it is not; finished() follows.
    void besideFailed(const Dailies::Error& error);
    /// The final path; or Network (may be tried again), Refused (the address did not work: 400, 403, 404, 410), Storage,
    /// Media (the address gave a page or a playlist in place of a clip).
    void finished(const Dailies::Result<QString>& result);

private:
    void start();
    void opened(qint64 size);
    void visit(const QString& address);
    void checkResolved(const QHostInfo& info);
    void get();
    void watchIdle();
    void readHead();
    bool isOtherFile(const DownloadHead& head) const;
    void endByHead();
    void beginBody(const DownloadHead& head);
    void beginAnew();
    void receive();
    bool judge(QByteArray& bytes, bool isAll);
    void refused(const Error& error);
    void written();
    void synced(qint64 size);
    void replyFinished();
    void follow();
    void complete();
    void doubted();
    void nameReserved(const QString& part, qint64 size);
    void committed(const QString& clip, ClipCondition condition);
    void give(const Error& error);
    bool isWorthKeeping() const;
    void keepRest(const PartWriter::Rest& rest);
    void closed(const PartWriter::Rest& rest);
    void keep(const PartialDownload& partial);
    void dropReply();
    std::optional<Error> headError(const DownloadHead& head) const;
    std::optional<Error> lengthError() const;

    QNetworkAccessManager& m_network;
    Clock& m_clock;
    QString m_address;
    QUrl m_baseUrl;
    QString m_path;
    QString m_plainPath;
    PartialDownload m_partial; ///< as last told
    qint64 m_endedBefore = -1; ///< the length that an earlier download told of, or ended at
    PartWriter* m_writer = nullptr;
    QUrl m_url; ///< of the present hop
    int m_hops = 0;
    QPointer<KeptConnection> m_connection; ///< of the last reply
    QPointer<QNetworkReply> m_reply; ///< none when nothing is under way
    bool m_isBody = false; ///< what the reply brings are bytes of the clip
    QByteArray m_head; ///< the first bytes, until they have been judged
    bool m_judged = false;
    enum class Unpacking { NotTried, ByTheNetworkLayer, GivenUp } m_unpacking = Unpacking::NotTried;
    PartWriter::Proof m_proof = PartWriter::Proof::None;
    qint64 m_position = 0; ///< bytes of the clip that were taken from the network, this time or before
    qint64 m_end = -1; ///< where the reply ends, if it told
    qint64 m_syncAsked = 0; ///< position when the last sync was asked for
    qint64 m_syncedAt = 0;
    bool m_syncing = false;
    int m_settlings = 0;
    std::optional<qint64> m_begun;
    qint64 m_lastMove = 0;
    bool m_isDoubtful = false; ///< all that came may be less than all there is
    bool m_isKeeping = true; ///< what came is worth going on from
    bool m_finishing = false;
    bool m_isReplacing = false;
    bool m_isHeldBack = false;
    ClipCondition m_condition = ClipCondition::Playable;
    std::optional<Error> m_error;
};

} // namespace Dailies
