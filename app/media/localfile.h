// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/inputfacts.h"

#include <QDateTime>
#include <QFile>
#include <QString>

namespace Dailies {

/// Tells one state of a file from another without opening it: also a file that another one of the same length and date
/// has taken the place of.
struct FileStamp {
    InputTrouble trouble = InputTrouble::Missing; ///< as far as it shows without reading
    qint64 bytes = 0;
    QDateTime modified;
    QDateTime changed; ///< its rights or its name, too
    quint64 device = 0;
    quint64 inode = 0;

    bool operator==(const FileStamp&) const = default;
};

FileStamp stampOf(const QString& path);

/// Opens a regular file for reading, and never waits for what turned into a pipe or a device since it was looked at.
InputTrouble openLocalFile(const QString& path, QFile& file);

} // namespace Dailies
