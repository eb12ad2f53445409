// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/filedownload.h"

#include "app/common/crashpoint.h"
#include "app/service/download/keptconnection.h"
#include "app/service/download/mediaaddress.h"
#include "app/service/download/partfile.h"

#include <QFileInfo>
#include <QNetworkRequest>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int idleMs = 60000;
/// Addresses live for a day; a download slower than this will never end.
constexpr qint64 wholeDownloadMs = 6 * 3600 * 1000;
/// Large enough that the network layer's thread is seldom suspended. Waking it costs more than cache misses
/// of the processor.
constexpr qint64 replyBuffer = 4 << 20;
/// `chunk` bytes go to the writer at a time, and at most `mostPending` bytes wait for the disk. If the disk
/// is slower than the network, the network waits. Everything in between is copied within one turn of the
/// event loop.
constexpr qint64 chunk = 512 << 10;
constexpr qint64 mostPending = 2 << 20;
/// What a crash may cost: at most this many bytes or, on a slow line, this much time.
constexpr qint64 syncEveryBytes = 256 << 20;
constexpr qint64 syncEveryMs = 5000;
constexpr int mostSettlings = 100;
constexpr int mostInterims = 8;
constexpr qint64 storeAgainMs = 1000;

} // namespace

FileDownload::FileDownload(QNetworkAccessManager& network, Clock& clock, const QString& address, const QUrl& baseUrl,
    const QString& path, QObject* parent, const PartialDownload& earlier)
    : QObject(parent)
    , m_network(network)
    , m_clock(clock)
    , m_address(address)
    , m_path(path)
    , m_partial(earlier)
    , m_body(earlier.total)
    , m_writer(new PartWriter(this))
    , m_guard(RedirectGuard::Purpose::Clip, baseUrl)
{
    connect(&m_guard, &RedirectGuard::allowed, this, &FileDownload::get);
    connect(&m_guard, &RedirectGuard::refused, this, &FileDownload::give);
    connect(m_writer, &PartWriter::opened, this, &FileDownload::opened);
    connect(m_writer, &PartWriter::missing, this, &FileDownload::beginPart);
    connect(m_writer, &PartWriter::nameRefused, this, &FileDownload::refused);
    connect(m_writer, &PartWriter::written, this, &FileDownload::written);
    connect(m_writer, &PartWriter::synced, this, &FileDownload::synced);
    connect(m_writer, &PartWriter::nameReserved, this, &FileDownload::nameReserved);
    connect(m_writer, &PartWriter::doubted, this, &FileDownload::doubted);
    connect(m_writer, &PartWriter::nameTaken, this, &FileDownload::complete);
    connect(m_writer, &PartWriter::committed, this, &FileDownload::committed);
    connect(m_writer, &PartWriter::failed, this, &FileDownload::give);
    connect(m_writer, &PartWriter::sidecarFailed, this, &FileDownload::sidecarFailed);
    connect(m_writer, &PartWriter::closed, this, &FileDownload::closed);
    m_clock.after(0, this, [this] { start(); });
}

FileDownload::~FileDownload()
{
    dropReply();
}

void FileDownload::setReplaces(const QString& earlier)
{
    m_isReplacing = true;
    m_writer->setReplaces(earlier);
}

void FileDownload::stop()
{
    if (!isFinishing())
        give({ErrorKind::Stopped, tr("The download was stopped.")});
}

void FileDownload::suspend()
{
    dropReply();
    if (!m_error)
        m_error = Error{ErrorKind::Stopped, tr("The download was stopped.")};
    // A clip that was about to be renamed is complete, even if the server does not support resuming.
    const bool isFinished = m_phase == Phase::Finishing && m_partial.total > 0 && !m_isReplacing;
    keepRest(m_writer->closeBlocking(isWorthKeeping() || isFinished));
}

void FileDownload::start()
{
    if (m_error)
        return;
    const bool isElsewhere = QFileInfo(m_partial.file).path() != QFileInfo(m_path).path();
    // Looking for the name of a complete file reads the folder, so it comes last.
    if (m_partial.file.isEmpty()
        || (isElsewhere && !m_partial.isWhole() && PartFile::wholeOf(m_partial.file).isEmpty()))
        beginPart();
    else
        m_writer->open(m_partial, isElsewhere);
}

