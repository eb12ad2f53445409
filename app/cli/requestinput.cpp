// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/requestinput.h"

#include "app/cli/accountchoice.h"
#include "app/cli/jsonfile.h"
#include "app/cli/uploadscommand.h"
#include "app/common/clock.h"
#include "app/common/jsontext.h"
#include "app/common/redact.h"
#include "app/engine/requestways.h"
#include "app/media/inputreader.h"
#include "app/request/checks/inputseconds.h"
#include "app/request/familytraits.h"
#include "app/request/kindfields.h"
#include "app/request/localfiles.h"
#include "app/service/call/bodyparts.h"
#include "app/service/text/requestimport.h"
#include "app/service/wire/requestcheck.h"
#include "app/service/wire/wire.h"
#include "app/settings/profile.h"
#include "app/tasks/store/taskstore.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cstdio>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

Result<QByteArray> readText(const QString& name)
{
    QFile file(name);
    const bool standardInput = name == u"-"_s;
    const bool opened = standardInput ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    const QString shown = standardInput ? Cli::tr("Standard input") : QDir::toNativeSeparators(name);
    if (!opened)
        return failure(ErrorKind::BadInput, Cli::tr("%1 can't be read: %2.").arg(shown, file.errorString()));
    // A read from a pipe returns what is available; only an empty read means its end.
    QByteArray text;
    for (QByteArray piece;
         text.size() <= largestRequestFile && !(piece = file.read(largestRequestFile + 1 - text.size())).isEmpty();)
        text += piece;
    if (file.error() != QFileDevice::NoError)
        return failure(ErrorKind::BadInput, Cli::tr("%1 can't be read: %2.").arg(shown, file.errorString()));
    if (text.size() > largestRequestFile)
        return failure(ErrorKind::BadInput, Cli::tr("%1 is too large for a request.").arg(shown));
    return text;
}

/// Whether `path` is `place` or lies within it.
bool within(const QString& path, const QString& place)
{
    if (!path.startsWith(place))
        return false;
    return path.size() == place.size() || path.at(place.size()) == u'.' || path.at(place.size()) == u'[';
}

/// A value of the wrong type is later reported as missing. It is one mistake, so it is reported once.
QList<Finding> withoutDoubles(const QList<Finding>& reading, const QList<Finding>& checking)
{
    QList<Finding> findings = reading;
    for (const Finding& finding : checking) {
        const bool isReported = std::ranges::any_of(reading, [&finding](const Finding& earlier) {
            return earlier.severity <= finding.severity && !earlier.path.isEmpty()
                && within(finding.path, earlier.path);
        });
        if (!isReported && !findings.contains(finding))
            findings.append(finding);
    }
    return sortedBySeverity(findings);
}

/// The profile from the file given by --model-profile, with a Note if it is meant for other models.
Result<ModelProfile> namedProfile(const QString& name, const VideoRequest& request, QList<Finding>& findings)
{
    const auto json = readJsonFile(name);
    if (!json)
        return failure(json.error());
    auto profile = profileFromJson(*json);
    if (!profile)
        return failure(ErrorKind::BadInput, u"%1: %2"_s.arg(QDir::toNativeSeparators(name), profile.error().message));
    const bool fits = std::ranges::any_of(
        profile->match, [&request](const QString& pattern) { return matchesCode(pattern, request.model); });
    if (!profile->match.isEmpty() && !fits) {
        Finding note;
        note.field = Field::Model;
        note.path = wirePath(request.kind, note);
        note.message = Cli::tr("This model profile is for %1.").arg(profile->match.join(u", "_s));
        findings.append(note);
    }
    return profile;
}

/// What the window would use: the user's own model profiles take precedence over built-in ones.
ProfileCatalogue catalogueFor(const CommandParser& parser)
{
    ProfileCatalogue catalogue;
    // Checking a request must not create anything on disk.
    if (const auto loaded = catalogue.load(Profile::at(parser.profileFolder()).models); !loaded)
        parser.console().problem(loaded.error().message);
    return catalogue;
}

