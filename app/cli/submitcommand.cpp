// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/accountchoice.h"
#include "app/cli/commands.h"
#include "app/cli/engineopening.h"
#include "app/cli/environmentkey.h"
#include "app/cli/requestinput.h"
#include "app/cli/taskfollower.h"

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostCopies = 100;

Result<int> copiesFrom(const CommandParser& parser)
{
    if (!parser.isSet(u"copies"_s))
        return 1;
    bool isNumber = false;
    const int copies = parser.value(u"copies"_s).toInt(&isNumber);
    if (!isNumber || copies < 1 || copies > mostCopies)
        return failure(ErrorKind::BadInput, Cli::tr("--copies must be a number from 1 to %1.").arg(mostCopies));
    return copies;
}

/// Whether the findings allow sending. Prints an error if not.
bool maySend(const Console& console, const CommandParser& parser, const QList<Finding>& findings)
{
    const bool stop = hasStop(findings);
    const bool ask = hasAsk(findings) && !parser.isSet(u"accept"_s);
    if (stop || ask || !console.isJson())
        printFindings(console, findings);
    if (stop)
        console.problem(Cli::tr("The request has errors. Nothing was sent."));
    else if (ask)
        console.problem(Cli::tr("The request has warnings. Nothing was sent. Use --accept to send it anyway."));
    return !stop && !ask;
}

/// Whether files may be uploaded to the place; says to what the user must agree if not.
Result<bool> mayUpload(const Console& console, const CommandParser& parser, Engine& engine, const UploadPlace& place)
{
    UploadPlaceStore& places = engine.uploadPlaces();
    if (places.isAgreed(place))
        return true;
    if (parser.isSet(u"accept"_s)) {
        if (auto agreed = places.agree(place); !agreed)
            return failure(agreed.error());
        return true;
    }
    console.problem(
        Cli::tr("The request's files are uploaded to %1 and stay there until you delete them. Anyone with a "
                "file's link can download it. Nothing was sent. Use --accept to agree.")
            .arg(place.name));
    return false;
}

/// A command run twice by accident must be paid for only once.
Error notAgain(const Error& sentJustNow)
{
    return {sentJustNow.kind,
        Cli::tr("%1 Nothing was sent this time. Use --again to send it once more, or --copies to send several.",
            "You sent this 4 s ago.")
            .arg(sentJustNow.message)};
}

} // namespace

int runSubmit(const QStringList& arguments)
{
    CommandParser parser(u"submit"_s, Cli::tr("Sends a request. The service may charge for each copy."));
    addRequestOptions(parser);
    addAccountOptions(parser);
    parser.addValue(u"copies"_s, Cli::tr("number"), Cli::tr("Send the request this many times, each as its own task."));
    parser.addSwitch(u"wait"_s, Cli::tr("Wait for the clips and save them."));
    parser.addValue(u"output"_s, Cli::tr("folder"), Cli::tr("Save the clips in this folder."));
    parser.addSwitch(u"again"_s, Cli::tr("Send even if the same request was sent less than 10 seconds ago."));
    parser.addSwitch(u"accept"_s, Cli::tr("Send even if the request has warnings."));
    if (const auto status = parser.parse(arguments))
        return *status;
    const auto copies = copiesFrom(parser);
    if (!copies)
        return parser.wrongUse(copies.error().message);
    const auto input = readRequest(parser);
    if (!input)
        return parser.wrongUse(input.error().message);
    const Console console = parser.console();
    if (!maySend(console, parser, input->findings))
        return StopFindings;

    auto engine = openEngine(console, {parser.profileFolder(), parser.value(u"output"_s)});
    if (!engine)
        return console.fail(engine.error());
    const auto account = chooseAccount(parser, **engine);
    if (!account)
        return account.error().kind == ErrorKind::BadInput ? parser.wrongUse(account.error().message)
                                                           : console.fail(account.error());

    if (!maySend(console, parser, modelFindings(*input, account->models)))
        return StopFindings;

    if (input->place) {
        const auto may = input->uploads ? mayUpload(console, parser, **engine, *input->place) : Result<bool>(true);
        if (!may)
            return console.fail(may.error());
        if (!*may)
            return StopFindings;
        (*engine)->usePlace(*input->place);
        useEnvironmentSecret((*engine)->placeAccess(), *input->place);
    }

    TaskFollower follower(
        **engine, console, parser.isSet(u"wait"_s) ? TaskFollower::Until::Ended : TaskFollower::Until::Answered);
    // There are no presses here, but a command is easily run twice.
    (*engine)->runner().setHands([] { return SendPress(); });
    checkKey(**engine, *account, &follower, [&](const Result<void>& key) {
        if (!key)
            return follower.fail(key.error());
        const auto tasks = (*engine)->runner().submit({*account, input->request, *copies, 0, parser.isSet(u"again"_s)});
        if (!tasks)
            return follower.fail(
                tasks.error().kind == ErrorKind::SentJustNow ? notAgain(tasks.error()) : tasks.error());
        for (const TaskId id : *tasks)
            follower.follow(id);
        follower.endIfDone();
    });
    return follower.run();
}

} // namespace Dailies
