// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/wire/taskreport.h"
#include "app/service/wire/wirekeys.h"

namespace Dailies {

/// An error as the specification and the upstream vendors write one, with nothing else in the reply.
struct ErrorEnvelope {
    QString code; ///< empty when only a message came
    QString message;

    bool operator==(const ErrorEnvelope&) const = default;
};

/// How a family writes and reads the service's JSON. No member has a default: a family does not compile before it has
/// them all.
struct WireFormat {
    const QList<WireKey>& (*requestKeys)(); ///< the request tables of the specification
    void (*writeLists)(QJsonObject& body, const VideoRequest& request);
    void (*readLists)(const QJsonObject& body, VideoRequest& request);

    /// Fills what this family's shapes, and those of its relatives, say and the report does not have yet.
    void (*readReply)(const QJsonObject& body, TaskReport& report);
    /// Whether a reply speaks of a task in this family's shape; errors alone do not tell families apart.
    bool (*speaksOfTask)(const QJsonObject& body);
    /// The error that a reply consists of in this family's shape; nothing when it holds anything else.
    std::optional<ErrorEnvelope> (*readError)(const QJsonObject& body);
    const char* wrapper; ///< the object that holds what a reply says of a task
    bool putsTroubleInTasks; ///< an error code beside a task's state may be the service's own trouble

    // What the practice service answers.
    QJsonObject (*createReply)(const TaskReport& report);
    QJsonObject (*queryReply)(const TaskReport& report);
    QJsonObject (*refusal)(const QString& code, const QString& message, const QString& requestId);
    bool refusesWithStatus; ///< a refusal has an HTTP status of its own; else 200
    bool hasNumericIds; ///< a task's id is a long number in text; else it has dashes
    const char* waitingWord;
    const char* runningWord;
    const char* succeededWord;
    const char* failedWord;
    const char* unknownWord; ///< empty when no word says that a task is not known
};

/// Whether all members of an object are among these.
bool hasOnly(const QJsonObject& object, std::initializer_list<QLatin1StringView> keys);
/// Code and message in two members of an object; nothing when one of them is neither text nor an exact number nor null.
std::optional<ErrorEnvelope> errorIn(const QJsonObject& object, QLatin1StringView code, QLatin1StringView message);

} // namespace Dailies
