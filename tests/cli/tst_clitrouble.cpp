// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/store/taskstore.h"
#include "tests/cli/clirun.h"

#include <QDir>
#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

#ifdef Q_OS_LINUX
#include <csignal>
#include <sys/resource.h>

#endif

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

/// The lines of output that do not report ordinary task states.
QByteArray sentences(const CliResult& result)
{
    return result.out + result.err;
}

} // namespace

/// Every error has one clear message and a status of its own, and loses nothing.
class tst_CliTrouble : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void wrongKey();
    void refused_data();
    void refused();
    void lostAnswer();
    void failedTask();
    void noKey();
    void noKeychain();
    void unusableProfile();
    void brokenDatabase();
    void unreadableCosts();
    void fullDisk();
    void clipsCannotBeWritten();

private:
    QStringList submit(const QString& profile, const QString& family, const QStringList& more = {}) const
    {
        return QStringList{u"submit"_s, u"--profile"_s, profile, u"--base-url"_s, m_practice->baseUrl()}
        + requestOptions(family, u"TextToVideo"_s) + more;
    }

    std::unique_ptr<PracticeRun> m_practice;
};

void tst_CliTrouble::initTestCase()
{
    m_practice = std::make_unique<PracticeRun>(QStringList{u"--task-seconds"_s, u"0"_s});
    QVERIFY(m_practice->isListening());
}

void tst_CliTrouble::wrongKey()
{
    for (const QString& family : {u"A"_s, u"B"_s}) {
        const QTemporaryDir profile;
        const int before = m_practice->creates();
        const CliResult result = runCli(submit(profile.path(), family, {u"--wait"_s}), requestText(family),
            {{u"DAILIES_API_KEY"_s, u"wrong-key-1"_s}});
        QVERIFY2(result.status == 4, result.all().constData());
        QVERIFY2(result.out.contains("Refused by the service") && result.err.isEmpty(), result.all().constData());
        QVERIFY2(!sentences(result).contains("wrong-key-1"), result.all().constData());
        QCOMPARE(m_practice->creates(), before);
    }
}

void tst_CliTrouble::refused_data()
{
    QTest::addColumn<QString>("family");
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("A asked for") << u"A"_s << requestText(u"A"_s, "[refuse]");
    QTest::newRow("B asked for") << u"B"_s << requestText(u"B"_s, "[refuse]");
    QTest::newRow("A model not enabled") << u"A"_s << QByteArray(R"({"model": "other", "input": {"prompt": "a"}})");
    QTest::newRow("B model of the other family")
        << u"B"_s << QByteArray(R"({"model": "practice-a-3.0", "prompt": "a", "duration": "5"})");
}

void tst_CliTrouble::refused()
{
    QFETCH(QString, family);
    QFETCH(QByteArray, text);
    const QTemporaryDir profile;
    const CliResult result =
        runCli(submit(profile.path(), family, {u"--wait"_s, u"--json"_s, u"--accept"_s}), text, m_practice->key());
    QVERIFY2(result.status == 4, result.all().constData());
    QCOMPARE(result.events(u"result"_s).size(), 1);
    const QJsonObject line = result.events(u"result"_s).constFirst();
    QCOMPARE(line.value(u"state"_s).toString(), u"Refused"_s);
    QVERIFY2(!line.value(u"code"_s).toString().isEmpty(), result.all().constData());
    QVERIFY2(!line.value(u"message"_s).toString().isEmpty(), result.all().constData());
}

void tst_CliTrouble::lostAnswer()
{
    const QTemporaryDir profile;
    const int before = m_practice->creates();
    const CliResult result = runCli(submit(profile.path(), u"A"_s, {u"--wait"_s, u"--json"_s}),
        requestText(u"A"_s, "[lost answer]"), m_practice->key());
    QVERIFY2(result.status == 5, result.all().constData());
    QCOMPARE(result.events(u"result"_s).constFirst().value(u"state"_s).toString(), u"NeedsReview"_s);
    QCOMPARE(m_practice->creates(), before + 1);
}

