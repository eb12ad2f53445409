// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Creates many tasks with the command line, at services most of whose jobs meet a fault, and follows them with `watch`.
// It then counts at the services and on disk: no create call beyond the wishes, every clip present and intact, and the
// time taken.

#include "app/practice/clipmaker.h"
#include "tests/cli/clirun.h"
#include "tests/sweep/crowdservice.h"

#include <QCommandLineParser>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QGuiApplication>
#include <QTextStream>

#include <sys/resource.h>

#include <memory>
#include <vector>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr int copiesAtOnce = 25; ///< for each service: two queries a second go to one service

QTextStream& say()
{
    static QTextStream stream(stdout);
    return stream;
}

/// The CPU time of all programs that this one has run, in milliseconds.
double cpuOfRuns()
{
    rusage used{};
    ::getrusage(RUSAGE_CHILDREN, &used);
    const auto milliseconds = [](const timeval& time) {
        return double(time.tv_sec) * 1e3 + double(time.tv_usec) / 1e3;
    };
    return milliseconds(used.ru_utime) + milliseconds(used.ru_stime);
}

class Crowd final {
public:
    explicit Crowd(int tasks);
    int run(double mostSeconds);

private:
    CliResult cli(const QStringList& arguments, const QByteArray& input = {});
    bool submitAll();
    bool watch();
    bool isAllThere();

    const int m_tasks;
    int m_number = 0;
    QTemporaryDir m_profile;
    std::vector<std::unique_ptr<CrowdService>> m_services;
};

Crowd::Crowd(int tasks) : m_tasks(tasks)
{
    const QString file = m_profile.filePath(u"clip.mp4"_s);
    ClipSpec spec;
    spec.size = {64, 64};
    spec.seconds = 0.5;
    spec.fps = 10;
    spec.sound = false;
    if (const auto made = makeClip(spec, file, nullptr); !made)
        qFatal("%s", qPrintable(made.error().message));
    QFile clip(file);
    if (!clip.open(QIODevice::ReadOnly))
        qFatal("%s", qPrintable(clip.errorString()));
    const QByteArray bytes = clip.readAll();
    for (int n = 0; n < tasks; n += copiesAtOnce)
        m_services.push_back(std::make_unique<CrowdService>(bytes, m_number));
}

/// Runs the event loop while it waits, because the services are in this process.
CliResult Crowd::cli(const QStringList& arguments, const QByteArray& input)
{
    CliRun run(arguments + QStringList{u"--json"_s, u"--profile"_s, m_profile.path()},
        {{u"DAILIES_API_KEY"_s, u"sk-crowd-0123456789"_s}}, input);
    if (run.process().state() != QProcess::NotRunning) {
        QEventLoop loop;
        QObject::connect(&run.process(), &QProcess::finished, &loop, &QEventLoop::quit);
        loop.exec();
    }
    return run.wait();
}

bool Crowd::submitAll()
{
    int left = m_tasks;
    for (const auto& service : m_services) {
        const int copies = std::min(left, copiesAtOnce);
        left -= copies;
        const CliResult result = cli(QStringList{u"submit"_s} + requestOptions(u"A"_s, u"TextToVideo"_s)
                + QStringList{u"--base-url"_s, service->baseUrl().toString(), u"--copies"_s, QString::number(copies)},
            requestText(u"A"_s));
        if (result.status != 0 || service->jobs().size() != copies) {
            say() << "submit of " << copies << " made " << service->jobs().size() << " jobs, " << result.all()
                  << Qt::endl;
            return false;
        }
    }
    return true;
}

bool Crowd::watch()
{
    const CliResult result = cli({u"watch"_s});
    if (result.status != 0)
        say() << "watch: " << result.all().right(4000) << Qt::endl;
    return result.status == 0;
}

/// Every job has its clip, and there is no other clip.
bool Crowd::isAllThere()
{
    QSet<QByteArray> clips;
    QDirIterator files(m_profile.filePath(u"clips"_s), {u"*.mp4"_s}, QDir::Files, QDirIterator::Subdirectories);
    int found = 0;
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            clips.insert(file.readAll());
        ++found;
    }
    int jobs = 0;
    int missing = 0;
    for (const auto& service : m_services) {
        jobs += int(service->jobs().size());
        for (auto job = service->jobs().keyBegin(); job != service->jobs().keyEnd(); ++job)
            missing += clips.contains(service->clipOf(*job)) ? 0 : 1;
    }
    say() << jobs << " jobs for " << m_tasks << " wishes: " << jobs - m_tasks << " surplus; " << found << " clips, "
          << missing << " missing or wrong" << Qt::endl;
    return jobs == m_tasks && found == m_tasks && missing == 0;
}

int Crowd::run(double mostSeconds)
{
    QElapsedTimer timer;
    timer.start();
    bool isGood = submitAll();
    const double submitted = double(timer.elapsed()) / 1000;
    const double submitCpu = cpuOfRuns();
    isGood = isGood && watch();
    const double whole = double(timer.elapsed()) / 1000;
    isGood = isAllThere() && isGood;
    int faults = 0;
    int queries = 0;
    for (const auto& service : m_services) {
        faults += service->faults();
        queries += service->queries();
    }
    say() << m_services.size() << " services, " << faults << " faults, " << queries << " queries" << Qt::endl;
    say() << u"submit %1 s, watch %2 s, in all %3 s; CPU for a task: submit %4 ms, watch %5 ms"_s
                 .arg(submitted, 0, 'f', 1)
                 .arg(whole - submitted, 0, 'f', 1)
                 .arg(whole, 0, 'f', 1)
                 .arg(submitCpu / m_tasks, 0, 'f', 1)
                 .arg((cpuOfRuns() - submitCpu) / m_tasks, 0, 'f', 1)
          << Qt::endl;
    if (whole > mostSeconds)
        say() << "It took more than " << mostSeconds << " s." << Qt::endl;
    return isGood && whole <= mostSeconds ? 0 : 1;
}

} // namespace

int main(int argc, char** argv)
{
    const QGuiApplication application(argc, argv);
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({{u"tasks"_s, u"How many tasks; 1000 when it is not said."_s, u"number"_s, u"1000"_s},
        {u"seconds"_s, u"How long it may take at the most; 120 when it is not said."_s, u"number"_s, u"120"_s}});
    parser.process(application);
    return Crowd(parser.value(u"tasks"_s).toInt()).run(parser.value(u"seconds"_s).toDouble());
}
