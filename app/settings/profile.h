// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QString>

namespace Dailies {

/// The paths of one user's settings, database and clips.
struct Profile {
    QString root;
    QString database; ///< SQLite file
    QString accounts; ///< JSON file
    QString uploads; ///< JSON file with the upload places
    QString models; ///< JSON file with the user's own model profiles
    QString settings; ///< INI file
    QString clips; ///< folder of saved clips
    QString logs; ///< folder of log files
    QString practice; ///< the practice service's own folder

    /// Only determines the paths; creates nothing.
    static Profile at(const QString& folder);
    /// Everything under `folder` if given, otherwise in the platform's default locations. Creates the folders, readable
    /// only by their owner. Returns Storage on failure.
    static Result<Profile> open(const QString& folder);
    /// The same for commands that only read. An existing profile is left unchanged, and may be read-only.
    static Result<Profile> openReadOnly(const QString& folder);
};

/// Whether a file system of this type ("nfs4", "ext4") is on another computer, where SQLite's locks are not reliable.
bool isNetworkFileSystem(const QByteArray& type);

} // namespace Dailies
