// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/accountstore.h"
#include "app/cli/accountchoice.h"
#include "app/cli/commandparser.h"
#include "app/cli/commands.h"
#include "app/cli/jsonfile.h"
#include "app/cli/keyinput.h"
#include "app/cli/profileinuse.h"
#include "app/cli/requestinput.h"
#include "app/cli/spendaccess.h"
#include "app/keys/keychainstore.h"
#include "app/money/limittext.h"
#include "app/request/models/profilecatalogue.h"
#include "app/tasks/store/taskstore.h"

#include <QFileInfo>
#include <QJsonArray>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

using AccountsInUse = StoreInUse<AccountStore>;

QJsonObject accountLine(const Account& account)
{
    QJsonArray models;
    for (const EnabledModel& model : account.models)
        models.append(model.code);
    return {{u"account"_s, account.id}, {u"name"_s, account.name},
        {u"baseUrl"_s, account.baseUrl.toString(QUrl::FullyEncoded)}, {u"models"_s, models},
        {u"createsAtOnce"_s, account.createsAtOnce}};
}

/// The models given by --model and --model-profile.
Result<QList<EnabledModel>> modelsFrom(const CommandParser& parser)
{
    QList<EnabledModel> models;
    for (const QString& file : parser.values(u"model-profile"_s)) {
        auto model = readJsonFile(file).and_then([](const QJsonObject& json) { return enabledModelFromJson(json); });
        if (!model)
            return failure(model.error());
        models.append(*std::move(model));
    }
    std::optional<ModelLine> line;
    if (parser.isSet(u"family"_s)) {
        const auto given = lineFrom(parser);
        if (!given)
            return failure(given.error());
        line = *given;
    }
    for (const QString& code : parser.values(u"model"_s)) {
        auto model = line ? std::optional(wholeModel(code, line->family, line->generation))
                          : ProfileCatalogue().guess(code);
        if (!model)
            return failure(ErrorKind::BadInput,
                Cli::tr("Dailies doesn't know the model %1. Give its family with --family A or --family B.").arg(code));
        models.append(*std::move(model));
    }
    return models;
}

Result<int> createsAtOnceFrom(const CommandParser& parser)
{
    if (!parser.isSet(u"creates-at-once"_s))
        return Account().createsAtOnce;
    bool isNumber = false;
    const int count = parser.value(u"creates-at-once"_s).toInt(&isNumber);
    if (!isNumber || count < 1 || count > Account::mostCreatesAtOnce)
        return failure(ErrorKind::BadInput,
            Cli::tr("--creates-at-once must be a number from 1 to %1.").arg(Account::mostCreatesAtOnce));
    return count;
}

/// The account described by `accounts add`, without its key.
Result<Account> newAccount(const CommandParser& parser, const AccountStore& accounts)
{
    const QString name = parser.arguments().constFirst().simplified();
    if (name.isEmpty() || name.size() > AccountStore::longestName)
        return failure(
            ErrorKind::BadInput, Cli::tr("Give a name of 1 to %1 characters.").arg(AccountStore::longestName));
    if (accounts.isNameTaken(name))
        return failure(ErrorKind::BadInput, Cli::tr("The name \"%1\" is already taken.").arg(name));
    if (!parser.isSet(u"base-url"_s))
        return failure(ErrorKind::BadInput, Cli::tr("--base-url is missing: give the service's base URL."));
    const auto url = baseUrlFrom(parser);
    if (!url)
        return failure(url.error());
    auto models = modelsFrom(parser);
    if (!models)
        return failure(models.error());
    const auto createsAtOnce = createsAtOnceFrom(parser);
    if (!createsAtOnce)
        return failure(createsAtOnce.error());
    Account account{accounts.idFor(name, *url), name, *url, *std::move(models), *createsAtOnce};
    if (isCleartext(*url))
        account.cleartextOrigin = originOf(*url); // --allow-http was given
    return account;
}

/// Stores the key first, because an account without a key is useless. If storing the account fails, the key is removed
/// again.
int keepAccount(const Console& console, AccountStore& accounts, const Account& account, const QByteArray& key)
{
    KeychainStore keychain;
    keychain.write(account.id, originOf(account.baseUrl), key, &keychain, [&](const Result<void>& kept) {
        if (!kept) {
            console.problem(Cli::tr("The account was not added."));
            return QCoreApplication::exit(console.fail(kept.error()));
        }
        const auto saved = accounts.put(account);
        if (saved) {
            console.line(accountLine(account));
            console.text(Cli::tr("Added %1. Its key is stored in your system keychain.").arg(account.name));
            return QCoreApplication::exit(Well);
        }
        const int status = console.fail(saved.error());
        keychain.remove(account.id, &keychain, [status](const Result<void>&) { QCoreApplication::exit(status); });
    });
    return QCoreApplication::exec();
}

