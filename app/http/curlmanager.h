// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/freshconnections.h"

#include <memory>

namespace Dailies {

class CurlNetwork;

/// A network access manager that sends POST calls with libcurl, see CurlReply. A call with a sequential body leaves at
/// most once, on a connection of its own; the others share connections. Without libcurl, Qt's network layer sends all
/// calls, and an interim reply (102, 103) hides the real one.
class CurlManager : public FreshConnections {
    Q_OBJECT
public:
    CurlManager();

protected:
    QNetworkReply* createRequest(Operation operation, const QNetworkRequest& request, QIODevice* data) override;

private:
    std::shared_ptr<CurlNetwork> m_network;
};

} // namespace Dailies
