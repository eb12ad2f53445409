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

/// A model code that is enabled for an account, with the family, generation and kinds that the user or a pattern
/// decided. Its ModelProfile has everything else that is known about it; see ProfileCatalogue.
struct EnabledModel {
    QString code;
    Family family = Family::A;
    Generation generation = Generation::G30;
    QList<ApiType> apiTypes;

    QList<RequestKind> kinds() const;

    bool operator==(const EnabledModel&) const = default;
};

/// A model with every apiType that the specification offers for a family and generation.
EnabledModel wholeModel(const QString& code, Family family, Generation generation);

/// What is known about a line of models: the kinds it serves, the values that forms offer, and its limits. This is
/// editable data, never a rule: a value outside it only causes a Note.
struct ModelProfile {
    QString id; ///< such as "wan-2.7-t2v"; empty if nothing is known
    QStringList match; ///< patterns of model codes, see matchesCode()
    Family family = Family::A;
    Generation generation = Generation::G30;
    QList<ApiType> apiTypes;
    QHash<QString, QStringList> choices; ///< by field key: suggested values; other input is possible
    QHash<QString, QString> defaults; ///< by field key: what the service uses for a field that is not sent
    ModelLimits limits;
    QString source; ///< where the information comes from
    QString confidence; ///< "high", "medium", "low" or empty

    bool operator==(const ModelProfile&) const = default;
};

/// Whether a model code matches a pattern of words. The code must contain each word. It must not contain a word after
/// "!", and must equal a word after "=". Case does not matter, and dot, dash, underscore and space are the same
/// separator: "kling v2.6" matches "Kling-V2-6".
bool matchesCode(const QString& pattern, const QString& code);

QJsonObject toJson(const EnabledModel& model);
/// BadInput if family, generation and apiTypes do not fit together.
Result<EnabledModel> enabledModelFromJson(const QJsonObject& json);
QJsonObject toJson(const ModelProfile& profile);
/// BadInput with the path of the first error.
Result<ModelProfile> profileFromJson(const QJsonObject& json);

} // namespace Dailies
