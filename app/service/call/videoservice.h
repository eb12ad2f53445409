// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/request/videorequest.h"
#include "app/service/call/servicecall.h"
#include "app/service/wire/wire.h"

#include <QSet>

namespace Dailies {

/// The two calls of the service.
class VideoService final : public QObject {
    Q_OBJECT
public:
    /// Creates and queries use separate network managers, so that uploads cannot starve polling. `creates` opens a
    /// connection for each of them and reads past interim replies (102, 103), see CurlManager.
    VideoService(
        QNetworkAccessManager& creates, QNetworkAccessManager& queries, Clock& clock, QObject* parent = nullptr);

    /// Sends a create call, streamed and at most once. Returns an error if a local file cannot be read; then
    /// nothing was sent.
    Result<ServiceCall*> create(const Endpoint& endpoint, const VideoRequest& request);
    ServiceCall* query(const Endpoint& endpoint, const TaskQuery& query);

private:
    QNetworkAccessManager& m_creates;
    QNetworkAccessManager& m_queries;
    Clock& m_clock;
    QSet<QString> m_interimHosts; ///< that sent interim replies, which only `m_creates` reads past
};

} // namespace Dailies
