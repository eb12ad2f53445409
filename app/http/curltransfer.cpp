// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/curltransfer.h"

#include "app/http/curlfunctions.h"
#include "app/http/usedproxy.h"
#include "version.h"

#include <QSslCertificate>
#include <QSslConfiguration>

#ifdef Q_OS_UNIX // otherwise libcurl's header includes it
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#endif

#include <algorithm>
#include <cerrno>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr long uploadBuffer = 256 << 10;
// What is sent once: how much of it left should be known, so that little of it is on its way to libcurl's buffer.
constexpr int smallUploadBuffer = 16 << 10; // the smallest that libcurl allows
constexpr qint64 largestUnasked = 1 << 20;
#ifdef MSG_DONTWAIT
constexpr int peekFlags = MSG_PEEK | MSG_DONTWAIT;
#else
constexpr int peekFlags = MSG_PEEK; // libcurl's sockets don't block
#endif
constexpr auto reportPause = std::chrono::milliseconds(50);

/// The address of a proxy for libcurl; an empty one means none, also where the environment names one.
QByteArray addressOf(const QNetworkProxy& proxy)
{
    QUrl url;
    switch (proxy.type()) {
    case QNetworkProxy::Socks5Proxy: url.setScheme(u"socks5h"_s); break; // the proxy resolves the name
    case QNetworkProxy::HttpProxy:
    case QNetworkProxy::HttpCachingProxy: url.setScheme(u"http"_s); break;
    default: return "";
    }
    url.setHost(proxy.hostName());
    url.setPort(proxy.port());
    return url.toEncoded();
}

/// The port on this computer of a connected socket; 0 if it has none.
int localPort(curl_socket_t socket)
{
    sockaddr_storage address{};
    socklen_t size = sizeof address;
    if (::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &size) != 0)
        return 0;
    if (address.ss_family == AF_INET)
        return ntohs(reinterpret_cast<const sockaddr_in*>(&address)->sin_port);
    return address.ss_family == AF_INET6 ? ntohs(reinterpret_cast<const sockaddr_in6*>(&address)->sin6_port) : 0;
}

#ifdef Q_OS_LINUX
/// The certificate authorities that were added to the program's configuration, in the format PEM. Those of the system
/// are not among them.
QByteArray ownAuthorities()
{
    QByteArray text;
    for (const QSslCertificate& each : QSslConfiguration::defaultConfiguration().caCertificates())
        text += each.toPem();
    return text;
}
#endif

} // namespace

CurlTransfer::CurlTransfer(CURLM* multi, const std::shared_ptr<HttpExchange>& exchange)
    : m_multi(multi)
    , m_exchange(exchange)
    , m_easy(multi ? curl().easyInit() : nullptr)
{
    if (!m_easy)
        return;
    setUp();
    setTls();
    setMethod();
    setProxy();
    setHeaders();
    if (curl().multiAdd(m_multi, m_easy) == CURLM_OK)
        return;
    curl().easyCleanup(std::exchange(m_easy, nullptr));
    curl().listFree(m_headers);
}

CurlTransfer::~CurlTransfer()
{
    if (!m_easy)
        return;
    curl().multiRemove(m_multi, m_easy);
    curl().easyCleanup(m_easy);
    curl().listFree(m_headers);
}

template<typename Value>
void CurlTransfer::set(CURLoption option, Value value)
{
    curl().setOption(m_easy, option, value);
}

