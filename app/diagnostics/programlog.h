// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"

#include <QLoggingCategory>
#include <QString>

namespace Dailies {

/// What the program itself has to say in its log; not shown in a terminal.
Q_DECLARE_LOGGING_CATEGORY(programLog)

/// Writes what Qt and the program have to say while it runs into a file, beside where it goes anyway. Keys, queries of
/// addresses, encoded data and folders of this person are taken out before a line is written. One at a time.
class ProgramLog final {
public:
    /// The folder need not exist.
    explicit ProgramLog(const QString& folder);
    ~ProgramLog();
    Q_DISABLE_COPY_MOVE(ProgramLog)

    /// Storage when the file cannot be written; nothing else changes then.
    Result<void> start();

    /// The logs in a folder, the older one first.
    static QStringList filesIn(const QString& folder);
    /// The last lines of those logs, at most this many bytes.
    static QByteArray lastLines(const QString& folder, qint64 mostBytes);

    static constexpr qint64 mostBytes = 1 << 20; ///< then the log becomes the older one

private:
    QString m_folder;
    bool m_isOn = false;
};

} // namespace Dailies
