// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>

namespace Dailies {

/// The statements that upgrade from one schema version to the next. A released step never changes.
const QList<QStringList>& schemaSteps();

} // namespace Dailies
