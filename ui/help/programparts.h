// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace Dailies {

/// Something that the program is made of.
struct ProgramPart {
    QString name;
    QString version; ///< as it runs now, where it can be asked
    QString licence; ///< the short SPDX name
    QString address = {}; ///< of its makers

    bool operator==(const ProgramPart&) const = default;
};

/// The program itself first, then everything that it uses. Loads what is loaded late otherwise.
QList<ProgramPart> programParts();
/// What clips are played with, in one word: "ffmpeg", or what the system has.
QString mediaBackend();
/// The same as lines of text, with the system it runs on.
QString versionLines();

} // namespace Dailies
