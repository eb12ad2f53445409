// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"

#include <QHash>
#include <QObject>

namespace Dailies {

/// The account and model that Compose selects for a request kind.
struct KindChoice {
    QString accountId;
    QString model;

    bool operator==(const KindChoice&) const = default;
};
using KindChoices = QHash<ApiType, KindChoice>;

/// What is remembered of an account that was removed, because its takes, limits and rates stay.
struct RemovedAccount {
    QString id;
    QString name;
    QUrl baseUrl;

    bool operator==(const RemovedAccount&) const = default;
};

/// The accounts of a profile, stored in one JSON file without keys.
class AccountStore final : public QObject {
    Q_OBJECT
public:
    static constexpr int longestName = 80; ///< names appear in lists and titles

    explicit AccountStore(const QString& file, QObject* parent = nullptr);

    /// Reads the file; a missing one is an empty list. Returns Storage if it cannot be read; nothing is overwritten
    /// then.
    Result<void> load();
    const QList<Account>& accounts() const { return m_accounts; }
    /// The account with this ID or, if there is none, with this name; nullopt if there is neither. Case only matters
    /// if it tells two apart.
    std::optional<Account> find(const QString& idOrName) const;
    /// Whether a name could be confused with an ID, another account or practice mode. `id` is the account to name; empty
    /// for a new one.
    bool isNameTaken(const QString& name, const QString& id = {}) const;
    /// The names of all accounts by ID, also of those that were removed.
    QHash<QString, QString> names() const;
    /// What removed accounts were called, by ID.
    QHash<QString, QString> formerNames() const;
    /// The ID for a new account: that of the account with this name and base URL that was removed last, so that its
    /// takes, limits and rates belong to it again; otherwise one that was never used.
    QString idFor(const QString& name, const QUrl& baseUrl) const;
    /// The ID of an account that was removed with this name, the last of several; empty if there is none.
    QString removedId(const QString& name) const;
    /// Adds an account, or replaces the one with the same ID, and saves. Clamps numbers to their ranges. All accounts
    /// of the same origin get the same proxy.
    Result<void> put(const Account& account);
    /// Removes an account and remembers its name.
    Result<void> remove(const QString& id);

    /// The choices for request kinds whose account and model still exist.
    const KindChoices& choices() const { return m_choices; }
    /// Sets or removes the choice for a kind, and saves.
    Result<void> choose(ApiType apiType, const std::optional<KindChoice>& choice);

Q_SIGNALS:
    void accountsChanged();

private:
    Result<void> replace(
        const QList<Account>& accounts, const KindChoices& choices, const QList<RemovedAccount>& removed);

    QString m_file;
    QList<Account> m_accounts;
    QList<RemovedAccount> m_removed; ///< oldest first
    KindChoices m_choices;
    bool m_usable = false; ///< the file was read, so writing it loses nothing
};

} // namespace Dailies
