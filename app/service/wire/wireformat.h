// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/wire/taskreport.h"
#include "app/service/wire/wirekeys.h"

namespace Dailies {

/// A reply that contains only an error, in the format of the specification or an upstream vendor.
struct ErrorEnvelope {
    QString code; ///< empty if there is only a message
    QString message;

    bool operator==(const ErrorEnvelope&) const = default;
};

/// How a family writes and reads JSON. No member has a default, so a new family does not compile until all are set.
struct WireFormat {
    const QList<WireKey>& (*requestKeys)(); ///< the request tables of the specification
    void (*writeLists)(QJsonObject& body, const VideoRequest& request);
    void (*readLists)(const QJsonObject& body, VideoRequest& request);

    /// Fills empty members of the report from the formats of this family and of similar services.
    void (*readReply)(const QJsonObject& body, TaskReport& report);
    /// Whether a reply describes a task in this family's format. Errors alone do not identify a family.
    bool (*speaksOfTask)(const QJsonObject& body);
    /// The error in this family's format, if the reply contains nothing else.
    std::optional<ErrorEnvelope> (*readError)(const QJsonObject& body);
    const char* wrapper; ///< the object in a reply that describes the task
    bool putsTroubleInTasks; ///< an error code next to a task's state may be about the service, not the task

    // The replies of the practice service.
    QJsonObject (*createReply)(const TaskReport& report);
    QJsonObject (*queryReply)(const TaskReport& report);
    QJsonObject (*refusal)(const QString& code, const QString& message, const QString& requestId);
    bool refusesWithStatus; ///< a refusal has its own HTTP status; otherwise 200
    bool hasNumericIds; ///< a task's ID is a long number as text; otherwise it contains dashes
    const char* waitingWord;
    const char* runningWord;
    const char* succeededWord;
    const char* failedWord;
    const char* unknownWord; ///< empty if no word means that the task is unknown
};

/// Takes the link to the clip, or all links of a list, unless the report has one already.
void fillLinks(TaskReport& report, const QJsonValue& value);
/// Whether the object has no other keys than these.
bool hasOnly(const QJsonObject& object, std::initializer_list<QLatin1StringView> keys);
/// The error in two members of an object. nullopt if one is present but is neither text, an exact number nor null.
std::optional<ErrorEnvelope> errorIn(const QJsonObject& object, QLatin1StringView code, QLatin1StringView message);

} // namespace Dailies