void tst_CliTrouble::failedTask()
{
    const QTemporaryDir profile;
    QVERIFY(runCli(submit(profile.path(), u"B"_s), requestText(u"B"_s, "[fail]"), m_practice->key()).status == 0);
    QTest::qWait(2000);
    const CliResult result = runCli({u"watch"_s, u"--json"_s, u"--profile"_s, profile.path()}, {}, m_practice->key());
    QVERIFY2(result.status == 1, result.all().constData());
    const QJsonObject line = result.events(u"result"_s).constFirst();
    QCOMPARE(line.value(u"state"_s).toString(), u"Failed"_s);
    QVERIFY2(!line.value(u"message"_s).toString().isEmpty(), result.all().constData());
}

void tst_CliTrouble::noKey()
{
    const QTemporaryDir profile;
    const CliResult result = runCli(submit(profile.path(), u"A"_s), requestText(u"A"_s));
    QVERIFY2(result.status == 6, result.all().constData());
    QVERIFY2(result.err.contains("DAILIES_API_KEY"), result.all().constData());
    QVERIFY2(runCli({u"tasks"_s, u"--json"_s, u"--profile"_s, profile.path()}).out.isEmpty(), "a task was made");
    const CliResult spaces =
        runCli(submit(profile.path(), u"A"_s), requestText(u"A"_s), {{u"DAILIES_API_KEY"_s, u"two words"_s}});
    QVERIFY2(spaces.status == 2 && !spaces.all().contains("two words"), spaces.all().constData());
}

void tst_CliTrouble::noKeychain()
{
    const QTemporaryDir profile;
    const QStringList place = {u"--profile"_s, profile.path()};
    const CliResult added = runCli(
        QStringList{u"accounts"_s, u"add"_s, u"Mine"_s, u"--base-url"_s, u"https://api.example.com/v1"_s} + place,
        "sk-secret\n");
    QVERIFY2(added.status == 6, added.all().constData());
    QVERIFY2(added.err.contains("No keychain found"), added.all().constData());
    QVERIFY2(!added.all().contains("sk-secret"), added.all().constData());
    const CliResult list = runCli(QStringList{u"accounts"_s, u"list"_s, u"--json"_s} + place);
    QVERIFY2(list.status == 0 && list.out.isEmpty(), list.all().constData());

    // An account whose key is in a keychain that does not exist: nothing is sent.
    QFile file(profile.filePath(u"accounts.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"version": 1, "accounts": [{"id": "1", "name": "Mine", "baseUrl": ")"
        + m_practice->baseUrl().toUtf8() + R"(", "models": []}]})");
    file.close();
    const int before = m_practice->creates();
    const CliResult sent =
        runCli(QStringList{u"submit"_s} + place + requestOptions(u"A"_s, u"TextToVideo"_s), requestText(u"A"_s));
    QVERIFY2(sent.status == 6, sent.all().constData());
    QVERIFY2(sent.err.contains("No keychain found"), sent.all().constData());
    QVERIFY2(sent.err.contains("set DAILIES_API_KEY and add --account."), sent.all().constData());
    QCOMPARE(m_practice->creates(), before);
    const CliResult withKey =
        runCli(QStringList{u"submit"_s, u"--account"_s, u"Mine"_s} + place + requestOptions(u"A"_s, u"TextToVideo"_s),
            requestText(u"A"_s), m_practice->key());
    QVERIFY2(withKey.status == 0, withKey.all().constData());
    QCOMPARE(m_practice->creates(), before + 1);
}

void tst_CliTrouble::unusableProfile()
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    const QString profile = folder.filePath(u"file/profile"_s);
    const int before = m_practice->creates();
    const CliResult sent = runCli(submit(profile, u"A"_s), requestText(u"A"_s), m_practice->key());
    QVERIFY2(sent.status == 6 && !sent.err.isEmpty(), sent.all().constData());
    QCOMPARE(sent.err.count('\n'), 1);
    for (const char* command : {"tasks", "watch", "practice"}) {
        const CliResult result = runCli({QString::fromLatin1(command), u"--profile"_s, profile});
        QVERIFY2(result.status == 6 && result.err.count('\n') == 1, result.all().constData());
    }
    QCOMPARE(m_practice->creates(), before);
}

