// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/accountstore.h"

#include "app/common/settingsfile.h"

#include <QCoreApplication>
#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QUuid>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int formatVersion = 1;
constexpr qint64 largestFile = 8 * 1024 * 1024;

/// Clamps values that could not have been set in the window.
void bringIntoRange(Account& account)
{
    account.createsAtOnce = std::clamp(account.createsAtOnce, 1, Account::mostCreatesAtOnce);
    account.queriesPerSecond = std::clamp(account.queriesPerSecond, 1, Account::mostQueriesPerSecond);
    const bool isKnown = account.proxy.kind == "system"_L1 || account.proxy.kind == "none"_L1;
    const bool isOwn = account.proxy.kind == "http"_L1 || account.proxy.kind == "socks5"_L1;
    if (!isKnown && !isOwn)
        account.proxy = {};
    if (!isOwn)
        account.proxy.address.clear();
    // Consent that was given for another URL is no longer valid.
    if (!account.allowsCleartext())
        account.cleartextOrigin.clear();
}

QJsonObject toJson(const Account& account)
{
    QJsonArray models;
    for (const EnabledModel& model : account.models)
        models.append(Dailies::toJson(model));
    QJsonObject json{{u"id"_s, account.id}, {u"name"_s, account.name}, {u"models"_s, models},
        {u"createsAtOnce"_s, account.createsAtOnce}};
    if (!account.clipFolder.isEmpty())
        json.insert(u"clipFolder"_s, account.clipFolder);
    if (!account.clipPattern.isEmpty())
        json.insert(u"clipPattern"_s, account.clipPattern);
    if (account.queriesPerSecond != Account::usualQueriesPerSecond)
        json.insert(u"queriesPerSecond"_s, account.queriesPerSecond);
    if (!account.proxy.kind.isEmpty())
        json.insert(u"proxy"_s, QJsonObject{{u"kind"_s, account.proxy.kind}, {u"address"_s, account.proxy.address}});
    if (!account.cleartextOrigin.isEmpty())
        json.insert(u"readableOrigin"_s, account.cleartextOrigin);
    // The practice service has another port each time.
    if (!account.isPractice())
        json.insert(u"baseUrl"_s, account.baseUrl.toString(QUrl::FullyEncoded));
    return json;
}

Result<Account> accountFromJson(const QJsonObject& json)
{
    Account account;
    account.id = json.value(u"id"_s).toString();
    account.name = json.value(u"name"_s).toString();
    if (account.id.isEmpty() || account.name.isEmpty())
        return failure(ErrorKind::BadInput, AccountStore::tr("an account has no ID or no name"));
    if (!account.isPractice()) {
        account.cleartextOrigin = json.value(u"readableOrigin"_s).toString();
        const QString address = json.value(u"baseUrl"_s).toString();
        const auto url = checkedBaseUrl(address, ClearText::AgreedTo);
        if (!url)
            return failure(url.error());
        account.baseUrl = *url;
        // http is only accepted if the user allowed it for this very URL.
        if (const auto strict = checkedBaseUrl(address); !strict && !account.allowsCleartext())
            return failure(strict.error());
    }
    for (const QJsonValue& value : json.value(u"models"_s).toArray()) {
        auto model = enabledModelFromJson(value.toObject());
        if (!model)
            return failure(model.error());
        account.models.append(*std::move(model));
    }
    account.clipFolder = json.value(u"clipFolder"_s).toString();
    account.clipPattern = json.value(u"clipPattern"_s).toString();
    account.createsAtOnce = json.value(u"createsAtOnce"_s).toInt(account.createsAtOnce);
    account.queriesPerSecond = json.value(u"queriesPerSecond"_s).toInt(account.queriesPerSecond);
    const QJsonObject proxy = json.value(u"proxy"_s).toObject();
    account.proxy = {proxy.value(u"kind"_s).toString(), proxy.value(u"address"_s).toString()};
    bringIntoRange(account);
    return account;
}

QJsonArray toJson(const KindChoices& choices)
{
    QJsonArray list;
    QList<ApiType> kinds = choices.keys();
    std::sort(kinds.begin(), kinds.end());
    for (const ApiType kind : std::as_const(kinds)) {
        const KindChoice& choice = choices[kind];
        list.append(
            QJsonObject{{u"kind"_s, apiTypeName(kind)}, {u"account"_s, choice.accountId}, {u"model"_s, choice.model}});
    }
    return list;
}

