// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/table/grouptexts.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include <array>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Provides the translation context.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(TaskGroups)
};

} // namespace

QString dayText(const QDate& day, const QDate& today)
{
    if (day == today)
        return Text::tr("Today");
    return day == today.addDays(-1) ? Text::tr("Yesterday") : QLocale().toString(day, QLocale::LongFormat);
}

QString countsText(const GroupCounts& tally)
{
    struct Part {
        std::initializer_list<TaskState> states;
        QString (*text)(int count);
    };
    static const std::array<Part, 4> parts{{
        {{TaskState::Saved}, [](int n) { return Text::tr("%n saved", nullptr, n); }},
        {{TaskState::Refused, TaskState::Failed, TaskState::Canceled, TaskState::Forgotten, TaskState::Expired},
            [](int n) { return Text::tr("%n failed", nullptr, n); }},
        {{TaskState::NeedsReview}, [](int n) { return Text::tr("%n without a response", nullptr, n); }},
        {{TaskState::Waiting, TaskState::Uploading, TaskState::Sending, TaskState::InProgress, TaskState::Downloading},
            [](int n) { return Text::tr("%n active", nullptr, n); }},
    }};
    QStringList texts;
    for (const Part& part : parts) {
        int count = 0;
        for (const TaskState state : part.states)
            count += tally.states.value(state);
        if (count > 0)
            texts.append(part.text(count));
    }
    if (tally.bestRating > 0)
        texts.append(u"\u2605 %1"_s.arg(tally.bestRating));
    return texts.join(u", "_s);
}

} // namespace Dailies
