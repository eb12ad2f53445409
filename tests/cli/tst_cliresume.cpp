// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/account.h"
#include "app/keys/keystore.h"
#include "app/tasks/store/taskstore.h"
#include "tests/cli/clirun.h"

#include <QDir>
#include <QFile>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// What a killed program leaves behind is followed to its end, and nothing is sent a second time.
class tst_CliResume : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void killedWhilePolling();
    void killedWhileSending();
    void leftUnsent();
    void keyOfAnotherService();
    void nothingToDo();
    void practiceTaskGoesOn();
    void lockedProfile();
    void tasksThatCannotBeRead();

private:
    QStringList submit(const QTemporaryDir& profile) const
    {
        return QStringList{u"submit"_s, u"--json"_s, u"--wait"_s, u"--profile"_s, profile.path(), u"--base-url"_s,
                   m_practice->baseUrl()}
        + requestOptions(u"A"_s, u"TextToVideo"_s);
    }
    static QStringList watch(const QTemporaryDir& profile, const QStringList& more = {})
    {
        return QStringList{u"watch"_s, u"--json"_s, u"--profile"_s, profile.path()} + more;
    }

    std::unique_ptr<PracticeRun> m_practice;
};

void tst_CliResume::initTestCase()
{
    m_practice = std::make_unique<PracticeRun>(QStringList{u"--task-seconds"_s, u"2"_s});
    QVERIFY(m_practice->isListening());
}

void tst_CliResume::killedWhilePolling()
{
    const QTemporaryDir profile;
    const int before = m_practice->creates();
    CliRun run(submit(profile), m_practice->key(), requestText(u"A"_s));
    QVERIFY(run.waitForLine("\"InProgress\""));
    run.process().kill();
    QVERIFY(run.process().waitForFinished());
    QCOMPARE(m_practice->creates(), before + 1);

    const CliResult result = runCli(watch(profile), {}, m_practice->key());
    QVERIFY2(result.status == 0, result.all().constData());
    const QList<QJsonObject> results = result.events(u"result"_s);
    QVERIFY2(results.size() == 1, result.all().constData());
    QCOMPARE(results.constFirst().value(u"state"_s).toString(), u"Saved"_s);
    QVERIFY(QFile::exists(results.constFirst().value(u"file"_s).toString()));
    QCOMPARE(m_practice->creates(), before + 1);
    QCOMPARE(QDir(profile.filePath(u"clips"_s)).entryList(QDir::Files).size(), 2); // the clip and its sidecar
}

void tst_CliResume::killedWhileSending()
{
    const QTemporaryDir profile;
    const int before = m_practice->creates();
    CliRun run(submit(profile), m_practice->key(), requestText(u"A"_s));
    QVERIFY(run.waitForLine("\"Sending\""));
    run.process().kill();
    QVERIFY(run.process().waitForFinished());

    // Either the answer was on disk already, or it is unknown: then the program says so and sends nothing.
    const CliResult result = runCli(watch(profile), {}, m_practice->key());
    QVERIFY2(result.status == 0 || result.status == 5, result.all().constData());
    const int after = m_practice->creates();
    QVERIFY(after <= before + 1);
    const CliResult again = runCli(watch(profile), {}, m_practice->key());
    QVERIFY2(again.status == result.status, again.all().constData()); // nobody has decided meanwhile
    QCOMPARE(m_practice->creates(), after);
    if (result.status == 5)
        QCOMPARE(result.events(u"result"_s).constFirst().value(u"state"_s).toString(), u"NeedsReview"_s);
}

void tst_CliResume::leftUnsent()
{
    const QTemporaryDir profile;
    const int before = m_practice->creates();
    {
        // Two requests that an earlier run did not send, one of them on hold.
        TaskStore store;
        QVERIFY(store.open(profile.filePath(u"dailies.sqlite"_s)));
        VideoTask task;
        const Account account = accountOfOneCall(QUrl(m_practice->baseUrl()));
        task.accountId = account.id;
        task.baseUrl = account.baseUrl;
        task.keyDigest = keyDigest(m_practice->key().first().toLatin1(), originOf(account.baseUrl));
        task.request.kind = {Family::A, Generation::G30, ApiType::TextToVideo};
        task.request.model = u"practice-a-3.0"_s;
        task.request.prompt = u"a kite"_s;
        task.createdAt = QDateTime::currentDateTimeUtc();
        QVERIFY(store.add(task));
        task.held = true;
        QVERIFY(store.add(task));
    }
    // Starting a program sends nothing.
    const CliResult plain = runCli(watch(profile), {}, m_practice->key());
    QVERIFY2(plain.err.contains("Nothing was charged"), plain.all().constData());
    QCOMPARE(m_practice->creates(), before);
    const CliResult result = runCli(watch(profile, {u"--send-waiting"_s}), {}, m_practice->key());
    QVERIFY2(result.status == 1, result.all().constData()); // the task on hold is not finished
    QCOMPARE(m_practice->creates(), before + 1);
    QCOMPARE(result.events(u"result"_s).size(), 1);
    QCOMPARE(result.events(u"result"_s).constFirst().value(u"state"_s).toString(), u"Saved"_s);
    QVERIFY2(result.err.contains("on hold"), result.all().constData());
    const CliResult again = runCli(watch(profile, {u"--send-waiting"_s}), {}, m_practice->key());
    QVERIFY2(again.status == 1, again.all().constData());
    QCOMPARE(m_practice->creates(), before + 1);
}

