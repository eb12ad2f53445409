// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/wire/taskreport.h"

#include <QJsonObject>

namespace Dailies {

/// The stored form of what the service said: only what it did say.
QJsonObject toJson(const TaskReport& report);
/// Reads the stored form; what is missing or of another type counts as not said.
TaskReport reportFromJson(const QJsonObject& json);

} // namespace Dailies
