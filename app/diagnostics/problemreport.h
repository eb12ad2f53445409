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

/// One file of a report, just as it would be given away.
struct ReportFile {
    QString name;
    QByteArray text;

    bool operator==(const ReportFile&) const = default;
};

/// What a report about the program is made from. What is referred to outlives it.
struct ReportSource {
    QString versions; ///< lines of text
    const Preferences& preferences;
    QList<Account> accounts;
    TaskStore& store;
    QString logFolder;
    QDateTime now;
    QByteArrayList secrets = {}; ///< keys that are known; they are looked for everywhere and taken out
};

/// The files of a report: versions, settings that differ from the usual, accounts without names and addresses, facts about
/// the last tasks, the log. No key is in it, no address, no folder of this computer, and no prompt unless it is asked for.
QList<ReportFile> reportFiles(const ReportSource& source, bool withPrompts);
/// "dailies-report-2026-11-21.zip"
QString reportName(const QDateTime& now);
/// Writes these files and no others, whole or not at all; a file of that name is replaced. Storage when it cannot be
/// written.
Result<void> writeReport(const QString& zipFile, const QList<ReportFile>& files, const QDateTime& now);

} // namespace Dailies
