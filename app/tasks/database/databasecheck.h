// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Dailies {

/// The result of checking a database file.
struct IntegrityResult {
    enum Condition {
        Sound,
        Damaged,
        NotKnown, ///< it could not be checked: no file, no permission, locked
    };
    Condition condition = NotKnown;
    QString detail = {}; ///< SQLite's message; empty if sound
};

enum class CheckDepth {
    Quick, ///< reads every page
    Thorough, ///< also compares the indexes with the tables
};

/// Checks the whole database through a connection of its own without writing. Slow for large databases, so not for the
/// window's thread.
IntegrityResult checkWholeDatabase(const QString& file, CheckDepth depth);

} // namespace Dailies
