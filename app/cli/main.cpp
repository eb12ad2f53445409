// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandparser.h"
#include "app/cli/commands.h"
#include "app/cli/console.h"
#include "app/common/coredump.h"
#include "app/common/processend.h"
#include "app/engine/translations.h"

#include "version.h"

#include <QGuiApplication>
#include <QLoggingCategory>

#include <algorithm>
#include <memory>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

struct Command {
    const char* name;
    int (*run)(const QStringList& arguments);
    bool paints; ///< runs the practice service, which paints text into its clips
    const char* purpose;
};

constexpr Command commands[] = {
    {"check", runCheck, false, QT_TRANSLATE_NOOP("Dailies::Cli", "check a request without sending it")},
    {"submit", runSubmit, true, QT_TRANSLATE_NOOP("Dailies::Cli", "send a request")},
    {"watch", runWatch, true, QT_TRANSLATE_NOOP("Dailies::Cli", "track every unfinished task until it finishes")},
    {"list", runTasks, false, QT_TRANSLATE_NOOP("Dailies::Cli", "list the tasks, also as CSV or JSON")},
    {"tasks", runTasks, false, QT_TRANSLATE_NOOP("Dailies::Cli", "the same as list")},
    {"show", runShow, false, QT_TRANSLATE_NOOP("Dailies::Cli", "show one task with its request and log")},
    {"evidence", runEvidence, false, QT_TRANSLATE_NOOP("Dailies::Cli", "export a task for the service's support")},
    {"remove", runRemove, false, QT_TRANSLATE_NOOP("Dailies::Cli", "remove requests that were not sent")},
    {"decide", runDecide, true, QT_TRANSLATE_NOOP("Dailies::Cli", "decide about a task that got no response")},
    {"adopt", runAdopt, true, QT_TRANSLATE_NOOP("Dailies::Cli", "track a task created elsewhere")},
    {"accounts", runAccounts, false, QT_TRANSLATE_NOOP("Dailies::Cli", "add, list, remove or test accounts")},
    {"uploads", runUploads, false,
        QT_TRANSLATE_NOOP("Dailies::Cli", "upload files to your own storage, so that services can fetch them")},
    {"sending", runSending, false, QT_TRANSLATE_NOOP("Dailies::Cli", "show or change when requests are sent")},
    {"spend", runSpend, false, QT_TRANSLATE_NOOP("Dailies::Cli", "show what was spent; rates, limits and invoices")},
    {"practice", runPractice, true, QT_TRANSLATE_NOOP("Dailies::Cli", "run the practice server; nothing is charged")},
    {"demo", runDemo, true, QT_TRANSLATE_NOOP("Dailies::Cli", "make one clip of each request kind in practice mode")},
};

/// The command in the arguments. Found before there is an application object, because its type depends on the command.
const Command* commandIn(int argc, char** argv)
{
    for (int i = 1; i < argc; ++i) {
        const QByteArrayView word = argv[i];
        if (word == "--profile") {
            ++i;
            continue;
        }
        if (word.startsWith('-'))
            continue;
        const auto* found =
            std::ranges::find_if(commands, [word](const Command& command) { return word == command.name; });
        return found == std::end(commands) ? nullptr : found;
    }
    return nullptr;
}

/// Whether an option asks for output that programs read.
bool isForPrograms(const QString& argument)
{
    return argument == "--json"_L1 || argument == "--csv"_L1 || argument.section(u'=', 0, 0) == "--format"_L1;
}

QString overview()
{
    QStringList lines = {Cli::tr("Commands:")};
    for (const Command& command : commands)
        lines += u"  %1 %2"_s.arg(QString::fromLatin1(command.name), -10).arg(Cli::tr(command.purpose));
    lines += {QString(), Cli::tr("dailies-cli COMMAND --help shows the options of a command."), QString(),
        Cli::tr(
            "Exit status: 0 success; 1 a task failed or is not finished; 2 usage error; 3 not sent: the request has "
            "errors, goes over a\nlimit or needs to be confirmed, or sending is paused; 4 rejected by the service, or "
            "service unreachable; 5 no response;\n6 keychain, profile or disk not usable; 128 plus the signal number "
            "when interrupted."),
        QString(),
        Cli::tr("If set, DAILIES_API_KEY replaces the keychain's key for the service that --account or --base-url "
                "names. \"watch\" also uses it for tasks that were sent with it.")};
    return lines.join(u'\n');
}

int run(const Command* command)
{
    CommandParser program({}, Cli::tr("Generate, track and save clips from a video service."));
    program.setEpilogue(overview());
    if (const auto status = program.parseUpToCommand(QCoreApplication::arguments().mid(1)))
        return *status;
    if (!command)
        return program.wrongUse(Cli::tr("There is no command \"%1\".").arg(program.arguments().constFirst()));
    return command->run(program.argumentsOfCommand());
}

int runProgram(int argc, char** argv)
{
    forbidCoreDumps();
    surviveFailedWrites(); // if the reader of our output has ended, such as "head", tasks must still be completed
    const Command* command = commandIn(argc, argv);
    // Qt's own warnings, for example about desktop folders, should not mix with our output. QT_LOGGING_RULES shows
    // them.
    QLoggingCategory::setFilterRules(u"default.warning=false\nqt.gui.imageio.warning=false"_s);
    std::unique_ptr<QCoreApplication> application;
    if (command && command->paints) {
        // Painting text does not need a display.
        qputenv("QT_QPA_PLATFORM", "offscreen");
        application = std::make_unique<QGuiApplication>(argc, argv);
    } else {
        application = std::make_unique<QCoreApplication>(argc, argv);
    }
    QCoreApplication::setApplicationName(u"dailies-cli"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(DAILIES_VERSION));
    // Output for programs is the same in every language.
    const bool isOneLanguage = std::ranges::any_of(QCoreApplication::arguments(), isForPrograms);
    installTranslations(*application, isOneLanguage ? u"en"_s : QString());
    return endOutput(run(command));
}

} // namespace

int main(int argc, char** argv)
{
    return endProcess(runProgram(argc, argv));
}
