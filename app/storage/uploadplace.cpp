// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/uploadplace.h"

#include "app/common/enumnames.h"
#include "app/common/webaddress.h"
#include "app/storage/textshape.h"

#include <QCoreApplication>
#include <QFile>
#include <QHostAddress>
#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>
#include <QUuid>

#include <algorithm>
#include <array>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr EnumNames<UploadProtocol, 3> protocolNames{{"s3", "webdav", "command"}};
constexpr qsizetype longestPrefix = 256;
constexpr qsizetype longestLink = 2048;
constexpr int longestCommandSeconds = 24 * 3600;

QString say(const char* text)
{
    return QCoreApplication::translate("UploadPlace", text);
}

bool isPlain(const QString& text)
{
    return std::ranges::all_of(text, [](QChar c) { return c.isPrint() && !c.isSpace(); });
}

bool isNumericHost(const QUrl& url)
{
    QHostAddress address;
    return address.setAddress(url.host());
}

std::optional<QString> endpointProblem(const UploadPlace& place)
{
    const QUrl& url = place.endpoint;
    if (url.isEmpty())
        return say(
            QT_TRANSLATE_NOOP("UploadPlace", "Enter the endpoint of your storage, such as https://s3.example.com."));
    if (!url.isValid() || url.host().isEmpty())
        return say(QT_TRANSLATE_NOOP("UploadPlace", "The endpoint isn't a web address."));
    if (url.scheme() != "https"_L1 && !(url.scheme() == "http"_L1 && isLoopback(url)))
        return say(QT_TRANSLATE_NOOP("UploadPlace", "The endpoint must start with https://."));
    if (!url.userInfo().isEmpty() || url.hasQuery() || url.hasFragment())
        return say(QT_TRANSLATE_NOOP("UploadPlace", "The endpoint must not contain a user, a “?” or a “#”."));
    if (place.protocol == UploadProtocol::S3 && !url.path().isEmpty() && url.path() != "/"_L1)
        return say(
            QT_TRANSLATE_NOOP("UploadPlace", "The endpoint must end after the host: the bucket has its own field."));
    return std::nullopt;
}

std::optional<QString> prefixProblem(const QString& prefix)
{
    if (prefix.isEmpty())
        return std::nullopt;
    const QStringList parts = prefix.split(u'/');
    const bool isOdd = std::ranges::any_of(
        parts, [](const QString& part) { return part.isEmpty() || part == "."_L1 || part == ".."_L1; });
    if (isOdd || !std::ranges::all_of(prefix, [](QChar c) { return c.isPrint(); }))
        return say(
            QT_TRANSLATE_NOOP("UploadPlace", "The folder must look like “clips/inputs”, without slashes at its ends."));
    if (prefix.toUtf8().size() > longestPrefix)
        return say(QT_TRANSLATE_NOOP("UploadPlace", "The folder is too long."));
    return std::nullopt;
}

class Problems {
public:
    void add(const QString& field, const std::optional<QString>& sentence)
    {
        if (sentence)
            m_list.append({field, *sentence});
    }
    void addIf(bool isProblem, const QString& field, const char* sentence)
    {
        if (isProblem)
            m_list.append({field, say(sentence)});
    }
    const QList<PlaceProblem>& list() const { return m_list; }

private:
    QList<PlaceProblem> m_list;
};

void checkS3(const UploadPlace& place, Problems& problems)
{
    problems.add(u"endpoint"_s, endpointProblem(place));
    problems.addIf(!matches(place.bucket, u"[A-Za-z0-9][A-Za-z0-9._-]{1,62}"_s), u"bucket"_s,
        QT_TRANSLATE_NOOP("UploadPlace", "A bucket's name has 2 to 63 letters, digits, dots and hyphens."));
    problems.addIf(place.virtualHosts && place.bucket.contains(u'.') && place.endpoint.scheme() == "https"_L1,
        u"virtualHosts"_s,
        QT_TRANSLATE_NOOP(
            "UploadPlace", "A bucket with a dot in its name can't be part of the host name: put it in the path."));
    problems.addIf(place.virtualHosts && isNumericHost(place.endpoint), u"virtualHosts"_s,
        QT_TRANSLATE_NOOP("UploadPlace", "The endpoint is a number, so the bucket must be in the path."));
    problems.addIf(!matches(place.region, u"[A-Za-z0-9_-]{1,64}"_s), u"region"_s,
        QT_TRANSLATE_NOOP("UploadPlace", "Enter the region of the bucket, such as eu-central-1 or auto."));
    problems.addIf(
        place.user.isEmpty() || !isPlain(place.user) || place.user.contains(u'/') || place.user.contains(u','),
        u"user"_s, QT_TRANSLATE_NOOP("UploadPlace", "Enter the access key ID."));
    problems.addIf(
        place.linkSeconds < UploadPlace::shortestLinkSeconds || place.linkSeconds > UploadPlace::longestLinkSeconds,
        u"linkSeconds"_s, QT_TRANSLATE_NOOP("UploadPlace", "Links can be valid for one minute to seven days."));
}

