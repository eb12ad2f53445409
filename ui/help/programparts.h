// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace Dailies {

/// A component of the program.
struct ProgramPart {
    QString name;
    QString version; ///< the version at run time, if it can be queried
    QString licence; ///< the short SPDX name
    QString address = {}; ///< website of its authors

    bool operator==(const ProgramPart&) const = default;
};

/// The program itself first, then all its components. Loads components that are otherwise loaded on demand.
QList<ProgramPart> programParts();
/// The media backend in one word: "ffmpeg", or the system's.
QString mediaBackend();
/// programParts() as lines of text, with the operating system.
QString versionLines();

} // namespace Dailies
