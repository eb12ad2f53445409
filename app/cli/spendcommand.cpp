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
    return parser.runSubcommand({{"report", runSpendReport}, {"calls", runSpendCalls}, {"settle", runSpendSettle},
                                    {"rates", runSpendRates}, {"limits", runSpendLimits}, {"compare", runSpendCompare}},
        arguments, u"report"_s);
}

} // namespace Dailies
