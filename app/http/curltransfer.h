// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/httpnetwork.h"

#include <QList>

#include <curl/curl.h>

#include <array>
#include <chrono>

namespace Dailies {

/// One exchange within libcurl, from its start to its end. Used on the thread of CurlNetwork only.
class CurlTransfer final {
public:
    /// Starts at once; does nothing without a multi handle.
    CurlTransfer(CURLM* multi, const std::shared_ptr<HttpExchange>& exchange);
    /// Stops the transfer.
    ~CurlTransfer();
    Q_DISABLE_COPY_MOVE(CurlTransfer)

    bool isStarted() const { return m_easy != nullptr; }
    const std::shared_ptr<HttpExchange>& exchange() const { return m_exchange; }
    static const std::shared_ptr<HttpExchange>& exchangeOf(const std::unique_ptr<CurlTransfer>& transfer)
    {
        return transfer->m_exchange;
    }
    static CURL* handleOf(const std::unique_ptr<CurlTransfer>& transfer) { return transfer->m_easy; }
    /// What came of it, once libcurl has ended it with this code.
    HttpOutcome conclude(CURLcode code);

private:
    template<typename Value>
    void set(CURLoption option, Value value);
    void setUp();
    void setTls();
    void setMethod();
    void setProxy();
    void setHeaders();
    size_t readHead(const QByteArray& line);
    int statusSoFar() const;
    size_t readReply(const char* data, size_t size);
    void useSocket(curl_socket_t socket);
    void noteMove(qint64 received, qint64 sent);
    curl_socket_t socketInUse() const;
    bool hasServerLeft(qint64 sent);
    HttpEnd endOf(CURLcode code) const;
    bool isReplyWhole() const;

    CURLM* m_multi;
    std::shared_ptr<HttpExchange> m_exchange;
    CURL* m_easy = nullptr;
    curl_slist* m_headers = nullptr;
    HttpOutcome m_outcome;
    bool m_hasWholeHead = false; ///< of the latest reply
    QList<curl_socket_t> m_sockets; ///< all that were opened; those of earlier exchanges are not known
    bool m_hasServerLeft = false; ///< it closed its direction before everything was sent
    bool m_isFull = false; ///< enough of the reply was read
    qint64 m_headBytes = 0; ///< of all replies
    qint64 m_moved = 0; ///< bytes in both directions, as last reported
    qint64 m_sent = 0; ///< of the body, as last reported
    std::array<char, CURL_ERROR_SIZE> m_detail{}; ///< libcurl's own words for its error
    std::chrono::steady_clock::time_point m_told; ///< when movement was last reported
};

} // namespace Dailies
