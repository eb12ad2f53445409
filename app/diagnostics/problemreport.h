// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"
#include "app/common/result.h"
#include "app/settings/preferences.h"
#include "app/tasks/store/taskstore.h"

#include <QByteArrayList>
#include <QDateTime>
#include <QList>
#include <QString>

namespace Dailies {

/// One file of a report, exactly as it would be shared.
struct ReportFile {
    QString name;
    QByteArray text;

    bool operator==(const ReportFile&) const = default;
};

/// The data for a report about the program. References must outlive it.
struct ReportSource {
    QString versions; ///< lines of text
    const Preferences& preferences;
    QList<Account> accounts;
    TaskStore& store;
    QString logFolder;
    QDateTime now;
    QByteArrayList secrets = {}; ///< known keys; they are removed wherever they occur
};

/// The files of a report: versions, non-default settings, accounts without names and URLs, facts about the last tasks,
/// and the log. They contain no key, no URL, no local folder name, and no prompt unless `withPrompts` is set.
QList<ReportFile> reportFiles(const ReportSource& source, bool withPrompts);
/// "dailies-report-2026-11-21.zip"
QString reportName(const QDateTime& now);
/// Writes exactly these files, completely or not at all. Replaces an existing file. Returns Storage on failure.
Result<void> writeReport(const QString& zipFile, const QList<ReportFile>& files, const QDateTime& now);

} // namespace Dailies
