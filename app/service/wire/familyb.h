// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/wire/taskreport.h"
#include "app/service/wire/wirekeys.h"

namespace Dailies::FamilyB {

/// The request tables of the specification, "Family B".
const QList<WireKey>& requestKeys();
void writeLists(QJsonObject& body, const VideoRequest& request);
void readLists(const QJsonObject& body, VideoRequest& request);

/// Fills what this family's shapes, and those of its relatives, say and the report does not have yet.
void readReply(const QJsonObject& body, TaskReport& report);

/// Whether a reply speaks of a task in this family's shape; errors alone do not tell families apart.
bool speaksOfTask(const QJsonObject& body);

QJsonObject createReply(const TaskReport& report);
QJsonObject queryReply(const TaskReport& report);
QJsonObject refusal(const QString& code, const QString& message, const QString& requestId);

} // namespace Dailies::FamilyB
