// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/spendaccess.h"

#include "app/accounts/accountstore.h"
#include "app/money/moneytext.h"
#include "app/money/pricetext.h"

namespace Dailies {

using namespace Qt::StringLiterals;

Result<std::unique_ptr<SpendAccess>> SpendAccess::open(const QString& profileFolder)
{
    const auto profile = Profile::look(profileFolder);
    if (!profile)
        return failure(profile.error());
    std::unique_ptr<SpendAccess> access(new SpendAccess);
    // The lease stays with the program that sends.
    if (auto opened = access->m_store.open(profile->database, TaskStore::Access::ReadOnly); !opened)
        return failure(opened.error());
    AccountStore accounts(profile->accounts);
    if (accounts.load()) {
        for (const Account& account : accounts.accounts())
            access->m_names.insert(account.id, account.name);
    }
    return access;
}

Result<QString> SpendAccess::accountId(const QString& name) const
{
    if (name.isEmpty() || m_names.contains(name))
        return name;
    for (auto each = m_names.cbegin(); each != m_names.cend(); ++each) {
        if (each.value().compare(name, Qt::CaseInsensitive) == 0)
            return each.key();
    }
    return failure(ErrorKind::BadInput,
        Cli::tr("There is no account \"%1\". \"dailies-cli accounts list\" lists your accounts.").arg(name));
}

Result<SpendQuestion> SpendAccess::question(const CommandParser& parser) const
{
    SpendQuestion question;
    const auto from = dayFrom(parser, u"from"_s);
    const auto to = dayFrom(parser, u"to"_s);
    if (!from || !to)
        return failure(from ? to.error() : from.error());
    question.from = *from;
    question.to = *to;
    question.model = parser.value(u"model"_s);
    // Takes of removed accounts are found by ID.
    const QString name = parser.value(u"account"_s);
    question.account = accountId(name).value_or(name);
    return question;
}

void addSpendFilter(CommandParser& parser)
{
    parser.addValue(u"from"_s, Cli::tr("date"), Cli::tr("Only takes sent on this day or later: 2026-12-31."));
    parser.addValue(u"to"_s, Cli::tr("date"), Cli::tr("Only takes sent on this day or earlier."));
    parser.addValue(u"account"_s, Cli::tr("name"), Cli::tr("Only takes of this account."));
    parser.addValue(u"model"_s, Cli::tr("code"), Cli::tr("Only takes of this model."));
}

Result<std::optional<Amount>> amountFrom(const CommandParser& parser, const QString& option)
{
    if (!parser.isSet(option))
        return std::nullopt;
    const auto amount = Amount::parse(parser.value(option));
    if (!amount)
        return failure(ErrorKind::BadInput, Cli::tr("--%1 must be a number such as 63.5.").arg(option));
    return amount;
}

Result<std::optional<Price>> priceFrom(const CommandParser& parser, const QString& option)
{
    if (!parser.isSet(option))
        return std::nullopt;
    const auto price = priceFromText(parser.value(option));
    if (!price)
        return failure(ErrorKind::BadInput,
            Cli::tr("--%1 must be an amount with its currency, such as \"4.20 USD\".").arg(option));
    return price;
}

Result<QDate> dayFrom(const CommandParser& parser, const QString& option)
{
    const QDate day = QDate::fromString(parser.value(option), Qt::ISODate);
    if (parser.isSet(option) && !day.isValid())
        return failure(ErrorKind::BadInput, Cli::tr("--%1 is a date like 2026-12-31.").arg(option));
    return day;
}

QString quantityText(const Quantity& quantity)
{
    QStringList parts;
    if (quantity.seconds)
        parts.append(Cli::tr("%1 s", "seconds").arg(quantity.seconds->text()));
    if (quantity.points)
        parts.append(pointsText(*quantity.points));
    return parts.isEmpty() ? Cli::tr("an unknown quantity") : parts.join(u", "_s);
}

QJsonObject quantityLine(const Quantity& quantity, const std::optional<Price>& price)
{
    QJsonObject line;
    line[u"seconds"_s] = quantity.seconds ? QJsonValue(quantity.seconds->text()) : QJsonValue();
    line[u"points"_s] = quantity.points ? QJsonValue(quantity.points->text()) : QJsonValue();
    line[u"amount"_s] = price ? QJsonValue(price->amount.text()) : QJsonValue();
    line[u"currency"_s] = price ? QJsonValue(price->currency) : QJsonValue();
    return line;
}

} // namespace Dailies
