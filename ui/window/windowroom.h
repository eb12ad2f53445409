// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>

class QWidget;

namespace Dailies {

/// The size that a window can have on its screen without its frame.
QSize roomFor(const QWidget& window);

} // namespace Dailies
