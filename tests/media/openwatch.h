// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace Dailies {

/// Counts what this whole process reaches for, whichever library does it: sockets of the internet families, by standing
/// in for socket(), and files in a folder, as the kernel tells.
class OpenWatch final {
public:
    /// Begins to count. `prefix`: files of the folder that count begin with it.
    OpenWatch(const QString& folder, const QString& prefix);
    ~OpenWatch();
    Q_DISABLE_COPY_MOVE(OpenWatch)

    int sockets() const;
    /// Names of the files that were opened, each once for each time.
    QStringList files();

private:
    QString m_prefix;
    QStringList m_files;
    int m_before;
    int m_kernel;
};

} // namespace Dailies
