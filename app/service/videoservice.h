// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/request/videorequest.h"
#include "app/service/servicecall.h"
#include "app/service/taskreport.h"
#include "app/service/wire.h"

#include <optional>

namespace Dailies {

/// How a create call ended, for the money's sake.
enum class CreateOutcome {
    Accepted, ///< there is an id
    Refused, ///< the service declined: nothing runs
    Throttled, ///< not now: 425, 429 or a code that says too many; nothing runs
    NotSent, ///< the service cannot have a complete request
    Lost, ///< anything else: it may run; never sent again by itself
};

struct CreateAnswer {
    CreateOutcome outcome = CreateOutcome::Lost;
    TaskReport report; ///< of what could be read
    Error error; ///< for every outcome but Accepted; of NotSent, BadInput says that a file had changed
    std::optional<int> retryAfterSeconds = {}; ///< 1 to 900
    QDateTime serviceTime = {}; ///< the service's clock; invalid when it did not say
    QString bodyDigest = {}; ///< SHA-256 of the body in hex, when all of it left
};

/// How a query ended. Trouble with a query is never the task's failure.
struct QueryAnswer {
    Result<TaskReport> report; ///< or why not: Network, KeyProblem, Throttled, Reply (with the service's code)
    std::optional<int> retryAfterSeconds = {}; ///< 1 to 900
    QDateTime serviceTime = {}; ///< the service's clock; invalid when it did not say
    bool unknownTask = false; ///< it is an error that says: there is no such task
};

/// Reads the answer of a create call. Pure.
CreateAnswer readCreateAnswer(Family family, const ServiceReply& reply);
/// Reads the answer of a query. Pure.
QueryAnswer readQueryAnswer(Family family, const ServiceReply& reply);
/// Retry-After as seconds or date, clamped to 1 s..15 min; nothing when it cannot be read.
std::optional<int> retryAfter(const QByteArray& header, const QDateTime& serviceTime);

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
