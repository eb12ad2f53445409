// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/request/familytraits.h"

#include <QCoreApplication>

namespace Dailies {

namespace {

constexpr std::array generationsOfA{Generation::G30, Generation::G27};
constexpr std::array mediaOfA{"image", "video", "audio", "document"};

constexpr FamilyTraits traitsOfA{
    .generations = generationsOfA,
    .takesAdaptiveRatio = true,
    .takesWholeSeconds = true,
    .media = mediaOfA,
    .promptHint = QT_TRANSLATE_NOOP("FieldHint", "Describe the clip, or the edit you want."),
    .extraExample = R"({"parameters":{"seed":1}})",
};

constexpr std::array generationsOfB{Generation::None};
constexpr std::array mediaOfB{"image"};

constexpr FamilyTraits traitsOfB{
    .generations = generationsOfB,
    .takesAdaptiveRatio = false,
    .takesWholeSeconds = false,
    .media = mediaOfB,
    .promptHint = QT_TRANSLATE_NOOP("FieldHint", "Describe the content or the motion."),
    .extraExample = "",
};

constexpr const FamilyTraits* find(Family family)
{
    switch (family) {
    case Family::A: return &traitsOfA;
    case Family::B: return &traitsOfB;
    }
    return nullptr;
}

static_assert(!find(static_cast<Family>(allFamilies.size())), "allFamilies lacks a family");

} // namespace

const FamilyTraits& familyTraits(Family family)
{
    return *find(family);
}

} // namespace Dailies
