// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/service/wire/successwords.h"

#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>
#include <iterator>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array successWords{"success"_L1, "successful"_L1, "successfully"_L1, "succeed"_L1, "succeeded"_L1,
    "ok"_L1, "accepted"_L1, "created"_L1, "queued"_L1, "submitted"_L1};

/// Words for a task that exists. Within a sentence they can also be about other tasks, so they count only alone.
constexpr std::array progressWords{"pending"_L1, "running"_L1, "processing"_L1, "inprogress"_L1, "inqueue"_L1,
    "waiting"_L1, "noerror"_L1, "taskcreated"_L1, "jobcreated"_L1, "tasksubmitted"_L1};

bool isSuccessWord(QStringView word)
{
    return std::ranges::any_of(
        successWords, [word](QLatin1StringView well) { return word.compare(well, Qt::CaseInsensitive) == 0; });
}

} // namespace

bool isWordOfSuccess(const QString& text)
{
    bool isNumber = false;
    const int number = text.trimmed().toInt(&isNumber);
    if (isNumber)
        return number == 0 || (number >= 200 && number < 300) || number == 10000 || number == 20000;
    QString word;
    std::copy_if(text.begin(), text.end(), std::back_inserter(word), [](QChar c) { return c.isLetterOrNumber(); });
    return isSuccessWord(word) || word.endsWith(u"成功"_s)
        || std::ranges::any_of(progressWords,
            [&word](QLatin1StringView well) { return word.compare(well, Qt::CaseInsensitive) == 0; });
}

bool tellsOfSuccess(const QString& message)
{
    static const QRegularExpression separators(u"[^\\p{L}]+"_s);
    const QStringList words = message.split(separators, Qt::SkipEmptyParts);
    return std::ranges::any_of(words, [](const QString& word) { return isSuccessWord(word); });
}

} // namespace Dailies