int addAccount(const QStringList& arguments)
{
    CommandParser parser(u"accounts add"_s,
        Cli::tr("Adds an account. The key is read from the terminal or standard input and stored in your system "
                "keychain."));
    parser.addArgument(u"NAME"_s, Cli::tr("A name for the account."));
    parser.addValue(u"base-url"_s, Cli::tr("url"), Cli::tr("The service's base URL."));
    addAllowHttp(parser);
    parser.addValue(u"model"_s, Cli::tr("code"), Cli::tr("A model code enabled for the key. Can be repeated."));
    addLineOptions(parser);
    parser.addValue(u"model-profile"_s, Cli::tr("file"),
        Cli::tr("A JSON file that describes a model by code, family, generation and apiTypes. Can be repeated."));
    parser.addValue(
        u"creates-at-once"_s, Cli::tr("number"), Cli::tr("Maximum number of parallel requests, 1 to 20 (default: 2)."));
    if (const auto status = parser.parse(arguments))
        return *status;
    const Console console = parser.console();
    const auto use = AccountsInUse::open(parser.profileFolder(), &Profile::accounts);
    if (!use)
        return console.fail(use.error());
    AccountStore& accounts = *use->store;
    const auto account = newAccount(parser, accounts);
    if (!account)
        return parser.wrongUse(account.error().message);
    const auto key = readKey();
    if (!key)
        return parser.wrongUse(key.error().message);
    return keepAccount(console, accounts, *account, *key);
}

int listAccounts(const QStringList& arguments)
{
    CommandParser parser(u"accounts list"_s, Cli::tr("Lists your accounts. Keys are never shown."));
    if (const auto status = parser.parse(arguments))
        return *status;
    const Console console = parser.console();
    const auto profile = Profile::openReadOnly(parser.profileFolder());
    if (!profile)
        return console.fail(profile.error());
    AccountStore accounts(profile->accounts);
    if (auto loaded = accounts.load(); !loaded)
        return console.fail(loaded.error());
    for (const Account& account : accounts.accounts()) {
        console.line(accountLine(account));
        console.text(u"%1  %2"_s.arg(account.name.leftJustified(20), account.baseUrl.toString()));
    }
    if (accounts.accounts().isEmpty())
        console.text(Cli::tr("No accounts yet."));
    return Well;
}

/// The limits and rates of an account, which apply to nothing once it is removed.
struct AccountRules {
    QJsonArray limits; ///< numbers, as in the other lines
    QJsonArray rates;
    QStringList words;

    AccountRules(const QString& profileFolder, const QString& account)
    {
        const auto access = SpendAccess::open(profileFolder);
        if (!access)
            return;
        for (const Limit& limit : (*access)->book().limits()) {
            if (limit.account != account)
                continue;
            limits.append(QString::number(limit.id));
            words.append(Cli::tr("limit %1 (%2)").arg(limit.id).arg(limitText(limit)));
        }
        for (const Rate& rate : (*access)->book().rates()) {
            if (rate.account != account)
                continue;
            rates.append(QString::number(rate.id));
            words.append(Cli::tr("rate %1 (%2)").arg(rate.id).arg(perUnitText(rate)));
        }
    }
};

/// How many tasks cannot be tracked without the account.
int unfinishedOf(const Profile& profile, const QString& account)
{
    TaskStore store;
    if (!QFileInfo::exists(profile.database) || !store.open(profile.database, TaskStore::Access::ReadOnly))
        return 0;
    return store.sentOf(account);
}

int removeAccount(const QStringList& arguments)
{
    CommandParser parser(
        u"accounts remove"_s, Cli::tr("Removes an account and its key. Its tasks and clips are kept."));
    parser.addArgument(u"NAME"_s, Cli::tr("The account's name."));
    if (const auto status = parser.parse(arguments))
        return *status;
    const Console console = parser.console();
    const auto use = AccountsInUse::open(parser.profileFolder(), &Profile::accounts);
    if (!use)
        return console.fail(use.error());
    AccountStore& accounts = *use->store;
    const QString name = parser.arguments().constFirst();
    const auto account = accounts.find(name);
    if (!account)
        return parser.wrongUse(Cli::tr("There is no account \"%1\".").arg(name));

    const AccountRules rules(parser.profileFolder(), account->id);
    const int unfinished = unfinishedOf(use->locked.profile, account->id);
    KeychainStore keychain;
    keychain.remove(account->id, &keychain, [&](const Result<void>& removed) {
        if (!removed) {
            console.problem(Cli::tr("The account was kept, because its key couldn't be removed."));
            return QCoreApplication::exit(console.fail(removed.error()));
        }
        const auto saved = accounts.remove(account->id);
        if (!saved)
            return QCoreApplication::exit(console.fail(saved.error()));
        QJsonObject line = accountLine(*account);
        line[u"limits"_s] = rules.limits;
        line[u"rates"_s] = rules.rates;
        line[u"unfinished"_s] = unfinished;
        console.line(line);
        console.text(Cli::tr("Removed %1 and its key.").arg(account->name));
        if (unfinished > 0)
            console.problem(Cli::tr("%n unfinished tasks of this account are no longer tracked, and their clips may be "
                                    "lost. To track them again, add an account with the same name and base URL, then "
                                    "use \"dailies-cli watch\".",
                nullptr, unfinished));
        if (!rules.words.isEmpty())
            console.problem(Cli::tr("For this account only: %1. They apply again if you add an account with the same "
                                    "name and base URL.",
                "limits and rates")
                                .arg(rules.words.join(u", "_s)));
        QCoreApplication::exit(Well);
    });
    return QCoreApplication::exec();
}

} // namespace

int runAccounts(const QStringList& arguments)
{
    CommandParser parser(u"accounts"_s, Cli::tr("Adds, lists, removes and tests accounts."));
    return parser.runSubcommand(
        {{"add", addAccount}, {"list", listAccounts}, {"remove", removeAccount}, {"test", runAccountsTest}}, arguments);
}

} // namespace Dailies
