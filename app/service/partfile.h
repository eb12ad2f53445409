// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QFile>
#include <QString>

#include <memory>

namespace Dailies {

/// A file that appears under its name only when it is complete and on disk; until then it is `<name>.part`, for its
/// owner alone, and is removed when it is given up.
class PartFile final {
public:
    /// `path` is the wanted final path. A part that a crash left behind is replaced; one that is being written by
    /// somebody else is not touched, another name is taken then. Errors: Storage.
    static Result<std::unique_ptr<PartFile>> create(const QString& path);
    /// Removes what was not committed.
    ~PartFile();

    Result<void> write(const QByteArray& bytes);
    /// Storage when the disk has no room for that many more bytes.
    Result<void> expect(qint64 bytes) const;
    /// Whether what was written is a whole file by its own account: the last box of an MP4 ends where the file does.
    /// Containers that cannot be judged this way count as whole.
    bool isWhole();
    /// Syncs, then renames to the wanted name, or to one with a number when that is taken. The final path.
    Result<QString> commit();

private:
    PartFile() = default;

    QFile m_file;
    QString m_path; ///< wanted
    bool m_committed = false;
};

/// The n-th name for a file: "clip.mp4", "clip (2).mp4", ...
QString numberedPath(const QString& path, int number);

} // namespace Dailies
