// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestfields.h"

#include <QList>
#include <QString>
#include <QStringList>

#include <compare>
#include <optional>

namespace Dailies {

enum class Family { A, B };
/// Family A's model generations; family B has none.
enum class Generation { None, G30, G27 };
enum class ApiType { TextToVideo, ImageToVideo, ReferenceToVideo, VideoEdit, MultiImageToVideo };

/// One of the 11 request kinds of the specification ("Create endpoints").
struct RequestKind {
    Family family = Family::A;
    Generation generation = Generation::G30;
    ApiType apiType = ApiType::TextToVideo;

    auto operator<=>(const RequestKind&) const = default;
};

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

/// The specification's words: "A" or "B"; "3.0", "2.7" or empty; "TextToVideo" ...
QString familyName(Family family);
QString generationName(Generation generation);
QString apiTypeName(ApiType apiType);
/// "A 3.0 TextToVideo", "B MultiImageToVideo"
QString kindName(const RequestKind& kind);
std::optional<Family> familyFromName(const QString& name);
std::optional<Generation> generationFromName(const QString& name);
std::optional<ApiType> apiTypeFromName(const QString& name);

/// What people read: "Text to video", and short "Text" for the row of buttons. Translated.
QString apiTypeLabel(ApiType apiType);
QString apiTypeShortLabel(ApiType apiType);

} // namespace Dailies
