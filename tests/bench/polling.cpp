// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The cost of a query with 1,000 tasks in progress: reply read, stored and shown. Peers are the minimum with Qt's
// network layer and a JSON parser at the same pace, and wrk, which sends the same query as fast as it can and reads no
// reply. Each in a process of its own.

#include "app/common/clock.h"
#include "app/service/wire/wire.h"
#include "tests/bench/benchrunner.h"
#include "tests/bench/benchserver.h"
#include "tests/bench/measure.h"
#include "tests/support/manualclock.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QTimer>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr int tasks = 1000;
constexpr int warmUp = 1000;
constexpr int counted = 3000;
constexpr int atOnce = 4; // the limit for one host
constexpr int rounds = 3;

/// Counts the queries after the warm-up, and ends the process when there are enough.
class Meter final {
public:
    void ended()
    {
        if (++m_ended == warmUp)
            m_cpuBefore = cpuMsSoFar();
        if (m_ended != warmUp + counted)
            return;
        print({{u"cpuMs"_s, (cpuMsSoFar() - m_cpuBefore) / counted}, {u"residentMiB"_s, residentMiB()}});
        QCoreApplication::quit();
    }

private:
    int m_ended = 0;
    double m_cpuBefore = 0;
};

/// At most a thousand times a second, the runner's clock advances by half a second, its pause between two queries to
/// one host.
int pollWithRunner(const QUrl& baseUrl, int number)
{
    ManualClock clock;
    BenchRunner bench(clock, baseUrl);
    const RequestKind kind{Family::A, Generation::G30, ApiType::TextToVideo};
    for (int n = 1; n <= number; ++n) {
        if (!bench.runner->adopt(bench.account, kind, u"wan3.0-video"_s, u"job-%1"_s.arg(n)))
            qFatal("a task could not be stored");
    }
    Meter meter;
    int seen = 0;
    QTimer pace;
    pace.setTimerType(Qt::PreciseTimer);
    QObject::connect(&pace, &QTimer::timeout, &clock, [&] {
        for (; seen < bench.queries.begun() - bench.queries.open(); ++seen)
            meter.ended();
        if (bench.queries.open() < atOnce)
            clock.advance(500);
    });
    pace.start(1);
    return QCoreApplication::exec();
}

int pollBare(const QUrl& baseUrl, int number)
{
    QNetworkAccessManager network;
    QStringList words(number);
    Meter meter;
    int open = 0;
    int next = 0;
    QTimer pace;
    pace.setTimerType(Qt::PreciseTimer);
    QObject::connect(&pace, &QTimer::timeout, &network, [&] {
        if (open >= atOnce)
            return;
        const int n = next++ % number;
        QNetworkRequest request(queryUrl(baseUrl));
        request.setHeader(QNetworkRequest::ContentTypeHeader, u"application/json"_s);
        request.setRawHeader("Authorization", "Bearer sk-bench-0123456789");
        const QJsonObject body{{u"model"_s, u"wan3.0-video"_s}, {u"taskId"_s, u"job-%1"_s.arg(n + 1)}};
        QNetworkReply* reply = network.post(request, QJsonDocument(body).toJson(QJsonDocument::Compact));
        ++open;
        QObject::connect(reply, &QNetworkReply::finished, &network, [&, reply, n] {
            const QJsonObject answer = QJsonDocument::fromJson(reply->readAll()).object();
            words[n] = answer["output"_L1]["task_status"_L1].toString();
            reply->deleteLater();
            --open;
            meter.ended();
        });
    });
    pace.start(1);
    return QCoreApplication::exec();
}

/// The script for wrk: what to send, and to print how often it did.
QString wrkScript(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly))
        qFatal("%s", qPrintable(file.errorString()));
    file.write("wrk.method = \"POST\"\n"
               "wrk.body = '{\"model\":\"wan3.0-video\",\"taskId\":\"job-1\"}'\n"
               "wrk.headers[\"Content-Type\"] = \"application/json\"\n"
               "wrk.headers[\"Authorization\"] = \"Bearer sk-bench-0123456789\"\n"
               "done = function(summary)\n"
               "    io.write(string.format('{\"requests\":%d}\\n', summary.requests))\n"
               "end\n");
    return path;
}

/// For one request; 0 if wrk is not installed.
double wrkCpuMs(const QString& baseUrl, const QString& script)
{
    const Cost cost = costOf(u"wrk"_s,
        {u"--threads"_s, u"1"_s, u"--connections"_s, QString::number(atOnce), u"--duration"_s, u"2s"_s, u"--script"_s,
            script, queryUrl(QUrl(baseUrl)).toString()});
    const double requests = cost.told[u"requests"_s].toDouble();
    return cost.isDone && requests > 0 ? cost.cpuMs / requests : 0;
}

struct Way {
    QString name;
    QStringList arguments;
    QList<double> cpu = {};
    QList<double> resident = {};
};

int measure(quint16 port)
{
    const QString same = u"http://127.0.0.1:%1/v1"_s.arg(port);
    const QString changing = u"http://127.0.0.1:%1/changing/v1"_s.arg(port);
    const QString many = QString::number(tasks);
    QList<Way> ways{{u"qt"_s, {u"--bare"_s, same, many}}, {u"same"_s, {u"--runner"_s, same, many}},
        {u"changing"_s, {u"--runner"_s, changing, many}}, {u"one"_s, {u"--runner"_s, same, u"1"_s}}};
    const QTemporaryDir folder;
    const QString script = wrkScript(folder.filePath(u"query.lua"_s));
    QList<double> wrk;
    for (int round = 0; round < rounds; ++round) {
        for (Way& way : ways) {
            const Cost cost = costOfSelf(way.arguments);
            if (!cost.isDone || !cost.told.contains(u"cpuMs"_s))
                qFatal("%s did not end well", qPrintable(way.name));
            way.cpu.append(cost.told[u"cpuMs"_s].toDouble());
            way.resident.append(cost.told[u"residentMiB"_s].toDouble());
        }
        wrk.append(wrkCpuMs(same, script));
    }
    QJsonObject told{{u"bench"_s, u"polling"_s}, {u"tasks"_s, tasks}, {u"queries"_s, counted},
        {u"wrk"_s, QJsonObject{{u"cpuMs"_s, median(wrk)}}}};
    for (const Way& way : std::as_const(ways))
        told[way.name] = QJsonObject{{u"cpuMs"_s, median(way.cpu)}, {u"residentMiB"_s, median(way.resident)}};
    print(told);
    return 0;
}

} // namespace

int main(int argc, char** argv)
{
    const QByteArrayView way = argc > 3 ? argv[1] : "";
    if (way.isEmpty()) {
        const BenchServer server;
        QCoreApplication app(argc, argv);
        return measure(server.port());
    }
    QCoreApplication app(argc, argv);
    const QUrl baseUrl(QString::fromLocal8Bit(argv[2]));
    return way == "--bare" ? pollBare(baseUrl, std::atoi(argv[3])) : pollWithRunner(baseUrl, std::atoi(argv[3]));
}
