// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <QString>

namespace Dailies {

/// A thumbnail of a local file or of image data in the source itself. Null for everything else; never accesses the
/// network. Ends within about 10 seconds. Thread-safe.
QImage inputThumbnail(const QString& source, QSize bounds);

} // namespace Dailies
