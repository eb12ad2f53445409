// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>

#include <utility>

namespace Dailies {

/// Names and values of headers or of a query, in bytes and not encoded.
using NameValues = QList<std::pair<QByteArray, QByteArray>>;

} // namespace Dailies
