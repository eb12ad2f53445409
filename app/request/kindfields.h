// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestfields.h"
#include "app/request/requestkind.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace Dailies {

/// How much the specification asks for a field in a kind.
enum class Need {
    Optional,
    Required,
    PromptOrMedia, ///< at least one of prompt and media (specification, "Endpoints", rule 1)
};

/// A field that a kind offers.
struct FieldUse {
    Field field;
    Need need = Need::Optional;
};

/// All kinds that the specification offers, in its order.
const QList<RequestKind>& allKinds();
/// Whether the specification offers this combination.
bool isOffered(const RequestKind& kind);
/// The fields of a kind, in the order in which forms show them. Empty for a combination that is not offered.
const QList<FieldUse>& fieldsOf(const RequestKind& kind);
bool offers(const RequestKind& kind, Field field);
/// The need of a field; nothing when the kind does not offer it.
std::optional<Need> needOf(const RequestKind& kind, Field field);
/// The wire words of media types that the specification shows for a kind, likeliest first.
const QStringList& mediaTypesOf(const RequestKind& kind);
/// Whether the kind's media items may carry a reference voice (generation 2.7 ReferenceToVideo only).
bool offersReferenceVoice(const RequestKind& kind);

} // namespace Dailies
