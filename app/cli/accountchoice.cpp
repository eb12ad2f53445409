// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/accountchoice.h"

#include "app/cli/environmentkey.h"

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

Result<Account> withKey(const Account& account, Engine& engine)
{
    if (auto given = EnvironmentKey().giveTo(engine, account); !given)
        return failure(given.error());
    return account;
}

QList<Account> withoutPractice(QList<Account> accounts)
{
    accounts.removeIf([](const Account& account) { return account.isPractice(); });
    return accounts;
}

/// The environment's key is not used here, because nobody said which account it belongs to.
Result<Account> onlyAccount(const Console& console, Engine& engine)
{
    const QList<Account> accounts = withoutPractice(engine.accounts().accounts());
    if (accounts.size() == 1) {
        if (EnvironmentKey().isSet())
            console.problem(Cli::tr(
                "DAILIES_API_KEY is ignored because no service was named. If the key belongs to %1, add --account.")
                                .arg(accounts.constFirst().name));
        return accounts.constFirst();
    }
    if (accounts.isEmpty())
        return failure(ErrorKind::BadInput,
            Cli::tr("No accounts yet. Give --base-url, or add one with \"dailies-cli accounts add\"."));
    return failure(ErrorKind::BadInput, Cli::tr("There are several accounts. Choose one with --account."));
}

} // namespace

Result<Account> namedAccount(const QString& name, Engine& engine)
{
    if (name == Account::practiceId()) {
        if (auto started = engine.startPractice(PracticeService::Options().secondsPerTask); !started)
            return failure(started.error());
        return *engine.account(name);
    }
    const auto account = engine.accounts().find(name);
    if (!account)
        return failure(noSuchAccount(name));
    return withKey(*account, engine);
}

Error noSuchAccount(const QString& name)
{
    return {ErrorKind::BadInput,
        Cli::tr(R"(There is no account "%1". "dailies-cli accounts list" lists your accounts.)").arg(name)};
}

QString accountName(const AccountStore& accounts, const QString& id)
{
    if (id == Account::practiceId())
        return Cli::tr("Practice mode");
    const auto oneCall = accountOfOneCall(id);
    return oneCall ? oneCall->name : accounts.names().value(id, id);
}

Result<QString> knownAccountId(const AccountStore& accounts, const QString& name, const QStringList& others)
{
    if (const auto account = accounts.find(name))
        return account->id;
    if (others.contains(name))
        return name;
    if (const QString removed = accounts.removedId(name); !removed.isEmpty())
        return removed;
    QStringList known;
    for (const QString& id : others) {
        known.append(accountName(accounts, id));
        if (known.constLast().compare(name, Qt::CaseInsensitive) == 0)
            return id;
    }
    for (const Account& account : accounts.accounts())
        known.append(account.name);
    return failure(ErrorKind::BadInput, unknownText(Cli::tr("There is no account \"%1\".").arg(name), known));
}

Result<Account> storedAccount(const CommandParser& parser)
{
    const QString given = parser.value(u"account"_s);
    if (given.isEmpty() ? parser.isSet(u"base-url"_s) : given == Account::practiceId())
        return Account{given, given, {}, {}};
    AccountStore accounts(Profile::at(parser.profileFolder()).accounts);
    if (const auto loaded = accounts.load(); !loaded)
        return failure(loaded.error());
    if (given.isEmpty()) {
        const QList<Account> all = withoutPractice(accounts.accounts());
        return all.size() == 1 ? all.constFirst() : Account();
    }
    const auto account = accounts.find(given);
    if (!account)
        return failure(noSuchAccount(given));
    return *account;
}

void addAccountOptions(CommandParser& parser)
{
    parser.addValue(u"account"_s, Cli::tr("name"), Cli::tr("The account to use; \"practice\" is practice mode."));
    parser.addValue(u"base-url"_s, Cli::tr("url"),
        Cli::tr("The service's base URL for this call only. Missing https:// and /v1 are added; the key is read from "
                "DAILIES_API_KEY."));
    addAllowHttp(parser);
}

void addAllowHttp(CommandParser& parser)
{
    parser.addSwitch(u"allow-http"_s,
        Cli::tr("Allow a --base-url that begins with http:// on another computer. Your key can be read in transit."));
}

Result<QUrl> baseUrlFrom(const CommandParser& parser)
{
    const QString text = completedBaseUrl(parser.value(u"base-url"_s));
    auto url = checkedBaseUrl(text, parser.isSet(u"allow-http"_s) ? ClearText::AgreedTo : ClearText::Refused);
    if (!url && checkedBaseUrl(text, ClearText::AgreedTo))
        return failure(ErrorKind::BadInput,
            Cli::tr("%1 To use it anyway, add --allow-http. Nothing was sent.").arg(url.error().message));
    return url;
}

Result<Account> chooseAccount(const CommandParser& parser, Engine& engine)
{
    const bool named = parser.isSet(u"account"_s);
    const bool addressed = parser.isSet(u"base-url"_s);
    if (named && addressed)
        return failure(ErrorKind::BadInput, Cli::tr("Give either --account or --base-url, not both."));
    if (named)
        return namedAccount(parser.value(u"account"_s), engine);
    if (!addressed)
        return onlyAccount(parser.console(), engine);
    const auto url = baseUrlFrom(parser);
    if (!url)
        return failure(url.error());
    return withKey(accountOfOneCall(*url), engine);
}

void checkKey(Engine& engine, const Account& account, QObject* context, std::function<void(Result<void>)> answer)
{
    const bool oneCall = accountOfOneCall(account.id).has_value();
    if (oneCall && !engine.keys().isForThisSessionOnly(account.id)) {
        const Error error{ErrorKind::KeyProblem, Cli::tr("No key found: set DAILIES_API_KEY.")};
        QMetaObject::invokeMethod(
            context, [answer = std::move(answer), error] { answer(failure(error)); }, Qt::QueuedConnection);
        return;
    }
    engine.keys().read(
        account.id, originOf(account.baseUrl), context, [answer = std::move(answer)](const Result<QByteArray>& key) {
            if (key)
                return answer({});
            Error error = key.error();
            if (error.kind == ErrorKind::Keychain)
                error.message +=
                    u' ' + Cli::tr("To use a key without the keychain, set DAILIES_API_KEY and add --account.");
            answer(failure(error));
        });
}

} // namespace Dailies
