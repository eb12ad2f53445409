// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/accountchoice.h"
#include "app/cli/commands.h"
#include "app/cli/engineopening.h"
#include "app/cli/environmentkey.h"
#include "app/cli/estimateline.h"
#include "app/cli/requestinput.h"
#include "app/cli/sendingcommand.h"
#include "app/cli/taskfollower.h"
#include "app/tasks/sendwish.h"

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

Result<int> copiesFrom(const CommandParser& parser)
{
    if (!parser.isSet(u"copies"_s))
        return 1;
    bool isNumber = false;
    const int copies = parser.value(u"copies"_s).toInt(&isNumber);
    if (!isNumber || copies < 1 || copies > SendWish::mostCopies)
        return failure(
            ErrorKind::BadInput, Cli::tr("--copies must be a number from 1 to %1.").arg(SendWish::mostCopies));
    return copies;
}

/// When to send the request; invalid for now.
Result<QDateTime> timeFrom(const CommandParser& parser)
{
    if (!parser.isSet(u"at"_s))
        return QDateTime();
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const QDateTime time = momentFrom(parser.value(u"at"_s), now, QTimeZone::systemTimeZone());
    if (!time.isValid())
        return failure(ErrorKind::BadInput, Cli::tr("--at must be a time such as 22:00 or \"2026-11-26 22:00\"."));
    if (time <= now)
        return failure(ErrorKind::BadInput, Cli::tr("The time of --at has passed. Nothing was sent."));
    return time;
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

/// Whether files may be uploaded to the place. Prints to what the user must agree if not.
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

/// Chooses where the request's files go. Returns a status if the command must end with it.
std::optional<int> usePlace(const CommandParser& parser, Engine& engine, const RequestInput& input)
{
    if (!input.place)
        return {};
    const Console console = parser.console();
    const auto may = input.uploads ? mayUpload(console, parser, engine, *input.place) : Result<bool>(true);
    if (!may)
        return console.fail(may.error());
    if (!*may)
        return StopFindings;
    engine.usePlace(*input.place);
    useEnvironmentSecret(engine.placeAccess(), *input.place);
    return {};
}

/// Says how to confirm what the user is asked. A command run twice by accident must be paid for only once.
Error withOption(const Error& error)
{
    if (error.kind == ErrorKind::SentJustNow)
        return {error.kind,
            Cli::tr("%1 Nothing was sent this time. Use --again to send it once more, or --copies to send several.",
                "You sent this 4 s ago.")
                .arg(error.message)};
    if (error.kind == ErrorKind::Unanswered)
        return {error.kind,
            Cli::tr("%1 Nothing was sent this time. Decide about that task with decide, or use --again to send "
                    "another one.")
                .arg(error.message)};
    return withOverLimit(error);
}

void addSubmitOptions(CommandParser& parser)
{
    addRequestOptions(parser);
    addAccountOptions(parser);
    parser.addValue(u"copies"_s, Cli::tr("number"), Cli::tr("Send the request this many times, each as its own task."));
    parser.addSwitch(u"wait"_s, Cli::tr("Wait for the clips and save them."));
    parser.addValue(u"output"_s, Cli::tr("folder"), Cli::tr("Save the clips in this folder."));
    parser.addSwitch(u"again"_s,
        Cli::tr("Send even if the same request was sent less than 10 seconds ago, or has no response yet."));
    parser.addSwitch(u"accept"_s, Cli::tr("Send even if the request has warnings."));
    parser.addSwitch(u"over-limit"_s, Cli::tr("Send even if it goes over a spending limit that asks."));
    parser.addValue(u"at"_s, Cli::tr("time"),
        Cli::tr("Send it at this time, local time: 22:00 for the next time it is 22:00, or \"2026-11-26 22:00\". The "
                "command waits until then."));
}

int sendWish(const CommandParser& parser, Engine& engine, const SendWish& wish)
{
    TaskFollower follower(
        engine, parser.console(), parser.isSet(u"wait"_s) ? TaskFollower::Until::Ended : TaskFollower::Until::Answered);
    // There are no presses here, but a command is easily run twice.
    engine.runner().setHands([] { return SendPress(); });
    checkKey(engine, wish.account, &follower, [&](const Result<void>& key) {
        if (!key)
            return follower.fail(key.error());
        const auto tasks = engine.runner().submit(wish);
        if (!tasks)
            return follower.fail(withOption(tasks.error()));
        for (const TaskId id : *tasks)
            follower.follow(id);
        follower.endIfDone();
    });
    return follower.run();
}

} // namespace

int runSubmit(const QStringList& arguments)
{
    CommandParser parser(u"submit"_s, Cli::tr("Sends a request. The service may charge for each copy."));
    addSubmitOptions(parser);
    if (const auto status = parser.parse(arguments))
        return *status;
    const auto time = timeFrom(parser);
    if (!time)
        return parser.wrongUse(time.error().message);
    const auto copies = copiesFrom(parser);
    if (!copies)
        return parser.wrongUse(copies.error().message);
    const auto input = readRequest(parser);
    if (!input)
        return parser.fail(input.error());
    const Console console = parser.console();
    if (!maySend(console, parser, input->findings))
        return StopFindings;

    auto engine = openEngine(console, {parser.profileFolder(), parser.value(u"output"_s)});
    if (!engine)
        return console.fail(engine.error());
    if ((*engine)->preferences().isOn(Preference::SendingPaused))
        return tellPaused(console);
    const auto account = chooseAccount(parser, **engine);
    if (!account)
        return parser.fail(account.error());

    if (!maySend(console, parser, modelFindings(*input, account->models)))
        return StopFindings;
    if (const auto status = usePlace(parser, **engine, *input))
        return *status;
    (void)printEstimate(
        console, SpendBook((*engine)->store(), (*engine)->clock()), account->id, *input, *copies, *time);
    return sendWish(parser, **engine,
        {*account, input->request, *copies, 0, parser.isSet(u"again"_s), agreedLimits(parser, **engine),
            input->inputSeconds, false, *time});
}

} // namespace Dailies
