// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/engineopening.h"

namespace Dailies {

Result<std::unique_ptr<Engine>> openEngine(const Console& console, const Engine::Options& options)
{
    auto engine = Engine::open(options);
    if (!engine)
        return engine;
    for (const QString& notice : (*engine)->notices())
        console.problem(notice);
    DatabaseCare& care = (*engine)->care();
    const auto tell = [console](const Error& error) { console.problem(error.message); };
    QObject::connect(&care, &DatabaseCare::damageFound, &care, tell);
    QObject::connect(&care, &DatabaseCare::copyFailed, &care, tell);
    return engine;
}

} // namespace Dailies
