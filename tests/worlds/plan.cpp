// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/worlds/plan.h"

#include "tests/worlds/chance.h"
#include "tests/worlds/ways.h"

#include <algorithm>
#include <cmath>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

using Kind = Event::Kind;

const char* nameOf(Kind kind)
{
    constexpr std::array names{"fate", "create fault", "query spell", "host spell", "network down", "disk gone",
        "submit", "held key", "again", "resubmit", "attach id", "check now", "hold", "withdraw", "cancel sending",
        "stop watching", "leave", "sleep", "clock jump", "kill", "copy database", "put back"};
    return names.at(size_t(kind));
}

const char* wayOf(const Event& event)
{
    const auto at = size_t(event.what);
    switch (event.kind) {
    case Kind::Fate: return fateWays.at(at).name;
    case Kind::CreateFault: return createWays.at(at).name;
    case Kind::QuerySpell: return queryWays.at(at).name;
    case Kind::HostSpell: return hostWays.at(at).name;
    default: return "";
    }
}

/// Short durations are as frequent as long ones.
qint64 length(Chance& chance, qint64 low, qint64 high)
{
    return qint64(double(low) * std::pow(double(high) / double(low), chance.fraction()));
}

ServicePlan service(Chance& chance)
{
    ServicePlan plan;
    plan.family = chance.percent(50) ? Family::A : Family::B;
    plan.addresses = static_cast<Addresses>(chance.between(0, 2));
    plan.skewMs = chance.percent(25) ? chance.between(-3, 3) * 7 * hourMs : chance.between(-3, 3) * secondMs;
    plan.saysDate = chance.percent(85);
    plan.carriesExpiry = chance.percent(30);
    return plan;
}

Event fate(Chance& chance, int job)
{
    Event event{.kind = Kind::Fate, .who = job};
    event.ms = length(chance, 5 * secondMs, 20 * minuteMs);
    event.more = length(chance, minuteMs, 8 * hourMs);
    event.what = chance.percent(45) ? 0 : int(chance.between(0, std::ssize(fateWays) - 1));
    return event;
}

Event trouble(Chance& chance, const QList<ServicePlan>& services, qint64 within)
{
    Event event{.at = chance.between(0, within), .who = int(chance.between(0, services.size() - 1))};
    event.ms = length(chance, 5 * secondMs, 6 * hourMs);
    event.more = qint64(chance.next() >> 33);
    const qint64 dice = chance.between(1, 100);
    if (dice <= 45) {
        event.kind = Kind::CreateFault;
        event.what = int(chance.between(0, std::ssize(createWays) - 1));
        event.count = chance.percent(70) ? 1 : int(chance.between(2, 5));
        event.ms = 0;
    } else if (dice <= 70) {
        event.kind = Kind::QuerySpell;
        event.what = int(chance.between(0, std::ssize(queryWays) - 1));
        // UNKNOWN exists only in family A, FAIL only in family B.
        const bool isA = services.at(event.who).family == Family::A;
        if (event.what == int(isA ? QueryAs::FailOnce : QueryAs::WordUnknown))
            event.what = int(isA ? QueryAs::WordUnknown : QueryAs::FailOnce);
    } else if (dice <= 90) {
        event.kind = Kind::HostSpell;
        event.what = int(chance.between(0, std::ssize(hostWays) - 1));
        // Longer than the lifetime of an address.
        if (chance.percent(6))
            event.ms += 24 * hourMs;
    } else {
        event.kind = dice <= 95 ? Kind::NetworkDown : Kind::DiskGone;
    }
    return event;
}

Event machine(Chance& chance, qint64 within)
{
    Event event{.at = chance.between(0, within)};
    const qint64 dice = chance.between(1, 100);
    if (dice <= 30) {
        event.kind = Kind::Sleep;
        event.ms = length(chance, minuteMs, chance.percent(20) ? 40 * hourMs : 4 * hourMs);
    } else if (dice <= 45) {
        event.kind = Kind::ClockJump;
        event.ms = (chance.percent(50) ? 1 : -1) * length(chance, secondMs, 30 * hourMs);
    } else {
        event.kind = dice <= 80 ? Kind::Kill : dice <= 90 ? Kind::CopyDatabase : Kind::PutBack;
    }
    return event;
}

Event hand(Chance& chance, int services, qint64 within)
{
    Event event{.at = chance.between(0, within), .who = int(chance.between(0, 1000))};
    constexpr std::array decisions{Kind::Resubmit, Kind::AttachId, Kind::CheckNow, Kind::Hold, Kind::Withdraw,
        Kind::CancelSending, Kind::StopWatching, Kind::Leave, Kind::Resubmit, Kind::AttachId, Kind::CheckNow};
    const qint64 dice = chance.between(1, 100);
    if (dice <= 75) {
        event.kind = decisions.at(size_t(chance.between(0, std::ssize(decisions) - 1)));
        // Something has to be in progress at that time.
        if (event.kind == Kind::CancelSending)
            event.at = chance.between(50, 2000);
    } else {
        event.kind = dice <= 88 ? Kind::HeldKey : Kind::Again;
        event.count = int(chance.between(2, 12));
        event.who %= services;
        event.what = int(chance.between(0, 1000));
    }
    return event;
}

} // namespace

