// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestfields.h"
#include "app/request/requestkind.h"

#include <QList>
#include <QStringList>

#include <optional>

namespace Dailies {

/// Whether a request kind requires a field.
enum class Need {
    Optional,
    Required,
    PromptOrMedia, ///< at least one of prompt and media is required (specification, "Endpoints", rule 1)
};

struct FieldUse {
    Field field;
    Need need = Need::Optional;
};

/// All 11 request kinds of the specification ("Create endpoints"), in its order.
const QList<RequestKind>& allKinds();
/// Whether the specification offers this combination of family, generation and apiType.
bool isOffered(const RequestKind& kind);
/// The fields of a kind, in form order. Empty if the specification does not offer the kind.
const QList<FieldUse>& fieldsOf(const RequestKind& kind);
bool offers(const RequestKind& kind, Field field);
/// nullopt if the kind does not offer the field.
std::optional<Need> needOf(const RequestKind& kind, Field field);
/// The media types that the specification lists for a kind, as wire words, most likely first.
const QStringList& mediaTypesOf(const RequestKind& kind);
/// Whether the kind's media items may have a reference voice. Only generation 2.7 ReferenceToVideo allows it.
bool offersReferenceVoice(const RequestKind& kind);

} // namespace Dailies
