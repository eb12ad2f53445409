// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/http/curlnetwork.h"

#include "app/http/curlfunctions.h"
#include "app/http/curltransfer.h"

#include <algorithm>
#include <mutex>
#include <thread>
#include <utility>

namespace Dailies {

class CurlNetwork::Worker final {
public:
    Worker() : m_multi(curl().isComplete() ? curl().multiInit() : nullptr) {}

    ~Worker()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_isEnding = true;
        }
        if (!m_multi)
            return;
        wake();
        if (m_thread.joinable())
            m_thread.join();
        curl().multiCleanup(m_multi);
    }
    Q_DISABLE_COPY_MOVE(Worker)

    void start(const std::shared_ptr<HttpExchange>& exchange)
    {
        if (!m_multi)
            return exchange->ended({.end = HttpEnd::Unavailable});
        {
            const std::lock_guard lock(m_mutex);
            m_starting.push_back(exchange);
        }
        if (!m_thread.joinable())
            m_thread = std::thread([this] { run(); });
        wake();
    }

    void stop(const std::shared_ptr<HttpExchange>& exchange)
    {
        if (!m_multi)
            return;
        {
            const std::lock_guard lock(m_mutex);
            m_stopping.push_back(exchange);
        }
        wake();
    }

private:
    using Exchanges = std::vector<std::shared_ptr<HttpExchange>>;
    using Transfers = std::vector<std::unique_ptr<CurlTransfer>>;

    void wake() { curl().multiWakeup(m_multi); }

    void run()
    {
        constexpr int longestWaitMs = 60'000; // a wake-up ends it
        while (takeOrders()) {
            perform();
            curl().multiPoll(m_multi, nullptr, 0, longestWaitMs, nullptr);
        }
        m_transfers.clear();
    }

    void perform()
    {
        int running = 0;
        curl().multiPerform(m_multi, &running);
        endFinished();
    }

    /// Starts and stops what was asked for; returns false if the thread must end.
    bool takeOrders()
    {
        Exchanges starting;
        Exchanges stopping;
        {
            const std::lock_guard lock(m_mutex);
            if (m_isEnding)
                return false;
            starting.swap(m_starting);
            stopping.swap(m_stopping);
        }
        if (!stopping.empty())
            perform(); // what has arrived meanwhile counts, for example after the computer slept
        for (const auto& exchange : stopping) {
            if (std::erase(starting, exchange) > 0)
                exchange->ended({});
            const auto stopped = std::ranges::find(m_transfers, exchange, &CurlTransfer::exchangeOf);
            if (stopped != m_transfers.end())
                end(stopped, CURLE_ABORTED_BY_CALLBACK);
        }
        for (const auto& exchange : starting) {
            auto transfer = std::make_unique<CurlTransfer>(m_multi, exchange);
            if (transfer->isStarted())
                m_transfers.push_back(std::move(transfer));
            else
                exchange->ended({.end = HttpEnd::Unavailable});
        }
        return true;
    }

    void endFinished()
    {
        int left = 0;
        while (const CURLMsg* message = curl().multiInfoRead(m_multi, &left)) {
            if (message->msg != CURLMSG_DONE)
                continue;
            const CURLcode code = message->data.result;
            const auto done = std::ranges::find(m_transfers, message->easy_handle, &CurlTransfer::handleOf);
            if (done == m_transfers.end())
                continue;
            end(done, code); // the message is no longer valid
        }
    }

    void end(Transfers::iterator transfer, CURLcode code)
    {
        const HttpOutcome outcome = (*transfer)->conclude(code);
        const auto exchange = (*transfer)->exchange();
        m_transfers.erase(transfer);
        exchange->ended(outcome);
    }

    CURLM* m_multi;
    std::thread m_thread;
    Transfers m_transfers; ///< used by the thread only
    std::mutex m_mutex;
    Exchanges m_starting;
    Exchanges m_stopping;
    bool m_isEnding = false;
};

CurlNetwork::CurlNetwork() = default;
CurlNetwork::~CurlNetwork() = default;

void CurlNetwork::start(const std::shared_ptr<HttpExchange>& exchange)
{
    if (!m_worker)
        m_worker = std::make_unique<Worker>();
    std::erase_if(m_started, [](const auto& each) { return each.expired(); });
    m_started.push_back(exchange);
    m_worker->start(exchange);
}

void CurlNetwork::stop(const std::shared_ptr<HttpExchange>& exchange)
{
    if (m_worker)
        m_worker->stop(exchange);
}

int CurlNetwork::open() const
{
    return static_cast<int>(std::ranges::count_if(m_started, [](const auto& each) { return !each.expired(); }));
}

QString curlVersion()
{
    // "libcurl/7.88.1 OpenSSL/3.0.17 zlib/1.2.13 ..."
    return curl().isComplete() ? QString::fromLatin1(curl().version()).section(u' ', 0, 0).section(u'/', 1) : QString();
}

} // namespace Dailies
