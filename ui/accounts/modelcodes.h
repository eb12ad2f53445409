// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/models/profilecatalogue.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace Dailies {

/// A typed list of model codes, matched against the patterns of the catalogue.
struct ModelCodes {
    QList<EnabledModel> models; ///< in the order typed, without duplicates
    QStringList unknown; ///< codes that match no pattern; `models` contains them with the given family
};

/// Codes are separated by lines, commas, semicolons or spaces. `otherwise` gives the family of codes that
/// match no pattern.
ModelCodes readModelCodes(const QString& text, const ProfileCatalogue& profiles, const EnabledModel& otherwise);

} // namespace Dailies
