// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace Dailies {

/// What a look into a database file found.
struct IntegrityResult {
    enum Condition {
        Sound,
        Damaged,
        NotKnown, ///< it could not be looked at: no file, no right to read it, locked
    };
    Condition condition = NotKnown;
    QString detail = {}; ///< in SQLite's words; empty when sound
};

enum class CheckDepth {
    Quick, ///< every page is read
    Thorough, ///< the indexes are compared with the tables, too
};

/// Reads the whole database through a connection of its own, and writes nothing. Slow for a big one: for any thread but
/// the window's.
IntegrityResult checkWholeDatabase(const QString& file, CheckDepth depth);

} // namespace Dailies
