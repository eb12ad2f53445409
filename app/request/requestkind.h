// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <compare>
#include <optional>

namespace Dailies {

enum class Family { A, B };
/// In the order of the enumeration.
inline constexpr std::array allFamilies{Family::A, Family::B};
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

/// The specification's words: "A" or "B"; "3.0", "2.7" or empty; "TextToVideo" ...
QString familyName(Family family);
QString generationName(Generation generation);
QString apiTypeName(ApiType apiType);
/// "A 3.0 TextToVideo", "B MultiImageToVideo"
QString kindName(const RequestKind& kind);
std::optional<Family> familyFromName(const QString& name);
std::optional<Generation> generationFromName(const QString& name);
std::optional<ApiType> apiTypeFromName(const QString& name);

/// Translated labels: "Text to video", and "Text" for the row of buttons.
QString apiTypeLabel(ApiType apiType);
QString apiTypeShortLabel(ApiType apiType);

} // namespace Dailies
