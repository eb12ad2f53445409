// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Worlds: a deterministic simulation that judges the real engine (store, sends, queries, downloads) by a truth written
// from the rules and the specification alone.
//
//   plan        everything in a world, generated from a seed: services, faults, the computer, the user's actions
//   simnetwork  replies without sockets; simservice, simquery: the replies of the services and of the clip host
//   requests    a request of each kind, and what is wrong with a create call for it
//   truth       which jobs exist, which wishes were confirmed, which bytes a clip has
//   world       the engine on the simulated clock, network and disk; worldhands acts, worldoracle judges after each step
//   shrink      the fewest events that still fail
//   mutations   rules broken on purpose, each of which has to be detected
//
// A finding is "INVARIANT TEXT". Invariants 1 to 5 are those of the rules: 1 no surplus create call, 2 no false "not
// charged", 3 every clip saved, 4 no task stops too early, 5 the key reaches its own service only. 6 is a row of the
// table of create replies, 7 a call that deviates from the specification, 8 the spend ledger and the limit, 0 an engine that is too busy.
//
//   worlds --seed N --trace       replays one world
//   worlds --seed N --shrink      shows the fewest events that fail the same way
//   worlds --from N --worlds M    runs many and counts the rows that occurred
//   worlds --mutation NAME        checks that the mutation is detected within --worlds
//   worlds --selftest             all mutations, and that runs are exactly repeatable
//   worlds --week                 seven days: every clip saved, no surplus create call

#include "tests/worlds/shrink.h"
#include "tests/worlds/world.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QHashSeed>
#include <QMap>
#include <QNetworkProxy>

#include <cstdio>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

void say(const QString& text)
{
    std::fputs(qPrintable(text + u'\n'), stdout);
    std::fflush(stdout);
}

void sayViolations(quint64 seed, const QList<Violation>& violations)
{
    for (const Violation& each : violations)
        say(u"seed %1: invariant %2: %3"_s.arg(seed).arg(each.invariant).arg(each.text));
}

int runOne(const Plan& plan, Mutation mutation, bool isShrinking)
{
    World::Outcome outcome = World::run(plan, mutation, true);
    if (isShrinking && !outcome.violations.isEmpty()) {
        const Plan small = shrunk(plan, mutation, outcome.violations.first().invariant);
        outcome = World::run(small, mutation, true);
        say(small.text());
    } else {
        say(plan.text());
    }
    say(outcome.trace.join(u'\n'));
    sayViolations(plan.seed, outcome.violations);
    say(u"digest %1, %2 steps"_s.arg(QLatin1String(outcome.digest)).arg(outcome.steps));
    return outcome.violations.isEmpty() ? 0 : 1;
}

/// Runs many worlds. Prints each sort of finding once, with the seeds that have it.
int runMany(quint64 from, int worlds, int mostSeconds, bool isCovering)
{
    QElapsedTimer timer;
    timer.start();
    QMap<QString, QList<quint64>> findings;
    int done = 0;
    int jobs = 0;
    int saved = 0;
    qint64 steps = 0;
    for (; done < worlds && timer.elapsed() < mostSeconds * 1000LL; ++done) {
        const quint64 seed = from + quint64(done);
        const World::Outcome outcome = World::run(Plan::of(seed));
        jobs += outcome.jobs;
        saved += outcome.saved;
        steps += outcome.steps;
        if (outcome.violations.isEmpty())
            continue;
        const Violation& first = outcome.violations.first();
        QString kind = first.text;
        kind.replace(QRegularExpression(u"\\bt[0-9a-f]{6,}|[0-9]+"_s), u"#"_s);
        findings[u"%1 %2"_s.arg(first.invariant).arg(kind.left(150))].append(seed);
        if (findings.last().size() == 1 || worlds <= 200)
            sayViolations(seed, outcome.violations.first(1));
    }
    if (isCovering)
        say(coverage());
    for (auto each = findings.cbegin(); each != findings.cend(); ++each)
        say(u"%1 x  %2  (seed %3)"_s.arg(each->size()).arg(each.key()).arg(each->first()));
    say(u"%1 worlds, %2 jobs, %3 clips saved, %4 steps, %5 ms each"_s.arg(done).arg(jobs).arg(saved).arg(steps).arg(
        double(timer.elapsed()) / std::max(done, 1), 0, 'f', 1));
    return findings.isEmpty() ? 0 : 1;
}

