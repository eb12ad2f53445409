// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/models/profilecatalogue.h"

#include "app/common/jsontext.h"
#include "app/common/settingsfile.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

#include <algorithm>

/// A static library's resources must be initialised explicitly, and Qt requires a call outside any namespace.
static void initResources()
{
    Q_INIT_RESOURCE(profiles);
}

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int formatVersion = 1;
constexpr qint64 largestFile = 8 * 1024 * 1024;

auto withId(const QList<ModelProfile>& profiles, const QString& id)
{
    return std::ranges::find(profiles, id, &ModelProfile::id);
}

Result<QList<ModelProfile>> profilesFromJson(const QByteArray& text)
{
    const auto json = parseJsonObject(text, JsonDuplicates::Ignore);
    if (!json)
        return failure(json.error());
    if (json->object["version"_L1].toInt() > formatVersion)
        return failure(ErrorKind::BadInput, ProfileCatalogue::tr("A newer version of Dailies wrote it."));
    const QJsonValue models = json->object["models"_L1];
    if (!models.isArray())
        return failure(ErrorKind::BadInput, ProfileCatalogue::tr("It isn't a list of model profiles."));
    QList<ModelProfile> profiles;
    for (const QJsonValue& value : models.toArray()) {
        auto profile = profileFromJson(value.toObject());
        const QString place = u"models[%1]: "_s.arg(profiles.size());
        if (!profile)
            return failure(ErrorKind::BadInput, place + profile.error().message);
        if (profile->id.isEmpty())
            return failure(ErrorKind::BadInput, place + ProfileCatalogue::tr("A model profile needs an ID."));
        if (withId(profiles, profile->id) != profiles.cend())
            return failure(ErrorKind::BadInput, place + ProfileCatalogue::tr("Duplicate ID: %1.").arg(profile->id));
        profiles.append(*std::move(profile));
    }
    return profiles;
}

QList<ModelProfile> readShipped()
{
    initResources();
    QList<ModelProfile> all;
    const QDir folder(u":/profiles"_s);
    for (const QString& name : folder.entryList({u"*.json"_s}, QDir::Files, QDir::Name)) {
        QFile file(folder.filePath(name));
        const auto profiles = file.open(QIODevice::ReadOnly) ? profilesFromJson(file.readAll())
                                                             : failure(ErrorKind::Storage, file.errorString());
        if (profiles)
            all += *profiles;
        else
            qCritical("%s: %s", qPrintable(name), qPrintable(profiles.error().message));
    }
    return all;
}

} // namespace

ProfileCatalogue::ProfileCatalogue()
{
    static const QList<ModelProfile> shipped = readShipped();
    m_shipped = shipped;
    merge();
}

Result<void> ProfileCatalogue::load(const QString& ownFile)
{
    m_file = ownFile;
    m_usable = false;
    m_own.clear();
    merge();
    const auto unusable = [&](const Error& error) {
        return failure(error.kind,
            ProfileCatalogue::tr("The model profiles in %1 can't be read, so the file was left unchanged: %2")
                .arg(QDir::toNativeSeparators(ownFile), error.message));
    };
    const auto text = readSettingsFile(ownFile, largestFile);
    if (!text)
        return unusable(text.error());
    if (*text) {
        auto own = profilesFromJson(**text);
        if (!own)
            return unusable(own.error());
        m_own = *std::move(own);
    }
    m_usable = true;
    merge();
    return {};
}

std::optional<ModelProfile> ProfileCatalogue::match(const QString& code) const
{
    for (const ModelProfile& profile : m_profiles) {
        for (const QString& pattern : profile.match) {
            if (matchesCode(pattern, code))
                return profile;
        }
    }
    return {};
}

std::optional<EnabledModel> ProfileCatalogue::guess(const QString& code) const
{
    const auto profile = match(code);
    if (!profile)
        return {};
    return EnabledModel{code, profile->family, profile->generation, profile->apiTypes};
}

ModelProfile ProfileCatalogue::profileFor(const EnabledModel& model) const
{
    for (const ModelProfile& profile : m_profiles) {
        if (profile.family != model.family || profile.generation != model.generation)
            continue;
        for (const QString& pattern : profile.match) {
            if (matchesCode(pattern, model.code))
                return profile;
        }
    }
    ModelProfile nothing;
    nothing.family = model.family;
    nothing.generation = model.generation;
    nothing.apiTypes = model.apiTypes;
    return nothing;
}

QString ProfileCatalogue::defaultOf(const VideoRequest& request, Field field) const
{
    const RequestKind& kind = request.kind;
    return profileFor({request.model, kind.family, kind.generation, {kind.apiType}}).defaults.value(fieldKey(field));
}

bool ProfileCatalogue::isOwn(const QString& id) const
{
    return withId(m_own, id) != m_own.end();
}

bool ProfileCatalogue::isShipped(const QString& id) const
{
    return withId(m_shipped, id) != m_shipped.end();
}

Result<void> ProfileCatalogue::put(const ModelProfile& profile)
{
    if (profile.id.isEmpty())
        return failure(ErrorKind::BadInput, ProfileCatalogue::tr("A model profile needs an ID."));
    QList<ModelProfile> own = m_own;
    const auto same = std::ranges::find(own, profile.id, &ModelProfile::id);
    if (m_shipped.contains(profile))
        own.removeIf([&profile](const ModelProfile& other) { return other.id == profile.id; });
    else if (same != own.end())
        *same = profile;
    else
        own.prepend(profile);
    return replaceOwn(own);
}

Result<void> ProfileCatalogue::restore(const QString& id)
{
    QList<ModelProfile> own = m_own;
    own.removeIf([&id](const ModelProfile& other) { return other.id == id; });
    return replaceOwn(own);
}

Result<void> ProfileCatalogue::replaceOwn(const QList<ModelProfile>& own)
{
    if (!m_usable)
        return failure(ErrorKind::Storage,
            ProfileCatalogue::tr("Your model profiles couldn't be read, so they won't be overwritten."));
    if (own == m_own)
        return {};
    QJsonArray models;
    for (const ModelProfile& profile : own)
        models.append(toJson(profile));
    const QByteArray text = QJsonDocument(QJsonObject{{u"version"_s, formatVersion}, {u"models"_s, models}}).toJson();
    if (const auto written = writeSettingsFile(m_file, text); !written)
        return failure(ErrorKind::Storage,
            ProfileCatalogue::tr("Couldn't save the model profiles to %1: %2.")
                .arg(QDir::toNativeSeparators(m_file), written.error().message));
    // The program uses a change only after it is on disk.
    m_own = own;
    merge();
    return {};
}

void ProfileCatalogue::merge()
{
    m_profiles.clear();
    for (const ModelProfile& profile : std::as_const(m_own)) {
        if (!isShipped(profile.id))
            m_profiles.append(profile);
    }
    for (const ModelProfile& profile : std::as_const(m_shipped)) {
        const auto own = withId(m_own, profile.id);
        m_profiles.append(own == m_own.cend() ? profile : *own);
    }
}

} // namespace Dailies