/// Kinds of a newer version and unreadable entries are ignored.
KindChoices choicesFromJson(const QJsonArray& list)
{
    KindChoices choices;
    for (const QJsonValue& value : list) {
        const QJsonObject json = value.toObject();
        if (const auto apiType = apiTypeFromName(json.value(u"kind"_s).toString()))
            choices.insert(*apiType, {json.value(u"account"_s).toString(), json.value(u"model"_s).toString()});
    }
    return choices;
}

/// Removes choices whose account or model no longer exists.
KindChoices stillPossible(KindChoices choices, const QList<Account>& accounts)
{
    choices.removeIf([&accounts](const auto& entry) {
        const KindChoice& choice = entry.value();
        return std::ranges::none_of(accounts, [&](const Account& account) {
            return account.id == choice.accountId
                && std::ranges::any_of(account.models, [&](const EnabledModel& model) {
                       return model.code == choice.model && model.apiTypes.contains(entry.key());
                   });
        });
    });
    return choices;
}

QJsonArray toJson(const QList<RemovedAccount>& removed)
{
    QJsonArray list;
    for (const RemovedAccount& each : removed)
        list.append(QJsonObject{
            {u"id"_s, each.id}, {u"name"_s, each.name}, {u"baseUrl"_s, each.baseUrl.toString(QUrl::FullyEncoded)}});
    return list;
}

QList<RemovedAccount> removedFromJson(const QJsonArray& list)
{
    QList<RemovedAccount> removed;
    for (const QJsonValue& value : list) {
        const QJsonObject json = value.toObject();
        removed.append({json.value(u"id"_s).toString(), json.value(u"name"_s).toString(),
            QUrl(json.value(u"baseUrl"_s).toString(), QUrl::StrictMode)});
    }
    return removed;
}

struct AccountFile {
    QList<Account> accounts;
    QList<RemovedAccount> removed;
    KindChoices choices;
};

Result<AccountFile> accountsFromJson(const QByteArray& text)
{
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(text, &error);
    if (error.error != QJsonParseError::NoError)
        return failure(ErrorKind::BadInput, error.errorString());
    const QJsonObject root = document.object();
    const int version = root.value(u"version"_s).toInt();
    if (version > formatVersion)
        return failure(ErrorKind::BadInput, AccountStore::tr("a newer version of Dailies wrote it"));
    if (version < 1 || !root.value(u"accounts"_s).isArray())
        return failure(ErrorKind::BadInput, AccountStore::tr("it isn't a list of accounts"));
    QList<Account> accounts;
    for (const QJsonValue& value : root.value(u"accounts"_s).toArray()) {
        auto account = accountFromJson(value.toObject());
        if (!account)
            return failure(account.error());
        accounts.append(*std::move(account));
    }
    return AccountFile{accounts, removedFromJson(root.value(u"removed"_s).toArray()),
        choicesFromJson(root.value(u"choices"_s).toArray())};
}

} // namespace

AccountStore::AccountStore(const QString& file, QObject* parent) : QObject(parent), m_file(file) {}

Result<void> AccountStore::load()
{
    m_usable = false;
    const auto unusable = [this](const QString& reason) {
        return failure(ErrorKind::Storage,
            tr("The accounts in %1 can't be read: %2. The file was left unchanged.")
                .arg(QDir::toNativeSeparators(m_file), reason));
    };
    const auto text = readSettingsFile(m_file, largestFile);
    if (!text)
        return unusable(text.error().message);
    AccountFile read;
    if (*text) {
        auto parsed = accountsFromJson(**text);
        if (!parsed)
            return unusable(parsed.error().message);
        read = *std::move(parsed);
    }
    m_usable = true;
    m_accounts = std::move(read.accounts);
    m_removed = std::move(read.removed);
    m_choices = stillPossible(std::move(read.choices), m_accounts);
    Q_EMIT accountsChanged();
    return {};
}

std::optional<Account> AccountStore::find(const QString& idOrName) const
{
    for (const auto sensitivity : {Qt::CaseSensitive, Qt::CaseInsensitive}) {
        for (const auto key : {&Account::id, &Account::name}) {
            const auto found = std::ranges::find_if(
                m_accounts, [&](const Account& account) { return (account.*key).compare(idOrName, sensitivity) == 0; });
            if (found != m_accounts.end())
                return *found;
        }
    }
    return std::nullopt;
}

