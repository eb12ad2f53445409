// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands.h"
#include "app/cli/requestinput.h"

namespace Dailies {

using namespace Qt::StringLiterals;

int runCheck(const QStringList& arguments)
{
    CommandParser parser(u"check"_s, Cli::tr("Checks a request for errors and warnings. Nothing is sent."));
    addRequestOptions(parser);
    if (const auto status = parser.parse(arguments))
        return *status;
    const auto input = readRequest(parser);
    if (!input)
        return parser.wrongUse(input.error().message);

    const Console console = parser.console();
    printFindings(console, input->findings);
    if (hasStop(input->findings))
        return StopFindings;
    console.text(hasAsk(input->findings) ? Cli::tr("The request can be sent with --accept.")
                                         : Cli::tr("The request can be sent."));
    return Well;
}

} // namespace Dailies
