// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QByteArray>

namespace Dailies {

/// Asks for a key: at a terminal without showing what is typed, otherwise the first line of the standard input.
/// BadInput when nothing that can be a key comes.
Result<QByteArray> readKey();

} // namespace Dailies
