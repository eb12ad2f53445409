// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/chargednote.h"

#include "app/engine/engine.h"

#include <QCoreApplication>

namespace Dailies {

QString chargedNote(const Engine& engine, const QString& accountBefore, const QString& account)
{
    const auto paid = account == Account::practiceId() ? std::nullopt : engine.account(account);
    if (accountBefore != Account::practiceId() || !paid)
        return {};
    return QCoreApplication::translate("ChargedNote", "Requests now go to %1 and are charged.").arg(paid->name);
}

} // namespace Dailies
