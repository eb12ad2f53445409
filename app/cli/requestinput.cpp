// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/requestinput.h"

#include "app/cli/jsonfile.h"
#include "app/common/jsontext.h"
#include "app/media/inputreader.h"
#include "app/request/familytraits.h"
#include "app/request/kindfields.h"
#include "app/request/models/profilecatalogue.h"
#include "app/service/wire/requestcheck.h"
#include "app/service/wire/wire.h"
#include "app/settings/profile.h"

#include <QDir>
#include <QFile>

#include <algorithm>
#include <cstdio>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Far above any request with images; keeps a wrong file from filling the memory.
constexpr qint64 largestRequest = 256 * 1024 * 1024;

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
         text.size() <= largestRequest && !(piece = file.read(largestRequest + 1 - text.size())).isEmpty();)
        text += piece;
    if (file.error() != QFileDevice::NoError)
        return failure(ErrorKind::BadInput, Cli::tr("%1 can't be read: %2.").arg(shown, file.errorString()));
    if (text.size() > largestRequest)
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

/// The profile that the window would use: the user's own model profiles take precedence over built-in ones.
ModelProfile catalogueProfile(const CommandParser& parser, const VideoRequest& request)
{
    ProfileCatalogue catalogue;
    // Checking a request must not create anything on disk.
    if (const auto loaded = catalogue.load(Profile::at(parser.profileFolder()).models); !loaded)
        parser.console().problem(loaded.error().message);
    const RequestKind& kind = request.kind;
    return catalogue.profileFor({request.model, kind.family, kind.generation, {kind.apiType}});
}

InputFactsBySource localFacts(const VideoRequest& request)
{
    InputFactsBySource facts;
    for (const MediaItem& item : request.media) {
        if (isLocalFile(item.source) && !facts.contains(item.source))
            facts[item.source] = readInput(localPath(item.source)).facts;
    }
    return facts;
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

void addKindOptions(CommandParser& parser)
{
    parser.addValue(u"family"_s, u"A|B"_s, Cli::tr("The request's family: A or B."));
    parser.addValue(u"generation"_s, u"3.0|2.7"_s, Cli::tr("Family A's model generation (default: 3.0)."));
    parser.addValue(u"api-type"_s, Cli::tr("type"),
        Cli::tr("TextToVideo, ImageToVideo, ReferenceToVideo, VideoEdit or MultiImageToVideo."));
}

Result<RequestKind> kindFrom(const CommandParser& parser, std::optional<ApiType> apiType)
{
    if (!parser.isSet(u"family"_s))
        return failure(ErrorKind::BadInput, Cli::tr("--family is missing. Use A or B."));
    const auto family = familyFromName(parser.value(u"family"_s));
    if (!family)
        return failure(
            ErrorKind::BadInput, Cli::tr("There is no family \"%1\". Use A or B.").arg(parser.value(u"family"_s)));

    RequestKind kind{*family, familyTraits(*family).generations.front(), {}};
    if (parser.isSet(u"generation"_s)) {
        const QString name = parser.value(u"generation"_s);
        const auto generation = generationFromName(name);
        if (!generation || kind.generation == Generation::None)
            return failure(
                ErrorKind::BadInput, Cli::tr("Family %1 has no generation \"%2\".").arg(familyName(*family), name));
        kind.generation = *generation;
    }
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
    RequestContext context;
    QList<Finding> notes;
    if (parser.isSet(u"model-profile"_s)) {
        auto profile = namedProfile(parser.value(u"model-profile"_s), reading.request, notes);
        if (!profile)
            return failure(profile.error());
        context.profile = *std::move(profile);
    } else {
        context.profile = catalogueProfile(parser, reading.request);
    }
    context.files = localFacts(reading.request);
    const QList<Finding> findings = withoutDoubles(reading.findings, checkRequest(reading.request, context));
    return RequestInput{reading.request, sortedBySeverity(findings + notes)};
}

void printFindings(const Console& console, const QList<Finding>& findings)
{
    for (const Finding& finding : findings) {
        console.line({{u"severity"_s, severityName(finding.severity)}, {u"path"_s, finding.path},
            {u"message"_s, finding.message}});
        const QString place = finding.path.isEmpty() ? QString() : finding.path + u": "_s;
        console.text(u"%1  %2%3"_s.arg(severityWord(finding.severity), place, finding.message));
    }
}

} // namespace Dailies
