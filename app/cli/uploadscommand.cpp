// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/uploadscommand.h"

#include "app/cli/commands.h"
#include "app/cli/keyinput.h"
#include "app/cli/profileinuse.h"
#include "app/common/webaddress.h"
#include "app/keys/keychainstore.h"
#include "app/tasks/store/taskstore.h"
#include "app/tasks/uploadstep.h"

#include <QFileInfo>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

using PlacesInUse = StoreInUse<UploadPlaceStore>;

/// Fills in the values of --preset.
Result<void> startFromPreset(const CommandParser& parser, UploadPlace& place)
{
    const QList<UploadPreset> presets = uploadPresets();
    const auto preset = std::ranges::find(presets, parser.value(u"preset"_s), &UploadPreset::id);
    if (preset == presets.end()) {
        QStringList known;
        for (const UploadPreset& one : presets)
            known.append(one.id);
        return failure(ErrorKind::BadInput,
            Cli::tr("Unknown preset %1. There are: %2.").arg(parser.value(u"preset"_s), known.join(u", "_s)));
    }
    place.region = parser.isSet(u"region"_s) ? parser.value(u"region"_s) : preset->region;
    place.virtualHosts = preset->virtualHosts;
    QString endpoint = preset->endpoint;
    if (endpoint.contains("{account}"_L1) && !parser.isSet(u"storage-account"_s) && !parser.isSet(u"endpoint"_s))
        return failure(ErrorKind::BadInput, Cli::tr("%1 needs --storage-account or --endpoint.").arg(preset->name));
    endpoint.replace(u"{region}"_s, place.region).replace(u"{account}"_s, parser.value(u"storage-account"_s));
    place.endpoint = QUrl(endpoint, QUrl::StrictMode);
    return {};
}

Result<int> numberFrom(const CommandParser& parser, const QString& option, int otherwise)
{
    bool isNumber = true;
    const int number = parser.isSet(option) ? parser.value(option).toInt(&isNumber) : otherwise;
    return isNumber ? Result<int>(number) : failure(ErrorKind::BadInput, Cli::tr("--%1 must be a number.").arg(option));
}

/// The place described by `uploads add`, without its secret.
Result<UploadPlace> newPlace(const CommandParser& parser, const UploadPlaceStore& places)
{
    const QString name = parser.arguments().constFirst().simplified();
    if (places.isNameTaken(name))
        return failure(ErrorKind::BadInput, Cli::tr("The name \"%1\" is already taken.").arg(name));
    const QString word = parser.isSet(u"protocol"_s) ? parser.value(u"protocol"_s) : u"s3"_s;
    const auto protocol = protocolFromName(word);
    if (!protocol)
        return failure(ErrorKind::BadInput, Cli::tr("--protocol must be s3, webdav or command."));
    UploadPlace place = newUploadPlace(name, *protocol);
    if (parser.isSet(u"preset"_s)) {
        if (auto started = startFromPreset(parser, place); !started)
            return failure(started.error());
    }
    const auto take = [&parser](const QString& option, QString& value) {
        if (parser.isSet(option))
            value = parser.value(option);
    };
    take(u"bucket"_s, place.bucket);
    take(u"region"_s, place.region);
    take(u"user"_s, place.user);
    take(u"folder"_s, place.prefix);
    take(u"program"_s, place.program);
    place.arguments = parser.values(u"argument"_s);
    place.virtualHosts =
        (place.virtualHosts || parser.isSet(u"bucket-in-host"_s)) && !parser.isSet(u"bucket-in-path"_s);
    if (parser.isSet(u"endpoint"_s))
        place.endpoint = QUrl(parser.value(u"endpoint"_s), QUrl::StrictMode);
    if (parser.isSet(u"public-url"_s))
        place.publicBase = QUrl(parser.value(u"public-url"_s), QUrl::StrictMode);
    const auto hours = numberFrom(parser, u"link-hours"_s, place.linkSeconds / 3600);
    const auto seconds = numberFrom(parser, u"seconds"_s, place.commandSeconds);
    if (!hours || !seconds)
        return failure(hours ? seconds.error() : hours.error());
    constexpr int mostHours = UploadPlace::longestLinkSeconds / 3600;
    if (*hours < 1 || *hours > mostHours)
        return failure(ErrorKind::BadInput, Cli::tr("--link-hours must be 1 to %1.").arg(mostHours));
    place.linkSeconds = *hours * 3600;
    place.commandSeconds = *seconds;
    const QList<PlaceProblem> problems = problemsOf(place);
    if (problems.isEmpty())
        return place;
    QStringList sentences;
    for (const PlaceProblem& problem : problems)
        sentences.append(problem.sentence);
    return failure(ErrorKind::BadInput, sentences.join(u'\n'));
}

