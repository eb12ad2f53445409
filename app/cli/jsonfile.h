// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QJsonObject>

namespace Dailies {

/// Reads a JSON object that a person names on the command line, 1 MB at most; BadInput in one sentence when it is none.
Result<QJsonObject> readJsonFile(const QString& file);

} // namespace Dailies