QString Event::text() const
{
    QString line = u"%1 s  %2"_s.arg(double(at) / 1000.0, 0, 'f', 3).arg(QLatin1String(nameOf(kind)));
    if (*wayOf(*this))
        line += u" [%1]"_s.arg(QLatin1String(wayOf(*this)));
    return line + u" who %1 count %2 for %3 s more %4"_s.arg(who).arg(count).arg(double(ms) / 1000.0).arg(more);
}

Plan Plan::of(quint64 seed)
{
    Chance chance(seed);
    Plan plan{seed, {}, {}};
    const int services = chance.percent(60) ? 1 : int(chance.between(2, 3));
    for (int n = 0; n < services; ++n)
        plan.services.append(service(chance));
    const qint64 within = length(chance, 2 * minuteMs, 5 * hourMs);
    const int wishes = int(chance.between(1, 4));
    for (int n = 0; n < wishes; ++n) {
        plan.events.append({.kind = Kind::Submit,
            .at = n == 0 ? 0 : chance.between(0, within / 2),
            .who = int(chance.between(0, services - 1)),
            .what = int(chance.between(0, 1000)),
            .count = chance.percent(80) ? 1 : int(chance.between(2, 3))});
    }
    for (int n = 0; n < wishes + 2; ++n)
        plan.events.append(fate(chance, n));
    for (qint64 n = chance.between(1, 5); n > 0; --n)
        plan.events.append(trouble(chance, plan.services, n % 2 == 0 ? within / 10 : within));
    // The first create calls cost the most if they go wrong.
    plan.events.append({.kind = Kind::CreateFault,
        .at = 0,
        .more = qint64(chance.next() >> 33),
        .who = plan.events.first().who,
        .what = int(chance.between(0, std::ssize(createWays) - 1)),
        .count = int(chance.between(1, 5))});
    for (qint64 n = chance.between(0, 2); n > 0; --n)
        plan.events.append(machine(chance, within));
    // The database that is restored was copied before.
    if (plan.events.last().kind == Kind::PutBack)
        plan.events.append({.kind = Kind::CopyDatabase, .at = chance.between(0, plan.events.last().at)});
    for (qint64 n = chance.between(0, 3); n > 0; --n)
        plan.events.append(hand(chance, services, within));
    std::stable_sort(
        plan.events.begin(), plan.events.end(), [](const Event& a, const Event& b) { return a.at < b.at; });
    if (seed % 7 == 3)
        plan.limit = 1 + int(seed / 7 % 3);
    return plan;
}

Plan Plan::week(quint64 seed)
{
    Chance chance(seed);
    Plan plan{seed, {}, {}};
    for (Family family : {Family::A, Family::B})
        plan.services.append({.family = family, .addresses = Addresses::Renewed});
    int job = 0;
    for (int day = 0; day < 7; ++day) {
        const qint64 evening = day * 24 * hourMs + 7 * hourMs; // 19:00
        for (int n = 0; n < 6; ++n) {
            Event made = fate(chance, job++);
            if (made.what >= int(FateAs::FailsWithMessage) && made.what <= int(FateAs::Canceled))
                made.what = 0;
            plan.events.append(made);
            plan.events.append({.kind = Kind::Submit, .at = evening + n * 7 * minuteMs, .who = n % 2, .what = job});
        }
        for (int n = 0; n < 4; ++n) {
            Event event = trouble(chance, plan.services, 10 * hourMs);
            // A lost answer needs a user, and there is none here.
            if (event.kind == Kind::CreateFault)
                event = {.kind = Kind::NetworkDown, .at = event.at, .ms = 2 * hourMs};
            event.at += evening + hourMs;
            plan.events.append(event);
        }
        plan.events.append({.kind = Kind::Sleep, .at = evening + 4 * hourMs, .ms = (day % 3 == 2 ? 18 : 8) * hourMs});
    }
    // The addresses of the second evening expire before their host returns.
    plan.events.append(
        {.kind = Kind::HostSpell, .at = 30 * hourMs, .ms = 34 * hourMs, .what = int(HostAs::Unavailable)});
    std::stable_sort(
        plan.events.begin(), plan.events.end(), [](const Event& a, const Event& b) { return a.at < b.at; });
    return plan;
}

qint64 Plan::calmAt() const
{
    qint64 calm = 0;
    for (const Event& event : events) {
        const bool lasts = event.kind == Kind::QuerySpell || event.kind == Kind::HostSpell
            || event.kind == Kind::NetworkDown || event.kind == Kind::DiskGone || event.kind == Kind::Sleep;
        if (event.kind != Kind::Fate)
            calm = std::max(calm, event.at + (lasts ? event.ms : 0));
    }
    return calm;
}

QString Plan::text() const
{
    QString text = u"seed %1\n"_s.arg(seed);
    for (const ServicePlan& service : services) {
        constexpr std::array words{"the same address", "a fresh address each time", "a new address after the old one"};
        text += u"service of family %1, %2, clock off by %3 s%4%5\n"_s.arg(familyName(service.family))
                    .arg(QLatin1String(words.at(size_t(service.addresses))))
                    .arg(service.skewMs / 1000)
                    .arg(service.saysDate ? QString() : u", says no Date"_s)
                    .arg(service.carriesExpiry ? u", addresses say their end"_s : QString());
    }
    if (limit > 0)
        text += u"a limit of %1 takes\n"_s.arg(limit);
    for (const Event& event : events)
        text += event.text() + u'\n';
    return text;
}

} // namespace Dailies