void CurlTransfer::setUp()
{
    set(CURLOPT_URL, m_exchange->request.url.toEncoded().constData());
    set(CURLOPT_PATH_AS_IS, 1L); // the signature covers the path as it is
    set(CURLOPT_PROTOCOLS_STR, "http,https");
    set(CURLOPT_HTTP_VERSION, static_cast<long>(CURL_HTTP_VERSION_1_1));
    set(CURLOPT_USERAGENT, "Dailies/" DAILIES_VERSION);
    set(CURLOPT_NOSIGNAL, 1L);
    set(CURLOPT_QUICK_EXIT, 1L); // do not wait for a name server when the transfer is stopped
    set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
    set(CURLOPT_ERRORBUFFER, m_detail.data());
    set(CURLOPT_HEADERDATA, this);
    set(
        CURLOPT_HEADERFUNCTION, +[](char* data, size_t, size_t size, void* self) -> size_t {
            return static_cast<CurlTransfer*>(self)->readHead(QByteArray(data, static_cast<qsizetype>(size)));
        });
    set(CURLOPT_WRITEDATA, this);
    set(
        CURLOPT_WRITEFUNCTION, +[](char* data, size_t, size_t size, void* self) -> size_t {
            return static_cast<CurlTransfer*>(self)->readReply(data, size);
        });
    set(CURLOPT_SOCKOPTDATA, this);
    set(
        CURLOPT_SOCKOPTFUNCTION, +[](void* self, curl_socket_t socket, curlsocktype) -> int {
            static_cast<CurlTransfer*>(self)->useSocket(socket);
            return CURL_SOCKOPT_OK;
        });
    set(CURLOPT_NOPROGRESS, 0L);
    set(CURLOPT_XFERINFODATA, this);
    set(
        CURLOPT_XFERINFOFUNCTION, +[](void* self, curl_off_t, curl_off_t received, curl_off_t, curl_off_t sent) -> int {
            auto* const transfer = static_cast<CurlTransfer*>(self);
            transfer->noteMove(received, sent);
            return transfer->hasServerLeft(sent) ? 1 : 0;
        });
}