int save(const Console& console, UploadPlaceStore& places, const UploadPlace& place)
{
    // The help of the command says that adding a place is the consent to upload to it.
    Result<void> saved = places.put(place);
    if (saved)
        saved = places.agree(place);
    if (!saved)
        return console.fail(saved.error());
    console.line(placeLine(places.find(place.id).value_or(place), places.chosen()));
    console.text(place.needsSecret()
            ? Cli::tr("Added %1. Its secret is stored in your system keychain.").arg(place.name)
            : Cli::tr("Added %1.").arg(place.name));
    return Well;
}

int addPlace(const QStringList& arguments)
{
    CommandParser parser(u"uploads add"_s,
        Cli::tr(
            "Adds an upload place. By adding it, you agree that local files of your requests are uploaded there and "
            "stay until you delete them; anyone with a file's link can download it. The secret is read from "
            "standard input: the secret access key (s3) or the password (webdav)."));
    parser.addArgument(u"NAME"_s, Cli::tr("A name of your choice."));
    parser.addValue(u"protocol"_s, Cli::tr("word"), Cli::tr("s3 (default), webdav or command."));
    parser.addValue(u"preset"_s, Cli::tr("word"),
        Cli::tr("Start from the values of a storage service: aws, r2, oss, cos, b2, minio, garage or ceph."));
    parser.addValue(u"endpoint"_s, Cli::tr("url"), Cli::tr("Where the storage is. For webdav, the folder's URL."));
    parser.addValue(u"storage-account"_s, Cli::tr("id"), Cli::tr("The account in the endpoint of a preset, for r2."));
    parser.addValue(u"bucket"_s, Cli::tr("name"), Cli::tr("The bucket (s3)."));
    parser.addValue(u"region"_s, Cli::tr("name"), Cli::tr("The region of the bucket (s3)."));
    parser.addSwitch(u"bucket-in-host"_s, Cli::tr("The bucket is part of the host name (s3)."));
    parser.addSwitch(u"bucket-in-path"_s, Cli::tr("The bucket is part of the path (s3)."));
    parser.addValue(u"user"_s, Cli::tr("name"), Cli::tr("The access key ID (s3) or the user name (webdav)."));
    parser.addValue(u"folder"_s, Cli::tr("path"), Cli::tr("A folder in the bucket or below the URL."));
    parser.addValue(u"public-url"_s, Cli::tr("url"),
        Cli::tr("The public URL of the bucket or folder. Without it, links are presigned (s3)."));
    parser.addValue(u"link-hours"_s, Cli::tr("number"),
        Cli::tr("How long presigned links are valid, 1 to 168 hours; in requests at least 24. Default: 48."));
    parser.addValue(u"program"_s, Cli::tr("file"), Cli::tr("The program that uploads a file (command)."));
    parser.addValue(u"argument"_s, Cli::tr("text"),
        Cli::tr("An argument of the program; give it once for each. %f stands for the file, %o for its name in the "
                "place. No shell reads it."));
    parser.addValue(u"seconds"_s, Cli::tr("number"), Cli::tr("Stop the program after this time. Default: 600."));
    if (const auto status = parser.parse(arguments))
        return *status;
    const Console console = parser.console();
    const auto use = PlacesInUse::open(parser.profileFolder(), &Profile::uploads);
    if (!use)
        return console.fail(use.error());
    UploadPlaceStore& places = *use->store;
    const auto place = newPlace(parser, places);
    if (!place)
        return parser.wrongUse(place.error().message);
    if (!place->needsSecret())
        return save(console, places, *place);
    const auto secret = readKey(place->protocol == UploadProtocol::WebDav ? KeyWord::Password : KeyWord::Secret);
    if (!secret)
        return parser.wrongUse(secret.error().message);

    KeychainStore keychain;
    keychain.write(place->id, originOf(place->endpoint), *secret, &keychain, [&](const Result<void>& kept) {
        if (!kept) {
            console.problem(Cli::tr("The upload place was not added."));
            return QCoreApplication::exit(console.fail(kept.error()));
        }
        const int status = save(console, places, *place);
        if (status == Well)
            return QCoreApplication::exit(Well);
        keychain.remove(place->id, &keychain, [status](const Result<void>&) { QCoreApplication::exit(status); });
    });
    return QCoreApplication::exec();
}