bool AccountStore::isNameTaken(const QString& name, const QString& id) const
{
    // Names that differ only in case are too similar.
    const auto is = [&name](const QString& other) { return name.compare(other, Qt::CaseInsensitive) == 0; };
    return is(Account::practiceId()) || is(QCoreApplication::translate("Engine", "Practice mode"))
        || std::ranges::any_of(m_accounts,
            [&is, &id](const Account& account) { return account.id != id && (is(account.name) || is(account.id)); });
}

QHash<QString, QString> AccountStore::formerNames() const
{
    QHash<QString, QString> names;
    for (const RemovedAccount& each : m_removed)
        names.insert(each.id, each.name);
    return names;
}

QHash<QString, QString> AccountStore::names() const
{
    QHash<QString, QString> names = formerNames();
    for (const Account& account : m_accounts)
        names.insert(account.id, account.name);
    return names;
}

QString AccountStore::idFor(const QString& name, const QUrl& baseUrl) const
{
    const auto found = std::find_if(m_removed.crbegin(), m_removed.crend(), [&](const RemovedAccount& each) {
        return each.name.compare(name, Qt::CaseInsensitive) == 0 && each.baseUrl == baseUrl;
    });
    return found == m_removed.crend() ? QUuid::createUuid().toString(QUuid::WithoutBraces) : found->id;
}

QString AccountStore::removedId(const QString& name) const
{
    const auto found = std::find_if(m_removed.crbegin(), m_removed.crend(),
        [&name](const RemovedAccount& each) { return each.name.compare(name, Qt::CaseInsensitive) == 0; });
    return found == m_removed.crend() ? QString() : found->id;
}

Result<void> AccountStore::put(const Account& account)
{
    QList<Account> accounts = m_accounts;
    auto same = std::ranges::find(accounts, account.id, &Account::id);
    if (same == accounts.end())
        same = accounts.insert(accounts.end(), account);
    else
        *same = account;
    bringIntoRange(*same);
    // All accounts of the same origin use the same proxy.
    for (Account& other : accounts) {
        if (!other.isPractice() && originOf(other.baseUrl) == originOf(same->baseUrl))
            other.proxy = same->proxy;
    }
    QList<RemovedAccount> removed = m_removed;
    removed.removeIf([&account](const RemovedAccount& each) { return each.id == account.id; });
    return replace(accounts, m_choices, removed);
}

Result<void> AccountStore::remove(const QString& id)
{
    QList<Account> accounts = m_accounts;
    QList<RemovedAccount> removed = m_removed;
    const auto gone = std::ranges::find(accounts, id, &Account::id);
    if (gone != accounts.end()) {
        if (!gone->isPractice())
            removed.append({gone->id, gone->name, gone->baseUrl});
        accounts.erase(gone);
    }
    return replace(accounts, m_choices, removed);
}

Result<void> AccountStore::choose(ApiType apiType, const std::optional<KindChoice>& choice)
{
    KindChoices choices = m_choices;
    choices.remove(apiType);
    if (choice)
        choices.insert(apiType, *choice);
    return replace(m_accounts, choices, m_removed);
}

Result<void> AccountStore::replace(
    const QList<Account>& accounts, const KindChoices& choices, const QList<RemovedAccount>& removed)
{
    if (!m_usable)
        return failure(ErrorKind::Storage, tr("The accounts couldn't be read, so they won't be overwritten."));
    QJsonArray list;
    for (const Account& account : accounts)
        list.append(toJson(account));
    const KindChoices possible = stillPossible(choices, accounts);
    QJsonObject root{{u"version"_s, formatVersion}, {u"accounts"_s, list}};
    if (!possible.isEmpty())
        root.insert(u"choices"_s, toJson(possible));
    if (!removed.isEmpty())
        root.insert(u"removed"_s, toJson(removed));
    const QByteArray text = QJsonDocument(root).toJson();

    if (const auto written = writeSettingsFile(m_file, text); !written)
        return failure(ErrorKind::Storage,
            tr("Couldn't save the accounts to %1: %2.").arg(QDir::toNativeSeparators(m_file), written.error().message));
    // Updated only after the file was written, so that memory and disk agree.
    m_accounts = accounts;
    m_choices = possible;
    m_removed = removed;
    Q_EMIT accountsChanged();
    return {};
}

} // namespace Dailies
