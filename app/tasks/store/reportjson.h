// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/service/wire/taskreport.h"

#include <QJsonObject>

namespace Dailies {

/// The stored form of a service's report. Contains only the fields that the service sent.
QJsonObject toJson(const TaskReport& report);
/// Reads the stored form. Fields that are missing or of another type count as not sent.
TaskReport reportFromJson(const QJsonObject& json);

} // namespace Dailies
