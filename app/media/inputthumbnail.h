// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QSize>
#include <QString>

namespace Dailies {

/// A small picture of a material, from a file of this computer or from data in the source itself; null for everything
/// else: no address is ever asked. Ends within about 10 seconds. May be called from any thread.
QImage inputThumbnail(const QString& source, QSize bounds);

} // namespace Dailies
