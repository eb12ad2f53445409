// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The start of the program as installed, with no tasks, 100 and 100,000: time and CPU until the first window is
// painted, memory after 3 s, and how often its threads wake up while it is idle. Peers are a program with an empty
// QMainWindow, and one that shows a line of English and one of Chinese: finding the fonts for them is most of what any
// program's first text costs.

#include "app/settings/profile.h"
#include "tests/bench/historymaker.h"
#include "tests/bench/measure.h"
#include "tests/support/patience.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QHash>
#include <QJsonDocument>
#include <QProcess>
#include <QProcessEnvironment>
#include <QTemporaryDir>
#include <QTextStream>
#include <QThread>

#include <cmath>
#include <memory>
#include <time.h>
#include <vector>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr int repeats = 5;
constexpr int memoryAtMs = 3000;
constexpr int backgroundAtMs = 5000; ///< background maintenance of a long history has begun
constexpr int stillMs = 1500;
constexpr int quietWithinMs = 60'000;
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

/// The value in a line such as "Rss:   1234 kB".
double numberIn(const QByteArray& text, const char* key)
{
    for (const QByteArray& line : text.split('\n')) {
        if (line.startsWith(key))
            return line.mid(line.indexOf(':') + 1).trimmed().split(' ').constFirst().toDouble();
    }
    return 0;
}

/// How often the threads of a process were scheduled.
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

/// A program that runs as long as this object exists.
class Running final {
public:
    Running(const QString& program, const QStringList& arguments)
    {
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(u"QT_QPA_GENERIC_PLUGINS"_s, u"paintwatch"_s);
        environment.insert(u"QT_PLUGIN_PATH"_s, QCoreApplication::applicationDirPath() + u"/plugins"_s);
        m_process.setProcessEnvironment(environment);
        m_process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
        m_begunMs = nowMs();
        m_process.start(program, arguments);
    }
    ~Running()
    {
        m_process.closeWriteChannel();
        if (!m_process.waitForFinished(patienceMs))
            m_process.kill();
        m_process.waitForFinished();
    }

    /// The resources used until the first window was painted; empty if none appears.
    QHash<QString, double> firstPaint()
    {
        while (!m_process.canReadLine()) {
            if (!m_process.waitForReadyRead(patienceMs)) {
                QTextStream(stderr) << m_process.program() << " shows no window.\n";
                return {};
            }
        }
        const QJsonObject told = QJsonDocument::fromJson(m_process.readLine()).object();
        return {
            {u"cpuMs"_s, told[u"cpuMs"_s].toDouble()}, {u"paintMs"_s, told[u"monotonicMs"_s].toDouble() - m_begunMs}};
    }
    QHash<QString, double> memory() const
    {
        const QByteArray memory = contentOf(u"/proc/%1/smaps_rollup"_s.arg(m_process.processId()));
        return {{u"residentMiB"_s, numberIn(memory, "Rss") / 1024},
            {u"proportionalMiB"_s, numberIn(memory, "Pss:") / 1024},
            {u"privateDirtyMiB"_s, numberIn(memory, "Private_Dirty") / 1024}};
    }
    double switches() const { return switchesOf(m_process.processId()); }
    void waitUntilMs(double sinceStart) const
    {
        QThread::msleep(ulong(std::max(0.0, m_begunMs + sinceStart - nowMs())));
    }

private:
    QProcess m_process;
    double m_begunMs = 0;
};

/// A program to start.
struct Subject {
    QString name;
    QString program;
    QStringList arguments;
    QHash<QString, QList<double>> figures;
};

void add(const QHash<QString, double>& figures, Subject& to)
{
    for (auto figure = figures.cbegin(); figure != figures.cend(); ++figure)
        to.figures[figure.key()].append(figure.value());
}

/// Runs all of them at once, since they should be idle: first until the background maintenance of a long history has
/// ended, however long a busy computer takes, and then for a while.
void watchQuiet(QList<Subject>& subjects, bool counts)
{
    std::vector<std::unique_ptr<Running>> all;
    for (const Subject& each : subjects) {
        all.push_back(std::make_unique<Running>(each.program, each.arguments));
        (void)all.back()->firstPaint();
    }
    const auto switches = [&all] {
        QList<double> sums;
        for (const auto& each : all)
            sums.append(each->switches());
        return sums;
    };
    all.back()->waitUntilMs(backgroundAtMs);
    QElapsedTimer timer;
    timer.start();
    for (QList<double> before; before != switches() && timer.elapsed() < quietWithinMs; QThread::msleep(stillMs))
        before = switches();
    if (!counts)
        return;
    const QList<double> before = switches();
    QThread::msleep(watchedMs);
    const QList<double> after = switches();
    for (qsizetype n = 0; n < subjects.size(); ++n)
        add({{u"wakeUpsPerSecond"_s, (after.at(n) - before.at(n)) * 1000 / watchedMs},
                {u"residentQuietMiB"_s, all.at(size_t(n))->memory().value(u"residentMiB"_s)}},
            subjects[n]);
}

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
    const QString least = here.absoluteFilePath(u"bench_emptywindow"_s);
    QList<Subject> subjects{
        {u"emptyWindow"_s, least, {}, {}}, {u"textWindow"_s, least, {u"A prompt of one line\n清晨的茶园"_s}, {}}};
    for (const int tasks : {0, 100, 100'000}) {
        const QString profile = folder.filePath(QString::number(tasks));
        QDir().mkpath(profile);
        if (tasks > 0)
            makeHistory(Profile::at(profile).database, tasks);
        subjects.append({u"with%1"_s.arg(tasks), dailies, {u"--profile"_s, profile}, {}});
    }
    // The first start compares the ID journal, and its first maintenance makes the daily copy.
    watchQuiet(subjects, false);
    // Alternates, so that a busy moment affects all of them.
    for (int n = 0; n < repeats; ++n) {
        for (Subject& each : subjects) {
            Running program(each.program, each.arguments);
            add(program.firstPaint(), each);
            program.waitUntilMs(memoryAtMs);
            add(program.memory(), each);
        }
    }
    watchQuiet(subjects, true);
    QJsonObject told{{u"bench"_s, u"start"_s}};
    for (const Subject& each : subjects)
        told[each.name] = mediansOf(each);
    print(told);
    return 0;
}
