// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/request/models/modellimits.h"
#include "app/request/requestkind.h"

#include <QHash>
#include <QJsonObject>
#include <QList>
#include <QString>
#include <QStringList>

namespace Dailies {

/// A model code enabled for an account, and what the person (or a pattern) decided about it: where it belongs. What is
/// known of it otherwise stands in its profile, see ProfileCatalogue.
struct EnabledModel {
    QString code;
    Family family = Family::A;
    Generation generation = Generation::G30;
    QList<ApiType> apiTypes;

    QList<RequestKind> kinds() const;

    bool operator==(const EnabledModel&) const = default;
};

/// A model that offers everything the specification gives to a family and generation.
EnabledModel wholeModel(const QString& code, Family family, Generation generation);

/// What is known of a line of models: the kinds it serves, the values that forms offer, and its limits. Editable data,
/// never a rule of the specification: whatever lies outside it is a Note.
struct ModelProfile {
    QString id; ///< names the entry, such as "wan-2.7-t2v"; empty for a profile that knows nothing
    QStringList match; ///< patterns of model codes, see matchesCode()
    Family family = Family::A;
    Generation generation = Generation::G30;
    QList<ApiType> apiTypes;
    QHash<QString, QStringList> choices; ///< by field key: values to offer beside free entry
    ModelLimits limits;
    QString source; ///< where this is known from
    QString confidence; ///< "high", "medium", "low" or empty

    bool operator==(const ModelProfile&) const = default;
};

/// Whether a model code fits a pattern: words, all of which the code contains. A word after "!" must not be in it, a
/// word after "=" is the whole code. Upper and lower case are the same, and so are the dot, the dash, the line and the
/// blank between a code's parts: "kling v2.6" fits "Kling-V2-6".
bool matchesCode(const QString& pattern, const QString& code);

QJsonObject toJson(const EnabledModel& model);
/// BadInput when family, generation and kinds do not fit together.
Result<EnabledModel> enabledModelFromJson(const QJsonObject& json);
QJsonObject toJson(const ModelProfile& profile);
/// BadInput with the place of what cannot be read.
Result<ModelProfile> profileFromJson(const QJsonObject& json);

} // namespace Dailies
