// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QJsonObject>

namespace Dailies {

/// Reads a JSON object from a file named on the command line, at most 1 MB. Returns BadInput if it is not one.
Result<QJsonObject> readJsonFile(const QString& file);

} // namespace Dailies
