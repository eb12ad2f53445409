// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/application.h"

#include "app/common/compat.h"
#include "app/common/coredump.h"
#include "app/common/processend.h"
#include "app/diagnostics/programlog.h"
#include "app/engine/engine.h"
#include "app/engine/startupmaintenance.h"
#include "app/engine/translations.h"
#include "app/settings/instanceserver.h"
#include "app/settings/preferences.h"
#include "app/settings/profilelock.h"
#include "ui/desktop/desktopintegration.h"
#include "ui/settings/settingsdialog.h"
#include "ui/style/applylook.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/widgets/accessibility.h"
#include "ui/window/mainwindow.h"
#include "ui/window/startupprogresswindow.h"
#include "version.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QLibraryInfo>
#include <QLoggingCategory>
#include <QMessageBox>
#include <QScopeGuard>
#include <QSettings>
#include <QSysInfo>
#include <QTextStream>
#include <QThread>
#include <QTimer>

#include <cstdlib>
#include <variant>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int startPatienceMs = 5000; ///< how long to wait for a window that is starting or closing
constexpr int answerPatienceMs = 4000;
constexpr int betweenTriesMs = 200;
constexpr int unseenMs = 200; ///< work that ends within this time needs no progress window

enum ExitStatus { Well = 0, WrongUse = 2, ProfileNotUsable = 6 };

struct Arguments {
    QString profile;
    bool practice = false;
};

/// An option as the help lists it: "-h, --help", "--profile <folder>"
QString asGiven(const QCommandLineOption& option)
{
    QStringList names;
    for (const QString& name : option.names())
        names.append((name.size() == 1 ? u"-"_s : u"--"_s) + name);
    const QString value = option.valueName();
    return names.join(u", "_s) + (value.isEmpty() ? QString() : u" <%1>"_s.arg(value));
}

/// The parsed command line, or the exit status if there is nothing to start.
std::variant<Arguments, int> readArguments(const QStringList& words)
{
    QCommandLineParser parser;
    const QCommandLineOption profile(u"profile"_s,
        QCoreApplication::translate("Main", "Keep settings, tasks and clips in this folder."),
        QCoreApplication::translate("Main", "folder"));
    const QCommandLineOption practice(u"practice"_s, QCoreApplication::translate("Main", "Start in practice mode."));
    const QCommandLineOption help({u"h"_s, u"help"_s}, QCoreApplication::translate("Main", "Show help."));
    const QCommandLineOption version({u"v"_s, u"version"_s}, QCoreApplication::translate("Main", "Show the version."));
    parser.addOptions({profile, practice, help, version});
    // QApplication reads these itself. A session manager restarts the program with -session.
    parser.setSingleDashWordOptionMode(QCommandLineParser::ParseAsLongOptions);
    parser.addOption(QCommandLineOption(u"reverse"_s));
    for (const QString& name : {u"platform"_s, u"platformtheme"_s, u"style"_s, u"display"_s, u"session"_s})
        parser.addOption({name, {}, u"value"_s});
    QTextStream out(stdout);
    QTextStream err(stderr);
    if (!parser.parse(words) || !parser.positionalArguments().isEmpty()) {
        err << (parser.errorText().isEmpty()
                ? QCoreApplication::translate("Main", "dailies accepts options only; see --help.")
                : parser.errorText())
            << '\n';
        return WrongUse;
    }
    if (parser.isSet(help)) {
        out << QCoreApplication::translate(
            "Main", "Usage: dailies [options]\nGenerate, track and save clips from a video service.")
            << "\n\n"
            << QCoreApplication::translate("Main", "Options:") << '\n';
        for (const QCommandLineOption& option : {profile, practice, help, version})
            out << "  " << asGiven(option).leftJustified(20) << option.description() << '\n';
        return Well;
    }
    if (parser.isSet(version)) {
        out << "dailies " DAILIES_VERSION "\n";
        return Well;
    }
    return Arguments{parser.value(profile), parser.isSet(practice)};
}

/// The environment variable with the desktop's token that allows the window to come to the front.
constexpr auto activationToken = "XDG_ACTIVATION_TOKEN";

/// Another process uses the profile. Its window was brought to the front.
struct OtherRaised {};

