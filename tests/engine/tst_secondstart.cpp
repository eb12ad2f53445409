// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/instanceserver.h"
#include "app/settings/profilelock.h"
#include "app/tasks/database/databasefiles.h"
#include "app/tasks/store/schemasteps.h"

#include "tests/support/patience.h"
#include "tests/tasks/databasehelp.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <memory>
#include <vector>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Two starts of the real programs on one profile.
class TestSecondStart final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void secondWindowRaisesTheFirst();
    void manyStartsGiveOneWindow();
    void hungWindowIsTold();
    void killedWindowLeavesNothingInTheWay();
    void longUpgradeComesUp();
    void longUpgradeIsKilled();
    void commandLineSaysThatTheWindowIsThere();
    void windowSaysThatTheCommandLineIsThere();

private:
    QProcess* start(const QStringList& more = {});
    QProcess* startAs(const QString& program, const QStringList& arguments);
    /// The output of a start that ends with a message, once it contains this word.
    static QByteArray sayingOf(QProcess* process, const QByteArray& word);
    /// Whether the window responds.
    bool isUp() const { return askToRaise(m_profile, {}, 5000) == RaiseAnswer::Raised; }

    std::unique_ptr<QTemporaryDir> m_folder;
    Profile m_profile;
    std::vector<std::unique_ptr<QProcess>> m_started;
};

void TestSecondStart::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_profile = Profile::open(m_folder->path()).value();
}

void TestSecondStart::cleanup()
{
    for (const auto& process : m_started) {
        if (process->state() == QProcess::NotRunning)
            continue;
        ::kill(pid_t(process->processId()), SIGCONT);
        process->kill();
        process->waitForFinished(10000);
    }
    m_started.clear();
}

QProcess* TestSecondStart::startAs(const QString& program, const QStringList& arguments)
{
    m_started.push_back(std::make_unique<QProcess>());
    QProcess* process = m_started.back().get();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_QPA_PLATFORM"_s, u"offscreen"_s);
    process->setProcessEnvironment(environment);
    process->start(program, arguments + QStringList{u"--profile"_s, m_profile.root});
    return process;
}

QProcess* TestSecondStart::start(const QStringList& more)
{
    return startAs(qEnvironmentVariable("DAILIES_BIN"), more);
}

QByteArray TestSecondStart::sayingOf(QProcess* process, const QByteArray& word)
{
    QByteArray said;
    process->setReadChannel(QProcess::StandardError);
    while (!said.contains(word) || !said.endsWith('\n')) {
        if (!process->waitForReadyRead(30000))
            break;
        said += process->readAllStandardError();
    }
    return said;
}

void TestSecondStart::secondWindowRaisesTheFirst()
{
    const QProcess* first = start();
    TRY_VERIFY(isUp());
    for (const QStringList& more : {QStringList(), QStringList{u"--practice"_s}}) {
        QProcess* second = start(more);
        QVERIFY(second->waitForFinished(20000));
        QCOMPARE(second->exitStatus(), QProcess::NormalExit);
        QVERIFY2(second->exitCode() == 0, second->readAllStandardError().constData());
    }
    QCOMPARE(first->state(), QProcess::Running);
    // The second start asked for the practice service; the first program stores this choice.
    QFile settings(m_profile.settings);
    TRY_VERIFY(settings.open(QIODevice::ReadOnly) && [&settings] {
        const bool used = settings.readAll().contains("used=true");
        settings.close();
        return used;
    }());
}

void TestSecondStart::manyStartsGiveOneWindow()
{
    for (int n = 0; n < 6; ++n)
        start();
    const auto running = [this] {
        return std::count_if(m_started.cbegin(), m_started.cend(),
            [](const auto& process) { return process->state() != QProcess::NotRunning; });
    };
    TRY_COMPARE(running(), 1);
    for (const auto& process : m_started)
        QVERIFY2(process->state() == QProcess::Running || process->exitCode() == 0,
            process->readAllStandardError().constData());
    QVERIFY(isUp());
}

