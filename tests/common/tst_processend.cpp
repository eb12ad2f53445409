// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/common/processend.h"

#include <QProcess>
#include <QTest>

#include <cstdio>
#include <cstdlib>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr int status = 7;

/// A program that reports when it is torn down.
int program(QByteArrayView how)
{
    (void)std::atexit([] { std::fputs(", taken down", stdout); });
    std::fputs("worked", stdout);
    if (how == "left")
        leaveThreadBehind();
    return endProcess(status);
}

} // namespace

// How the program ends while one of its threads still runs: at once, with the same status and all of its output.
class TestProcessEnd final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void ends_data()
    {
        QTest::addColumn<QString>("how");
        QTest::addColumn<QByteArray>("said");
        QTest::newRow("as usual") << u"usual"_s << QByteArray("worked, taken down");
        QTest::newRow("with a thread left behind") << u"left"_s << QByteArray("worked");
    }
    void ends()
    {
        QFETCH(QString, how);
        QProcess process;
        process.start(QCoreApplication::applicationFilePath(), {u"--program"_s, how});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), status);
        QTEST(process.readAllStandardOutput(), "said");
    }
};

int main(int argc, char** argv)
{
    if (argc == 3 && QByteArrayView(argv[1]) == "--program")
        return program(argv[2]);
    QCoreApplication application(argc, argv);
    TestProcessEnd test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_processend.moc"