/// Opens the engine, or raises the window that already uses the profile. Waits a few seconds for a window that is just
/// starting.
std::variant<std::unique_ptr<Engine>, OtherRaised, Error> openOrRaise(
    const Arguments& arguments, StartupMaintenance& prepared)
{
    const Profile profile = Profile::at(arguments.profile);
    const RaiseRequest request{arguments.practice, qgetenv(activationToken)};
    const QString window = QFileInfo(QCoreApplication::applicationFilePath()).fileName();
    for (const QDeadlineTimer deadline(startPatienceMs);; QThread::msleep(betweenTriesMs)) {
        auto engine = Engine::open({arguments.profile, {}, &prepared});
        if (engine)
            return *std::move(engine);
        const auto holder = profileHolder(profile);
        // A command-line process has no window, and a window on another computer cannot be raised.
        if (!holder || !holder->isHere || holder->program != window)
            return engine.error();
        switch (askToRaise(profile, request, answerPatienceMs)) {
        case RaiseAnswer::Raised: return OtherRaised{};
        case RaiseAnswer::NoAnswer:
            return Error{ErrorKind::Storage,
                QCoreApplication::translate("Main",
                    "Dailies (process %1) is using this profile but isn't responding. Wait, or end that process and "
                    "start Dailies again; nothing is lost.")
                    .arg(holder->process)};
        case RaiseAnswer::NobodyThere:
            if (deadline.hasExpired())
                return engine.error();
        }
    }
}

/// Shows why the program cannot start.
int endWith(QApplication& app, const Error& error)
{
    applyLook(app, Theme::System);
    QTextStream(stderr) << error.message << '\n';
    QMessageBox box(QMessageBox::Critical, QApplication::applicationName(), error.message, QMessageBox::Close);
    box.setTextFormat(Qt::PlainText);
    QObject::connect(&box, &QDialog::finished, &app, &QCoreApplication::quit);
    box.show();
    QApplication::exec();
    return ProfileNotUsable;
}

/// Prepares a long history while a progress window is shown. Does nothing if another process uses the profile, which
/// openOrRaise() handles.
void prepare(
    const Profile& profile, const Preferences& preferences, StartupMaintenance& preparation, InstanceServer& instance)
{
    const StartupMaintenance::Work work = StartupMaintenance::workFor(profile);
    if (work == StartupMaintenance::Work::None || !preparation.start(profile))
        return;
    (void)instance.listen(profile);
    applyLook(*qApp, themeOf(preferences));
    const QSettings settings(profile.settings, QSettings::IniFormat);
    // The main window opens after this one has closed.
    QApplication::setQuitOnLastWindowClosed(false);
    const auto usual = qScopeGuard([] { QApplication::setQuitOnLastWindowClosed(true); });
    StartupProgressWindow window(work, settings);
    // The work may be interrupted at any point, even by a power cut. Waiting for it would delay the next start.
    QObject::connect(&window, &StartupProgressWindow::closed, &window, [] { std::_Exit(Well); });
    QObject::connect(&instance, &InstanceServer::raiseRequested, &window, [&window] {
        window.show();
        window.raise();
        window.activateWindow();
    });
    QTimer::singleShot(unseenMs, &window, &QWidget::show);
    // Not quit(), which would also close the window.
    QObject::connect(&preparation, &StartupMaintenance::ended, qApp, [] { QCoreApplication::exit(); });
    QApplication::exec();
}

/// Whether Qt's FFmpeg plug-in is installed. Some distributions package it separately.
bool hasFfmpegBackend()
{
    const QDir plugins(QLibraryInfo::path(QLibraryInfo::PluginsPath) + u"/multimedia"_s);
    return !plugins.entryList({u"*ffmpegmediaplugin*"_s}, QDir::Files).isEmpty();
}

/// Call it before the application is created, because the media library reads the settings only then. The user's own
/// environment variables take precedence.
void chooseMediaBackend(const Preferences& preferences)
{
    const auto choose = [](const char* variable, const QByteArray& value) {
        if (!qEnvironmentVariableIsSet(variable))
            qputenv(variable, value);
    };
    // Qt 6.4 on Linux prefers GStreamer, which plays fewer of the service's clips.
    if (preferences.text(Preference::MediaBackend) == "ffmpeg"_L1 && hasFfmpegBackend())
        choose("QT_MEDIA_BACKEND", "ffmpeg");
    if (mayChooseHardwareDecoding && !preferences.isOn(Preference::HardwareDecoding))
        choose("QT_FFMPEG_DECODING_HW_DEVICE_TYPES", ",");
}