void tst_CliResume::keyOfAnotherService()
{
    const QTemporaryDir profile;
    CliRun run(submit(profile), m_practice->key(), requestText(u"A"_s));
    QVERIFY(run.waitForLine("\"InProgress\""));
    run.process().kill();
    QVERIFY(run.process().waitForFinished());

    // The stored key belongs to another service, so this service does not get it.
    const CliResult other =
        runCli(watch(profile, {u"--base-url"_s, u"http://127.0.0.1:9/v1"_s}), {}, m_practice->key());
    QVERIFY2(other.status == 6, other.all().constData());
    const CliResult none = runCli(watch(profile));
    QVERIFY2(none.status == 6, none.all().constData());
    QVERIFY2(!none.err.isEmpty(), none.all().constData());
    const CliResult right = runCli(watch(profile, {u"--base-url"_s, m_practice->baseUrl()}), {}, m_practice->key());
    QVERIFY2(right.status == 0, right.all().constData());
    QCOMPARE(right.events(u"result"_s).constFirst().value(u"state"_s).toString(), u"Saved"_s);
}

void tst_CliResume::nothingToDo()
{
    const QTemporaryDir profile;
    const CliResult result = runCli(watch(profile));
    QVERIFY2(result.status == 0 && result.out.isEmpty(), result.all().constData());
}

void tst_CliResume::practiceTaskGoesOn()
{
    const QTemporaryDir profile;
    CliRun run(QStringList{u"submit"_s, u"--json"_s, u"--wait"_s, u"--account"_s, u"practice"_s, u"--profile"_s,
                   profile.path()}
            + requestOptions(u"B"_s, u"TextToVideo"_s),
        {}, requestText(u"B"_s));
    QVERIFY(run.waitForLine("\"InProgress\""));
    run.process().kill();
    QVERIFY(run.process().waitForFinished());
    const CliResult result = runCli(watch(profile));
    QVERIFY2(result.status == 0, result.all().constData());
    QCOMPARE(result.events(u"result"_s).constFirst().value(u"state"_s).toString(), u"Saved"_s);
}

void tst_CliResume::lockedProfile()
{
    const QTemporaryDir profile;
    CliRun run(submit(profile), m_practice->key(), requestText(u"A"_s, "[slow]"));
    QVERIFY(run.waitForLine("\"InProgress\""));
    const CliResult second = runCli(watch(profile));
    QVERIFY2(second.status == 6, second.all().constData());
    QVERIFY2(second.err.contains(QByteArray::number(run.process().processId())), second.all().constData());
    // Reading needs no lock.
    const CliResult look = runCli({u"tasks"_s, u"--json"_s, u"--profile"_s, profile.path()});
    QVERIFY2(look.status == 0 && look.lines().size() == 1, look.all().constData());
}

/// A database that cannot be read is an error, not a list without tasks.
void tst_CliResume::tasksThatCannotBeRead()
{
    const QTemporaryDir profile;
    const QString path = profile.filePath(u"dailies.sqlite"_s);
    {
        TaskStore store;
        QVERIFY(store.open(path));
        QList<VideoTask> tasks;
        for (int n = 0; n < 50; ++n) {
            VideoTask task;
            task.accountId = Account::practiceId();
            task.request.model = u"wan3.0-video"_s;
            task.request.prompt = u"a kite"_s;
            task.state = TaskState::InProgress;
            task.remoteId = u"job-%1"_s.arg(n);
            tasks.append(task);
        }
        QVERIFY(store.addAll(tasks));
    }
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadWrite));
    constexpr qint64 pageSize = 4096;
    int broken = 0;
    for (qint64 at = pageSize; at < file.size(); at += pageSize) {
        file.seek(at);
        const QByteArray page = file.read(pageSize);
        if (!page.startsWith('\x0d') || !page.contains("a kite"))
            continue;
        file.seek(at);
        file.write(QByteArray(16, '\xff'));
        ++broken;
    }
    file.close();
    QVERIFY(broken > 0);
    for (const QStringList& command : {QStringList{u"tasks"_s}, QStringList{u"show"_s, u"job-3"_s}}) {
        const CliResult read = runCli(command + QStringList{u"--profile"_s, profile.path()});
        QVERIFY2(read.status == 6 && read.err.contains("database"), read.all().constData());
    }
}

QTEST_GUILESS_MAIN(tst_CliResume)
#include "tst_cliresume.moc"