void FileDownload::beginPart()
{
    if (m_error)
        return;
    if (!m_partial.file.isEmpty())
        m_writer->discard(m_partial.file);
    // Announce the partial file before creating it: otherwise a crash could leave one that nobody knows of.
    keep({PartFile::nameFor(m_path), {}, m_partial.total, 0});
    m_writer->open(m_partial);
}

// The disk does not accept the name.
void FileDownload::refused(const Error& error)
{
    if (m_plainPath.isEmpty() || m_path == m_plainPath) {
        give({ErrorKind::Storage, error.message});
        return;
    }
    m_path = m_plainPath;
    if (isFinishing()) {
        complete();
        return;
    }
    m_partial.file.clear();
    start();
}

void FileDownload::opened(qint64 size, bool isWhole)
{
    if (m_error)
        return;
    if (size > 0 && (isWhole || size == m_partial.total)) {
        m_body.setWhole(size);
        complete();
        return;
    }
    m_body.startAt(isResumable() ? size : 0);
    m_guard.check(m_address);
}

void FileDownload::get()
{
    if (!m_error)
        getFrom(m_network);
}

void FileDownload::getFrom(QNetworkAccessManager& network)
{
    QNetworkRequest request = keylessRequest(m_guard.url());
    if (m_body.position() > 0) {
        request.setRawHeader("Range", "bytes=" + QByteArray::number(m_body.position()) + '-');
        request.setRawHeader("If-Range", m_partial.etag);
    }
    // The network layer decompresses the body only if we set no such header.
    if (m_body.isUnpacked())
        request.setRawHeader("Accept-Encoding", QByteArray());
    m_reply = network.get(request);
    delete m_connection;
    m_connection = new KeptConnection(m_reply, m_network, this);
    m_reply->setReadBufferSize(replyBuffer);
    connect(m_reply, &QNetworkReply::metaDataChanged, this, &FileDownload::readHead);
    connect(m_reply, &QNetworkReply::readyRead, this, &FileDownload::receive);
    connect(m_reply, &QNetworkReply::finished, this, &FileDownload::replyFinished);
    m_lastMove = m_clock.elapsed();
    if (!m_begun)
        m_begun = m_lastMove;
    watchIdle();
}

void FileDownload::watchIdle()
{
    if (!m_reply)
        return;
    const qint64 now = m_clock.elapsed();
    const qint64 idleLeft = idleMs - (now - m_lastMove);
    const qint64 totalLeft = wholeDownloadMs - (now - *m_begun);
    if (idleLeft <= 0)
        give({ErrorKind::Network, tr("The download stalled for too long.")});
    else if (totalLeft <= 0)
        give({ErrorKind::Network, tr("The download took too long.")});
    else
        m_clock.after(std::min(idleLeft, totalLeft), m_reply, [this] { watchIdle(); });
}

void FileDownload::readHead()
{
    m_lastMove = m_clock.elapsed();
    const DownloadHead head = DownloadHead::of(*m_reply);
    m_reply->setReadBufferSize(replyBuffer);
    if (m_phase == Phase::Receiving || head.status < 200 || head.isRedirect)
        return;
    if (!m_body.isOtherFile(head, m_partial) && !m_body.headError(head)) {
        beginBody(head);
        return;
    }
    // Qt has not finished handling the headers, so act in the next turn. Do not wait for the body.
    QMetaObject::invokeMethod(
        this,
        [this, reply = m_reply] {
            if (reply && reply == m_reply)
                endByHead();
        },
        Qt::QueuedConnection);
}

void FileDownload::endByHead()
{
    const DownloadHead head = DownloadHead::of(*m_reply);
    if (m_body.isOtherFile(head, m_partial))
        beginAnew();
    else if (m_reply->error() == QNetworkReply::SslHandshakeFailedError)
        give({ErrorKind::Network, tr("The download server's certificate wasn't accepted.")});
    else
        give(m_body.headError(head).value_or(Error{ErrorKind::Network, tr("The download was interrupted.")}));
}

