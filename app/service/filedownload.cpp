// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/filedownload.h"

#include "app/service/mediaaddress.h"
#include "app/service/partfile.h"

#include <QHostAddress>
#include <QHostInfo>
#include <QNetworkRequest>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostHops = 5;
constexpr int idleMs = 60000;
/// Addresses live for a day; a download that takes longer than this will not end.
constexpr qint64 totalMs = 6 * 3600 * 1000;
constexpr qint64 readBuffer = 1 << 20;
constexpr qint64 chunk = 256 << 10;
/// As many bytes as tell an MP4 or a Matroska file.
constexpr qsizetype headSize = 12;

bool isVideo(const QByteArray& head)
{
    return head.mid(4, 4) == "ftyp" || head.startsWith("\x1A\x45\xDF\xA3");
}

bool isDead(int status)
{
    return status >= 400 && status < 500 && status != 408 && status != 425 && status != 429;
}

int statusOf(const QNetworkReply& reply)
{
    return reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
}

} // namespace

FileDownload::FileDownload(QNetworkAccessManager& network, Clock& clock, const QString& address, const QUrl& baseUrl,
    const QString& path, QObject* parent)
    : QObject(parent)
    , m_network(network)
    , m_clock(clock)
    , m_address(address)
    , m_baseUrl(baseUrl)
    , m_path(path)
{
    m_clock.after(0, this, [this] { start(); });
}

FileDownload::~FileDownload()
{
    drop();
}

void FileDownload::stop()
{
    give(failure(ErrorKind::Stopped, tr("The download was stopped.")));
}

void FileDownload::start()
{
    if (m_ended)
        return;
    Result<std::unique_ptr<PartFile>> file = PartFile::create(m_path);
    if (!file) {
        give(failure(file.error()));
        return;
    }
    m_file = std::move(*file);
    m_clock.after(totalMs, this, [this] { give(failure(ErrorKind::Network, tr("The download took too long."))); });
    visit(m_address);
}

void FileDownload::visit(const QString& address)
{
    const Result<QUrl> url = checkedMediaUrl(address, m_baseUrl);
    if (!url) {
        give(failure(url.error()));
        return;
    }
    m_url = *url;
    if (isSameHost(m_url, m_baseUrl) || !QHostAddress(m_url.host()).isNull())
        get();
    else
        QHostInfo::lookupHost(m_url.host(), this, &FileDownload::checkResolved);
}

void FileDownload::checkResolved(const QHostInfo& info)
{
    if (m_ended)
        return;
    const QList<QHostAddress> addresses = info.addresses();
    if (std::any_of(addresses.begin(), addresses.end(), isPrivateAddress)) {
        give(failure(ErrorKind::Refused,
            tr("The address of the clip is not used: it leads into a private network, where the service is not.")));
        return;
    }
    // A name that only a proxy can resolve is left to the proxy.
    get();
}

void FileDownload::get()
{
    m_reply = m_network.get(keylessRequest(m_url));
    m_reply->setReadBufferSize(readBuffer);
    connect(m_reply, &QNetworkReply::metaDataChanged, this, &FileDownload::readHead);
    connect(m_reply, &QNetworkReply::readyRead, this, &FileDownload::receive);
    connect(m_reply, &QNetworkReply::finished, this, &FileDownload::replyFinished);
    m_lastMove = m_clock.elapsed();
    watchIdle();
}

void FileDownload::watchIdle()
{
    if (!m_reply)
        return;
    const qint64 left = idleMs - (m_clock.elapsed() - m_lastMove);
    if (left <= 0)
        give(failure(ErrorKind::Network, tr("The download stood still for too long.")));
    else
        m_clock.after(left, m_reply, [this] { watchIdle(); });
}

void FileDownload::readHead()
{
    m_lastMove = m_clock.elapsed();
    m_reply->setReadBufferSize(readBuffer);
    if (statusOf(*m_reply) != 200)
        return;
    const QByteArray length = m_reply->rawHeader("Content-Length");
    m_total = length.isEmpty() ? -1 : length.toLongLong();
    if (const Result<void> room = m_file->expect(std::max<qint64>(m_total, 0)); !room)
        give(failure(room.error()));
}

