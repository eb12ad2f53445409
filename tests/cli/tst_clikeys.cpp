// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/account.h"
#include "app/keys/keystore.h"
#include "app/tasks/store/taskstore.h"
#include "tests/cli/clirun.h"
#include "tests/support/faultserver.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QTest>

#include <csignal>
#include <pty.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QByteArray key = "sk-environment-0123456789";

QMap<QString, QString> withKey()
{
    return {{u"DAILIES_API_KEY"_s, QString::fromLatin1(key)}};
}

} // namespace

/// The key in the environment goes only to the service that the command names, or to the one that it was used for
/// before.
class tst_CliKeys : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void theOnlyAccountIsNoName();
    void watchGivesNoKeyByGuess();
    void watchKnowsTheKeyOfItsTask();
    void watchGivesANamedKeyToNobodyElse();
    void watchAndSubmitAgree();
    void aKeyInTheRequestIsAnErrorOfTheRequest();
    void checkFindsTheKeyInTheRequest();
    void typingIsShownAgain_data();
    void typingIsShownAgain();

private:
    QStringList in(const QStringList& arguments) const
    {
        return arguments + QStringList{u"--profile"_s, m_profile->path()};
    }
    QString addressOf(const FaultServer& server) const { return server.url("/v1").toString(); }
    /// A task that an earlier run sent to a service.
    void leaveTask(const FaultServer& server, const QByteArray& sentWith);
    void keepAccount(const FaultServer& server);
    CliResult watch(const QStringList& more = {});

    std::unique_ptr<QTemporaryDir> m_profile;
    std::unique_ptr<FaultServer> m_service;
    std::unique_ptr<FaultServer> m_other;
};

void tst_CliKeys::init()
{
    m_profile = std::make_unique<QTemporaryDir>();
    for (std::unique_ptr<FaultServer>* server : {&m_service, &m_other}) {
        *server = std::make_unique<FaultServer>();
        (*server)->setHandler([](const FaultRequest& request) {
            const bool isCreate = request.target.contains("/video/generations/");
            return FaultScript{.reply = FaultServer::reply(200,
                                   isCreate ? R"({"output":{"task_id":"job-1","task_status":"PENDING"}})"
                                            : R"({"output":{"task_id":"job-1","task_status":"CANCELED"}})")};
        });
    }
}

void tst_CliKeys::leaveTask(const FaultServer& server, const QByteArray& sentWith)
{
    TaskStore store;
    QVERIFY(store.open(m_profile->filePath(u"dailies.sqlite"_s)));
    VideoTask task;
    const Account account = accountOfOneCall(server.url("/v1"));
    task.accountId = account.id;
    task.baseUrl = account.baseUrl;
    task.keyDigest = sentWith.isEmpty() ? QString() : keyDigest(sentWith, originOf(account.baseUrl));
    task.request.kind = {Family::A, Generation::G30, ApiType::TextToVideo};
    task.request.model = u"some-model"_s;
    task.state = TaskState::InProgress;
    task.remoteId = u"job-1"_s;
    task.createdAt = QDateTime::currentDateTimeUtc();
    task.acceptedAt = task.createdAt;
    QVERIFY(store.add(task));
}

void tst_CliKeys::keepAccount(const FaultServer& server)
{
    QFile file(m_profile->filePath(u"accounts.json"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(R"({"version": 1, "accounts": [{"id": "1", "name": "Mine", "baseUrl": ")" + addressOf(server).toUtf8()
        + R"(", "models": []}]})");
}

CliResult tst_CliKeys::watch(const QStringList& more)
{
    CliRun run(in(QStringList{u"watch"_s, u"--json"_s} + more), withKey());
    const bool hasEnded = QTest::qWaitFor([&run] { return run.process().state() == QProcess::NotRunning; }, patienceMs);
    return hasEnded ? run.wait() : CliResult();
}

void tst_CliKeys::theOnlyAccountIsNoName()
{
    keepAccount(*m_service);
    CliRun run(in(QStringList{u"submit"_s} + requestOptions(u"A"_s, u"TextToVideo"_s)), withKey(), requestText(u"A"_s));
    QVERIFY(QTest::qWaitFor([&run] { return run.process().state() == QProcess::NotRunning; }, patienceMs));
    const CliResult result = run.wait();
    QVERIFY2(result.status == 6, result.all().constData());
    QVERIFY2(result.err.contains("--account") && !result.all().contains(key), result.all().constData());
    QCOMPARE(m_service->begun(), 0);
}

void tst_CliKeys::watchGivesNoKeyByGuess()
{
    leaveTask(*m_service, {});
    const CliResult result = watch();
    QVERIFY2(result.status == 6, result.all().constData());
    QVERIFY2(result.err.contains("--base-url " + addressOf(*m_service).toUtf8()), result.all().constData());
    QVERIFY(!m_service->received().contains(key));

    init();
    leaveTask(*m_service, "sk-of-another-time-0123");
    QCOMPARE(watch().status, 6);
    QVERIFY(!m_service->received().contains(key));
}

