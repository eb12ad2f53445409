// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/application.h"

#include "app/engine/engine.h"
#include "app/engine/translations.h"
#include "ui/common/accessibility.h"
#include "ui/common/icons.h"
#include "ui/common/look.h"
#include "ui/mainwindow.h"
#include "version.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QLoggingCategory>
#include <QMessageBox>
#include <QSettings>
#include <QTextStream>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

enum ExitStatus { Well = 0, WrongUse = 2, ProfileNotUsable = 6 };

struct Arguments {
    QString profile;
    bool practice = false;
};

/// What the command line says; or the status to leave with, before any window is asked for.
std::variant<Arguments, int> readArguments(const QStringList& words)
{
    QCommandLineParser parser;
    const QCommandLineOption profile(u"profile"_s,
        QCoreApplication::translate("Main", "Keep settings, tasks and clips under this folder."),
        QCoreApplication::translate("Main", "folder"));
    const QCommandLineOption practice(
        u"practice"_s, QCoreApplication::translate("Main", "Start and choose the practice service."));
    const QCommandLineOption help(
        {u"h"_s, u"help"_s}, QCoreApplication::translate("Main", "Say what can be given here."));
    const QCommandLineOption version(
        {u"v"_s, u"version"_s}, QCoreApplication::translate("Main", "Say which version this is."));
    parser.addOptions({profile, practice, help, version});
    QTextStream out(stdout);
    QTextStream err(stderr);
    if (!parser.parse(words) || !parser.positionalArguments().isEmpty()) {
        err << (parser.errorText().isEmpty()
                ? QCoreApplication::translate("Main", "dailies takes options only; see --help.")
                : parser.errorText())
            << '\n';
        return WrongUse;
    }
    if (parser.isSet(help)) {
        out << QCoreApplication::translate(
            "Main", "Usage: dailies [options]\nMakes, watches and keeps clips of a paid video service.")
            << "\n\n";
        for (const QCommandLineOption& option : {profile, practice, help, version})
            out << "  --" << option.names().constLast().leftJustified(12) << option.description() << '\n';
        return Well;
    }
    if (parser.isSet(version)) {
        out << "dailies " DAILIES_VERSION "\n";
        return Well;
    }
    return Arguments{parser.value(profile), parser.isSet(practice)};
}

} // namespace

int runApplication(int argc, char* argv[])
{
    QStringList words;
    for (int i = 0; i < argc; ++i)
        words.append(QString::fromLocal8Bit(argv[i]));
    const auto read = readArguments(words);
    if (const int* status = std::get_if<int>(&read))
        return *status;
    const auto arguments = std::get<Arguments>(read);

    QApplication app(argc, argv);
    QApplication::setApplicationName(u"Dailies"_s);
    QApplication::setApplicationVersion(QStringLiteral(DAILIES_VERSION));
    QApplication::setDesktopFileName(u"dailies"_s);
    // The media backend tells each decoder it tries, as debug output; QT_LOGGING_RULES has the last word.
    QLoggingCategory::setFilterRules(u"default.debug=false\nqt.multimedia.*.info=false"_s);
    installTranslations(app);
    installAccessibleInterfaces();
    QApplication::setWindowIcon(applicationIcon());

    auto engine = Engine::open({arguments.profile, {}});
    if (!engine) {
        applyLook(app, Theme::System);
        QTextStream(stderr) << engine.error().message << '\n';
        QMessageBox box(
            QMessageBox::Critical, QApplication::applicationName(), engine.error().message, QMessageBox::Close);
        box.setTextFormat(Qt::PlainText);
        QObject::connect(&box, &QDialog::finished, &app, &QCoreApplication::quit);
        box.show();
        QApplication::exec();
        return ProfileNotUsable;
    }
    QSettings settings((*engine)->profile().settings, QSettings::IniFormat);
    applyLook(app, MainWindow::storedTheme(settings));

    MainWindow window(**engine, settings);
    if (arguments.practice)
        window.usePractice();
    window.show();
    window.begin();
    return QApplication::exec();
}

} // namespace Dailies
