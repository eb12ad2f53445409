// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/download/addressprobe.h"

#include "app/service/download/mediaaddress.h"

#include <QNetworkRequest>
#include <QRegularExpression>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 totalMs = 15'000;
constexpr qint64 readBuffer = 16 * 1024;
constexpr qint64 longestRefusal = 64 * 1024;

int statusOf(const QNetworkReply& reply)
{
    return reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
}

qint64 numberOf(const QByteArray& text)
{
    bool isNumber = false;
    const qint64 number = text.trimmed().toLongLong(&isNumber);
    return isNumber && number >= 0 ? number : -1;
}

/// The length of the whole file. A reply to the request for the first byte has it in Content-Range.
qint64 bytesOf(const QNetworkReply& reply, int status)
{
    if (status == 206 || status == 416)
        return numberOf(reply.rawHeader("Content-Range").split('/').value(1));
    return reply.hasRawHeader("Content-Encoding") ? -1 : numberOf(reply.rawHeader("Content-Length"));
}

QString contentTypeOf(const QNetworkReply& reply)
{
    static const QRegularExpression shape(u"^[a-z0-9!#$&^_.+-]{1,63}/[a-z0-9!#$&^_.+-]{1,63}$"_s);
    const QString type = QString::fromLatin1(reply.rawHeader("Content-Type").split(';').first()).trimmed().toLower();
    return shape.match(type).hasMatch() ? type : QString();
}

} // namespace

AddressProbe::AddressProbe(
    QNetworkAccessManager& network, Clock& clock, const QString& address, const QUrl& baseUrl, QObject* parent)
    : QObject(parent)
    , m_network(network)
    , m_clock(clock)
    , m_guard(RedirectGuard::Purpose::Input, baseUrl)
{
    connect(&m_guard, &RedirectGuard::allowed, this, [this] { ask(Question::Head); });
    connect(&m_guard, &RedirectGuard::refused, this, [this](const Error& error) { give(failure(error)); });
    m_clock.after(0, this, [this, address] {
        if (!m_ended)
            m_guard.check(address);
    });
    m_clock.after(totalMs, this, [this] {
        give(failure(ErrorKind::Network, tr("No response from %1 within 15 seconds.").arg(m_guard.url().host())));
    });
}

AddressProbe::~AddressProbe()
{
    drop();
}

void AddressProbe::ask(Question question)
{
    if (m_ended)
        return;
    m_question = question;
    QNetworkRequest request = keylessRequest(m_guard.url());
    request.setRawHeader("Accept", "*/*");
    if (question == Question::FirstByte)
        request.setRawHeader("Range", "bytes=0-0");
    m_reply = question == Question::Head ? m_network.head(request) : m_network.get(request);
    m_reply->setReadBufferSize(readBuffer);
    connect(m_reply, &QNetworkReply::metaDataChanged, this, &AddressProbe::readHead);
    connect(m_reply, &QNetworkReply::readyRead, this, &AddressProbe::skip);
    connect(m_reply, &QNetworkReply::finished, this, &AddressProbe::replyFinished);
    m_skipped = 0;
}

void AddressProbe::readHead()
{
    const int status = statusOf(*m_reply);
    const QByteArray location = m_reply->rawHeader("Location");
    if (status < 200)
        return; // an informational status; another one follows
    if (status >= 300 && status < 400 && !location.isEmpty()) {
        drop();
        m_guard.follow(location);
        return;
    }
    if (status < 300)
        give(AddressFacts{m_guard.url(), contentTypeOf(*m_reply), bytesOf(*m_reply, status)});
    // A refusal is handled at the end of its body: if aborted, the network layer would report another error.
}

void AddressProbe::skip()
{
    m_skipped += m_reply->skip(readBuffer);
    if (m_skipped > longestRefusal)
        refused();
}

void AddressProbe::refused()
{
    const int status = statusOf(*m_reply);
    if (m_question == Question::Head) {
        // Signed links are often valid for GET only, and some servers do not implement HEAD.
        drop();
        ask(Question::FirstByte);
        return;
    }
    if (status == 416 && bytesOf(*m_reply, status) == 0) { // an empty file has no first byte
        give(AddressFacts{m_guard.url(), {}, 0});
        return;
    }
    const QString sentence = status == 404 || status == 410 ? tr("There is no file at this link (HTTP %1).")
        : status == 401 || status == 403                    ? tr("The file at this link isn't public (HTTP %1).")
        : status >= 500                                     ? tr("The server is having problems (HTTP %1).")
                                                            : tr("The server doesn't provide the file (HTTP %1).");
    give(failure(ErrorKind::Refused, sentence.arg(status)));
}

void AddressProbe::replyFinished()
{
    if (statusOf(*m_reply) >= 200) {
        refused();
        return;
    }
    const QNetworkReply::NetworkError error = m_reply->error();
    const QString host = m_guard.url().host();
    const QString sentence = error == QNetworkReply::HostNotFoundError ? tr("Server %1 not found.").arg(host)
        : error == QNetworkReply::ConnectionRefusedError               ? tr("%1 couldn't be reached.").arg(host)
        : error == QNetworkReply::SslHandshakeFailedError ? tr("%1 failed the certificate check.").arg(host)
                                                          : tr("The response from %1 can't be read.").arg(host);
    give(failure(ErrorKind::Network, sentence));
}

void AddressProbe::give(const Result<AddressFacts>& result)
{
    if (m_ended)
        return;
    m_ended = true;
    drop();
    // Emitted from the event loop, so that the caller of stop() is not called back from within.
    m_clock.after(0, this, [this, result] {
        deleteLater();
        Q_EMIT finished(result);
    });
}

void AddressProbe::drop()
{
    if (!m_reply)
        return;
    m_reply->disconnect(this);
    m_reply->abort();
    m_reply->deleteLater();
    m_reply = nullptr;
}

} // namespace Dailies