void tst_CliKeys::watchKnowsTheKeyOfItsTask()
{
    leaveTask(*m_service, key);
    leaveTask(*m_other, {});
    const CliResult result = watch();
    QVERIFY2(result.status == 6, result.all().constData()); // there is no key for the other service
    QVERIFY(m_service->received().contains(key));
    QVERIFY(!m_other->received().contains(key));
    QCOMPARE(result.events(u"result"_s).size(), 1);
}

void tst_CliKeys::watchGivesANamedKeyToNobodyElse()
{
    leaveTask(*m_service, {});
    leaveTask(*m_other, {});
    const CliResult result = watch({u"--base-url"_s, addressOf(*m_other)});
    QVERIFY2(result.status == 6, result.all().constData());
    QVERIFY(m_other->received().contains(key));
    QVERIFY(!m_service->received().contains(key));
}

void tst_CliKeys::watchAndSubmitAgree()
{
    CliRun run(
        in(QStringList{u"submit"_s, u"--base-url"_s, addressOf(*m_service)} + requestOptions(u"A"_s, u"TextToVideo"_s)),
        withKey(), requestText(u"A"_s));
    QVERIFY(QTest::qWaitFor([&run] { return run.process().state() == QProcess::NotRunning; }, patienceMs));
    const CliResult sent = run.wait();
    QVERIFY2(sent.status == 0, sent.all().constData());
    const CliResult result = watch();
    QVERIFY2(result.status == 1, result.all().constData());
    QCOMPARE(result.events(u"result"_s).constFirst().value(u"state"_s).toString(), u"Canceled"_s);
    // The digest does not reveal the key.
    QFile database(m_profile->filePath(u"dailies.sqlite"_s));
    QVERIFY(database.open(QIODevice::ReadOnly));
    QVERIFY(!database.readAll().contains(key));
}

void tst_CliKeys::aKeyInTheRequestIsAnErrorOfTheRequest()
{
    CliRun run(
        in(QStringList{u"submit"_s, u"--base-url"_s, addressOf(*m_service)} + requestOptions(u"A"_s, u"TextToVideo"_s)),
        withKey(), requestText(u"A"_s, "a kite " + key));
    QVERIFY(QTest::qWaitFor([&run] { return run.process().state() == QProcess::NotRunning; }, patienceMs));
    const CliResult result = run.wait();
    QVERIFY2(result.status == 3, result.all().constData());
    QVERIFY2(result.err.contains("contains your API key") && !result.all().contains(key), result.all().constData());
    QCOMPARE(m_service->begun(), 0);
}

void tst_CliKeys::checkFindsTheKeyInTheRequest()
{
    const auto check = [this](const QByteArray& prompt) {
        return runCli(in(QStringList{u"check"_s, u"--json"_s} + requestOptions(u"A"_s, u"TextToVideo"_s)),
            requestText(u"A"_s, prompt), withKey());
    };
    const CliResult result = check("a kite " + key);
    QVERIFY2(result.status == 3, result.all().constData());
    QCOMPARE(result.lines().constFirst().value(u"severity"_s).toString(), u"stop"_s);
    QVERIFY2(result.out.contains("DAILIES_API_KEY") && !result.all().contains(key), result.all().constData());
    QCOMPARE(check("a kite").status, 0);
}

void tst_CliKeys::typingIsShownAgain_data()
{
    QTest::addColumn<int>("signal");
    QTest::newRow("Ctrl+C") << SIGINT;
    QTest::newRow("ended") << SIGTERM;
    QTest::newRow("closed") << SIGHUP;
    QTest::newRow("Ctrl+Z") << SIGTSTP;
}

/// A terminal shows nothing of a key that is typed, but what is typed after a signal is for the shell.
void tst_CliKeys::typingIsShownAgain()
{
    QFETCH(const int, signal);
    const QStringList words = in({u"accounts"_s, u"add"_s, u"Mine"_s, u"--base-url"_s, addressOf(*m_service)});
    std::vector<QByteArray> texts{qgetenv("DAILIES_CLI")};
    for (const QString& word : words)
        texts.push_back(word.toLocal8Bit());
    std::vector<char*> arguments;
    for (QByteArray& text : texts)
        arguments.push_back(text.data());
    arguments.push_back(nullptr);
    int terminal = -1;
    const pid_t child = forkpty(&terminal, nullptr, nullptr, nullptr);
    if (child == 0) {
        execv(arguments[0], arguments.data());
        _exit(127);
    }
    QVERIFY(child > 0);
    const auto ended = qScopeGuard([child, terminal] {
        ::kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        close(terminal);
    });
    const auto isShown = [terminal] {
        termios now = {};
        return tcgetattr(terminal, &now) == 0 && (now.c_lflag & ECHO) != 0;
    };
    TRY_VERIFY(!isShown());
    QCOMPARE(::kill(child, signal), 0);
    TRY_VERIFY(isShown());
    if (signal != SIGTSTP)
        return;
    QCOMPARE(::kill(child, SIGCONT), 0);
    TRY_VERIFY(!isShown()); // the key is typed now
}

QTEST_GUILESS_MAIN(tst_CliKeys)
#include "tst_clikeys.moc"
