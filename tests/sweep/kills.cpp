// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Kills a program at work, at named crash points and at random moments, and restarts it. Checks that every job of the
// service is still known and that none was ordered twice.

#include "tests/sweep/crashpoints.h"
#include "tests/sweep/killsweep.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QStorageInfo>

#include <cstdio>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// In memory if there is room: a killed process loses nothing that it wrote, so a disk would only cost time.
QString scratchFolder()
{
    const QStorageInfo memory(u"/dev/shm"_s);
    constexpr qint64 enough = qint64(4) << 30;
    const bool inMemory = qEnvironmentVariableIsEmpty("TMPDIR") && memory.isValid() && !memory.isReadOnly()
        && memory.fileSystemType() == "tmpfs" && memory.bytesAvailable() > enough;
    return inMemory ? u"/dev/shm"_s : QDir::tempPath();
}

int repeat(const QString& text, quint32 seed, const QString& breaking, KillVerdict& verdict)
{
    std::optional<KillPlan> plan = KillPlan::fromText(text, seed);
    if (!plan || plan->stages.isEmpty())
        return 1;
    plan->breaking = breaking;
    KillRun run(*plan, scratchFolder());
    QObject::connect(&run, &KillRun::finished, QCoreApplication::instance(), &QCoreApplication::quit);
    run.start();
    QCoreApplication::exec();
    verdict = run.verdict();
    return verdict.findings.isEmpty() ? 0 : 1;
}

/// A victim that breaks the rules must be detected; otherwise a clean sweep would prove nothing.
int testItself()
{
    struct Case {
        const char* breaking;
        const char* plan;
        bool (*isSeen)(const KillVerdict&);
    };
    const Case cases[] = {
        {"", "submit@send.reply-came resume", [](const KillVerdict& v) { return v.findings.isEmpty(); }},
        {"", "submit resume", [](const KillVerdict& v) { return v.findings.isEmpty() && v.attached == 4; }},
        {"resubmit", "submit@send.reply-came resume", [](const KillVerdict& v) { return v.doubled > 0; }},
        {"forget", "submit@send.after-answer-commit resume", [](const KillVerdict& v) { return v.lost > 0; }},
        {"leak", "submit resume", [](const KillVerdict& v) { return !v.findings.isEmpty(); }},
        {"cut", "submit resume", [](const KillVerdict& v) { return !v.findings.isEmpty(); }},
    };
    int missed = 0;
    for (const Case& each : cases) {
        KillVerdict verdict;
        repeat(QString::fromLatin1(each.plan), 1, QString::fromLatin1(each.breaking), verdict);
        const bool seen = each.isSeen(verdict);
        missed += seen ? 0 : 1;
        std::printf("%s: '%s' with '%s': %lld findings%s\n", seen ? "seen" : "NOT SEEN", each.plan, each.breaking,
            static_cast<long long>(verdict.findings.size()),
            qPrintable(verdict.findings.isEmpty() ? QString() : u", such as "_s + verdict.findings.first()));
    }
    return missed == 0 ? 0 : 1;
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({
        {u"named"_s, u"Runs that end at a named crash point."_s, u"number"_s, u"120"_s},
        {u"random"_s, u"Runs that end at a random moment."_s, u"number"_s, u"80"_s},
        {u"at-once"_s, u"Runs side by side."_s, u"number"_s, u"3"_s},
        {u"seed"_s, u"Another seed makes other runs."_s, u"number"_s, u"1"_s},
        {u"run"_s, u"Repeat one run, as it was printed; with its --seed."_s, u"lives"_s},
        {u"self-test"_s, u"Check that broken rules are found."_s},
        {u"points"_s, u"List the crash points."_s},
    });
    parser.process(application);

    const quint32 seed = parser.value(u"seed"_s).toUInt();
    if (parser.isSet(u"self-test"_s))
        return testItself();
    if (parser.isSet(u"run"_s)) {
        KillVerdict verdict;
        const int code = repeat(parser.value(u"run"_s), seed, {}, verdict);
        std::printf("%d jobs, %d attached, %d answer lost\n%s\n", verdict.jobs, verdict.attached, verdict.answerLost,
            qPrintable(verdict.findings.join(u'\n')));
        return code;
    }
    const QStringList points = crashPointNames(qEnvironmentVariable("DAILIES_SOURCE", QStringLiteral(DAILIES_SOURCE)));
    if (parser.isSet(u"points"_s)) {
        std::printf("%s\n", qPrintable(points.join(u'\n')));
        return 0;
    }
    KillSweep sweep({parser.value(u"named"_s).toInt(), parser.value(u"random"_s).toInt(),
        std::max(parser.value(u"at-once"_s).toInt(), 1), seed, scratchFolder(), points});
    QObject::connect(
        &sweep, &KillSweep::finished, &application, [] { QCoreApplication::quit(); }, Qt::QueuedConnection);
    sweep.start();
    QCoreApplication::exec();
    std::printf("%s", qPrintable(sweep.summary()));
    return sweep.isClean() ? 0 : 1;
}
