// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/models/modelline.h"

#include "app/request/familytraits.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace Dailies {

const QList<ModelLine>& modelPlaces()
{
    static const QList<ModelLine> places = [] {
        QList<ModelLine> all;
        for (const Family family : allFamilies) {
            for (const Generation generation : familyTraits(family).generations)
                all.append({family, generation});
        }
        return all;
    }();
    return places;
}

QString placeWords(const ModelLine& place)
{
    const QString generation = generationName(place.generation);
    const QString family = familyName(place.family);
    return generation.isEmpty() ? QCoreApplication::translate("ModelPlaces", "Family %1").arg(family)
                                : QCoreApplication::translate("ModelPlaces", "Family %1 · %2").arg(family, generation);
}

QString shortPlaceWords(const ModelLine& place)
{
    return u"%1 %2"_s.arg(familyName(place.family), generationName(place.generation)).trimmed();
}

} // namespace Dailies
