// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/taskkeys.h"

#include "app/cli/accountchoice.h"
#include "app/cli/environmentkey.h"

#include <QSet>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Prints, once each, the services of account-less calls whose key is not available.
void tellMissingKeys(const Console& console, Engine& engine, const QList<VideoTask>& tasks)
{
    QSet<QString> reported;
    for (const VideoTask& task : tasks) {
        const auto account = accountOfOneCall(task.accountId);
        if (!account || engine.keys().isForThisSessionOnly(account->id) || reported.contains(account->id))
            continue;
        reported.insert(account->id);
        console.problem(Cli::tr("There are tasks at %1, but no key for it. Set DAILIES_API_KEY and add --base-url %1.")
                            .arg(account->baseUrl.toString()));
    }
}

} // namespace

Result<void> takeKeys(const CommandParser& parser, Engine& engine, const QList<VideoTask>& tasks)
{
    const EnvironmentKey key;
    if (parser.isSet(u"account"_s) || parser.isSet(u"base-url"_s)) {
        const auto named = chooseAccount(parser, engine);
        if (!named)
            return failure(named.error());
        // Also applies to tasks that were sent to another path of the named service.
        for (const VideoTask& task : tasks) {
            const auto account = accountOfOneCall(task.accountId);
            if (!account || !parser.isSet(u"base-url"_s) || originOf(account->baseUrl) != originOf(named->baseUrl))
                continue;
            if (auto given = key.giveTo(engine, *account); !given)
                return given;
        }
    } else if (auto given = key.giveToTasks(engine, tasks); !given) {
        return given;
    }
    tellMissingKeys(parser.console(), engine, tasks);
    return {};
}

} // namespace Dailies
