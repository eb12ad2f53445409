// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/account.h"

#include <QHash>
#include <QObject>

namespace Dailies {

/// The account and model that Compose takes when a request kind is chosen.
struct KindChoice {
    QString accountId;
    QString model;

    bool operator==(const KindChoice&) const = default;
};
using KindChoices = QHash<ApiType, KindChoice>;

/// The accounts of a profile, kept in one JSON file without any key.
class AccountStore final : public QObject {
    Q_OBJECT
public:
    explicit AccountStore(const QString& file, QObject* parent = nullptr);

    /// Reads the file; a missing one is an empty list. Storage when it cannot be read; nothing is overwritten then.
    Result<void> load();
    const QList<Account>& accounts() const { return m_accounts; }
    /// The account with this id or, failing that, this name; nothing when there is none.
    std::optional<Account> find(const QString& idOrName) const;
    /// Adds, or replaces the one with the same id, and saves. Numbers are brought into their range; accounts of the same
    /// origin get the same proxy.
    Result<void> put(const Account& account);
    Result<void> remove(const QString& id);

    /// What was chosen for request kinds; only what its account still has.
    const KindChoices& choices() const { return m_choices; }
    /// Chooses for a kind, or takes the choice back, and saves.
    Result<void> choose(ApiType apiType, const std::optional<KindChoice>& choice);

Q_SIGNALS:
    void accountsChanged();

private:
    Result<void> replace(const QList<Account>& accounts, const KindChoices& choices);

    QString m_file;
    QList<Account> m_accounts;
    KindChoices m_choices;
    bool m_usable = false; ///< the file was read, so writing it loses nothing
};

} // namespace Dailies