/// Whether the source is the path of a file, as people type it.
bool isPath(const QString& source)
{
    constexpr qsizetype longestPath = 4096; // embedded data is longer
    return source.size() <= longestPath && !source.contains("://"_L1) && QFileInfo(source).isFile();
}

/// A file: URL relative to the current folder means another file wherever the task is resumed from.
QString absoluteSource(const QString& source)
{
    const bool isTyped = isPath(source);
    const QString path = isTyped ? source : isLocalFile(source) ? localPath(source) : QString();
    if (path.isEmpty() || (!isTyped && QDir::isAbsolutePath(path)))
        return source;
    return QUrl::fromLocalFile(QDir::cleanPath(QFileInfo(path).absoluteFilePath())).toString();
}

void makeSourcesAbsolute(VideoRequest& request)
{
    for (MediaItem& item : request.media) {
        item.source = absoluteSource(item.source);
        item.referenceVoice = absoluteSource(item.referenceVoice);
    }
    request.imageAddress = absoluteSource(request.imageAddress);
    for (QString& image : request.images)
        image = absoluteSource(image);
}

/// The clips whose own link works, as far as the task database can be read without changing it.
QHash<QString, QDateTime> clipLinksFor(const CommandParser& parser, const VideoRequest& request)
{
    const QString database = Profile::at(parser.profileFolder()).database;
    TaskStore store;
    if (sourcesByLink(request).isEmpty() || !QFile::exists(database)
        || !store.open(database, TaskStore::Access::ReadOnly))
        return {};
    return clipLinks(request, store, SystemClock().now(), parser.value(u"account"_s) == Account::practiceId());
}

InputFactsBySource localFacts(const VideoRequest& request)
{
    InputFactsBySource facts;
    for (const LocalFile& file : localFiles(request)) {
        if (!facts.contains(file.source))
            facts[file.source] = readInput(localPath(file.source)).facts;
    }
    return facts;
}

/// The user's own upload place for the request's files. BadInput if --place names none.
Result<std::optional<UploadPlace>> placeFor(const CommandParser& parser, const VideoRequest& request)
{
    const bool isPractice = parser.value(u"account"_s) == Account::practiceId(); // which has a place of its own
    const bool isNamed = parser.isSet(u"place"_s);
    if (!isNamed && (isPractice || sourcesByLink(request).isEmpty()))
        return std::nullopt;
    UploadPlaceStore places(Profile::at(parser.profileFolder()).uploads);
    if (const auto loaded = places.load(); !loaded)
        return failure(loaded.error());
    const auto place = isNamed ? places.find(parser.value(u"place"_s)) : places.chosen();
    if (isNamed && !place)
        return failure(noSuchPlace(parser.value(u"place"_s)));
    return place;
}

/// A request may come from elsewhere, so it says which files of this computer it sends. With an error, it sends none.
QList<Finding> fileNotes(const VideoRequest& request, const QList<Finding>& findings)
{
    QList<Finding> notes;
    if (hasStop(findings))
        return notes;
    for (const QString& file : filesIn(encodeCreate(request))) {
        if (!QFileInfo::exists(file))
            continue; // which is an error of its own
        Finding note;
        note.severity = Severity::Note;
        note.message = Cli::tr("The file %1 is sent.").arg(singleLine(file));
        notes.append(note);
    }
    return notes;
}

/// nullopt if there are no models, or if they differ.
std::optional<Family> commonFamily(const QList<EnabledModel>& models)
{
    const bool isCommon = std::ranges::all_of(
        models, [&models](const EnabledModel& model) { return model.family == models.constFirst().family; });
    return models.isEmpty() || !isCommon ? std::nullopt : std::optional(models.constFirst().family);
}

QString severityWord(Severity severity)
{
    switch (severity) {
    case Severity::Stop: return Cli::tr("Error");
    case Severity::Ask: return Cli::tr("Warning");
    case Severity::Note: break;
    }
    return Cli::tr("Note");
}

} // namespace

