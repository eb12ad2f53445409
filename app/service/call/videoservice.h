// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/request/videorequest.h"
#include "app/service/call/servicecall.h"
#include "app/service/wire/wire.h"

namespace Dailies {

/// The two calls of the service.
class VideoService final : public QObject {
    Q_OBJECT
public:
    /// Creates and queries have a network manager each, so that uploads cannot starve polling.
    VideoService(
        QNetworkAccessManager& creates, QNetworkAccessManager& queries, Clock& clock, QObject* parent = nullptr);

    /// Sends a create call: streamed, at most once. An Error when a local file cannot be read: nothing was sent then.
    Result<ServiceCall*> create(const Endpoint& endpoint, const VideoRequest& request);
    ServiceCall* query(const Endpoint& endpoint, const TaskQuery& query);

private:
    QNetworkAccessManager& m_creates;
    QNetworkAccessManager& m_queries;
    Clock& m_clock;
};

} // namespace Dailies
