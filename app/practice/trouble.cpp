// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/trouble.h"

#include <QCoreApplication>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

struct TroubleRow {
    Trouble trouble;
    const char* word;
    const char* text;
};

constexpr TroubleRow rows[] = {
    {Trouble::Fail, "[fail]", QT_TRANSLATE_NOOP("PracticeService", "the task fails with a code and a message")},
    {Trouble::Slow, "[slow]", QT_TRANSLATE_NOOP("PracticeService", "the task takes five times as long")},
    {Trouble::Refuse, "[refuse]", QT_TRANSLATE_NOOP("PracticeService", "the request is rejected; no task is created")},
    {Trouble::Unknown, "[unknown]",
        QT_TRANSLATE_NOOP("PracticeService", "the task reports UNKNOWN for a while, then continues")},
    {Trouble::OddWord, "[odd word]",
        QT_TRANSLATE_NOOP("PracticeService", "the task reports an unknown status for a while, then continues")},
    {Trouble::LostAnswer, "[lost answer]",
        QT_TRANSLATE_NOOP("PracticeService", "the task is created, but the connection drops before the response")},
    {Trouble::Busy, "[busy]",
        QT_TRANSLATE_NOOP("PracticeService", "the request is rate limited for two seconds, then accepted")},
    {Trouble::DeadLink, "[dead link]",
        QT_TRANSLATE_NOOP("PracticeService", "the task succeeds, but its download link doesn't work")},
};

} // namespace

Troubles troublesIn(const QString& prompt)
{
    Troubles troubles;
    for (const TroubleRow& row : rows) {
        if (prompt.contains(QLatin1StringView(row.word), Qt::CaseInsensitive))
            troubles |= row.trouble;
    }
    return troubles;
}

QStringList troubleLines()
{
    QStringList lines;
    for (const TroubleRow& row : rows)
        lines.append(QLatin1StringView(row.word).toString().leftJustified(15)
            + QCoreApplication::translate("PracticeService", row.text));
    return lines;
}

} // namespace Dailies
