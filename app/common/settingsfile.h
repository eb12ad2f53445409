// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace Dailies {

// Files with what the user has set up. Errors are of kind Storage and contain only the reason.

/// The content of a file; nullopt if there is no such file. Fails if the file cannot be read or has more than `most`
/// bytes.
Result<std::optional<QByteArray>> readSettingsFile(const QString& path, qint64 most);
/// Replaces a file as a whole or not at all. Only its owner can read it.
Result<void> writeSettingsFile(const QString& path, const QByteArray& text);

} // namespace Dailies
