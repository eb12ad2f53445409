// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <optional>

namespace Dailies {

/// The content of gzip data, cut after `limit` bytes. nullopt if the bytes are something else, or damaged.
std::optional<QByteArray> gunzip(const QByteArray& bytes, qsizetype limit);

} // namespace Dailies
