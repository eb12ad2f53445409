// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandparser.h"
#include "app/storage/uploadplacestore.h"

namespace Dailies {

/// The subcommands that contact the storage.
int runUploadsTest(const QStringList& arguments);
int runUploadsPut(const QStringList& arguments);
int runUploadsClean(const QStringList& arguments);

/// A place's JSON for output.
QJsonObject placeLine(const UploadPlace& place, const std::optional<UploadPlace>& chosen);

/// The error for a place that does not exist.
Error noSuchPlace(const QString& name);

} // namespace Dailies
