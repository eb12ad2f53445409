// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Dailies {

class Engine;

/// What to tell the user when another request, with another account, is in the form: that it is charged, if the one
/// before was not. Otherwise empty.
QString chargedNote(const Engine& engine, const QString& accountBefore, const QString& account);

} // namespace Dailies