void FileDownload::receive()
{
    m_lastMove = m_clock.elapsed();
    while (m_reply && statusOf(*m_reply) == 200 && m_reply->bytesAvailable() > 0) {
        QByteArray bytes = m_reply->read(chunk);
        m_received += bytes.size();
        if (!m_judged) {
            m_head += bytes;
            if (m_head.size() < headSize)
                continue;
            bytes = std::exchange(m_head, {});
            m_judged = true;
            if (!isVideo(bytes)) {
                give(failure(ErrorKind::Media, tr("What the address gives is not a video; it was not kept.")));
                return;
            }
        }
        if (const Result<void> written = m_file->write(bytes); !written) {
            give(failure(written.error()));
            return;
        }
    }
    if (m_reply && statusOf(*m_reply) == 200)
        Q_EMIT progress(m_received, m_total);
}

void FileDownload::replyFinished()
{
    const int status = statusOf(*m_reply);
    if (status >= 300 && status < 400 && !m_reply->rawHeader("Location").isEmpty()) {
        follow();
        return;
    }
    if (const std::optional<Error> error = headError()) {
        give(failure(*error));
        return;
    }
    receive();
    if (m_reply)
        complete();
}

void FileDownload::follow()
{
    const QUrl target = m_url.resolved(QUrl::fromEncoded(m_reply->rawHeader("Location")));
    if (++m_hops > mostHops) {
        give(failure(ErrorKind::Refused, tr("The address of the clip leads on and on; it was not followed further.")));
        return;
    }
    if (m_url.scheme() == "https"_L1 && target.scheme() != "https"_L1) {
        give(failure(ErrorKind::Refused,
            tr("The address of the clip leads from a secure connection to an open one; it was not followed.")));
        return;
    }
    m_reply->disconnect(this);
    m_reply->abort();
    m_reply->deleteLater();
    m_reply = nullptr;
    visit(target.toString(QUrl::FullyEncoded));
}

std::optional<Error> FileDownload::headError() const
{
    const int status = statusOf(*m_reply);
    if (isDead(status)) {
        return Error{ErrorKind::Refused, tr("The address of the clip does not work any more (HTTP %1).").arg(status)};
    }
    if (status > 0 && status != 200) {
        return Error{
            ErrorKind::Network, tr("The server that holds the clip has trouble of its own (HTTP %1).").arg(status)};
    }
    return {};
}

std::optional<Error> FileDownload::lengthError() const
{
    if (statusOf(*m_reply) == 0 || m_reply->error() != QNetworkReply::NoError) {
        return Error{ErrorKind::Network,
            m_received > 0 ? tr("The download broke off.")
                           : tr("The server that holds the clip could not be reached.")};
    }
    // No error does not mean complete: lengths that contradict each other are let pass, and so is a missing one.
    const QByteArray length = m_reply->rawHeader("Content-Length").trimmed();
    bool isNumber = false;
    const bool fits = length.isEmpty() || (length.toLongLong(&isNumber) == m_received && isNumber);
    if (!fits || (length.isEmpty() && m_judged && !m_file->isWhole()))
        return Error{ErrorKind::Network, tr("The download is not complete.")};
    return {};
}

void FileDownload::complete()
{
    if (const std::optional<Error> error = lengthError())
        give(failure(*error));
    else if (!m_judged)
        give(failure(ErrorKind::Media, tr("What the address gives is not a video; it was not kept.")));
    else
        give(m_file->commit());
}

void FileDownload::give(const Result<QString>& result)
{
    if (m_ended)
        return;
    m_ended = true;
    drop();
    // From the event loop, so that whoever ends a download is not called back from within.
    m_clock.after(0, this, [this, result] {
        deleteLater();
        Q_EMIT finished(result);
    });
}

void FileDownload::drop()
{
    m_file.reset();
    if (!m_reply)
        return;
    m_reply->disconnect(this);
    m_reply->abort();
    m_reply->deleteLater();
    m_reply = nullptr;
}

} // namespace Dailies
