// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/inputfacts.h"

#include <QDateTime>
#include <QFile>
#include <QString>

namespace Dailies {

/// Identifies the state of a file without opening it. Also detects that it was replaced by a file of the same length
/// and date.
struct FileStamp {
    InputTrouble trouble = InputTrouble::Missing; ///< as far as it is known without reading
    qint64 bytes = 0;
    QDateTime modified;
    QDateTime changed; ///< includes changes of permissions or name
    quint64 device = 0;
    quint64 inode = 0;

    bool operator==(const FileStamp&) const = default;
};

FileStamp stampOf(const QString& path);

/// Opens a regular file for reading. Never blocks, even if the file was replaced by a pipe or a device.
InputTrouble openLocalFile(const QString& path, QFile& file);

} // namespace Dailies
