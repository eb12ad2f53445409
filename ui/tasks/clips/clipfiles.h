// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMimeData>
#include <QStringList>

#include <memory>

namespace Dailies {

/// Returns clipboard data for files: URLs, the copy format of file managers, and paths as text.
std::unique_ptr<QMimeData> copiedFiles(const QStringList& paths);
/// Returns the data for dragging files into other programs: URLs.
std::unique_ptr<QMimeData> draggedFiles(const QStringList& paths);

} // namespace Dailies
