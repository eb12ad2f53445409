// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/accountstore.h"
#include "app/cli/commands.h"
#include "app/cli/requestinput.h"
#include "app/settings/profile.h"

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// The models of the account that --account names; none without it.
Result<QList<EnabledModel>> listedModels(const CommandParser& parser)
{
    if (!parser.isSet(u"account"_s) || parser.value(u"account"_s) == Account::practiceId())
        return QList<EnabledModel>();
    AccountStore accounts(Profile::at(parser.profileFolder()).accounts);
    if (const auto loaded = accounts.load(); !loaded)
        return failure(loaded.error());
    const QString name = parser.value(u"account"_s);
    const auto account = accounts.find(name);
    if (!account)
        return failure(ErrorKind::BadInput,
            Cli::tr("There is no account \"%1\". \"dailies-cli accounts list\" lists your accounts.").arg(name));
    return account->models;
}

} // namespace

int runCheck(const QStringList& arguments)
{
    CommandParser parser(u"check"_s, Cli::tr("Checks a request for errors and warnings. Nothing is sent."));
    addRequestOptions(parser);
    parser.addValue(u"account"_s, Cli::tr("name"), Cli::tr("Check the model against the list of this account."));
    if (const auto status = parser.parse(arguments))
        return *status;
    const auto input = readRequest(parser);
    if (!input)
        return parser.wrongUse(input.error().message);
    const auto listed = listedModels(parser);
    if (!listed)
        return parser.wrongUse(listed.error().message);

    const Console console = parser.console();
    const QList<Finding> findings = sortedBySeverity(input->findings + modelFindings(*input, *listed));
    printFindings(console, findings);
    if (hasStop(findings))
        return StopFindings;
    console.text(
        hasAsk(findings) ? Cli::tr("The request can be sent with --accept.") : Cli::tr("The request can be sent."));
    return Well;
}

} // namespace Dailies
