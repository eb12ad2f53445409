// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/accounts/accountstore.h"
#include "app/cli/commandparser.h"
#include "app/common/clock.h"
#include "app/settings/profile.h"
#include "app/tasks/history/spendbook.h"
#include "app/tasks/store/taskstore.h"

#include <QJsonObject>

#include <functional>
#include <memory>

namespace Dailies {

/// A profile's spend book for the commands about money. Works while the window is open, because it sends nothing.
class SpendAccess final {
public:
    /// Returns Storage if the profile cannot be used.
    static Result<std::unique_ptr<SpendAccess>> open(const QString& profileFolder);

    SpendBook& book() { return m_book; }
    /// The account's name, also if it was removed; its ID if its name is not known.
    QString accountName(const QString& id) const;
    /// The ID of an existing account; BadInput if there is none of this name. Empty for an empty name.
    Result<QString> accountId(const QString& name) const;
    /// The question that --from, --to, --account and --model ask; BadInput for wrong values.
    Result<SpendQuestion> question(const CommandParser& parser) const;

private:
    SpendAccess() = default;
    /// The model, as it is written in the account or where it was sent.
    Result<QString> spentModel(const QString& code, QStringList models) const;

    TaskStore m_store;
    SystemClock m_clock;
    SpendBook m_book{m_store, m_clock};
    std::unique_ptr<AccountStore> m_accounts;
};

/// Runs a command with the spend book of its profile. Returns the exit status.
int withSpend(const CommandParser& parser, const std::function<int(SpendAccess&, const Console&)>& command);
/// Removes what has the number that is the command's argument. `key` is its JSON key, and `done` the sentence about it.
int removeByNumber(
    const CommandParser& parser, Result<void> (SpendBook::*remove)(qint64 id), const QString& key, const QString& done);

/// The text of an invoice or a file of rates. Returns BadInput if it can't be read or is larger than that: a part of it
/// would give wrong sums.
Result<QByteArray> readTable(const QString& name, qint64 mostBytes);
/// Adds --from, --to, --account and --model.
void addSpendFilter(CommandParser& parser);
/// The value of an option as an amount; BadInput if it is no number. nullopt without the option.
Result<std::optional<Amount>> amountFrom(const CommandParser& parser, const QString& option);
/// The value of an option as money, such as "4.20 USD".
Result<std::optional<Price>> priceFrom(const CommandParser& parser, const QString& option);
/// The value of an option as a day; invalid without the option.
Result<QDate> dayFrom(const CommandParser& parser, const QString& option);

/// "$0.10 per second"
QString perUnitText(const Rate& rate);
/// "5 s", "3 points", or "an unknown quantity".
QString quantityOrUnknown(const Quantity& quantity);
/// "$0.50", or "up to $0.50" if it is by the dearest of several rates.
QString boundText(const Price& price, bool isUpTo);
/// The displayed word for a cost state, in the user's language.
QString costWord(CostState state);
/// {"seconds": "5", "points": null} with the parts that are known. Texts, because money must be exact.
QJsonObject quantityLine(const Quantity& quantity, const std::optional<Price>& price);

} // namespace Dailies