void checkWebDav(const UploadPlace& place, Problems& problems)
{
    problems.add(u"endpoint"_s, endpointProblem(place));
    problems.addIf(place.user.contains(u':'), u"user"_s,
        QT_TRANSLATE_NOOP("UploadPlace", "A user name must not contain a colon."));
    problems.addIf(place.publicBase.isEmpty(), u"publicBase"_s,
        QT_TRANSLATE_NOOP("UploadPlace", "Enter the public URL of the folder: WebDAV itself has no public links."));
}

void checkCommand(const UploadPlace& place, Problems& problems)
{
    problems.addIf(place.program.trimmed().isEmpty(), u"program"_s,
        QT_TRANSLATE_NOOP("UploadPlace", "Enter the program that uploads a file."));
    problems.addIf(std::ranges::none_of(place.arguments, [](const QString& part) { return part.contains("%f"_L1); }),
        u"arguments"_s, QT_TRANSLATE_NOOP("UploadPlace", "One argument must contain %f, which stands for the file."));
    problems.addIf(place.commandSeconds < 1 || place.commandSeconds > longestCommandSeconds, u"commandSeconds"_s,
        QT_TRANSLATE_NOOP("UploadPlace", "A command can run for one second to one day."));
}

} // namespace

QString UploadPlace::namePrefix() const
{
    return prefix.isEmpty() ? folder + u'/' : prefix + u'/' + folder + u'/';
}

QString UploadPlace::objectName(const QString& sha256, const QString& suffix) const
{
    // Other extensions would only make links longer, or harder to read.
    const QString known = suffix.toLower();
    return namePrefix() + sha256 + (matches(known, u"[a-z0-9]{1,8}"_s) ? u'.' + known : QString());
}

bool isOwnFolder(const QString& folder)
{
    return matches(folder, u"[a-z0-9]{8,64}"_s);
}

UploadPlace newUploadPlace(const QString& name, UploadProtocol protocol)
{
    std::array<quint32, 3> words{};
    QRandomGenerator::system()->generate(words.begin(), words.end());
    UploadPlace place{QUuid::createUuid().toString(QUuid::WithoutBraces), name, protocol, {}};
    for (const quint32 word : words)
        place.folder += QString::number(word, 16).rightJustified(8, u'0');
    return place;
}

std::optional<QString> linkProblem(const QUrl& link)
{
    if (!link.isValid() || link.host().isEmpty() || (link.scheme() != "https"_L1 && link.scheme() != "http"_L1))
        return say(QT_TRANSLATE_NOOP("UploadPlace", "The link isn't a web address."));
    if (link.toEncoded().size() > longestLink)
        return say(QT_TRANSLATE_NOOP("UploadPlace", "The link is too long."));
    if (!link.userInfo().isEmpty())
        return say(QT_TRANSLATE_NOOP("UploadPlace", "The link contains a user name."));
    if (isLoopback(link))
        return std::nullopt;
    if (link.scheme() != "https"_L1)
        return say(QT_TRANSLATE_NOOP("UploadPlace", "The link must start with https://."));
    if (isNumericHost(link) || !link.host().contains(u'.'))
        return say(QT_TRANSLATE_NOOP("UploadPlace", "The link needs a public host name instead of a number."));
    return std::nullopt;
}