void raise(MainWindow& window, const RaiseRequest& request)
{
    // The platform plug-in reads the variable when the window requests activation.
    if (!request.activation.isEmpty())
        qputenv(activationToken, request.activation);
    window.raiseToFront();
    if (request.practice)
        window.usePractice();
}

/// Logs the facts that a problem report needs first.
void beginLog(Engine& engine, QApplication& app)
{
    qCInfo(programLog).noquote() << "Dailies" << DAILIES_VERSION << "starts with Qt" << qVersion() << "on"
                                 << QSysInfo::prettyProductName() << "with" << QGuiApplication::platformName();
    for (const QString& notice : engine.notices())
        qCWarning(programLog).noquote() << notice;
    QObject::connect(&engine.runner(), &TaskRunner::storageFailed, &app,
        [](const Error& error) { qCWarning(programLog).noquote() << error.message; });
    QObject::connect(&engine.runner(), &TaskRunner::accountPaused, &app, [](const QString&, const Error& error) {
        qCWarning(programLog).noquote() << "An account is paused:" << error.message;
    });
    QObject::connect(&engine.runner(), &TaskRunner::accountSlowed, &app, [](const QString&, const Error& error) {
        qCWarning(programLog).noquote() << "Status checks of an account are slowed down:" << error.message;
    });
    QObject::connect(&engine.care(), &DatabaseMaintenance::damageFound, &app,
        [](const Error& error) { qCWarning(programLog).noquote() << error.message; });
    QObject::connect(
        &app, &QCoreApplication::aboutToQuit, &app, [] { qCInfo(programLog).noquote() << "Dailies ends"; });
}

} // namespace

int runApplication(int argc, char* argv[])
{
    forbidCoreDumps();
    surviveFailedWrites();
    QStringList words;
    for (int i = 0; i < argc; ++i)
        words.append(QString::fromLocal8Bit(argv[i]));
    const auto read = readArguments(words);
    if (const int* status = std::get_if<int>(&read))
        return *status;
    const auto arguments = std::get<Arguments>(read);

    QApplication::setApplicationName(u"Dailies"_s);
    const Preferences preferences(Profile::at(arguments.profile).settings);
    chooseMediaBackend(preferences);
    QApplication app(argc, argv);
    QApplication::setApplicationVersion(QStringLiteral(DAILIES_VERSION));
    QApplication::setDesktopFileName(QStringLiteral(DAILIES_APP_ID));
    // The media backend reports every decoder that it tries as debug output. QT_LOGGING_RULES can enable it again.
    QLoggingCategory::setFilterRules(u"default.debug=false\nqt.multimedia.*.info=false"_s);
    installTranslations(app, preferences.text(Preference::Language));
    installAccessibleInterfaces();
    QApplication::setWindowIcon(applicationIcon());

    InstanceServer instance;
    StartupMaintenance preparation;
    prepare(Profile::at(arguments.profile), preferences, preparation, instance);
    auto opened = openOrRaise(arguments, preparation);
    if (std::holds_alternative<OtherRaised>(opened))
        return Well;
    if (const Error* error = std::get_if<Error>(&opened))
        return endWith(app, *error);
    const auto engine = std::get<std::unique_ptr<Engine>>(std::move(opened));
    ProgramLog log(engine->profile().logs);
    if (const auto started = log.start(); !started)
        QTextStream(stderr) << started.error().message << '\n';
    beginLog(*engine, app);
    // From now on other starts can connect. They are answered once the window exists.
    if (const auto listening = instance.listen(engine->profile()); !listening)
        QTextStream(stderr) << listening.error().message << '\n';
    QSettings settings(engine->profile().settings, QSettings::IniFormat);
    applyLook(app, themeOf(engine->preferences()));

    MainWindow window(*engine, settings);
    QObject::connect(&instance, &InstanceServer::raiseRequested, &window,
        [&window](const RaiseRequest& request) { raise(window, request); });
    if (arguments.practice)
        window.usePractice();
    window.show();
    window.begin();
    DesktopIntegration presence(*engine, window.changes(), window);
    QObject::connect(&presence, &DesktopIntegration::windowWanted, &window, &MainWindow::raiseToFront);
    QObject::connect(&presence, &DesktopIntegration::commandWanted, &window, &MainWindow::execute);
    // At the end of the session, saves what the window would save when it is closed.
    QObject::connect(&app, &QGuiApplication::commitDataRequest, &window, &MainWindow::save);
    return QApplication::exec();
}

} // namespace Dailies
