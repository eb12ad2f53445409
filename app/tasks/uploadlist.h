// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/taskupload.h"

#include <QHash>
#include <QJsonArray>
#include <QList>

namespace Dailies {

/// The uploads of a task for lists and exports: the file's name, its SHA-256 and length, and the name of its upload
/// place, or the task whose clip has a link of its own. Never a link, and nothing from which one could be made.
/// `placeNames` are by ID; a place that is not among them is shown by its ID.
QJsonArray uploadList(const QList<TaskUpload>& uploads, const QHash<QString, QString>& placeNames);

} // namespace Dailies
