// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/requestkind.h"

#include <QString>

#include <optional>

namespace Dailies {

/// A model that the practice service enables for its key. It offers every kind of its family and generation.
struct PracticeModel {
    const char* code;
    Family family;
    Generation generation;
};

inline constexpr char practiceModelA30[] = "practice-a-3.0";
inline constexpr char practiceModelA27[] = "practice-a-2.7";
inline constexpr char practiceModelB[] = "practice-b";

inline constexpr PracticeModel practiceModels[] = {
    {practiceModelA30, Family::A, Generation::G30},
    {practiceModelA27, Family::A, Generation::G27},
    {practiceModelB, Family::B, Generation::None},
};

/// The model with this code; nullopt if it is not enabled.
inline std::optional<PracticeModel> practiceModel(const QString& code)
{
    for (const PracticeModel& model : practiceModels) {
        if (code == QLatin1StringView(model.code))
            return model;
    }
    return {};
}

} // namespace Dailies
