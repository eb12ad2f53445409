// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

namespace Dailies {

/// Counts what the whole process opens, by any library: sockets of the internet families, by replacing socket(), and
/// files in a folder, as reported by the kernel.
class OpenWatch final {
public:
    /// Starts counting. Only files whose names begin with `prefix` count.
    OpenWatch(const QString& folder, const QString& prefix);
    ~OpenWatch();
    Q_DISABLE_COPY_MOVE(OpenWatch)

    int sockets() const;
    /// The names of the opened files, once for each time.
    QStringList files();

private:
    QString m_prefix;
    QStringList m_files;
    int m_before;
    int m_kernel;
};

} // namespace Dailies
