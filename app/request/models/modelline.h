// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestkind.h"

#include <QList>
#include <QString>

namespace Dailies {

/// The family and generation of a model.
struct ModelLine {
    Family family = Family::A;
    Generation generation = Generation::G30;

    bool operator==(const ModelLine&) const = default;
};

/// All three lines of the specification, newest generation first.
const QList<ModelLine>& modelPlaces();
/// Translated: "Family A · 3.0", "Family B".
QString placeWords(const ModelLine& place);
/// "A 3.0", "B"
QString shortPlaceWords(const ModelLine& place);

} // namespace Dailies