void FileDownload::beginBody(const DownloadHead& head)
{
    DAILIES_CRASH_POINT("download.head-came");
    m_phase = Phase::Receiving;
    m_body.begin(head);
    if (head.status != 206) {
        // Announce this before the partial file changes. The tag of a compressed body says nothing about the
        // clip.
        keep({m_partial.file, m_body.isUnpacked() ? QByteArray() : head.etag, m_body.end(), 0});
        m_writer->cut(0);
    }
    m_syncAsked = m_body.position();
    m_syncedAt = m_lastMove;
    m_writer->makeRoom(m_partial.total);
}

// Starts over, because bytes of two files must not be mixed.
void FileDownload::beginAnew()
{
    dropReply();
    m_body.startAt(0);
    keep({m_partial.file, {}, m_partial.total, 0});
    m_writer->cut(0);
    get();
}

void FileDownload::receive()
{
    if (!m_reply || m_phase != Phase::Receiving || m_error)
        return;
    // The writer calls this, too, when it can accept more bytes. That alone does not count as activity of the
    // server.
    if (m_reply->bytesAvailable() > 0)
        m_lastMove = m_clock.elapsed();
    while (m_reply && m_reply->bytesAvailable() > 0 && m_writer->pending() < mostPending) {
        QByteArray bytes = m_reply->read(chunk);
        if (!m_body.add(bytes.size())) {
            give({ErrorKind::Network, tr("The download server gives contradictory lengths for the clip.")});
            return;
        }
        if (m_body.isJudged() || judge(bytes, false))
            m_writer->write(bytes);
    }
    if (!m_reply || m_phase != Phase::Receiving)
        return;
    Q_EMIT progress(m_body.position(), m_partial.total);
    if (m_reply->isFinished() && m_reply->bytesAvailable() == 0)
        complete();
}

// Returns false if more bytes are needed to decide, or if they are a web page. In the second case the
// download has ended or started over.
bool FileDownload::judge(QByteArray& bytes, bool isAll)
{
    switch (m_body.judge(bytes, DownloadHead::of(*m_reply), isAll)) {
    case DownloadBody::Verdict::Clip: return true;
    case DownloadBody::Verdict::Unclear: break;
    case DownloadBody::Verdict::Packed: beginAnew(); break;
    case DownloadBody::Verdict::Page:
        give({ErrorKind::Media, tr("The link returned a web page or playlist instead of the clip.")});
        break;
    }
    return false;
}

void FileDownload::written()
{
    DAILIES_CRASH_POINT("download.written");
    if (m_error || isFinishing())
        return;
    const bool isDue = m_body.position() - m_syncAsked >= syncEveryBytes
        || (m_body.position() > m_syncAsked && m_clock.elapsed() - m_syncedAt >= syncEveryMs);
    if (isResumable() && isDue && !m_syncing) {
        m_syncing = true;
        m_syncAsked = m_body.position();
        m_writer->sync();
    }
    receive();
}

void FileDownload::synced(qint64 size)
{
    m_syncing = false;
    m_syncedAt = m_clock.elapsed();
    if (m_error || isFinishing())
        return;
    PartialDownload partial = m_partial;
    partial.synced = size;
    keep(partial);
}

void FileDownload::replyFinished()
{
    const DownloadHead head = DownloadHead::of(*m_reply);
    if (readsOn(head.status))
        return;
    if (head.isRedirect) {
        const QByteArray location = m_reply->rawHeader("Location");
        dropReply();
        m_guard.follow(location);
        return;
    }
    if (m_phase == Phase::Receiving)
        receive();
    else
        endByHead();
}

// The network layer takes an interim reply (102, 103) for the whole. The reply behind it is then read as the one to the
// next request on the same connection, which is the same request once more.
bool FileDownload::readsOn(int status)
{
    auto* const own = qobject_cast<QNetworkAccessManager*>(m_reply->parent());
    if (status <= 100 || status >= 200 || !own || own == &m_network || m_interims >= mostInterims)
        return false;
    ++m_interims;
    m_reply->disconnect(this);
    m_reply->setParent(this); // the manager and its connection live as long as this reply
    getFrom(*own);
    return true;
}