void tst_CliTrouble::brokenDatabase()
{
    const QTemporaryDir profile;
    QFile file(profile.filePath(u"dailies.sqlite"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    const QByteArray text = QByteArray("this is no database, but somebody's letter. ").repeated(100);
    file.write(text);
    file.close();
    // Reading changes nothing; another process may use the profile.
    for (const QStringList& look : {QStringList{u"tasks"_s}, {u"show"_s, u"1"_s}})
        QVERIFY(runCli(look + QStringList{u"--profile"_s, profile.path()}).status == 6);
    const int before = m_practice->creates();
    const CliResult sent = runCli(submit(profile.path(), u"A"_s), requestText(u"A"_s), m_practice->key());
    QVERIFY2(sent.status == 0 && sent.err.contains("damaged"), sent.all().constData());
    QCOMPARE(m_practice->creates(), before + 1);
    const QStringList kept = QDir(profile.path()).entryList({u"dailies.sqlite.damaged-*"_s});
    QCOMPARE(kept.size(), 1);
    QFile letter(profile.filePath(kept.constFirst()));
    QVERIFY(letter.open(QIODevice::ReadOnly));
    QCOMPARE(letter.readAll(), text);
}

/// It is no wrong use of the command.
void tst_CliTrouble::unreadableCosts()
{
    const QTemporaryDir profile;
    const QString file = profile.filePath(u"dailies.sqlite"_s);
    QVERIFY(TaskStore().open(file));
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"broken"_s);
        database.setDatabaseName(file);
        QVERIFY(database.open());
        QVERIFY(QSqlQuery(database).exec(u"DROP TABLE spend"_s));
    }
    QSqlDatabase::removeDatabase(u"broken"_s);
    const auto spend = [&profile](const QStringList& arguments) {
        return runCli(QStringList{u"spend"_s, u"--json"_s, u"--profile"_s, profile.path()} + arguments);
    };
    for (const QStringList& arguments :
        {QStringList{u"report"_s}, {u"calls"_s}, {u"compare"_s, u"--seconds"_s, u"3"_s}}) {
        const CliResult result = spend(arguments);
        QVERIFY2(result.status == 6, result.all().constData());
        QVERIFY2(!result.err.contains("--help"), result.all().constData());
    }
    QCOMPARE(spend({u"report"_s, u"--from"_s, u"yesterday"_s}).status, 2);
}

void tst_CliTrouble::fullDisk()
{
#ifdef Q_OS_LINUX
    const QTemporaryDir profile;
    // A database in use, so that only the new task does not fit.
    QVERIFY(runCli({u"tasks"_s, u"--profile"_s, profile.path()}).status == 0);
    const int before = m_practice->creates();
    // The system's limit on file sizes simulates a full disk.
    CliResult result;
    {
        rlimit limit{};
        getrlimit(RLIMIT_FSIZE, &limit);
        rlimit small = limit;
        small.rlim_cur = 2048;
        signal(SIGXFSZ, SIG_IGN);
        setrlimit(RLIMIT_FSIZE, &small);
        CliRun run(submit(profile.path(), u"A"_s, {u"--wait"_s}), m_practice->key(), requestText(u"A"_s));
        setrlimit(RLIMIT_FSIZE, &limit);
        result = run.wait();
    }
    QVERIFY2(result.status == 6, result.all().constData());
    QVERIFY2(!result.err.isEmpty(), result.all().constData());
    QCOMPARE(m_practice->creates(), before);
    // With free space again, everything works as before.
    const CliResult tasks = runCli({u"tasks"_s, u"--json"_s, u"--profile"_s, profile.path()});
    QVERIFY2(tasks.status == 0, tasks.all().constData());
#endif
}

void tst_CliTrouble::clipsCannotBeWritten()
{
    const QTemporaryDir profile;
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    const int before = m_practice->creates();
    const CliResult result = runCli(
        submit(profile.path(), u"A"_s, {u"--output"_s, file.fileName()}), requestText(u"A"_s), m_practice->key());
    QVERIFY2(result.status == 6 && result.err.count('\n') == 1, result.all().constData());
    QCOMPARE(m_practice->creates(), before);
}

QTEST_GUILESS_MAIN(tst_CliTrouble)
#include "tst_clitrouble.moc"
