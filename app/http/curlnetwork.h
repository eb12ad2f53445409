// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/httpnetwork.h"

#include <vector>

namespace Dailies {

/// Uses libcurl, on a thread of its own that starts with the first exchange. Reads the reply of a server that refuses a
/// body before it has received it. Connections are kept for the next exchange with the same server. Uses the proxies of
/// the program, and checks certificates.
class CurlNetwork final : public HttpNetwork {
public:
    CurlNetwork();
    /// Stops what is running.
    ~CurlNetwork() override;

    void start(const std::shared_ptr<HttpExchange>& exchange) override;
    void stop(const std::shared_ptr<HttpExchange>& exchange) override;
    /// The number of started exchanges that are still in use.
    int open() const;

private:
    class Worker;
    std::unique_ptr<Worker> m_worker;
    std::vector<std::weak_ptr<HttpExchange>> m_started;
};

/// The version of libcurl; empty if it is missing.
QString curlVersion();

} // namespace Dailies
