// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QLoggingCategory>
#include <QString>

namespace Dailies {

/// Messages of the program itself for its log; not shown in a terminal.
Q_DECLARE_LOGGING_CATEGORY(programLog)

/// Writes the messages of Qt and the program to a file, in addition to their usual destination. Removes keys, queries
/// of URLs, encoded data and the user's folder names from each line before writing it. Only one instance may exist.
class ProgramLog final {
public:
    /// The folder need not exist.
    explicit ProgramLog(const QString& folder);
    ~ProgramLog();
    Q_DISABLE_COPY_MOVE(ProgramLog)

    /// Returns Storage if the file cannot be written; nothing else changes then.
    Result<void> start();

    /// The log files in a folder, the older one first.
    static QStringList filesIn(const QString& folder);
    /// The last lines of these logs, at most `mostBytes`.
    static QByteArray lastLines(const QString& folder, qint64 mostBytes);

    static constexpr qint64 mostBytes = 1 << 20; ///< at this size, the log is renamed to the older one

private:
    QString m_folder;
    bool m_isOn = false;
};

} // namespace Dailies
