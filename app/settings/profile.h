// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QString>

namespace Dailies {

/// Where one person's settings, database and clips live.
struct Profile {
    QString root;
    QString database; ///< SQLite file
    QString accounts; ///< JSON file
    QString models; ///< JSON file: this person's own model profiles
    QString settings; ///< INI file
    QString clips; ///< folder of saved clips
    QString logs; ///< folder of what the program had to say
    QString practice; ///< the practice service's own folder

    /// The places alone; nothing is made.
    static Profile at(const QString& folder);
    /// Everything under `folder` when one is given, the platform's usual places otherwise. Folders are made, readable by
    /// this person only. Storage when that cannot be done.
    static Result<Profile> open(const QString& folder);
    /// The same for commands that only read: a profile that is there is left as it is, also where nothing can be written.
    static Result<Profile> look(const QString& folder);
};

/// Whether files of such a file system ("nfs4", "ext4") lie on another computer, where SQLite's locks cannot be relied on.
bool isNetworkFileSystem(const QByteArray& type);

} // namespace Dailies
