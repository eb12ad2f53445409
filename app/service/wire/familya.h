// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/wire/taskreport.h"
#include "app/service/wire/wirekeys.h"

namespace Dailies::FamilyA {

/// The request tables of the specification, "Family A".
const QList<WireKey>& requestKeys();
void writeLists(QJsonObject& body, const VideoRequest& request);
void readLists(const QJsonObject& body, VideoRequest& request);

/// Fills what this family's shapes, and those of its relatives, say and the report does not have yet.
void readReply(const QJsonObject& body, TaskReport& report);
/// The same for ids and words in places that belong to neither family, once both have been read. `isIdATask`: whether the
/// reply is to a create call that went well; in any other an "id" at the top is the reply's own.
void readTop(const QJsonObject& body, TaskReport& report, bool isIdATask);

/// Whether a reply speaks of a task in this family's shape; errors alone do not tell families apart.
bool speaksOfTask(const QJsonObject& body);

QJsonObject createReply(const TaskReport& report);
QJsonObject queryReply(const TaskReport& report);
QJsonObject refusal(const QString& code, const QString& message, const QString& requestId);
QJsonObject usage(int inputSeconds, int outputSeconds, int videoCount, int tier);

} // namespace Dailies::FamilyA
