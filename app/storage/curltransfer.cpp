// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/curltransfer.h"

#include "app/storage/curlfunctions.h"
#include "version.h"

#include <QNetworkProxyFactory>

#include <cerrno>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr long uploadBuffer = 256 << 10;
constexpr qint64 largestUnasked = 1 << 20;
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

} // namespace

CurlTransfer::CurlTransfer(CURLM* multi, const std::shared_ptr<HttpExchange>& exchange)
    : m_multi(multi)
    , m_exchange(exchange)
    , m_easy(multi ? curl().easyInit() : nullptr)
{
    if (!m_easy)
        return;
    setUp();
    setMethod();
    setProxy();
    setHeaders();
    curl().multiAdd(m_multi, m_easy);
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
    set(CURLOPT_SSLVERSION, static_cast<long>(CURL_SSLVERSION_TLSv1_2));
#ifndef Q_OS_LINUX
    set(CURLOPT_SSL_OPTIONS, static_cast<long>(CURLSSLOPT_NATIVE_CA));
#endif
    set(CURLOPT_USERAGENT, "Dailies/" DAILIES_VERSION);
    set(CURLOPT_NOSIGNAL, 1L);
    set(CURLOPT_QUICK_EXIT, 1L); // do not wait for a name server when the transfer is stopped
    set(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
    set(CURLOPT_UPLOAD_BUFFERSIZE, uploadBuffer);
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
    set(CURLOPT_NOPROGRESS, 0L);
    set(CURLOPT_XFERINFODATA, this);
    set(
        CURLOPT_XFERINFOFUNCTION, +[](void* self, curl_off_t, curl_off_t received, curl_off_t, curl_off_t sent) -> int {
            static_cast<CurlTransfer*>(self)->noteMove(received, sent);
            return 0;
        });
}

void CurlTransfer::setMethod()
{
    const QByteArray& method = m_exchange->request.method;
    if (UploadBody* body = m_exchange->body.get()) {
        set(CURLOPT_UPLOAD, 1L);
        set(CURLOPT_INFILESIZE_LARGE, static_cast<curl_off_t>(body->size()));
        set(CURLOPT_READDATA, body);
        set(
            CURLOPT_READFUNCTION, +[](char* data, size_t, size_t size, void* self) -> size_t {
                const qint64 count = static_cast<UploadBody*>(self)->read(data, static_cast<qint64>(size));
                return count < 0 ? CURL_READFUNC_ABORT : static_cast<size_t>(count);
            });
        // A kept connection may turn out to be closed once the first bytes were written.
        set(CURLOPT_SEEKDATA, body);
        set(
            CURLOPT_SEEKFUNCTION, +[](void* self, curl_off_t offset, int) -> int {
                const bool isAtStart = offset == 0 && static_cast<UploadBody*>(self)->restart();
                return isAtStart ? CURL_SEEKFUNC_OK : CURL_SEEKFUNC_FAIL;
            });
    } else if (method == "HEAD") {
        set(CURLOPT_NOBODY, 1L);
    }
    set(CURLOPT_CUSTOMREQUEST, method.constData());
}

void CurlTransfer::setProxy()
{
    const QList<QNetworkProxy> proxies =
        QNetworkProxyFactory::proxyForQuery(QNetworkProxyQuery(m_exchange->request.url));
    const QNetworkProxy proxy = proxies.value(0, QNetworkProxy(QNetworkProxy::NoProxy));
    set(CURLOPT_PROXY, addressOf(proxy).constData());
    set(CURLOPT_NOPROXY, "");
    if (proxy.user().isEmpty())
        return;
    set(CURLOPT_PROXYUSERNAME, proxy.user().toUtf8().constData());
    set(CURLOPT_PROXYPASSWORD, proxy.password().toUtf8().constData());
    set(CURLOPT_PROXYAUTH, static_cast<long>(CURLAUTH_ANY));
}

void CurlTransfer::setHeaders()
{
    // Asking the server whether it wants the body takes a second if it does not know the question.
    if (m_exchange->body && m_exchange->body->size() <= largestUnasked)
        m_headers = curl().listAppend(m_headers, "Expect:");
    for (const auto& [name, value] : m_exchange->request.headers + NameValues{{"Accept-Encoding", "identity"}}) {
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
    const qsizetype colon = line.indexOf(':');
    if (colon <= 0 || !m_outcome.body.isEmpty()) // what follows the body is no part of the head
        return size;
    QByteArray& value = m_outcome.headers[line.left(colon).toLower()];
    value += (value.isEmpty() ? "" : ", ") + line.sliced(colon + 1).trimmed();
    return size;
}

size_t CurlTransfer::readReply(const char* data, size_t size)
{
    const qint64 room = m_exchange->mostBytes - m_outcome.body.size();
    const qint64 taken = std::min(room, static_cast<qint64>(size));
    m_outcome.body.append(data, taken);
    m_isFull = m_outcome.body.size() >= m_exchange->mostBytes;
    return m_isFull ? 0 : size; // another number than `size` ends the transfer
}

void CurlTransfer::noteMove(qint64 received, qint64 sent)
{
    const qint64 bytes = m_headBytes + received + sent;
    const auto now = std::chrono::steady_clock::now();
    if (bytes == m_moved || now - m_told < reportPause)
        return;
    m_moved = bytes;
    m_told = now;
    m_exchange->moved(sent);
}

HttpOutcome CurlTransfer::conclude(CURLcode code)
{
    long status = 0;
    curl().info(m_easy, CURLINFO_RESPONSE_CODE, &status);
    curl_off_t sent = 0;
    curl().info(m_easy, CURLINFO_SIZE_UPLOAD_T, &sent);
    m_outcome.status = static_cast<int>(status);
    m_outcome.sent = sent;
    m_outcome.end = endOf(code);
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
    case CURLE_COULDNT_CONNECT:
        curl().info(m_easy, CURLINFO_OS_ERRNO, &problem);
        return problem == ECONNREFUSED ? HttpEnd::NotAccepted : HttpEnd::Broken;
    default: return HttpEnd::Broken;
    }
}

} // namespace Dailies
