// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QStringList>

namespace Dailies {

/// How many candidates are worth offering.
inline constexpr qsizetype mostIdCandidates = 3;

/// Texts of a reply that may be a task's id, the likeliest first, at most mostIdCandidates: exactly as they came, whole,
/// without blanks or control characters. `json` is as much of the body as could be read. The numbers that a reply gives to
/// requests are left out.
QStringList idCandidates(const QJsonObject& json, const QByteArray& body);

} // namespace Dailies
