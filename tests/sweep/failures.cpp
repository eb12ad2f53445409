// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Makes every call that touches the disk fail once, alone, of the operating system and of SQLite, while requests are
// submitted, polled and downloaded. Whatever fails, nothing is paid for twice, no ID and no clip is lost, and the
// program continues or says what is wrong.

#include "tests/sweep/failsweep.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <cstdio>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// In memory if there is room: only what the program is told about its disk matters.
QString scratchFolder()
{
    const bool inMemory = qEnvironmentVariableIsEmpty("TMPDIR") && QFileInfo(u"/dev/shm"_s).isWritable();
    return inMemory ? u"/dev/shm"_s : QDir::tempPath();
}

KillVerdict repeat(const FailCase& which, QString* calls = nullptr)
{
    FailRun run(which, scratchFolder());
    QObject::connect(&run, &FailRun::finished, QCoreApplication::instance(), &QCoreApplication::quit);
    run.start();
    QCoreApplication::exec();
    if (run.isToBeRepeatedSlowly()) {
        FailCase again = which;
        again.slow = true;
        return repeat(again, calls);
    }
    if (calls) {
        *calls = run.hasFailed() ? u"failed; calls:"_s : u"no such call; calls:"_s;
        for (auto count = run.counts().begin(); count != run.counts().end(); ++count)
            *calls += u" %1 %2"_s.arg(count.key()).arg(count.value());
    }
    return run.verdict();
}

struct SelfTest {
    const char* breaking; ///< the rule
    const char* which; ///< %1 is the number of a call
    const char* finding; ///< how the text of the finding begins
};

/// Whether the broken rule is detected. The number of the first suitable call changes with the program.
bool isSeen(const SelfTest& test)
{
    const QString text = QString::fromLatin1(test.which);
    for (int number = 160; number <= 420; ++number) {
        std::optional<FailCase> which = FailCase::fromText(text.contains(u"%1"_s) ? text.arg(number) : text);
        const KillVerdict sound = repeat(*which);
        if (!sound.findings.isEmpty()) {
            std::printf("WRONG without breaking a rule: %s\n", qPrintable(sound.findings.join(u"; "_s)));
            return false;
        }
        which->breaking = QString::fromLatin1(test.breaking);
        const QStringList found =
            sound.jobs > 0 ? repeat(*which).findings.filter(QLatin1StringView(test.finding)) : QStringList();
        if (!found.isEmpty()) {
            std::printf("seen: '%s' with the rule '%s' broken: %s\n", qPrintable(which->text()), test.breaking,
                qPrintable(found.first()));
            return true;
        }
        if (!text.contains(u"%1"_s))
            break;
    }
    std::printf("NOT SEEN: '%s' with the rule '%s' broken\n", test.which, test.breaking);
    return false;
}

/// A victim that breaks the rules must be detected; otherwise a clean sweep would prove nothing.
int testItself()
{
    const SelfTest tests[] = {
        {"journal", "sql write:%1+:13", "ID LOST"}, // what the database rejects is kept nowhere
        {"forget", "sql write:%1+:13", "LOST"},
        {"cut", "file sync:3:5", "/"},
    };
    return int(std::ranges::count_if(tests, [](const SelfTest& test) { return !isSeen(test); }));
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({
        {u"most"_s, u"About so many runs; 0: every call there is."_s, u"number"_s, u"0"_s},
        {u"at-once"_s, u"Runs side by side."_s, u"number"_s, u"3"_s},
        {u"case"_s, u"Repeat one run, as it was printed."_s, u"case"_s},
        {u"self-test"_s, u"Check that broken rules are found."_s},
    });
    parser.process(application);

    if (parser.isSet(u"self-test"_s))
        return testItself();
    if (parser.isSet(u"case"_s)) {
        const std::optional<FailCase> which = FailCase::fromText(parser.value(u"case"_s));
        if (!which)
            return 1;
        QString calls;
        const KillVerdict verdict = repeat(*which, &calls);
        std::printf("%s\n%d jobs, %d attached, %d answer lost\n%s\n", qPrintable(calls), verdict.jobs, verdict.attached,
            verdict.answerLost, qPrintable(verdict.findings.join(u'\n')));
        return verdict.findings.isEmpty() ? 0 : 1;
    }
    FailSweep sweep(
        {parser.value(u"most"_s).toInt(), std::max(parser.value(u"at-once"_s).toInt(), 1), scratchFolder()});
    QObject::connect(
        &sweep, &FailSweep::finished, &application, [] { QCoreApplication::quit(); }, Qt::QueuedConnection);
    sweep.start();
    QCoreApplication::exec();
    std::printf("%s", qPrintable(sweep.summary()));
    return sweep.isClean() ? 0 : 1;
}
