// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tasks/querybench.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkProxy>

namespace Dailies {

using namespace Qt::StringLiterals;

QByteArray QueryBench::taskIdOf(const FaultRequest& request)
{
    return QJsonDocument::fromJson(request.body).object().value(u"taskId"_s).toString().toUtf8();
}

void QueryBench::moveAway()
{
    RunnerBench& b = bench;
    b.account.baseUrl = QUrl(u"http://service.test/v1"_s);
    b.account.cleartextOrigin = originOf(b.account.baseUrl);
    b.accounts = {b.account};
    b.keys.put(b.account.id, originOf(b.account.baseUrl), RunnerBench::key);
    const QNetworkProxy proxy(QNetworkProxy::HttpProxy, u"127.0.0.1"_s, b.service.port());
    b.createCalls.setProxy(proxy);
    b.queryCalls.setProxy(proxy);
}

QList<TaskId> QueryBench::adopt(int count, const QString& prefix)
{
    QList<TaskId> ids;
    for (int n = 1; n <= count; ++n)
        ids.append(
            bench.runner
                ->adopt(bench.account, RunnerBench::textRequest().kind, u"wan3.0-video"_s, prefix + QString::number(n))
                .value());
    return ids;
}

void QueryBench::recordAnswering(const QByteArray& word)
{
    RunnerBench& b = bench;
    b.service.setHandler([this, &b, word](const FaultRequest& request) {
        if (!request.target.contains("QueryVideo"))
            return b.obliging(request);
        asked.append({b.clock.elapsed(), taskIdOf(request)});
        return RunnerBench::json(200, b.queryA(word, taskIdOf(request)));
    });
}

void QueryBench::pass(int seconds)
{
    RunnerBench& b = bench;
    for (int n = 0; n < seconds; ++n) {
        b.clock.advance(1000);
        // From the clock to an open call it takes a few turns, but a wait of a millisecond may end after the first.
        for (int turn = 0; turn < 5; ++turn)
            QCoreApplication::processEvents();
        if (b.createCalls.open() + b.queryCalls.open() + b.downloads.open() > 0)
            b.quiet();
    }
}

int QueryBench::inLast(qint64 milliseconds) const
{
    const qint64 from = bench.clock.elapsed() - milliseconds;
    return int(std::count_if(asked.cbegin(), asked.cend(), [from](const Question& a) { return a.at > from; }));
}

} // namespace Dailies
