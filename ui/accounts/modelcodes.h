// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/models/profilecatalogue.h"

#include <QList>
#include <QString>
#include <QStringList>

namespace Dailies {

/// What a person typed as a list of model codes, read as far as the patterns of the catalogue go.
struct ModelCodes {
    QList<EnabledModel> models; ///< in the order typed, each code once
    QStringList unknown; ///< codes that no pattern fits; they stand in `models` with the given family
};

/// Codes are divided by lines, commas, semicolons or spaces. `otherwise` says the family of codes that no pattern fits.
ModelCodes readModelCodes(const QString& text, const ProfileCatalogue& profiles, const EnabledModel& otherwise);

} // namespace Dailies
