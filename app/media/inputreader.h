// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/inputreading.h"

#include <QSize>
#include <QString>

namespace Dailies {

/// Determines a local file's type from its content, and its size, dimensions and duration. Never blocks on special
/// files, reads a limited amount, and ends within about 10 seconds. `thumbnail` is the bounding size of the preview in
/// pixels; empty for none. Thread-safe.
InputReading readInput(const QString& path, QSize thumbnail = {});

} // namespace Dailies