void addLineOptions(CommandParser& parser)
{
    parser.addValue(
        u"family"_s, u"A|B"_s, Cli::tr("The request's family: A or B. Default: that of the account's models."));
    parser.addValue(u"generation"_s, u"3.0|2.7"_s,
        Cli::tr("Family A's model generation. Default: that of the account's models, or 3.0."));
}

void addKindOptions(CommandParser& parser)
{
    addLineOptions(parser);
    parser.addValue(u"api-type"_s, Cli::tr("type"),
        Cli::tr("TextToVideo, ImageToVideo, ReferenceToVideo, VideoEdit or MultiImageToVideo."));
}

Result<ModelLine> lineFrom(const CommandParser& parser, const QList<EnabledModel>& listed)
{
    const bool isGiven = parser.isSet(u"family"_s);
    const auto shared = commonFamily(listed);
    if (!isGiven && !shared)
        return failure(ErrorKind::BadInput, Cli::tr("--family is missing. Use A or B."));
    const auto family = isGiven ? familyFromName(parser.value(u"family"_s)) : shared;
    if (!family)
        return failure(
            ErrorKind::BadInput, Cli::tr("There is no family \"%1\". Use A or B.").arg(parser.value(u"family"_s)));

    ModelLine line{*family, familyTraits(*family).generations.front()};
    const bool isOneLine = shared == family && std::ranges::all_of(listed, [&listed](const EnabledModel& model) {
        return model.generation == listed.constFirst().generation;
    });
    if (isOneLine)
        line.generation = listed.constFirst().generation;
    if (parser.isSet(u"generation"_s)) {
        const QString name = parser.value(u"generation"_s);
        const auto generation = generationFromName(name);
        if (!generation || line.generation == Generation::None)
            return failure(
                ErrorKind::BadInput, Cli::tr("Family %1 has no generation \"%2\".").arg(familyName(*family), name));
        line.generation = *generation;
    }
    return line;
}

Result<RequestKind> kindFrom(const CommandParser& parser, std::optional<ApiType> apiType)
{
    const auto account = storedAccount(parser);
    if (!account)
        return failure(account.error());
    const auto line = lineFrom(parser, account->models);
    if (!line)
        return failure(line.error());
    RequestKind kind{line->family, line->generation, {}};
    if (parser.isSet(u"api-type"_s)) {
        const QString name = parser.value(u"api-type"_s);
        apiType = apiTypeFromName(name);
        if (!apiType)
            return failure(ErrorKind::BadInput, Cli::tr("There is no request type \"%1\".").arg(name));
    }
    if (!apiType)
        return failure(ErrorKind::BadInput, Cli::tr("--api-type is missing (for example TextToVideo)."));
    kind.apiType = *apiType;
    if (!isOffered(kind))
        return failure(ErrorKind::BadInput, Cli::tr("The service doesn't offer %1.").arg(kindName(kind)));
    return kind;
}

void addRequestOptions(CommandParser& parser)
{
    addKindOptions(parser);
    parser.addValue(u"request"_s, Cli::tr("file"),
        Cli::tr("The request: the JSON body of a create call. Use - for standard input."));
    parser.addValue(u"model-profile"_s, Cli::tr("file"),
        Cli::tr("A JSON file with this model's limits, used instead of the built-in profile. Anything outside them "
                "gets a note."));
    parser.addValue(u"place"_s, Cli::tr("name"),
        Cli::tr("The upload place for local files that need a link. Default: the one that is in use."));
}

