// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/spendaccess.h"

#include "app/cli/accountchoice.h"
#include "app/money/moneytext.h"
#include "app/money/pricetext.h"
#include "app/money/ratefile.h"
#include "app/request/models/profilecatalogue.h"
#include "app/settings/profilelock.h"
#include "app/tasks/store/taskschema.h"

#include <QFile>
#include <QLocale>

#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

Result<std::unique_ptr<SpendAccess>> SpendAccess::open(const QString& profileFolder)
{
    const auto profile = Profile::openReadOnly(profileFolder);
    if (!profile)
        return failure(profile.error());
    // What is entered needs the current schema. A program that is running upgrades the database itself.
    if (isOlderSchema(profile->database)) {
        if (const auto lock = lockProfile(*profile))
            (void)TaskStore().open(profile->database);
    }
    std::unique_ptr<SpendAccess> access(new SpendAccess);
    // The lease stays with the program that sends.
    if (auto opened = access->m_store.open(profile->database, TaskStore::Access::ReadOnly); !opened)
        return failure(opened.error());
    ProfileCatalogue models;
    (void)models.load(profile->models); // otherwise the shipped ones
    access->m_store.setServiceDefaults(
        [models](const VideoRequest& request, Field field) { return models.defaultOf(request, field); });
    access->m_accounts = std::make_unique<AccountStore>(profile->accounts);
    (void)access->m_accounts->load(); // otherwise accounts have no names
    return access;
}

QString SpendAccess::accountName(const QString& id) const
{
    return Dailies::accountName(*m_accounts, id);
}

Result<QString> SpendAccess::accountId(const QString& name) const
{
    if (name.isEmpty())
        return name;
    if (const auto account = m_accounts->find(name))
        return account->id;
    return failure(noSuchAccount(name));
}

Result<QString> SpendAccess::spentModel(const QString& code, QStringList models) const
{
    for (const Account& account : m_accounts->accounts()) {
        for (const EnabledModel& model : account.models)
            models.append(model.code);
    }
    if (code.isEmpty())
        return code;
    for (const QString& model : std::as_const(models)) {
        if (model.compare(code, Qt::CaseInsensitive) == 0)
            return model;
    }
    return failure(ErrorKind::BadInput, unknownText(Cli::tr("There is no model \"%1\".").arg(code), models));
}

Result<SpendQuestion> SpendAccess::question(const CommandParser& parser) const
{
    SpendQuestion question;
    const auto from = dayFrom(parser, u"from"_s);
    const auto to = dayFrom(parser, u"to"_s);
    if (!from || !to)
        return failure(from ? to.error() : from.error());
    if (from->isValid() && to->isValid() && *from > *to)
        return failure(ErrorKind::BadInput, Cli::tr("--from is a later day than --to."));
    question.from = *from;
    question.to = *to;
    const auto scope = m_book.scope();
    if (!scope)
        return failure(scope.error());
    const QString name = parser.value(u"account"_s);
    const auto account = name.isEmpty() ? Result<QString>(name) : knownAccountId(*m_accounts, name, scope->accounts);
    const auto model = spentModel(parser.value(u"model"_s), scope->models);
    if (!account || !model)
        return failure(account ? model.error() : account.error());
    question.account = *account;
    question.model = *model;
    return question;
}

int withSpend(const CommandParser& parser, const std::function<int(SpendAccess&, const Console&)>& command)
{
    const Console console = parser.console();
    const auto access = SpendAccess::open(parser.profileFolder());
    return access ? command(**access, console) : int(console.fail(access.error()));
}

int removeByNumber(
    const CommandParser& parser, Result<void> (SpendBook::*remove)(qint64 id), const QString& key, const QString& done)
{
    const QString number = parser.arguments().constFirst();
    bool isNumber = false;
    const qint64 id = number.toLongLong(&isNumber);
    if (!isNumber)
        return parser.wrongUse(Cli::tr("\"%1\" isn't a number.").arg(number));
    return withSpend(parser, [&](SpendAccess& access, const Console& console) -> int {
        if (const auto removed = (access.book().*remove)(id); !removed)
            return console.fail(removed.error());
        console.line({{u"event"_s, u"removed"_s}, {key, number}});
        console.text(done.arg(number));
        return Well;
    });
}

Result<QByteArray> readTable(const QString& name, qint64 mostBytes)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return failure(ErrorKind::BadInput, Cli::tr("%1 can't be read: %2.").arg(name, file.errorString()));
    QByteArray table = file.read(mostBytes + 1);
    if (table.size() > mostBytes)
        return failure(
            ErrorKind::BadInput, Cli::tr("%1 is larger than %2.").arg(name, QLocale().formattedDataSize(mostBytes)));
    return table;
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
    const auto amount = amountFromText(parser.value(option));
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
            Cli::tr("--%1 must be an amount with at most six decimal places and its currency, such as \"4.20 USD\".")
                .arg(option));
    return price;
}

Result<QDate> dayFrom(const CommandParser& parser, const QString& option)
{
    const QDate day = QDate::fromString(parser.value(option), Qt::ISODate);
    if (parser.isSet(option) && !day.isValid())
        return failure(ErrorKind::BadInput, Cli::tr("--%1 is a date like 2026-12-31.").arg(option));
    return day;
}

QString perUnitText(const Rate& rate)
{
    return Cli::tr("%1 per %2", "$0.10 per second").arg(exactMoneyText(rate.price), rateUnitName(rate.unit));
}

QString quantityOrUnknown(const Quantity& quantity)
{
    return quantity.isKnown() ? quantityText(quantity) : Cli::tr("an unknown quantity");
}

QString costWord(CostState state)
{
    switch (state) {
    case CostState::None: return Cli::tr("none", "cost in practice mode");
    case CostState::Planned: return Cli::tr("planned", "state of a cost");
    case CostState::Reserved: return Cli::tr("reserved", "state of a cost");
    case CostState::Billed: return Cli::tr("billed", "state of a cost");
    case CostState::NotBilled: return Cli::tr("not billed", "state of a cost");
    case CostState::Unsettled: return Cli::tr("unsettled", "state of a cost");
    }
    Q_UNREACHABLE();
}

QString boundText(const Price& price, bool isUpTo)
{
    return isUpTo ? Cli::tr("up to %1", "an amount of money").arg(exactMoneyText(price)) : exactMoneyText(price);
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
