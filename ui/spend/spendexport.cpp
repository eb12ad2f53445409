// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spend/spendexport.h"

#include "app/common/csvtext.h"

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

QString amountCell(const std::optional<Amount>& amount)
{
    return amount ? amount->text() : QString();
}

} // namespace

Result<int> exportSpend(const QList<SpendEntry>& entries, const AccountNames& names, const QString& file)
{
    QSaveFile target(file);
    const auto notWritten = [&target, &file] {
        return failure(ErrorKind::Storage,
            SpendExport::tr("%1 can’t be written: %2.").arg(QFileInfo(file).fileName(), target.errorString()));
    };
    if (!target.open(QIODevice::WriteOnly))
        return notWritten();
    target.write("\xEF\xBB\xBF"); // tells spreadsheet programs that it is UTF-8
    target.write(csvLine({u"take"_s, u"sent at"_s, u"account"_s, u"model"_s, u"task ID"_s, u"state"_s, u"seconds"_s,
        u"points"_s, u"amount"_s, u"currency"_s, u"settled by hand"_s, u"prompt"_s, u"at the dearest rate"_s}));
    for (const SpendEntry& entry : entries) {
        const QString task = entry.task == 0 ? QString() : QString::number(entry.task);
        target.write(csvLine({task, entry.sentAt.toUTC().toString(Qt::ISODate),
            csvField(names.value(entry.account, entry.account)), entry.model, entry.remoteId,
            costStateName(entry.state), amountCell(entry.quantity.seconds), amountCell(entry.quantity.points),
            entry.price ? entry.price->amount.text() : QString(), entry.price ? entry.price->currency : QString(),
            entry.isSettledByHand ? u"yes"_s : u"no"_s, csvField(entry.prompt), entry.isUpTo ? u"yes"_s : u"no"_s}));
    }
    if (!target.commit())
        return notWritten();
    return static_cast<int>(entries.size());
}

} // namespace Dailies
