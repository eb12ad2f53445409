// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/measure.h"

#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QTextStream>

#include <algorithm>
#include <vector>

#include <spawn.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace Dailies {
namespace {

double milliseconds(const timeval& time)
{
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_usec) / 1e3;
}

double statusMiB(const char* key)
{
    QFile status(QStringLiteral("/proc/self/status"));
    if (!status.open(QIODevice::ReadOnly))
        return 0;
    const QList<QByteArray> lines = status.readAll().split('\n');
    for (const QByteArray& line : lines) {
        if (line.startsWith(key))
            return line.mid(line.indexOf(':') + 1).trimmed().split(' ').first().toDouble() / 1024;
    }
    return 0;
}

} // namespace

Cost costOf(const QString& program, const QStringList& arguments)
{
    std::vector<QByteArray> words{program.toLocal8Bit()};
    for (const QString& each : arguments)
        words.push_back(each.toLocal8Bit());
    std::vector<char*> pointers;
    for (QByteArray& each : words)
        pointers.push_back(each.data());
    pointers.push_back(nullptr);

    int ends[2];
    if (::pipe(ends) != 0)
        return {};
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addclose(&actions, ends[0]);
    QElapsedTimer timer;
    timer.start();
    pid_t child = 0;
    const int failed = ::posix_spawnp(&child, pointers.front(), &actions, nullptr, pointers.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    ::close(ends[1]);
    QByteArray text;
    QFile output;
    if (failed == 0 && output.open(ends[0], QIODevice::ReadOnly, QFileDevice::AutoCloseHandle))
        text = output.readAll();
    int code = 1;
    rusage used{};
    if (failed != 0 || ::wait4(child, &code, 0, &used) != child)
        return {};
    const double wall = static_cast<double>(timer.nsecsElapsed()) / 1e6;
    const QByteArray told = text.trimmed();
    const QJsonObject object = QJsonDocument::fromJson(told.mid(told.lastIndexOf('\n') + 1)).object();
    const double peak = object[QStringLiteral("peakMiB")].toDouble(static_cast<double>(used.ru_maxrss) / 1024);
    return {code == 0, wall, milliseconds(used.ru_utime) + milliseconds(used.ru_stime), peak, object};
}

Cost costOfSelf(const QStringList& arguments)
{
    return costOf(QFile::symLinkTarget(QStringLiteral("/proc/self/exe")), arguments);
}

double cpuMsSoFar()
{
    rusage used{};
    ::getrusage(RUSAGE_SELF, &used);
    return milliseconds(used.ru_utime) + milliseconds(used.ru_stime);
}

double residentMiB()
{
    return statusMiB("VmRSS");
}

double peakResidentMiB()
{
    return statusMiB("VmHWM");
}

double median(QList<double> values)
{
    if (values.isEmpty())
        return 0;
    std::sort(values.begin(), values.end());
    return values.at(values.size() / 2);
}

void print(const QJsonObject& object)
{
    QTextStream(stdout) << QJsonDocument(object).toJson(QJsonDocument::Compact) << Qt::endl;
}

} // namespace Dailies
