// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The start of the program as it is installed, with no tasks, 100 and 100,000: time and CPU until the first window is
// painted, memory after 3 s, and how often any of its threads wakes up while nothing is to be done. Beside it a program
// with an empty QMainWindow.

#include "app/settings/profile.h"
#include "tests/bench/historymaker.h"
#include "tests/bench/measure.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QHash>
#include <QJsonDocument>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QThread>

#include <cmath>
#include <optional>
#include <time.h>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr int repeats = 5;
constexpr int patienceMs = 30'000;
constexpr int memoryAtMs = 3000;
constexpr int quietAtMs = 12'000; ///< what looks after a long history in the background has ended
constexpr int watchedMs = 5000;

double nowMs()
{
    timespec now{};
    ::clock_gettime(CLOCK_MONOTONIC, &now);
    return double(now.tv_sec) * 1e3 + double(now.tv_nsec) / 1e6;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Of a line such as "Rss:   1234 kB".
double numberIn(const QByteArray& text, const char* key)
{
    for (const QByteArray& line : text.split('\n')) {
        if (line.startsWith(key))
            return line.mid(line.indexOf(':') + 1).trimmed().split(' ').constFirst().toDouble();
    }
    return 0;
}

/// How often the threads of a process were put on a processor.
double switchesOf(qint64 process)
{
    const QString tasks = u"/proc/%1/task"_s.arg(process);
    double sum = 0;
    for (const QString& thread : QDir(tasks).entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        const QByteArray status = contentOf(tasks + u'/' + thread + u"/status"_s);
        sum += numberIn(status, "voluntary_ctxt_switches") + numberIn(status, "nonvoluntary_ctxt_switches");
    }
    return sum;
}

QHash<QString, double> startOf(const QString& program, const QStringList& arguments, bool untilQuiet)
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_QPA_GENERIC_PLUGINS"_s, u"paintwatch"_s);
    environment.insert(u"QT_PLUGIN_PATH"_s, QCoreApplication::applicationDirPath() + u"/plugins"_s);
    process.setProcessEnvironment(environment);
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    QHash<QString, double> figures;
    const double begun = nowMs();
    QElapsedTimer timer;
    timer.start();
    process.start(program, arguments);
    while (!process.canReadLine()) {
        if (!process.waitForReadyRead(patienceMs))
            return {};
    }
    const QJsonObject told = QJsonDocument::fromJson(process.readLine()).object();
    figures[u"cpuMs"_s] = told[u"cpuMs"_s].toDouble();
    figures[u"paintMs"_s] = told[u"monotonicMs"_s].toDouble() - begun;
    QThread::msleep(ulong(std::max<qint64>(0, memoryAtMs - timer.elapsed())));
    const QByteArray memory = contentOf(u"/proc/%1/smaps_rollup"_s.arg(process.processId()));
    figures[u"residentMiB"_s] = numberIn(memory, "Rss") / 1024;
    figures[u"proportionalMiB"_s] = numberIn(memory, "Pss:") / 1024;
    figures[u"privateDirtyMiB"_s] = numberIn(memory, "Private_Dirty") / 1024;
    if (untilQuiet) {
        QThread::msleep(ulong(std::max<qint64>(0, quietAtMs - timer.elapsed())));
        const double before = switchesOf(process.processId());
        QThread::msleep(watchedMs);
        figures[u"wakeUpsPerSecond"_s] = (switchesOf(process.processId()) - before) * 1000 / watchedMs;
        figures[u"residentQuietMiB"_s] =
            numberIn(contentOf(u"/proc/%1/smaps_rollup"_s.arg(process.processId())), "Rss") / 1024;
    }
    process.closeWriteChannel();
    if (!process.waitForFinished(patienceMs))
        process.kill();
    return figures;
}

/// Something that is started.
struct Subject {
    QString name;
    QString program;
    QStringList arguments;
    QHash<QString, QList<double>> figures;
};

QJsonObject mediansOf(const Subject& subject)
{
    QJsonObject medians;
    for (auto each = subject.figures.cbegin(); each != subject.figures.cend(); ++each)
        medians[each.key()] = std::round(median(each.value()) * 100) / 100;
    return medians;
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication app(argc, argv);
    const QDir here(QCoreApplication::applicationDirPath());
    const QString dailies = here.absoluteFilePath(u"../../bin/dailies"_s);
    QTemporaryDir folder;
    QList<Subject> subjects{{u"emptyWindow"_s, here.absoluteFilePath(u"bench_emptywindow"_s), {}, {}}};
    for (const int tasks : {0, 100, 100'000}) {
        const QString profile = folder.filePath(QString::number(tasks));
        QDir().mkpath(profile);
        if (tasks > 0)
            makeHistory(Profile::at(profile).database, tasks);
        subjects.append({u"with%1"_s.arg(tasks), dailies, {u"--profile"_s, profile}, {}});
    }
    // The first start compares the list of ids, and the first round makes the daily copy.
    for (const Subject& each : subjects)
        (void)startOf(each.program, each.arguments, true);
    // By turns, so that a busy moment meets all of them.
    for (int n = 0; n < repeats; ++n) {
        for (Subject& each : subjects) {
            const auto figures = startOf(each.program, each.arguments, n + 1 == repeats);
            for (auto figure = figures.cbegin(); figure != figures.cend(); ++figure)
                each.figures[figure.key()].append(figure.value());
        }
    }
    QJsonObject told{{u"bench"_s, u"start"_s}};
    for (const Subject& each : subjects)
        told[each.name] = mediansOf(each);
    print(told);
    return 0;
}
