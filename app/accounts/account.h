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

/// Where requests are sent: a name, a base URL, a key in the key store under this ID, and the enabled models.
struct Account {
    QString id; ///< never changes; "practice" is the built-in practice service
    QString name;
    QUrl baseUrl; ///< ends in /v1; set at each start for the practice service
    QList<EnabledModel> models;
    int createsAtOnce = 2; ///< maximum number of concurrent create calls, 1 to mostCreatesAtOnce

    QString clipFolder = {}; ///< where its clips are saved; empty for the common folder
    QString clipPattern = {}; ///< name pattern of its clips; empty for the common pattern

    int queriesPerSecond = usualQueriesPerSecond; ///< 1 to mostQueriesPerSecond
    AccountProxy proxy = {}; ///< how its URL is reached
    QString cleartextOrigin = {}; ///< the origin for which the user allowed http; empty if there is none

    static constexpr int mostCreatesAtOnce = 20;
    static constexpr int usualQueriesPerSecond = 2;
    static constexpr int mostQueriesPerSecond = 10;

    /// Whether the user agreed to send the key unencrypted to the account's current URL.
    bool allowsCleartext() const { return !cleartextOrigin.isEmpty() && cleartextOrigin == originOf(baseUrl); }

    bool isPractice() const { return id == practiceId(); }
    static QString practiceId();

    bool operator==(const Account&) const = default;
};

/// An account for a base URL that is not stored. Its ID contains the URL, so that its tasks can be resumed.
Account accountOfOneCall(const QUrl& baseUrl);
/// The account for such an ID; nullopt for other IDs.
std::optional<Account> accountOfOneCall(const QString& id);

/// A base URL as users type or paste it, completed for checkedBaseUrl(): https:// before it (http:// for this
/// computer), /v1 after it, and nothing of the paths that calls add after /v1. Anything else stays as it was typed.
QString completedBaseUrl(const QString& typed);

/// Whether http URLs of other computers, where the key can be read in transit, are allowed.
enum class ClearText { Refused, AgreedTo };

/// Checks a base URL typed by the user: https, or http on loopback, without query or user information. http elsewhere
/// needs the user's consent (AgreedTo). The result has no trailing slash. Returns BadInput otherwise.
Result<QUrl> checkedBaseUrl(const QString& text, ClearText clearText = ClearText::Refused);

} // namespace Dailies
