// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/clirun.h"
#include "tests/support/patience.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// No server at all: the program says that nothing was charged, and waits for the service until it is stopped.
class tst_CliUnreachable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nobodyListens();
    void sentOnceSomebodyDoes();

private:
    static QStringList submitTo(const QTemporaryDir& profile, quint16 port);
    static quint16 freePort();
};

QStringList tst_CliUnreachable::submitTo(const QTemporaryDir& profile, quint16 port)
{
    return QStringList{u"submit"_s, u"--json"_s, u"--profile"_s, profile.path(), u"--base-url"_s,
               u"http://127.0.0.1:%1/v1"_s.arg(port)}
    + requestOptions(u"A"_s, u"TextToVideo"_s);
}

quint16 tst_CliUnreachable::freePort()
{
    QTcpServer server;
    return server.listen(QHostAddress::LocalHost) ? server.serverPort() : 0;
}

void tst_CliUnreachable::nobodyListens()
{
    const QTemporaryDir profile;
    CliRun run(submitTo(profile, freePort()), {{u"DAILIES_API_KEY"_s, u"some-key"_s}}, requestText(u"A"_s));
    QByteArray said;
    QVERIFY2(QTest::qWaitFor(
                 [&] {
                     said += run.process().readAllStandardError();
                     return said.contains("Nothing was charged");
                 },
                 patienceMs),
        said.constData());
    QVERIFY2(said.contains("Retrying automatically."), said.constData());
    run.process().terminate();
    const CliResult result = run.wait();
    QVERIFY2(result.status > 128, result.all().constData());
    QVERIFY2(result.events(u"result"_s).isEmpty(), result.all().constData());
    QVERIFY2(!result.all().contains("some-key") && !said.contains("some-key"), result.all().constData());
    // The task is still there, with its request.
    const CliResult tasks = runCli({u"tasks"_s, u"--json"_s, u"--profile"_s, profile.path()});
    QCOMPARE(tasks.lines().size(), 1);
    QVERIFY2(tasks.all().contains("\"Waiting\""), tasks.all().constData());
    const CliResult list = runCli({u"tasks"_s, u"--profile"_s, profile.path()});
    QVERIFY2(
        list.out.contains("Waiting (offline)") && list.out.contains("nothing was charged"), list.all().constData());
    // Nothing runs any more, so nothing is promised.
    const CliResult show = runCli({u"show"_s, u"1"_s, u"--profile"_s, profile.path()});
    QVERIFY2(show.out.contains("Nothing was charged."), show.all().constData());
    QVERIFY2(!show.out.contains("automatically") && !show.out.contains("Retrying"), show.all().constData());
}

void tst_CliUnreachable::sentOnceSomebodyDoes()
{
    const QTemporaryDir profile;
    const quint16 port = freePort();
    CliRun run(submitTo(profile, port), {{u"DAILIES_API_KEY"_s, u"some-key"_s}}, requestText(u"A"_s));
    QByteArray said;
    QVERIFY(QTest::qWaitFor(
        [&] {
            said += run.process().readAllStandardError();
            return said.contains("Nothing was charged");
        },
        patienceMs));
    QTcpServer server;
    QVERIFY(server.listen(QHostAddress::LocalHost, port));
    int posts = 0;
    connect(&server, &QTcpServer::newConnection, this, [&] {
        QTcpSocket* socket = server.nextPendingConnection();
        connect(socket, &QTcpSocket::readyRead, socket, [&posts, socket, received = QByteArray()]() mutable {
            received += socket->readAll();
            if (!received.endsWith('}'))
                return;
            posts += int(received.count("POST "));
            const QByteArray body = R"({"output":{"task_id":"job-1","task_status":"PENDING"},"request_id":"r"})";
            socket->write("HTTP/1.1 200 OK\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body);
        });
    });
    QVERIFY(QTest::qWaitFor([&run] { return run.process().state() == QProcess::NotRunning; }, patienceMs));
    const CliResult result = run.wait();
    QVERIFY2(result.status == 0, result.all().constData());
    QCOMPARE(posts, 1);
}

QTEST_GUILESS_MAIN(tst_CliUnreachable)
#include "tst_cliunreachable.moc"
