// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// What asking about 1,000 tasks costs per query, answer read, stored and told, beside the least that Qt's network layer
// and a JSON parser do at the same pace. Each in a process of its own.

#include "app/common/clock.h"
#include "app/service/wire.h"
#include "tests/bench/benchrunner.h"
#include "tests/bench/benchserver.h"
#include "tests/bench/measure.h"
#include "tests/support/manualclock.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QTextStream>
#include <QTimer>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr int tasks = 1000;
constexpr int warmUp = 1000;
constexpr int counted = 3000;
constexpr int atOnce = 4; // as many as go to one host
constexpr int rounds = 3;

/// Counts the queries of the time after the warm-up, and ends the process when there are enough.
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

/// A thousand times a second at most, half a second goes by on the runner's clock: as long as it leaves between two
/// queries to one host.
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
    QList<Way> ways{{u"Qt alone"_s, {u"--bare"_s, same, many}},
        {u"Dailies, nothing new"_s, {u"--runner"_s, same, many}},
        {u"Dailies, always new"_s, {u"--runner"_s, changing, many}},
        {u"Dailies, one task"_s, {u"--runner"_s, same, u"1"_s}}};
    for (int round = 0; round < rounds; ++round) {
        for (Way& way : ways) {
            const Cost cost = costOfSelf(way.arguments);
            if (!cost.isDone || !cost.told.contains(u"cpuMs"_s))
                qFatal("%s did not end well", qPrintable(way.name));
            way.cpu.append(cost.told[u"cpuMs"_s].toDouble());
            way.resident.append(cost.told[u"residentMiB"_s].toDouble());
        }
    }
    QTextStream out(stdout);
    out << u"%1 %2 %3"_s.arg(u"per query of 1,000 tasks"_s, -24).arg(u"CPU ms"_s, 8).arg(u"MiB"_s, 8) << Qt::endl;
    for (const Way& way : std::as_const(ways))
        out << u"%1 %2 %3"_s.arg(way.name, -24).arg(median(way.cpu), 8, 'f', 3).arg(median(way.resident), 8, 'f', 1)
            << Qt::endl;
    const double bare = median(ways.at(0).cpu);
    print({{u"bench"_s, u"polling"_s}, {u"tasks"_s, tasks}, {u"queries"_s, counted},
        {u"cpuOverQt"_s, median(ways.at(1).cpu) / bare}, {u"cpuOverQtChanging"_s, median(ways.at(2).cpu) / bare},
        {u"goalCpuOverQt"_s, 1.15}, {u"growthMiB"_s, median(ways.at(1).resident) - median(ways.at(3).resident)},
        {u"goalGrowthMiB"_s, 4}});
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
