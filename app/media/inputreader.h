// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/media/inputreading.h"

#include <QSize>
#include <QString>

namespace Dailies {

/// Reads what a local file is: type by its content, size, pixels, seconds. It never blocks on what is no regular file,
/// reads a bounded part of it, and ends within about 10 seconds. `thumbnail` is the box a preview fits into, in pixels;
/// empty for none. May be called from any thread.
InputReading readInput(const QString& path, QSize thumbnail = {});

} // namespace Dailies
