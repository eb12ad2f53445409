// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/call/codeclass.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

struct Word {
    QLatin1StringView word; ///< lower case, letters and digits only
    CodeClass meaning;
};

// Vendors write these codes with dots, dashes, underscores or none of them.
constexpr std::array codeWords{
    Word{"throttling"_L1, CodeClass::Limit},
    Word{"limitexceed"_L1, CodeClass::Limit}, // RequestLimitExceeded, LimitExceeded
    Word{"jobnumexceed"_L1, CodeClass::Limit},
    Word{"ratelimit"_L1, CodeClass::Limit},
    Word{"toomanyrequests"_L1, CodeClass::Limit},
    Word{"concurrencylimit"_L1, CodeClass::Limit},
    Word{"concurrentlimit"_L1, CodeClass::Limit},
    Word{"resourceinsufficient"_L1, CodeClass::Limit},
    Word{"innererror"_L1, CodeClass::Trouble},
    Word{"internalerror"_L1, CodeClass::Trouble},
    Word{"internalservererror"_L1, CodeClass::Trouble},
    Word{"serviceunavailable"_L1, CodeClass::Trouble},
    Word{"systemerror"_L1, CodeClass::Trouble},
    Word{"timeout"_L1, CodeClass::Trouble}, // RequestTimeout
    Word{"timedout"_L1, CodeClass::Trouble},
    Word{"authfailure"_L1, CodeClass::Trouble},
    Word{"unauthorizedoperation"_L1, CodeClass::Trouble},
    Word{"jobnotexist"_L1, CodeClass::NoSuchTask},
    Word{"tasknotexist"_L1, CodeClass::NoSuchTask},
};

} // namespace

CodeClass classOf(const QString& code)
{
    QString letters;
    std::copy_if(code.begin(), code.end(), std::back_inserter(letters), [](QChar c) { return c.isLetterOrNumber(); });
    const auto found = std::ranges::find_if(
        codeWords, [&letters](const Word& each) { return letters.contains(each.word, Qt::CaseInsensitive); });
    return found == codeWords.end() ? CodeClass::Other : found->meaning;
}

} // namespace Dailies
