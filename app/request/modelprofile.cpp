// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/modelprofile.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

/// A static library's resources are there only once somebody asked for them; Qt wants that outside any namespace.
static void initResources()
{
    Q_INIT_RESOURCE(profiles);
}

namespace Dailies {

using namespace Qt::StringLiterals;

QList<RequestKind> ModelProfile::kinds() const
{
    QList<RequestKind> result;
    for (const RequestKind& kind : allKinds()) {
        if (kind.family == family && kind.generation == generation && apiTypes.contains(kind.apiType))
            result.append(kind);
    }
    return result;
}

QJsonObject toJson(const ModelProfile& profile)
{
    QJsonArray apiTypes;
    for (const ApiType apiType : profile.apiTypes)
        apiTypes.append(apiTypeName(apiType));
    QJsonObject choices;
    for (auto it = profile.choices.begin(); it != profile.choices.end(); ++it)
        choices[it.key()] = QJsonArray::fromStringList(it.value());
    return {{u"code"_s, profile.code}, {u"family"_s, familyName(profile.family)},
        {u"generation"_s, generationName(profile.generation)}, {u"apiTypes"_s, apiTypes}, {u"choices"_s, choices}};
}

Result<ModelProfile> profileFromJson(const QJsonObject& json)
{
    const auto family = familyFromName(json["family"_L1].toString());
    const auto generation = generationFromName(json["generation"_L1].toString());
    if (!family || !generation || (*family == Family::B) != (*generation == Generation::None))
        return failure(ErrorKind::BadInput,
            QCoreApplication::translate(
                "ModelProfile", "A model profile needs a family (A with generation 3.0 or 2.7, or B)."));
    ModelProfile profile{json["code"_L1].toString(), *family, *generation, {}, {}};
    for (const QJsonValue& name : json["apiTypes"_L1].toArray()) {
        if (const auto apiType = apiTypeFromName(name.toString()))
            profile.apiTypes.append(*apiType);
    }
    const QJsonObject choices = json["choices"_L1].toObject();
    for (auto it = choices.begin(); it != choices.end(); ++it) {
        QStringList values;
        for (const QJsonValue& value : it.value().toArray())
            values.append(value.toString());
        profile.choices[it.key()] = values;
    }
    if (profile.kinds().isEmpty())
        return failure(ErrorKind::BadInput,
            QCoreApplication::translate(
                "ModelProfile", "A model profile needs at least one request kind of its family."));
    return profile;
}

namespace {

struct Pattern {
    QStringList match;
    ModelProfile profile;
};

QList<Pattern> readPatterns()
{
    initResources();
    QFile file(u":/profiles/models.json"_s);
    QList<Pattern> patterns;
    if (!file.open(QIODevice::ReadOnly))
        return patterns;
    for (const QJsonValue& value : QJsonDocument::fromJson(file.readAll()).object()["entries"_L1].toArray()) {
        const QJsonObject entry = value.toObject();
        QStringList match;
        for (const QJsonValue& word : entry["match"_L1].toArray())
            match.append(word.toString());
        if (const auto profile = profileFromJson(entry))
            patterns.append({match, *profile});
    }
    return patterns;
}

} // namespace

std::optional<ModelProfile> guessProfile(const QString& code)
{
    static const QList<Pattern> patterns = readPatterns();
    for (const Pattern& pattern : patterns) {
        for (const QString& word : pattern.match) {
            if (code.contains(word, Qt::CaseInsensitive)) {
                ModelProfile profile = pattern.profile;
                profile.code = code;
                return profile;
            }
        }
    }
    return {};
}

ModelProfile wholeProfile(const QString& code, Family family, Generation generation)
{
    ModelProfile profile{code, family, generation, {}, {}};
    for (const RequestKind& kind : allKinds()) {
        if (kind.family == family && kind.generation == generation)
            profile.apiTypes.append(kind.apiType);
    }
    return profile;
}

} // namespace Dailies