// All bytes of the reply have been read.
void FileDownload::complete()
{
    if (m_error)
        return;
    const bool cannotUnpack = m_reply && m_body.isUnpacked() && m_reply->error() == QNetworkReply::UnknownContentError;
    if (cannotUnpack) {
        // Keep the file as it is, without decompressing.
        m_body.giveUpUnpacking();
        beginAnew();
        return;
    }
    if (m_reply && m_reply->error() != QNetworkReply::NoError) {
        give({ErrorKind::Network,
            m_body.position() > 0 ? tr("The download was interrupted.")
                                  : tr("The download server couldn't be reached.")});
        return;
    }
    if (const std::optional<Error> error = m_body.lengthError(m_partial.total)) {
        give(*error);
        return;
    }
    if (m_reply && !m_body.isJudged()) {
        QByteArray all;
        if (!judge(all, true))
            return;
        m_writer->write(all);
    }
    if (++m_settlings > mostSettlings) {
        give({ErrorKind::Storage, tr("The clip couldn't be named: every name tried was already taken.")});
        return;
    }
    DAILIES_CRASH_POINT("download.body-came");
    if (m_reply)
        m_connection->keepReply();
    dropReply();
    m_phase = m_body.proof() == PartWriter::Proof::Whole ? Phase::Doubtful : Phase::Finishing;
    if (m_phase == Phase::Doubtful)
        m_partial = {m_partial.file, {}, m_body.position(), 0};
    m_writer->reserveName(m_path, m_body.proof());
}

// The network layer often reports truncated chunked bodies as complete. A clip whose structure does not prove
// that it is complete is accepted if its connection is still open, or if two downloads ended at the same
// position.
void FileDownload::doubted()
{
    if (m_error)
        return;
    // After decompression, the end of the transfer does not prove the end of the compressed bytes.
    if (m_body.isUnpacked()) {
        give({ErrorKind::Network, tr("The download is incomplete.")});
        return;
    }
    connect(m_connection, &KeptConnection::checked, this, [this](bool isOpen) {
        if (m_error)
            return;
        if (!isOpen) {
            give({ErrorKind::Network, tr("The download is incomplete.")});
            return;
        }
        m_phase = Phase::Finishing;
        m_body.setProven();
        m_writer->reserveName(m_path, m_body.proof());
    });
    m_connection->ask(m_clock);
}

void FileDownload::nameReserved(const QString& part, qint64 size)
{
    // After a crash this entry tells that the clip is complete, and its name.
    if (m_error)
        return;
    m_phase = Phase::Finishing;
    m_isHeldBack = false;
    const PartialDownload before = m_partial;
    keep({part, m_partial.etag, size, size});
    if (m_isHeldBack) {
        // If the clip were renamed without this entry, it would be downloaded again under another name.
        m_partial = before;
        m_writer->markWhole(); // in case the program ends before it can be stored
        m_clock.after(storeAgainMs, this, [this, part, size] { nameReserved(part, size); });
        return;
    }
    m_writer->commit();
}

void FileDownload::committed(const QString& clip, ClipCondition condition)
{
    if (m_error)
        return;
    m_condition = condition;
    deleteLater();
    Q_EMIT finished(clip);
}

void FileDownload::give(const Error& error)
{
    if (m_error)
        return;
    m_error = error;
    dropReply();
    m_writer->close(isWorthKeeping());
}

bool FileDownload::isWorthKeeping() const
{
    const bool isPage = m_error && m_error->kind == ErrorKind::Media;
    return !isPage && !m_isReplacing && (m_partial.isWhole() || isResumable());
}

void FileDownload::keepRest(const PartWriter::Rest& rest)
{
    // The length of the clip is useful even without any bytes: the disk needs room for it.
    if (rest.size == 0)
        keep({{}, {}, m_partial.total, 0});
    else if (rest.size > 0 && !rest.file.isEmpty())
        keep({rest.file, m_partial.etag, rest.isWhole ? rest.size : m_partial.total, rest.size});
}

void FileDownload::closed(const PartWriter::Rest& rest)
{
    keepRest(rest);
    deleteLater();
    Q_EMIT finished(failure(*m_error));
}

void FileDownload::keep(const PartialDownload& partial)
{
    if (partial == m_partial)
        return;
    m_partial = partial;
    Q_EMIT kept(m_partial);
}

void FileDownload::dropReply()
{
    if (m_phase == Phase::Receiving)
        m_phase = Phase::Asking;
    if (!m_reply)
        return;
    m_reply->disconnect(this);
    if (m_reply->parent() != m_connection)
        m_reply->deleteLater(); // this aborts the transfer
    m_reply = nullptr;
}

} // namespace Dailies
