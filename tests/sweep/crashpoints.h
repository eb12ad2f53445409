// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace Dailies {

/// The names of all crash points in a source tree, sorted; a name that occurs twice is listed twice.
QStringList crashPointNames(const QString& source);

} // namespace Dailies
