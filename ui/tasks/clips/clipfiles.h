// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMimeData>
#include <QStringList>

#include <memory>

namespace Dailies {

/// Files as other programs take them from the clipboard: addresses, what file managers call a copy, and plain paths.
std::unique_ptr<QMimeData> copiedFiles(const QStringList& paths);
/// Files as other programs take them when they are dropped there.
std::unique_ptr<QMimeData> draggedFiles(const QStringList& paths);

} // namespace Dailies
