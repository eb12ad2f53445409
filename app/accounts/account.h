// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/accountproxy.h"
#include "app/common/webaddress.h"
#include "app/request/models/modelprofile.h"

#include <QList>
#include <QString>
#include <QUrl>

#include <optional>

namespace Dailies {

/// Where requests go: a name, a base address, a key in the key store under this id, and the models enabled for it.
struct Account {
    QString id; ///< never changes; "practice" is the built-in practice service
    QString name;
    QUrl baseUrl; ///< ends in /v1; set at each start for the practice service
    QList<EnabledModel> models;
    int createsAtOnce = 2; ///< create calls under way at the same time, 1 to mostCreatesAtOnce

    QString clipFolder = {}; ///< where its clips are saved; empty for where all are
    QString clipPattern = {}; ///< names of its clips; empty for those of all accounts

    int queriesPerSecond = usualQueriesPerSecond; ///< 1 to mostQueriesPerSecond
    AccountProxy proxy = {}; ///< the way to its address
    QString cleartextOrigin = {}; ///< the origin of which the person said that http may be used; empty when never

    static constexpr int mostCreatesAtOnce = 20;
    static constexpr int usualQueriesPerSecond = 2;
    static constexpr int mostQueriesPerSecond = 10;

    /// Whether the person has agreed to send the key readable, to the address that the account has now.
    bool allowsCleartext() const { return !cleartextOrigin.isEmpty() && cleartextOrigin == originOf(baseUrl); }

    bool isPractice() const { return id == practiceId(); }
    static QString practiceId();

    bool operator==(const Account&) const = default;
};

/// An account for a base address that is not kept: its id says the address, so that its tasks can be taken up again.
Account accountOfOneCall(const QUrl& baseUrl);
/// The account that such an id says; nothing for any other id.
std::optional<Account> accountOfOneCall(const QString& id);

/// What becomes of an http address on another computer, where everyone on the way can read the key.
enum class ClearText { Refused, AgreedTo };

/// Checks a base address that a person typed: https, or http on loopback; no query, no user information. http elsewhere
/// needs the person's word (AgreedTo). The result has no slash at its end. BadInput with one sentence otherwise.
Result<QUrl> checkedBaseUrl(const QString& text, ClearText clearText = ClearText::Refused);

} // namespace Dailies