int listPlaces(const QStringList& arguments)
{
    CommandParser parser(u"uploads list"_s, Cli::tr("Lists your upload places. Secrets are never shown."));
    if (const auto status = parser.parse(arguments))
        return *status;
    const Console console = parser.console();
    const auto profile = Profile::openReadOnly(parser.profileFolder());
    if (!profile)
        return console.fail(profile.error());
    UploadPlaceStore places(profile->uploads);
    if (auto loaded = places.load(); !loaded)
        return console.fail(loaded.error());
    for (const UploadPlace& place : places.places()) {
        console.line(placeLine(place, places.chosen()));
        const QString where = place.protocol == UploadProtocol::Command
            ? QStringList(QStringList{place.program} + place.arguments).join(u' ')
            : place.endpoint.toString() + (place.bucket.isEmpty() ? QString() : u' ' + place.bucket);
        console.text(
            u"%1  %2  %3"_s.arg(place.name.leftJustified(20), protocolName(place.protocol).leftJustified(7), where));
    }
    if (places.places().isEmpty())
        console.text(Cli::tr("No upload places yet."));
    return Well;
}

/// How many requests wait to be sent whose files are in this place or would be uploaded to it.
int waitingFor(const Profile& profile, const UploadPlace& place, const std::optional<UploadPlace>& chosen)
{
    TaskStore store;
    if (!QFileInfo::exists(profile.database) || !store.open(profile.database, TaskStore::Access::ReadOnly))
        return 0;
    const bool isChosen = chosen && chosen->id == place.id;
    int count = 0;
    for (const TaskId id : store.unfinished()) {
        const auto task = store.task(id);
        if (!task || (task->state != TaskState::Waiting && task->state != TaskState::Uploading))
            continue;
        const bool isUsed = std::ranges::find(task->uploads, place.id, &TaskUpload::place) != task->uploads.end();
        const bool wouldUse = isChosen && !isPractice(*task) && !missingUploads(*task).isEmpty();
        count += isUsed || wouldUse ? 1 : 0;
    }
    return count;
}

int removePlace(const QStringList& arguments)
{
    CommandParser parser(
        u"uploads remove"_s, Cli::tr("Removes an upload place and its secret. The uploaded files stay there."));
    parser.addArgument(u"NAME"_s, Cli::tr("The upload place's name."));
    if (const auto status = parser.parse(arguments))
        return *status;
    const Console console = parser.console();
    const auto use = PlacesInUse::open(parser.profileFolder(), &Profile::uploads);
    if (!use)
        return console.fail(use.error());
    UploadPlaceStore& places = *use->store;
    const QString name = parser.arguments().constFirst();
    const auto place = places.find(name);
    if (!place)
        return parser.wrongUse(noSuchPlace(name).message);
    const int waiting = waitingFor(use->locked.profile, *place, places.chosen());
    const auto forget = [&] {
        if (const auto saved = places.remove(place->id); !saved)
            return int(console.fail(saved.error()));
        console.line(placeLine(*place, {}));
        console.text(Cli::tr("Removed %1. Its files were kept.").arg(place->name));
        if (place->isPresigned())
            console.text(Cli::tr("Links to them work until they expire."));
        if (waiting > 0)
            console.problem(Cli::tr(
                "%n requests that wait to be sent will use another upload place, or need one.", nullptr, waiting));
        return int(Well);
    };
    if (!place->needsSecret())
        return forget();
    KeychainStore keychain;
    keychain.remove(place->id, &keychain, [&](const Result<void>& removed) {
        if (!removed) {
            console.problem(Cli::tr("The upload place was kept, because its secret couldn't be removed."));
            return QCoreApplication::exit(console.fail(removed.error()));
        }
        QCoreApplication::exit(forget());
    });
    return QCoreApplication::exec();
}

} // namespace

QJsonObject placeLine(const UploadPlace& place, const std::optional<UploadPlace>& chosen)
{
    QJsonObject line = toJson(place);
    line.insert(u"place"_s, line.take(u"id"_s));
    line.insert(u"chosen"_s, chosen && chosen->id == place.id);
    return line;
}

Error noSuchPlace(const QString& name)
{
    return {ErrorKind::BadInput, Cli::tr("There is no upload place \"%1\".").arg(name)};
}

int runUploads(const QStringList& arguments)
{
    CommandParser parser(u"uploads"_s,
        Cli::tr("Uploads files to your own storage, so that a video service can fetch them. The video service charges "
                "nothing for that."));
    return parser.runSubcommand({{"add", addPlace}, {"list", listPlaces}, {"test", runUploadsTest},
                                    {"put", runUploadsPut}, {"remove", removePlace}, {"clean", runUploadsClean}},
        arguments);
}

} // namespace Dailies
