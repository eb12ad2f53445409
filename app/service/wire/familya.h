// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/wire/wireformat.h"

#include <QStringList>

namespace Dailies::FamilyA {

extern const WireFormat format;

/// What is in the places of an ID that belong to neither family, in a reply to a successful create call.
QStringList topIds(const QJsonObject& body);
QStringList namedTasks(const QJsonObject& body); ///< those of topIds() in a member that is named after a task
/// Reads IDs and messages from places that belong to neither family. Call after both families' readReply().
/// `isIdATask`: the reply belongs to a successful create call. In other replies an "id" at the top is the reply's own.
void readTop(const QJsonObject& body, TaskReport& report, bool isIdATask);

QJsonObject usage(int inputSeconds, int outputSeconds, int videoCount, int tier);

} // namespace Dailies::FamilyA
