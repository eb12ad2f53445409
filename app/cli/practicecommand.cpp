// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandparser.h"
#include "app/cli/commands.h"
#include "app/cli/stopsignals.h"
#include "app/practice/practiceservice.h"
#include "app/settings/profilelock.h"

#include <QDir>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr double longestTask = 3600;

Result<PracticeService::Options> optionsFrom(const CommandParser& parser)
{
    PracticeService::Options options;
    bool isNumber = true;
    if (parser.isSet(u"port"_s))
        options.port = parser.value(u"port"_s).toInt(&isNumber);
    if (!isNumber || options.port < 0 || options.port > 65535)
        return failure(
            ErrorKind::BadInput, Cli::tr("--port must be a number from 1 to 65535, or 0 for any free port."));
    if (parser.isSet(u"task-seconds"_s))
        options.secondsPerTask = parser.value(u"task-seconds"_s).toDouble(&isNumber);
    if (!isNumber || !(options.secondsPerTask >= 0 && options.secondsPerTask <= longestTask))
        return failure(ErrorKind::BadInput, Cli::tr("--task-seconds must be a number from 0 to %1.").arg(longestTask));
    return options;
}

} // namespace

int runPractice(const QStringList& arguments)
{
    CommandParser parser(u"practice"_s,
        Cli::tr("Runs the practice server until you interrupt it. It follows the specification and makes sample clips; "
                "nothing is charged."));
    parser.addValue(
        u"port"_s, Cli::tr("number"), Cli::tr("The port to listen on, on this computer only. Default: any free port."));
    parser.addValue(u"task-seconds"_s, Cli::tr("number"), Cli::tr("Minimum duration of a task, in seconds."));
    parser.setEpilogue(Cli::tr("Keywords in a prompt that trigger errors:") + u"\n  "_s
        + PracticeService::troubleWords().join(u"\n  "_s) + u"\n\n"_s
        + Cli::tr("Keywords in the folder of an upload place that trigger errors:") + u"\n  "_s
        + PracticeService::placeFaultWords().join(u"\n  "_s));
    if (const auto status = parser.parse(arguments))
        return *status;
    auto options = optionsFrom(parser);
    if (!options)
        return parser.wrongUse(options.error().message);
    const Console console = parser.console();
    auto profile = Profile::open(parser.profileFolder());
    if (!profile)
        return console.fail(profile.error());
    // A folder next to that of the window's practice service, so that both can run; only one instance can use this
    // folder.
    profile->root = profile->practice + u"/served"_s;
    QDir().mkpath(profile->root);
    const auto lock = lockProfile(*profile);
    if (!lock)
        return console.fail(lock.error());

    StopSignals signals;
    options->folder = profile->root;
    const auto service = PracticeService::start(*options);
    if (!service)
        return service.error().kind == ErrorKind::Network ? parser.wrongUse(service.error().message)
                                                          : console.fail(service.error());
    const QString baseUrl = (*service)->baseUrl().toString();
    const QString key = QString::fromLatin1((*service)->key());
    const PracticeService::Place place = (*service)->place();
    const QString endpoint = place.endpoint.toString();
    const QString secret = QString::fromLatin1(place.secret);
    console.line({{u"event"_s, u"listening"_s}, {u"baseUrl"_s, baseUrl}, {u"key"_s, key},
        {u"uploads"_s,
            QJsonObject{{u"endpoint"_s, endpoint}, {u"bucket"_s, place.bucket}, {u"region"_s, place.region},
                {u"user"_s, place.accessKeyId}, {u"secret"_s, secret}}}});
    console.text(Cli::tr("Practice server running at %1\nKey: %2").arg(baseUrl, key));
    console.text(Cli::tr("Upload place: endpoint %1, bucket %2, region %3, access key ID %4, secret %5")
                     .arg(endpoint, place.bucket, place.region, place.accessKeyId, secret));
    console.text(Cli::tr("Press Ctrl+C to stop."));
    QObject::connect(&signals, &StopSignals::stopRequested, QCoreApplication::instance(),
        [](int signal) { QCoreApplication::exit(Interrupted + signal); });
    return QCoreApplication::exec();
}

} // namespace Dailies
