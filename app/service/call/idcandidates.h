// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

namespace Dailies {

/// The largest number of candidates to offer.
inline constexpr qsizetype mostIdCandidates = 3;

/// Texts of a reply that may be a task's ID, most likely first, at most mostIdCandidates. They are complete
/// and unchanged, without spaces or control characters. `json` is as much of the body as could be parsed. The
/// IDs that a reply gives to requests are left out.
QStringList idCandidates(const QJsonObject& json, const QByteArray& body);

} // namespace Dailies
