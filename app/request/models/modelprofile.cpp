// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/models/modelprofile.h"

#include "app/request/kindfields.h"
#include "app/request/models/modelline.h"

#include <QCoreApplication>
#include <QJsonArray>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Provides the translation context.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(ModelProfile)
};

/// The part that models and profiles have in common.
struct Place {
    Family family;
    Generation generation;
    QList<ApiType> apiTypes;
};

QList<RequestKind> kindsOf(const Place& place)
{
    QList<RequestKind> kinds;
    for (const RequestKind& kind : allKinds()) {
        if (kind.family == place.family && kind.generation == place.generation && place.apiTypes.contains(kind.apiType))
            kinds.append(kind);
    }
    return kinds;
}

QJsonObject toJson(const Place& place)
{
    QJsonArray apiTypes;
    for (const ApiType apiType : place.apiTypes)
        apiTypes.append(apiTypeName(apiType));
    return {{u"family"_s, familyName(place.family)}, {u"generation"_s, generationName(place.generation)},
        {u"apiTypes"_s, apiTypes}};
}

Result<Place> placeFromJson(const QJsonObject& json)
{
    const auto family = familyFromName(json["family"_L1].toString());
    const auto generation = generationFromName(json["generation"_L1].toString());
    if (!family || !generation || !modelPlaces().contains(ModelLine{*family, *generation}))
        return failure(
            ErrorKind::BadInput, Text::tr("A model profile needs a family (A with generation 3.0 or 2.7, or B)."));
    Place place{*family, *generation, {}};
    for (const QJsonValue& name : json["apiTypes"_L1].toArray()) {
        const auto apiType = apiTypeFromName(name.toString());
        if (apiType && !place.apiTypes.contains(*apiType))
            place.apiTypes.append(*apiType);
    }
    if (kindsOf(place).isEmpty())
        return failure(ErrorKind::BadInput, Text::tr("A model profile needs at least one request kind of its family."));
    return place;
}

/// The strings of a JSON list; empty if undefined, nullopt for anything else.
std::optional<QStringList> texts(const QJsonValue& value)
{
    QStringList result;
    const QJsonArray items = value.toArray();
    for (const QJsonValue& item : items) {
        if (!item.isString())
            return {};
        result.append(item.toString());
    }
    return value.isArray() || value.isUndefined() ? std::optional(result) : std::nullopt;
}

tl::unexpected<Error> notTexts(const QString& path)
{
    return failure(ErrorKind::BadInput, Text::tr("%1: expected a list of texts.").arg(path));
}

/// A code or a pattern's word in lower case, with "-" as the only separator.
QString plain(const QString& text)
{
    QString result = text.toLower();
    for (QChar& c : result) {
        if (c == u'.' || c == u'_' || c == u' ')
            c = u'-';
    }
    return result;
}

} // namespace

QList<RequestKind> EnabledModel::kinds() const
{
    return kindsOf({family, generation, apiTypes});
}

EnabledModel wholeModel(const QString& code, Family family, Generation generation)
{
    EnabledModel model{code, family, generation, {}};
    for (const RequestKind& kind : allKinds()) {
        if (kind.family == family && kind.generation == generation)
            model.apiTypes.append(kind.apiType);
    }
    return model;
}

bool matchesCode(const QString& pattern, const QString& code)
{
    const QString whole = plain(code.trimmed());
    const QStringList words = pattern.split(u' ', Qt::SkipEmptyParts);
    const auto fits = [&whole](const QString& word) {
        if (word.startsWith(u'!'))
            return !whole.contains(plain(word.sliced(1)));
        if (word.startsWith(u'='))
            return whole == plain(word.sliced(1));
        return whole.contains(plain(word));
    };
    return !words.isEmpty() && std::ranges::all_of(words, fits);
}

QJsonObject toJson(const EnabledModel& model)
{
    QJsonObject json = toJson(Place{model.family, model.generation, model.apiTypes});
    json["code"_L1] = model.code;
    return json;
}

Result<EnabledModel> enabledModelFromJson(const QJsonObject& json)
{
    auto place = placeFromJson(json);
    if (!place)
        return failure(place.error());
    return EnabledModel{json["code"_L1].toString(), place->family, place->generation, place->apiTypes};
}

QJsonObject toJson(const ModelProfile& profile)
{
    QJsonObject json = toJson(Place{profile.family, profile.generation, profile.apiTypes});
    QJsonObject choices;
    for (auto it = profile.choices.begin(); it != profile.choices.end(); ++it)
        choices[it.key()] = QJsonArray::fromStringList(it.value());
    json["id"_L1] = profile.id;
    json["match"_L1] = QJsonArray::fromStringList(profile.match);
    json["choices"_L1] = choices;
    QJsonObject defaults;
    for (auto it = profile.defaults.begin(); it != profile.defaults.end(); ++it)
        defaults[it.key()] = it.value();
    if (!defaults.isEmpty())
        json["defaults"_L1] = defaults;
    json["limits"_L1] = toJson(profile.limits);
    json["source"_L1] = profile.source;
    json["confidence"_L1] = profile.confidence;
    return json;
}

Result<ModelProfile> profileFromJson(const QJsonObject& json)
{
    auto place = placeFromJson(json);
    if (!place)
        return failure(place.error());
    const auto match = texts(json["match"_L1]);
    if (!match)
        return notTexts(u"match"_s);
    ModelProfile profile{json["id"_L1].toString(), *match, place->family, place->generation, place->apiTypes, {}, {},
        {}, json["source"_L1].toString(), json["confidence"_L1].toString()};
    const QJsonObject choices = json["choices"_L1].toObject();
    for (auto it = choices.begin(); it != choices.end(); ++it) {
        const auto values = texts(it.value());
        if (!values)
            return notTexts(u"choices."_s + it.key());
        profile.choices[it.key()] = *values;
    }
    const QJsonObject defaults = json["defaults"_L1].toObject();
    for (auto it = defaults.begin(); it != defaults.end(); ++it) {
        if (!it.value().isString())
            return failure(ErrorKind::BadInput, Text::tr("%1: text is expected.").arg(u"defaults."_s + it.key()));
        profile.defaults[it.key()] = it.value().toString();
    }
    if (!json["limits"_L1].isUndefined() && !json["limits"_L1].isObject())
        return failure(ErrorKind::BadInput, Text::tr("limits: expected an object."));
    auto limits = limitsFromJson(json["limits"_L1].toObject(), u"limits"_s);
    if (!limits)
        return failure(limits.error());
    profile.limits = *std::move(limits);
    return profile;
}

} // namespace Dailies
