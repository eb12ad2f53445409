// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/models/modelplaces.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Dailies {

const QList<ModelPlace>& modelPlaces()
{
    static const QList<ModelPlace> places = {
        {Family::A, Generation::G30}, {Family::A, Generation::G27}, {Family::B, Generation::None}};
    return places;
}

QString placeWords(const ModelPlace& place)
{
    const QString generation = generationName(place.generation);
    const QString family = familyName(place.family);
    return generation.isEmpty() ? QCoreApplication::translate("ModelPlaces", "Family %1").arg(family)
                                : QCoreApplication::translate("ModelPlaces", "Family %1 · %2").arg(family, generation);
}

QString shortPlaceWords(const ModelPlace& place)
{
    return u"%1 %2"_s.arg(familyName(place.family), generationName(place.generation)).trimmed();
}

} // namespace Dailies
