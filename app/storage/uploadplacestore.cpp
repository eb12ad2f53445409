// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/uploadplacestore.h"

#include "app/common/settingsfile.h"
#include "app/storage/uploadconsent.h"

#include <QDir>
#include <QJsonDocument>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int formatVersion = 1;
constexpr qint64 largestFile = 1024 * 1024;

} // namespace

UploadPlaceStore::UploadPlaceStore(const QString& file, QObject* parent) : QObject(parent), m_file(file) {}

Result<void> UploadPlaceStore::load()
{
    m_usable = false;
    const auto unusable = [this](const QString& reason) {
        return failure(ErrorKind::Storage,
            tr("The upload places in %1 can't be read: %2. The file was left unchanged.")
                .arg(QDir::toNativeSeparators(m_file), reason));
    };
    QList<UploadPlace> places;
    QJsonArray foreign;
    QString chosen;
    QString folder;
    Agreed agreed;
    const auto text = readSettingsFile(m_file, largestFile);
    if (!text)
        return unusable(text.error().message);
    if (*text) {
        QJsonParseError error;
        const QJsonObject root = QJsonDocument::fromJson(**text, &error).object();
        if (error.error != QJsonParseError::NoError)
            return unusable(error.errorString());
        const int version = root.value(u"version"_s).toInt();
        if (version > formatVersion)
            return unusable(tr("a newer version of Dailies wrote it"));
        if (version < 1 || !root.value(u"places"_s).isArray())
            return unusable(tr("it isn't a list of upload places"));
        for (const QJsonValue& value : root.value(u"places"_s).toArray()) {
            const QString protocol = value.toObject().value(u"protocol"_s).toString();
            if (!protocol.isEmpty() && !protocolFromName(protocol)) {
                foreign.append(value);
                continue;
            }
            auto place = uploadPlaceFromJson(value.toObject());
            if (!place)
                return unusable(place.error().message);
            places.append(*std::move(place));
        }
        chosen = root.value(u"chosen"_s).toString();
        folder = root.value(u"folder"_s).toString();
        const QJsonObject given = root.value(u"agreed"_s).toObject();
        for (auto it = given.begin(); it != given.end(); ++it)
            agreed.insert(it.key(), it->toString());
    }
    m_usable = true;
    m_places = std::move(places);
    m_foreign = foreign;
    m_chosen = chosen;
    m_agreed = agreed;
    m_folder = isOwnFolder(folder) ? folder : m_places.isEmpty() ? QString() : m_places.constFirst().folder;
    Q_EMIT placesChanged();
    return {};
}

std::optional<UploadPlace> UploadPlaceStore::find(const QString& idOrName) const
{
    for (const auto key : {&UploadPlace::id, &UploadPlace::name}) {
        const auto found = std::ranges::find(m_places, idOrName, key);
        if (found != m_places.end())
            return *found;
    }
    return std::nullopt;
}

bool UploadPlaceStore::isNameTaken(const QString& name, const QString& id) const
{
    const auto is = [&name](const QString& other) { return name.compare(other, Qt::CaseInsensitive) == 0; };
    return std::ranges::any_of(
        m_places, [&is, &id](const UploadPlace& place) { return place.id != id && (is(place.name) || is(place.id)); });
}

QHash<QString, QString> UploadPlaceStore::names() const
{
    QHash<QString, QString> names;
    for (const UploadPlace& place : m_places)
        names.insert(place.id, place.name);
    return names;
}

std::optional<UploadPlace> UploadPlaceStore::chosen() const
{
    const auto found = std::ranges::find(m_places, m_chosen, &UploadPlace::id);
    return found == m_places.end() ? std::nullopt : std::optional(*found);
}

Result<void> UploadPlaceStore::put(const UploadPlace& place)
{
    QList<UploadPlace> places = m_places;
    const auto same = std::ranges::find(places, place.id, &UploadPlace::id);
    if (same != places.end()) {
        *same = place;
    } else {
        UploadPlace added = place;
        if (!m_folder.isEmpty())
            added.folder = m_folder;
        m_folder = added.folder;
        places.append(added);
    }
    return replace(places, places.size() == 1 ? place.id : m_chosen, m_agreed);
}

Result<void> UploadPlaceStore::remove(const QString& id)
{
    QList<UploadPlace> places = m_places;
    places.removeIf([&id](const UploadPlace& place) { return place.id == id; });
    const bool isChosen = id == m_chosen;
    Agreed agreed = m_agreed;
    agreed.remove(id);
    return replace(places, !isChosen ? m_chosen : places.isEmpty() ? QString() : places.constFirst().id, agreed);
}

Result<void> UploadPlaceStore::choose(const QString& id)
{
    return replace(m_places, id, m_agreed);
}

bool UploadPlaceStore::isAgreed(const UploadPlace& place) const
{
    return m_agreed.value(place.id) == destinationOf(place);
}

Result<void> UploadPlaceStore::agree(const UploadPlace& place)
{
    if (!std::ranges::any_of(m_places, [&place](const UploadPlace& each) { return each.id == place.id; }))
        return failure(ErrorKind::BadInput, tr("This upload place was removed."));
    Agreed agreed = m_agreed;
    agreed.insert(place.id, destinationOf(place));
    return replace(m_places, m_chosen, agreed);
}

Result<void> UploadPlaceStore::replace(const QList<UploadPlace>& places, const QString& chosen, const Agreed& agreed)
{
    if (!m_usable)
        return failure(ErrorKind::Storage, tr("The upload places couldn't be read, so they won't be overwritten."));
    QJsonArray list;
    for (const UploadPlace& place : places)
        list.append(toJson(place));
    for (const QJsonValue& foreign : std::as_const(m_foreign))
        list.append(foreign);
    QJsonObject given;
    for (auto it = agreed.cbegin(); it != agreed.cend(); ++it)
        given.insert(it.key(), it.value());
    const QJsonObject root{{u"version"_s, formatVersion}, {u"places"_s, list}, {u"chosen"_s, chosen},
        {u"agreed"_s, given}, {u"folder"_s, m_folder}};
    if (const auto written = writeSettingsFile(m_file, QJsonDocument(root).toJson()); !written)
        return failure(ErrorKind::Storage,
            tr("Couldn't save the upload places to %1: %2.")
                .arg(QDir::toNativeSeparators(m_file), written.error().message));
    m_places = places;
    m_chosen = chosen;
    m_agreed = agreed;
    Q_EMIT placesChanged();
    return {};
}

} // namespace Dailies
