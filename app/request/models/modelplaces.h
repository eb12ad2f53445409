// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestkind.h"

#include <QList>
#include <QString>

namespace Dailies {

// Where a model can belong.
struct ModelPlace {
    Family family = Family::A;
    Generation generation = Generation::G30;

    bool operator==(const ModelPlace&) const = default;
};

// The three that the specification has, newest first.
[[nodiscard]] const QList<ModelPlace>& modelPlaces();
// "Family A · 3.0", "Family B"
[[nodiscard]] QString placeWords(const ModelPlace& place);
// "A 3.0", "B"
[[nodiscard]] QString shortPlaceWords(const ModelPlace& place);

} // namespace Dailies
