// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QHash>
#include <QString>

namespace Dailies {

/// How local files that cannot be part of the request reach the service. The default is that they cannot.
struct FileWays {
    /// Whether the checks are about them at all.
    enum class Check { Yes, No };

    /// Where they are uploaded before the request is sent.
    enum class Storage {
        None, ///< there is no upload place
        Own, ///< the user's own
        Practice, ///< of the practice service, on this computer
    };

    Storage storage = Storage::None;
    QString place; ///< the name of the user's own upload place
    /// Clips of this program whose own link still works, and until when in local time; by their file: URLs.
    QHash<QString, QDateTime> clipLinks;
    Check check = Check::Yes;

    /// For checks by those who do not send the files, or who have to find a way later.
    static FileWays unchecked() { return {Storage::None, {}, {}, Check::No}; }

    bool operator==(const FileWays&) const = default;
};

} // namespace Dailies
