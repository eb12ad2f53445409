// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/clirun.h"

#include <QTcpServer>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// No server at all: the program tries for a while, and says that nothing was sent.
class tst_CliUnreachable : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void nobodyListens();
};

void tst_CliUnreachable::nobodyListens()
{
    quint16 port = 0;
    {
        QTcpServer server;
        QVERIFY(server.listen(QHostAddress::LocalHost));
        port = server.serverPort();
    }
    const QTemporaryDir profile;
    const QStringList arguments = QStringList{u"submit"_s, u"--json"_s, u"--wait"_s, u"--profile"_s, profile.path(),
                                      u"--base-url"_s, u"http://127.0.0.1:%1/v1"_s.arg(port)}
        + requestOptions(u"A"_s, u"TextToVideo"_s);
    const CliResult result = runCli(arguments, requestText(u"A"_s), {{u"DAILIES_API_KEY"_s, u"some-key"_s}});
    QVERIFY2(result.status == 4, result.all().constData());
    const QList<QJsonObject> results = result.events(u"result"_s);
    QVERIFY2(results.size() == 1, result.all().constData());
    QCOMPARE(results.constFirst().value(u"state"_s).toString(), u"Refused"_s);
    QVERIFY2(results.constFirst().value(u"message"_s).toString().contains(u"nothing was charged"_s),
        result.all().constData());
    QVERIFY2(!result.all().contains("some-key"), result.all().constData());
    // The task is still there, with its request.
    const CliResult tasks = runCli({u"tasks"_s, u"--json"_s, u"--profile"_s, profile.path()});
    QCOMPARE(tasks.lines().size(), 1);
}

QTEST_GUILESS_MAIN(tst_CliUnreachable)
#include "tst_cliunreachable.moc"