/// A mutation is detected if a world fails with it and passes without it.
bool isFound(Mutation mutation, const char* name, int worlds)
{
    for (int seed = 1; seed <= worlds; ++seed) {
        const Plan plan = Plan::of(quint64(seed));
        const World::Outcome with = World::run(plan, mutation);
        if (with.violations.isEmpty() || !World::run(plan).violations.isEmpty())
            continue;
        say(u"%1: found in world %2: invariant %3: %4"_s.arg(QLatin1String(name))
                .arg(seed)
                .arg(with.violations.first().invariant)
                .arg(with.violations.first().text));
        return true;
    }
    say(u"%1: NOT FOUND in %2 worlds"_s.arg(QLatin1String(name)).arg(worlds));
    return false;
}

int selfTest(int worlds)
{
    bool isRight = true;
    for (const MutationName& each : mutationNames)
        isRight &= isFound(each.mutation, each.name, worlds);
    for (quint64 seed = 1; seed <= 20; ++seed) {
        if (World::run(Plan::of(seed)).digest != World::run(Plan::of(seed)).digest) {
            say(u"world %1 does not repeat"_s.arg(seed));
            isRight = false;
        }
    }
    return isRight ? 0 : 1;
}

int runWeek(quint64 seed, bool isTracing)
{
    const World::Outcome outcome = World::run(Plan::week(seed), Mutation::None, isTracing);
    if (isTracing)
        say(outcome.trace.join(u'\n'));
    sayViolations(seed, outcome.violations);
    say(u"week %1: %2 wishes, %3 creates, %4 jobs, %5 saved, %6 steps"_s.arg(seed)
            .arg(outcome.wishes)
            .arg(outcome.posts)
            .arg(outcome.jobs)
            .arg(outcome.saved)
            .arg(outcome.steps));
    return outcome.violations.isEmpty() && outcome.posts == outcome.wishes && outcome.saved == outcome.jobs ? 0 : 1;
}

} // namespace

int main(int argc, char** argv)
{
    QHashSeed::setDeterministicGlobalSeed();
    QCoreApplication app(argc, argv);
    QNetworkProxy::setApplicationProxy(QNetworkProxy::NoProxy);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{u"seed"_s, u"One world."_s, u"n"_s}, {u"trace"_s, u"Show everything that happens."_s},
        {u"shrink"_s, u"Show the fewest events that fail."_s}, {u"from"_s, u"First seed."_s, u"n"_s, u"1"_s},
        {u"worlds"_s, u"How many."_s, u"n"_s, u"200"_s}, {u"seconds"_s, u"At most."_s, u"n"_s, u"36000"_s},
        {u"mutation"_s, u"Break a rule."_s, u"name"_s}, {u"selftest"_s, u"Break every rule."_s},
        {u"week"_s, u"Seven days."_s}, {u"coverage"_s, u"Say which rows were met."_s}});
    parser.process(app);
    Mutation mutation = Mutation::None;
    const char* name = "";
    for (const MutationName& each : mutationNames) {
        if (parser.value(u"mutation"_s) == QLatin1String(each.name)) {
            mutation = each.mutation;
            name = each.name;
        }
    }
    const int worlds = parser.value(u"worlds"_s).toInt();
    const quint64 seed = parser.value(u"seed"_s).toULongLong();
    if (parser.isSet(u"selftest"_s))
        return selfTest(worlds);
    if (parser.isSet(u"week"_s))
        return runWeek(seed, parser.isSet(u"trace"_s));
    if (parser.isSet(u"seed"_s))
        return runOne(Plan::of(seed), mutation, parser.isSet(u"shrink"_s));
    if (mutation != Mutation::None)
        return isFound(mutation, name, worlds) ? 0 : 1;
    return runMany(
        parser.value(u"from"_s).toULongLong(), worlds, parser.value(u"seconds"_s).toInt(), parser.isSet(u"coverage"_s));
}
