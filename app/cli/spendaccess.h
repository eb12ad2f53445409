// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commandparser.h"
#include "app/common/clock.h"
#include "app/settings/profile.h"
#include "app/tasks/history/spendbook.h"
#include "app/tasks/store/taskstore.h"

#include <QHash>
#include <QJsonObject>

#include <memory>

namespace Dailies {

/// A profile's spend book for the commands about money. Works while the window is open, because it sends nothing.
class SpendAccess final {
public:
    /// Returns Storage if the profile cannot be used.
    static Result<std::unique_ptr<SpendAccess>> open(const QString& profileFolder);

    SpendBook& book() { return m_book; }
    /// The account's name; its ID if it no longer exists.
    QString accountName(const QString& id) const { return m_names.value(id, id); }
    /// The ID of an existing account; BadInput if there is none of this name. Empty for an empty name.
    Result<QString> accountId(const QString& name) const;
    /// The question that --from, --to, --account and --model ask; BadInput for wrong values.
    Result<SpendQuestion> question(const CommandParser& parser) const;

private:
    SpendAccess() = default;

    TaskStore m_store;
    SystemClock m_clock;
    SpendBook m_book{m_store, m_clock};
    QHash<QString, QString> m_names; ///< of the accounts, by ID
};

/// Adds --from, --to, --account and --model.
void addSpendFilter(CommandParser& parser);
/// The value of an option as an amount; BadInput if it is no number. nullopt without the option.
Result<std::optional<Amount>> amountFrom(const CommandParser& parser, const QString& option);
/// The value of an option as money, such as "4.20 USD".
Result<std::optional<Price>> priceFrom(const CommandParser& parser, const QString& option);
/// The value of an option as a day; invalid without the option.
Result<QDate> dayFrom(const CommandParser& parser, const QString& option);

/// "5 s", "3 points", or "an unknown quantity".
QString quantityText(const Quantity& quantity);
/// {"seconds": "5", "points": null} with the parts that are known. Texts, because money must be exact.
QJsonObject quantityLine(const Quantity& quantity, const std::optional<Price>& price);

} // namespace Dailies
