// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/request/requestkind.h"

#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace Dailies {

/// What is known of a model code: the kinds it serves, and the values that forms offer. Editable data, never a rule of
/// the specification.
struct ModelProfile {
    QString code;
    Family family = Family::A;
    Generation generation = Generation::G30;
    QList<ApiType> apiTypes;
    QHash<QString, QStringList> choices; ///< by field key: values to offer beside free entry

    QList<RequestKind> kinds() const;

    bool operator==(const ModelProfile&) const = default;
};

/// The profile of a code by the shipped patterns (resources/profiles); nothing when no pattern fits.
std::optional<ModelProfile> guessProfile(const QString& code);
/// A profile that offers everything the specification gives to a family and generation.
ModelProfile wholeProfile(const QString& code, Family family, Generation generation);

QJsonObject toJson(const ModelProfile& profile);
Result<ModelProfile> profileFromJson(const QJsonObject& json);

} // namespace Dailies