void TestSecondStart::hungWindowIsTold()
{
    QProcess* first = start();
    TRY_VERIFY(isUp());
    QCOMPARE(::kill(pid_t(first->processId()), SIGSTOP), 0);
    const QByteArray said = sayingOf(start(), QByteArray::number(first->processId()));
    QVERIFY2(said.contains("isn't responding"), said.constData());
    ::kill(pid_t(first->processId()), SIGCONT);
    TRY_VERIFY(isUp());
}

void TestSecondStart::killedWindowLeavesNothingInTheWay()
{
    QProcess* first = start();
    TRY_VERIFY(isUp());
    first->kill();
    QVERIFY(first->waitForFinished(10000));
    const QProcess* second = start();
    TRY_VERIFY(isUp());
    QCOMPARE(second->state(), QProcess::Running);
}

/// A window reports the progress, answers other starts, and is replaced by the program's main window.
void TestSecondStart::longUpgradeComesUp()
{
    makeSchemaOne(m_profile.database, {u"1, 'job-1', 'Refused'"_s});
    runOn(m_profile.database, {u"UPDATE tasks SET prompt = printf('%.*c', 40000000, 'x')"_s});
    QProcess* process = start();
    TRY_VERIFY(isUp());
    TRY_COMPARE(schemaOf(m_profile.database), std::optional<qint64>(schemaSteps().size()));
    QVERIFY(QFile::exists(upgradeCopy(m_profile.database, schemaSteps().size())));
    // The lock is never released in between, and the program keeps running.
    TRY_VERIFY(QFile::exists(m_profile.accounts) || isUp());
    QVERIFY(!process->waitForFinished(3000));
    QVERIFY(isUp());
    QVERIFY(!lockProfile(m_profile));
}

void TestSecondStart::longUpgradeIsKilled()
{
    makeSchemaOne(m_profile.database, {u"1, 'job-1', 'Refused'"_s});
    runOn(m_profile.database, {u"UPDATE tasks SET prompt = printf('%.*c', 40000000, 'x')"_s});
    for (int n = 0; n < 3; ++n) {
        QProcess* process = start();
        TRY_VERIFY(isUp());
        process->kill();
        QVERIFY(process->waitForFinished(10000));
    }
    QProcess* process = start();
    TRY_COMPARE(schemaOf(m_profile.database), std::optional<qint64>(schemaSteps().size()));
    TRY_VERIFY(isUp());
    QCOMPARE(process->state(), QProcess::Running);
    QCOMPARE(valueIn(m_profile.database, u"SELECT remote_id FROM tasks WHERE id = 1"_s).toString(), u"job-1"_s);
}

void TestSecondStart::commandLineSaysThatTheWindowIsThere()
{
    const QProcess* first = start();
    TRY_VERIFY(isUp());
    QProcess* watch = startAs(qEnvironmentVariable("DAILIES_CLI"), {u"watch"_s});
    QVERIFY(watch->waitForFinished(20000));
    QCOMPARE(watch->exitCode(), 6);
    QVERIFY(watch->readAllStandardError().contains(QByteArray::number(first->processId())));
    // Reading is possible and does not affect the window.
    QProcess* tasks = startAs(qEnvironmentVariable("DAILIES_CLI"), {u"tasks"_s});
    QVERIFY(tasks->waitForFinished(20000));
    QCOMPARE(tasks->exitCode(), 0);
}

void TestSecondStart::windowSaysThatTheCommandLineIsThere()
{
    const auto lock = lockProfile(m_profile);
    QVERIFY(lock);
    const QByteArray number = QByteArray::number(QCoreApplication::applicationPid());
    const QByteArray said = sayingOf(start(), number);
    QVERIFY2(said.contains(number), said.constData());
}

QTEST_GUILESS_MAIN(TestSecondStart)
#include "tst_secondstart.moc"
