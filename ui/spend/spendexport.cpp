// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/spendexport.h"

#include "app/tasks/history/callstable.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QSaveFile>

using namespace Qt::StringLiterals;

namespace Dailies {

namespace {

/// Gives the texts of this file a translation context.
class SpendExport {
    Q_DECLARE_TR_FUNCTIONS(SpendExport)
};

} // namespace

Result<int> exportSpend(const QList<SpendEntry>& entries, const AccountNames& names, const QString& file)
{
    QSaveFile target(file);
    const auto notWritten = [&target, &file] {
        return failure(ErrorKind::Storage,
            SpendExport::tr("%1 can't be written: %2.").arg(QFileInfo(file).fileName(), target.errorString()));
    };
    if (!target.open(QIODevice::WriteOnly))
        return notWritten();
    target.write("\xEF\xBB\xBF"); // tells spreadsheet programs that it is UTF-8
    target.write(callsTable(entries, names));
    if (!target.commit())
        return notWritten();
    return static_cast<int>(entries.size());
}

} // namespace Dailies