void CurlTransfer::setTls()
{
    if (m_exchange->request.url.scheme() != "https"_L1)
        return;
    set(CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
#ifdef Q_OS_LINUX
    QByteArray authorities = ownAuthorities();
    if (!authorities.isEmpty()) {
        curl_blob blob{authorities.data(), static_cast<size_t>(authorities.size()), CURL_BLOB_COPY};
        set(CURLOPT_CAINFO_BLOB, &blob);
    }
#else
    set(CURLOPT_SSL_OPTIONS, static_cast<long>(CURLSSLOPT_NATIVE_CA));
#endif
}

void CurlTransfer::setMethod()
{
    const QByteArray& method = m_exchange->request.method;
    const bool isSentOnce = m_exchange->request.isSentOnce;
    if (isSentOnce) {
        // libcurl sends a request again if a kept connection turns out to be closed.
        set(CURLOPT_FRESH_CONNECT, 1L);
        set(CURLOPT_FORBID_REUSE, 1L);
        // Nor may a later libcurl repeat it automatically, for example after a 417.
        set(CURLOPT_MAXREDIRS, 0L);
    }
    set(CURLOPT_UPLOAD_BUFFERSIZE, isSentOnce ? long{smallUploadBuffer} : uploadBuffer);
    if (m_exchange->body) {
        set(CURLOPT_UPLOAD, 1L);
        set(CURLOPT_INFILESIZE_LARGE, static_cast<curl_off_t>(m_exchange->body->size()));
        set(CURLOPT_READDATA, m_exchange.get());
        set(
            CURLOPT_READFUNCTION, +[](char* data, size_t, size_t size, void* self) -> size_t {
                auto* const exchange = static_cast<HttpExchange*>(self);
                if (exchange->sendsNoMore)
                    return CURL_READFUNC_PAUSE;
                const qint64 count = exchange->body->read(data, static_cast<qint64>(size));
                return count < 0 ? CURL_READFUNC_ABORT : static_cast<size_t>(count);
            });
        // A kept connection may turn out to be closed once the first bytes were written.
        set(CURLOPT_SEEKDATA, m_exchange->body.get());
        set(
            CURLOPT_SEEKFUNCTION, +[](void* self, curl_off_t offset, int) -> int {
                const bool isAtStart = offset == 0 && static_cast<HttpBody*>(self)->restart();
                return isAtStart ? CURL_SEEKFUNC_OK : CURL_SEEKFUNC_FAIL;
            });
    } else if (method == "HEAD") {
        set(CURLOPT_NOBODY, 1L);
    }
    set(CURLOPT_CUSTOMREQUEST, method.constData());
}

void CurlTransfer::setProxy()
{
    const QNetworkProxy proxy = usedProxy(m_exchange->request.proxy, m_exchange->request.url);
    set(CURLOPT_PROXY, addressOf(proxy).constData());
    set(CURLOPT_NOPROXY, "");
    if (proxy.user().isEmpty())
        return;
    set(CURLOPT_PROXYUSERNAME, proxy.user().toUtf8().constData());
    set(CURLOPT_PROXYPASSWORD, proxy.password().toUtf8().constData());
    // To learn what a proxy accepts takes a request that it refuses.
    set(CURLOPT_PROXYAUTH, static_cast<long>(m_exchange->request.isSentOnce ? CURLAUTH_BASIC : CURLAUTH_ANY));
}

void CurlTransfer::setHeaders()
{
    // Asking the server whether it wants the body takes a second if it does not know the question.
    if (m_exchange->body && (m_exchange->request.isSentOnce || m_exchange->body->size() <= largestUnasked))
        m_headers = curl().listAppend(m_headers, "Expect:");
    for (const auto& [name, value] : m_exchange->request.headers) {
        const QByteArray line = value.isEmpty() ? name + ';' : name + ": " + value;
        if (line.contains('\r') || line.contains('\n')) // would begin another header
            continue;
        m_headers = curl().listAppend(m_headers, line.constData());
    }
    set(CURLOPT_HTTPHEADER, m_headers);
}

size_t CurlTransfer::readHead(const QByteArray& line)
{
    const auto size = static_cast<size_t>(line.size());
    m_headBytes += line.size();
    // Each reply begins with its status, also an interim one, and its head ends with an empty line.
    if (line.startsWith("HTTP/"))
        m_outcome.headers.clear();
    m_hasWholeHead = m_hasWholeHead ? !line.startsWith("HTTP/") : line.trimmed().isEmpty();
    m_outcome.hasReplyBegun = !m_hasWholeHead || statusSoFar() >= 200; // an interim reply is over with its head
    const qsizetype colon = line.indexOf(':');
    if (colon <= 0 || !m_outcome.body.isEmpty()) // what follows the body is no part of the head
        return size;
    QByteArray& value = m_outcome.headers[line.left(colon).toLower()];
    value += (value.isEmpty() ? "" : ", ") + line.sliced(colon + 1).trimmed();
    return size;
}

int CurlTransfer::statusSoFar() const
{
    long status = 0;
    curl().info(m_easy, CURLINFO_RESPONSE_CODE, &status);
    return static_cast<int>(status);
}

size_t CurlTransfer::readReply(const char* data, size_t size)
{
    const qint64 room = m_exchange->mostBytes - m_outcome.body.size();
    const qint64 taken = std::min(room, static_cast<qint64>(size));
    m_outcome.body.append(data, taken);
    m_isFull = m_outcome.body.size() >= m_exchange->mostBytes;
    return m_isFull ? 0 : size; // another number than `size` ends the transfer
}

void CurlTransfer::useSocket(curl_socket_t socket)
{
    m_sockets.append(socket);
#ifdef TCP_NOTSENT_LOWAT
    // Otherwise megabytes wait in the system, and the request counts as sent long before it has left.
    if (m_exchange->request.isSentOnce) {
        const int mostUnsent = smallUploadBuffer;
        ::setsockopt(socket, IPPROTO_TCP, TCP_NOTSENT_LOWAT, &mostUnsent, sizeof mostUnsent);
    }
#endif
}

void CurlTransfer::noteMove(qint64 received, qint64 sent)
{
    const qint64 bytes = m_headBytes + received + sent;
    const auto now = std::chrono::steady_clock::now();
    const bool isAllSent = m_exchange->body && sent != m_sent && sent == m_exchange->body->size();
    if (bytes == m_moved || (now - m_told < reportPause && !isAllSent))
        return;
    m_sent = sent;
    m_moved = bytes;
    m_told = now;
    m_exchange->moved(sent);
}

/// With several addresses, libcurl tries two at a time and closes what comes second. Its number may then belong to
/// another socket of this program, which has another port.
curl_socket_t CurlTransfer::socketInUse() const
{
    long port = 0;
    curl().info(m_easy, CURLINFO_LOCAL_PORT, &port);
    const auto found = std::ranges::find_if(m_sockets, [port](curl_socket_t each) { return localPort(each) == port; });
    return port == 0 || found == m_sockets.cend() ? CURL_SOCKET_BAD : *found;
}

/// Whether the server has closed its direction of the connection while the body is still being sent. libcurl would send
/// all of it although nothing more is read, and whether the server accepted the request would be unknown.
bool CurlTransfer::hasServerLeft(qint64 sent)
{
    if (!m_exchange->body || sent == 0 || sent == m_exchange->body->size())
        return false;
    const curl_socket_t socket = socketInUse();
    char next = 0;
    const bool isClosed = socket != CURL_SOCKET_BAD && ::recv(socket, &next, 1, peekFlags) == 0;
    // libcurl first has a chance to see that the reply was complete.
    return isClosed && std::exchange(m_hasServerLeft, true);
}

HttpOutcome CurlTransfer::conclude(CURLcode code)
{
    curl_off_t sent = 0;
    curl().info(m_easy, CURLINFO_SIZE_UPLOAD_T, &sent);
    m_outcome.status = m_hasWholeHead ? statusSoFar() : 0; // half a head may not be what the server meant
    m_outcome.sent = sent;
    m_outcome.end = endOf(code);
    if (m_hasServerLeft)
        m_outcome.detail = u"The server closed the connection before the whole request was sent"_s;
    else if (code == CURLE_OK)
        m_outcome.detail = m_hasWholeHead ? QString() : u"The server sent half a head"_s;
    else
        m_outcome.detail = QString::fromUtf8(m_detail.data());
    if (m_exchange->body)
        m_outcome.bodyProblem = m_exchange->body->problem();
    return m_outcome;
}

HttpEnd CurlTransfer::endOf(CURLcode code) const
{
    if (m_isFull)
        return HttpEnd::Enough;
    if (m_exchange->body && !m_exchange->body->problem().isEmpty())
        return HttpEnd::BodyFailed;
    long problem = 0;
    switch (code) {
    // libcurl is content with half a head.
    case CURLE_OK: return m_hasWholeHead ? HttpEnd::Whole : HttpEnd::Broken;
    case CURLE_COULDNT_RESOLVE_HOST: return HttpEnd::NoHost;
    case CURLE_PEER_FAILED_VERIFICATION:
    case CURLE_SSL_CACERT_BADFILE: return HttpEnd::BadCertificate;
    case CURLE_SSL_CIPHER: return HttpEnd::NoTls;
    // Also reported if the other side closes the connection during the handshake.
    case CURLE_SSL_CONNECT_ERROR:
        return QByteArrayView(m_detail.data()).contains("alert") ? HttpEnd::NoTls : HttpEnd::Broken;
    case CURLE_COULDNT_CONNECT:
        curl().info(m_easy, CURLINFO_OS_ERRNO, &problem);
        return problem == ECONNREFUSED ? HttpEnd::NotAccepted : HttpEnd::Broken;
    // A server that replies before it has read the whole request may close the connection, which ends the sending.
    default: return isReplyWhole() ? HttpEnd::Whole : HttpEnd::Broken;
    }
}

/// Whether the reply is complete although libcurl reports an error.
bool CurlTransfer::isReplyWhole() const
{
    if (!m_hasWholeHead || m_outcome.status < 200)
        return false;
    const QHash<QByteArray, QByteArray>& headers = m_outcome.headers;
    if (!headers.contains("content-length"))
        return m_hasServerLeft && !headers.contains("transfer-encoding");
    bool isNumber = false;
    const qint64 length = headers.value("content-length").toLongLong(&isNumber);
    return isNumber && length == m_outcome.body.size();
}

} // namespace Dailies
