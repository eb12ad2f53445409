// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/accountstore.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int formatVersion = 1;
constexpr qint64 largestFile = 8 * 1024 * 1024;

int inRange(int createsAtOnce)
{
    return std::clamp(createsAtOnce, 1, Account::mostCreatesAtOnce);
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
        return failure(ErrorKind::BadInput, AccountStore::tr("an account has no id or no name"));
    if (!account.isPractice()) {
        const auto url = checkedBaseUrl(json.value(u"baseUrl"_s).toString());
        if (!url)
            return failure(url.error());
        account.baseUrl = *url;
    }
    for (const QJsonValue& value : json.value(u"models"_s).toArray()) {
        auto model = enabledModelFromJson(value.toObject());
        if (!model)
            return failure(model.error());
        account.models.append(*std::move(model));
    }
    account.clipFolder = json.value(u"clipFolder"_s).toString();
    account.clipPattern = json.value(u"clipPattern"_s).toString();
    account.createsAtOnce = inRange(json.value(u"createsAtOnce"_s).toInt(account.createsAtOnce));
    return account;
}

Result<QList<Account>> accountsFromJson(const QByteArray& text)
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
        return failure(ErrorKind::BadInput, AccountStore::tr("it is not a list of accounts"));
    QList<Account> accounts;
    for (const QJsonValue& value : root.value(u"accounts"_s).toArray()) {
        auto account = accountFromJson(value.toObject());
        if (!account)
            return failure(account.error());
        accounts.append(*std::move(account));
    }
    return accounts;
}

} // namespace

AccountStore::AccountStore(const QString& file, QObject* parent) : QObject(parent), m_file(file) {}

Result<void> AccountStore::load()
{
    m_usable = false;
    const auto unusable = [this](const QString& reason) {
        return failure(ErrorKind::Storage,
            tr("The accounts in %1 cannot be read, and the file is left as it is: %2.")
                .arg(QDir::toNativeSeparators(m_file), reason));
    };
    QFile file(m_file);
    QList<Account> accounts;
    if (file.exists()) {
        if (!file.open(QIODevice::ReadOnly))
            return unusable(file.errorString());
        if (file.size() > largestFile)
            return unusable(tr("it is too large"));
        const QByteArray text = file.readAll();
        if (file.error() != QFileDevice::NoError)
            return unusable(file.errorString());
        auto read = accountsFromJson(text);
        if (!read)
            return unusable(read.error().message);
        accounts = *std::move(read);
    }
    m_usable = true;
    m_accounts = std::move(accounts);
    Q_EMIT accountsChanged();
    return {};
}

std::optional<Account> AccountStore::find(const QString& idOrName) const
{
    for (const auto key : {&Account::id, &Account::name}) {
        const auto found = std::find_if(
            m_accounts.begin(), m_accounts.end(), [&](const Account& account) { return account.*key == idOrName; });
        if (found != m_accounts.end())
            return *found;
    }
    return std::nullopt;
}

Result<void> AccountStore::put(const Account& account)
{
    QList<Account> accounts = m_accounts;
    auto same = std::find_if(
        accounts.begin(), accounts.end(), [&account](const Account& other) { return other.id == account.id; });
    if (same == accounts.end())
        same = accounts.insert(accounts.end(), account);
    else
        *same = account;
    same->createsAtOnce = inRange(same->createsAtOnce);
    return replace(accounts);
}

Result<void> AccountStore::remove(const QString& id)
{
    QList<Account> accounts = m_accounts;
    accounts.removeIf([&id](const Account& account) { return account.id == id; });
    return replace(accounts);
}

Result<void> AccountStore::replace(const QList<Account>& accounts)
{
    if (!m_usable)
        return failure(ErrorKind::Storage, tr("The accounts could not be read, so they are not written either."));
    QJsonArray list;
    for (const Account& account : accounts)
        list.append(toJson(account));
    const QByteArray text = QJsonDocument(QJsonObject{{u"version"_s, formatVersion}, {u"accounts"_s, list}}).toJson();

    QSaveFile file(m_file);
    if (!file.open(QIODevice::WriteOnly) || !file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner)
        || file.write(text) != text.size() || !file.flush() || !file.commit()) {
        return failure(ErrorKind::Storage,
            tr("The accounts could not be written to %1: %2.")
                .arg(QDir::toNativeSeparators(m_file), file.errorString()));
    }
    // Only what is on disk is what the program goes by.
    m_accounts = accounts;
    Q_EMIT accountsChanged();
    return {};
}

} // namespace Dailies