QList<PlaceProblem> problemsOf(const UploadPlace& place)
{
    Problems problems;
    problems.addIf(place.name.trimmed().isEmpty() || place.name.size() > UploadPlace::longestName, u"name"_s,
        QT_TRANSLATE_NOOP("UploadPlace", "Enter a name of at most 100 characters."));
    switch (place.protocol) {
    case UploadProtocol::S3: checkS3(place, problems); break;
    case UploadProtocol::WebDav: checkWebDav(place, problems); break;
    case UploadProtocol::Command: checkCommand(place, problems); break;
    }
    problems.add(u"prefix"_s, prefixProblem(place.prefix));
    if (!place.publicBase.isEmpty()) {
        problems.add(u"publicBase"_s, linkProblem(place.publicBase));
        problems.addIf(place.publicBase.hasQuery() || place.publicBase.hasFragment(), u"publicBase"_s,
            QT_TRANSLATE_NOOP("UploadPlace", "The public URL must not contain “?” or “#”."));
    }
    return problems.list();
}

QString protocolName(UploadProtocol protocol)
{
    return protocolNames.of(protocol);
}

std::optional<UploadProtocol> protocolFromName(const QString& name)
{
    return protocolNames.find(name);
}

QJsonObject toJson(const UploadPlace& place)
{
    QJsonObject json{{u"id"_s, place.id}, {u"name"_s, place.name}, {u"protocol"_s, protocolName(place.protocol)},
        {u"folder"_s, place.folder}};
    const auto put = [&json](const QString& name, const QString& value) {
        if (!value.isEmpty())
            json.insert(name, value);
    };
    put(u"endpoint"_s, place.endpoint.toString(QUrl::FullyEncoded));
    put(u"bucket"_s, place.bucket);
    put(u"region"_s, place.region);
    put(u"user"_s, place.user);
    put(u"prefix"_s, place.prefix);
    put(u"publicBase"_s, place.publicBase.toString(QUrl::FullyEncoded));
    put(u"program"_s, place.program);
    if (place.virtualHosts)
        json.insert(u"virtualHosts"_s, true);
    if (place.isPresigned())
        json.insert(u"linkSeconds"_s, place.linkSeconds);
    if (place.protocol == UploadProtocol::Command) {
        json.insert(u"arguments"_s, QJsonArray::fromStringList(place.arguments));
        json.insert(u"commandSeconds"_s, place.commandSeconds);
    }
    return json;
}

Result<UploadPlace> uploadPlaceFromJson(const QJsonObject& json)
{
    const auto text = [&json](const QString& name) { return json.value(name).toString(); };
    UploadPlace place{text(u"id"_s), text(u"name"_s), UploadProtocol::S3, text(u"folder"_s)};
    const auto protocol = protocolFromName(text(u"protocol"_s));
    if (place.id.isEmpty() || place.name.isEmpty() || !isOwnFolder(place.folder) || !protocol)
        return failure(ErrorKind::BadInput,
            say(QT_TRANSLATE_NOOP("UploadPlace", "an upload place has no ID, name, folder or known protocol")));
    place.protocol = *protocol;
    place.endpoint = QUrl(text(u"endpoint"_s), QUrl::StrictMode);
    place.bucket = text(u"bucket"_s);
    place.region = text(u"region"_s);
    place.user = text(u"user"_s);
    place.prefix = text(u"prefix"_s);
    place.publicBase = QUrl(text(u"publicBase"_s), QUrl::StrictMode);
    place.program = text(u"program"_s);
    place.virtualHosts = json.value(u"virtualHosts"_s).toBool();
    place.linkSeconds = json.value(u"linkSeconds"_s).toInt(place.linkSeconds);
    place.commandSeconds = json.value(u"commandSeconds"_s).toInt(place.commandSeconds);
    for (const QJsonValue& argument : json.value(u"arguments"_s).toArray())
        place.arguments.append(argument.toString());
    return place;
}

QList<UploadPreset> uploadPresets()
{
    QFile file(u":/uploads/uploadpresets.json"_s);
    QList<UploadPreset> presets;
    if (!file.open(QIODevice::ReadOnly))
        return presets;
    for (const QJsonValue& value : QJsonDocument::fromJson(file.readAll()).array()) {
        const QJsonObject json = value.toObject();
        presets.append(
            {json.value(u"id"_s).toString(), json.value(u"name"_s).toString(), json.value(u"endpoint"_s).toString(),
                json.value(u"region"_s).toString(), json.value(u"virtualHosts"_s).toBool()});
    }
    return presets;
}

} // namespace Dailies