Result<RequestInput> readRequest(const CommandParser& parser)
{
    const auto kind = kindFrom(parser);
    if (!kind)
        return failure(kind.error());
    if (!parser.isSet(u"request"_s))
        return failure(ErrorKind::BadInput, Cli::tr("--request is missing. Give a file, or - for standard input."));
    const auto text = readText(parser.value(u"request"_s));
    if (!text)
        return failure(text.error());
    const auto json = parseJsonObject(*text);
    if (!json)
        return failure(json.error());

    RequestReading reading = decodeCreate(json->object, *kind);
    for (const QString& path : json->duplicates) {
        Finding twice;
        twice.severity = Severity::Ask;
        twice.path = path;
        twice.message = Cli::tr("Duplicate key; the last one wins.");
        reading.findings.append(twice);
    }
    makeSourcesAbsolute(reading.request);
    const ProfileCatalogue catalogue = catalogueFor(parser);
    RequestContext context;
    QList<Finding> notes;
    if (parser.isSet(u"model-profile"_s)) {
        auto profile = namedProfile(parser.value(u"model-profile"_s), reading.request, notes);
        if (!profile)
            return failure(profile.error());
        context.profile = *std::move(profile);
    } else {
        context.profile =
            catalogue.profileFor({reading.request.model, kind->family, kind->generation, {kind->apiType}});
    }
    context.files = localFacts(reading.request);
    const auto place = placeFor(parser, reading.request);
    if (!place)
        return failure(place.error());
    if (*place) {
        context.ways.storage = FileWays::Storage::Own;
        context.ways.place = (*place)->name;
    } else if (parser.value(u"account"_s) == Account::practiceId()) {
        context.ways.storage = FileWays::Storage::Practice;
    }
    context.ways.clipLinks = clipLinksFor(parser, reading.request);
    const bool uploads = context.ways.clipLinks.size() < sourcesByLink(reading.request).size();
    const QList<Finding> findings = withoutDoubles(reading.findings, checkRequest(reading.request, context));
    const auto seconds = inputVideoSeconds(reading.request, context.files);
    return RequestInput{reading.request, sortedBySeverity(findings + notes + fileNotes(reading.request, findings)),
        *place, uploads, seconds ? Amount::fromDouble(*seconds) : std::nullopt, catalogue};
}

QList<Finding> modelFindings(const RequestInput& input, const QList<EnabledModel>& listed)
{
    const VideoRequest& request = input.request;
    const auto ask = [&request](const QString& sentence) {
        Finding finding{Severity::Ask, Field::Model, -1, {}, {}, sentence};
        finding.path = wirePath(request.kind, finding);
        return QList<Finding>{finding};
    };
    const auto entry = std::ranges::find(listed, request.model, &EnabledModel::code);
    if (!listed.isEmpty() && entry == listed.end())
        return ask(Cli::tr("The account doesn't list the model %1.").arg(request.model));
    const auto model = entry == listed.end() ? input.catalogue.guess(request.model) : std::optional(*entry);
    if (!model || model->kinds().contains(request.kind))
        return {};
    const ModelLine line{model->family, model->generation};
    if (line != ModelLine{request.kind.family, request.kind.generation})
        return ask(Cli::tr("%1 is a model of %2, not of %3.")
                       .arg(request.model, shortPlaceWords(line),
                           shortPlaceWords({request.kind.family, request.kind.generation})));
    return ask(Cli::tr("%1 doesn't offer %2.").arg(request.model, apiTypeName(request.kind.apiType)));
}

void printFindings(const Console& console, const QList<Finding>& findings)
{
    for (const Finding& finding : findings) {
        console.line({{u"severity"_s, severityName(finding.severity)}, {u"path"_s, finding.path},
            {u"message"_s, finding.message}});
        const QString place = finding.path.isEmpty() ? QString() : finding.path + u": "_s;
        console.text(u"%1  %2%3"_s.arg(severityWord(finding.severity), place, finding.message));
    }
    const bool lacksPlace = std::ranges::any_of(
        findings, [](const Finding& finding) { return finding.aboutWay && finding.severity == Severity::Stop; });
    if (lacksPlace)
        console.problem(Cli::tr("Add an upload place with \"dailies-cli uploads add\", or use public links."));
}

} // namespace Dailies
