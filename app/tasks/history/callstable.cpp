// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/history/callstable.h"

#include "app/common/csvtext.h"

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QString amountCell(const std::optional<Amount>& amount)
{
    return amount ? amount->text() : QString();
}

QString yesOrNo(bool isYes)
{
    return isYes ? u"yes"_s : u"no"_s;
}

} // namespace

QByteArray callsTable(const QList<SpendEntry>& entries, const QHash<QString, QString>& accountNames)
{
    QByteArray table = csvLine({u"take"_s, u"sent at"_s, u"account"_s, u"model"_s, u"task ID"_s, u"state"_s,
        u"seconds"_s, u"points"_s, u"amount"_s, u"currency"_s, u"settled by hand"_s, u"prompt"_s,
        u"at the highest possible rate"_s, u"call"_s});
    for (const SpendEntry& entry : entries) {
        table += csvLine({entry.task == 0 ? QString() : QString::number(entry.task),
            entry.sentAt.toUTC().toString(Qt::ISODate), csvField(accountNames.value(entry.account, entry.account)),
            csvField(entry.model), csvField(entry.remoteId), costStateName(entry.state),
            amountCell(entry.quantity.seconds), amountCell(entry.quantity.points),
            amountCell(entry.price ? std::optional(entry.price->amount) : std::nullopt),
            entry.price ? entry.price->currency : QString(), yesOrNo(entry.isSettledByHand), csvField(entry.prompt),
            yesOrNo(entry.isUpTo), QString::number(entry.id)});
    }
    return table;
}

} // namespace Dailies
