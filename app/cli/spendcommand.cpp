// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandparser.h"
#include "app/cli/commands.h"

namespace Dailies {

using namespace Qt::StringLiterals;

int runSpend(const QStringList& arguments)
{
    CommandParser parser(u"spend"_s,
        Cli::tr(
            "Shows what was spent and settles what isn't known. Nothing is sent, so it works while Dailies is open. "
            "Without a command, it shows the report."));
    parser.setEpilogue(Cli::tr("Commands:") + u"\n  report\n  calls\n  settle\n  rates\n  limits\n  compare\n\n"_s
        + Cli::tr("dailies-cli spend COMMAND --help shows the options of a command."));
    if (const auto status = parser.parseUpToCommand(arguments, u"report"_s))
        return *status;
    const QString verb = parser.arguments().constFirst();
    const QStringList rest = parser.argumentsOfCommand();
    constexpr std::pair<QLatin1StringView, int (*)(const QStringList&)> verbs[] = {{"report"_L1, runSpendReport},
        {"calls"_L1, runSpendCalls}, {"settle"_L1, runSpendSettle}, {"rates"_L1, runSpendRates},
        {"limits"_L1, runSpendLimits}, {"compare"_L1, runSpendCompare}};
    for (const auto& [name, run] : verbs) {
        if (verb == name)
            return run(rest);
    }
    return parser.wrongUse(Cli::tr("There is no command \"spend %1\".").arg(verb));
}

} // namespace Dailies
