// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/accountchoice.h"
#include "app/cli/commands.h"
#include "app/cli/environmentkey.h"
#include "app/cli/estimateline.h"
#include "app/cli/requestinput.h"
#include "app/common/clock.h"
#include "app/engine/engine.h"
#include "app/money/limittext.h"
#include "app/settings/profile.h"
#include "app/tasks/store/taskstore.h"

#include <QFile>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Prints an estimate from the profile's history, and returns what the profile's limits say, as far as it can be read
/// without changing anything.
LimitVerdict printEstimateFor(
    const Console& console, const CommandParser& parser, const QString& account, const RequestInput& input)
{
    const Profile profile = Profile::at(parser.profileFolder());
    const QString& database = profile.database;
    TaskStore store;
    if (!QFile::exists(database) || !store.open(database, TaskStore::Access::ReadOnly))
        return {};
    store.setServiceDefaults(
        [&input](const VideoRequest& request, Field field) { return input.catalogue.defaultOf(request, field); });
    const Preferences preferences(profile.settings);
    store.setSendTimes([&preferences](const VideoTask& task, const QDateTime& now) {
        return sendTime(Engine::sendRules(preferences), task, now);
    });
    const SystemClock clock;
    return printEstimate(console, SpendBook(store, clock), account, input, 1);
}

/// What "submit" refuses, too. The keychain is not read, because that may prompt the user.
QList<Finding> keyFindings(const VideoRequest& request)
{
    if (!EnvironmentKey().isIn(request))
        return {};
    return {{Severity::Stop, {}, -1, {}, {},
        Cli::tr("The request contains the API key of DAILIES_API_KEY. Remove the key from the request.")}};
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
        return parser.fail(input.error());
    const auto account = storedAccount(parser);
    if (!account)
        return parser.fail(account.error());

    const Console console = parser.console();
    const QList<Finding> findings =
        sortedBySeverity(input->findings + modelFindings(*input, account->models) + keyFindings(input->request));
    printFindings(console, findings);
    if (hasStop(findings))
        return StopFindings;
    const LimitVerdict limits = printEstimateFor(console, parser, account->id, *input);
    if (limits.kind == LimitVerdict::Kind::Refuses) {
        console.problem(u"%1 %2"_s.arg(overLimitText(limits), limitAdvice(limits)));
        return StopFindings;
    }
    QStringList options;
    if (hasAsk(findings))
        options.append(u"--accept"_s);
    if (limits.kind == LimitVerdict::Kind::Asks) {
        console.problem(overLimitText(limits));
        options.append(u"--over-limit"_s);
    }
    console.text(options.isEmpty() ? Cli::tr("The request can be sent.")
                                   : Cli::tr("The request can be sent with %1.", "options").arg(options.join(u' ')));
    return Well;
}

} // namespace Dailies
