// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/spend/spendview.h"
#include "ui/spend/spendwords.h"

namespace Dailies::SpendSamples {

using namespace Qt::StringLiterals;

inline const QDate today{2026, 11, 24};
inline const AccountNames names{{u"studio"_s, u"Studio key"_s}, {u"second"_s, u"Second key"_s}};

inline SpendSum sum(int takes, int seconds, const char* points = "0", int cents = 0, int unpriced = 0)
{
    SpendSum made;
    made.takes = takes;
    made.seconds = Amount::whole(seconds);
    made.points = *Amount::parse(QString::fromLatin1(points));
    made.inSeconds = made.seconds.isZero() ? 0 : takes;
    made.inPoints = made.points.isZero() ? 0 : takes;
    if (cents > 0)
        made.money.insert(u"USD"_s, Amount::fromMicros(cents * 10'000LL));
    made.unpriced = unpriced;
    return made;
}

inline SpendLine line(const QString& key, const SpendSum& billed, int kept, int saved, int keptSeconds)
{
    SpendLine made;
    made.key = key;
    made.billed = billed;
    made.kept = kept;
    made.saved = saved;
    made.keptSeconds = Amount::whole(keptSeconds);
    for (auto money = billed.money.keyBegin(); money != billed.money.keyEnd(); ++money)
        made.pricedKeptSeconds.insert(*money, made.keptSeconds);
    return made;
}

inline Limit limit(LimitPeriod period, int seconds, const QString& account = {}, AtLimit atLimit = AtLimit::Ask)
{
    return {1, period, account, LimitUnit::Seconds, Amount::whole(seconds), {}, atLimit};
}

inline SpendReport breakdown()
{
    SpendReport made;
    made.lines = {line(u"wan3.0-video"_s, sum(101, 412, "0", 4120), 23, 98, 108),
        line(u"kling-2.6"_s, sum(22, 0, "63.5", 0, 22), 3, 20, 15)};
    made.lines[0].reserved = sum(3, 15);
    made.lines[0].unsettled = sum(2, 10);
    made.lines[0].notBilled = sum(3, 15);
    made.total = line({}, sum(123, 412, "63.5", 4120, 22), 26, 118, 123);
    made.total.billed.inSeconds = 101;
    made.total.billed.inPoints = 22;
    made.total.pricedKeptSeconds[u"USD"_s] = Amount::whole(108);
    made.total.reserved = sum(3, 15);
    made.total.unsettled = sum(2, 10);
    made.total.notBilled = sum(3, 15);
    return made;
}

inline SpendReport days()
{
    constexpr int seconds[30] = {
        0, 12, 25, 8, 0, 0, 15, 22, 30, 18, 0, 6, 0, 20, 28, 16, 10, 0, 0, 14, 33, 24, 19, 12, 0, 0, 25, 31, 25, 19};
    SpendReport made;
    for (int i = 0; i < 30; ++i) {
        if (seconds[i] == 0)
            continue;
        SpendLine day = line(today.addDays(i - 29).toString(Qt::ISODate), sum(5, seconds[i]), 1, 5, 5);
        if (i == 27 || i == 28)
            day.unsettled = sum(1, 5);
        if (i == 8 || i == 20 || i == 27)
            day.notBilled = sum(1, 5);
        if (i == 29)
            day.reserved = sum(3, 15);
        made.lines.append(day);
    }
    made.total = breakdown().total;
    made.total.billed.points = {};
    return made;
}

inline SpendEntry unsettled(qint64 id, TaskId task, const QString& prompt, const QString& why)
{
    SpendEntry entry;
    entry.id = id;
    entry.task = task;
    entry.account = u"studio"_s;
    entry.model = u"wan3.0-video"_s;
    entry.prompt = prompt;
    entry.state = CostState::Unsettled;
    entry.quantity.seconds = Amount::whole(5);
    entry.why = why;
    return entry;
}

/// The figures of the drawing.
inline SpendView view()
{
    SpendView made;
    made.today = today;
    made.days = days();
    made.breakdown = breakdown();
    made.unsettled = {unsettled(9, 128, u"Neon fish swim through a library at night"_s,
                          u"No response: the service may have accepted it."_s),
        unsettled(
            7, 113, u"Magenta dusk, the kite low over the hill"_s, u"Saved, but the reply had no usage figure."_s)};
    made.limits = {{limit(LimitPeriod::Day, 60), Amount::whole(19), Amount(), Amount::whole(15), 0},
        {limit(LimitPeriod::Month, 400), Amount::whole(325), Amount(), Amount::whole(15), 0},
        {limit(LimitPeriod::Always, 1000, u"studio"_s, AtLimit::Refuse), Amount::whole(500), Amount(),
            Amount::whole(15), 2}};
    made.rates = {{1, {}, u"wan3.0-video"_s, {}, {}, {}, RateUnit::Second, {Amount::fromMicros(100'000), u"USD"_s},
        QDate(2026, 10, 1), u"price list"_s}};
    made.accounts = {u"studio"_s, u"second"_s};
    made.models = {u"wan3.0-video"_s, u"kling-2.6"_s};
    return made;
}

} // namespace Dailies::SpendSamples
