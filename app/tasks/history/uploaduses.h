// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/storage/uploaduse.h"

#include <QHash>

namespace Dailies {

class TaskStore;

/// The uses of an upload place's files, by their names in the place.
QHash<QString, UploadUse> uploadUses(TaskStore& store, const QString& placeId);

} // namespace Dailies
