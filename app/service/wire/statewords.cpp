// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/wire/statewords.h"

#include <algorithm>
#include <initializer_list>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

bool isOneOf(const QString& word, std::initializer_list<QLatin1StringView> words)
{
    return std::ranges::any_of(
        words, [&word](QLatin1StringView each) { return word.compare(each, Qt::CaseInsensitive) == 0; });
}

} // namespace

bool isWordOfTheEnd(const QString& word)
{
    return isOneOf(word,
        {"SUCCESS"_L1, "SUCCEED"_L1, "SUCCEEDED"_L1, "SUCCESSFUL"_L1, "COMPLETE"_L1, "COMPLETED"_L1, "FINISH"_L1,
            "FINISHED"_L1, "DONE"_L1});
}

bool isWordOfFailure(const QString& word)
{
    return isOneOf(word, {"FAIL"_L1, "FAILED"_L1});
}

bool isWordOfCancellation(const QString& word)
{
    return isOneOf(word, {"CANCELED"_L1, "CANCELLED"_L1, "STOP"_L1});
}

} // namespace Dailies
