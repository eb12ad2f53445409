// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/clirun.h"
#include "tests/keys/privatekeyring.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QJsonArray>
#include <QScopeGuard>
#include <QTest>

#include <csignal>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Accounts with their keys in a real keyring.
class tst_CliAccounts : public QObject {
    Q_OBJECT

public:
    PrivateKeyring keyring;

private Q_SLOTS:
    void initTestCase();
    void addListTestRemove();
    void keyProblems_data();
    void keyProblems();
    void nameIsTaken();
    void aModelThatNobodyKnows();
    void howManyAtOnce();
    void limitsAndRatesComeBack();
    void wrongKey();
    void readableNeedsTheWord();
    void stoppedWhileTheKeyringIsSilent();
    void lockedKeyring();

private:
    CliResult run(const QStringList& arguments, const QByteArray& input = {})
    {
        return runCli(QStringList{u"--json"_s, u"--profile"_s, m_profile.path()} + arguments, input,
            {{u"DBUS_SESSION_BUS_ADDRESS"_s, qEnvironmentVariable("DBUS_SESSION_BUS_ADDRESS")}});
    }

    QTemporaryDir m_profile;
    std::unique_ptr<PracticeRun> m_practice;
};

void tst_CliAccounts::initTestCase()
{
    QVERIFY(keyring.startBus());
    QVERIFY(keyring.startKeyring());
    m_practice = std::make_unique<PracticeRun>(QStringList{u"--task-seconds"_s, u"0"_s});
    QVERIFY(m_practice->isListening());
}

void tst_CliAccounts::addListTestRemove()
{
    const QByteArray key = m_practice->key().first().toLatin1();
    const QString hostAndPort = m_practice->baseUrl().section(u'/', 2, 2);
    const CliResult added = run({u"accounts"_s, u"add"_s, u"Work"_s, u"--base-url"_s, hostAndPort}, key + "\n");
    QVERIFY2(added.status == 0, added.all().constData());
    QVERIFY2(!added.all().contains(key), "the key was printed");
    QFile file(m_profile.filePath(u"accounts.json"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY2(!file.readAll().contains(key), "the key is in the file");

    const CliResult list = run({u"accounts"_s, u"list"_s});
    QVERIFY2(list.status == 0 && list.lines().size() == 1, list.all().constData());
    QCOMPARE(list.lines().constFirst().value(u"name"_s).toString(), u"Work"_s);
    QCOMPARE(list.lines().constFirst().value(u"baseUrl"_s).toString(), m_practice->baseUrl());

    const CliResult tested = run({u"accounts"_s, u"test"_s, u"Work"_s, u"--model"_s, u"practice-a-3.0"_s});
    QVERIFY2(tested.status == 0, tested.all().constData());
    QVERIFY(tested.lines().constFirst().value(u"ok"_s).toBool());
    QCOMPARE(tested.lines().constFirst().value(u"verdict"_s).toString(), u"works"_s);
    QCOMPARE(m_practice->creates(), 0);
    const CliResult unknown = run({u"accounts"_s, u"test"_s, u"Work"_s, u"--model"_s, u"no-such-model"_s});
    QVERIFY2(unknown.status == 4, unknown.all().constData());
    QCOMPARE(unknown.lines().constFirst().value(u"verdict"_s).toString(), u"no-model-access"_s);
    const CliResult sent =
        run(QStringList{u"submit"_s} + requestOptions(u"A"_s, u"TextToVideo"_s), requestText(u"A"_s));
    QVERIFY2(sent.status == 0, sent.all().constData());

    const CliResult removed = run({u"accounts"_s, u"remove"_s, u"Work"_s});
    QVERIFY2(removed.status == 0, removed.all().constData());
    QCOMPARE(removed.lines().constFirst().value(u"unfinished"_s).toInt(), 1);
    QVERIFY2(removed.err.contains("unfinished task"), removed.all().constData());
    QVERIFY2(run({u"accounts"_s, u"list"_s}).out.isEmpty(), "it is still listed");
    QCOMPARE(run({u"accounts"_s, u"remove"_s, u"Work"_s}).status, 2);
    QCOMPARE(run({u"accounts"_s, u"test"_s, u"Work"_s}).status, 2);
    // Its tasks are still there, but not its key.
    QCOMPARE(run({u"tasks"_s}).lines().size(), 1);
    const CliResult watched = run({u"watch"_s});
    QVERIFY2(watched.status == 6, watched.all().constData());
    QVERIFY2(watched.err.contains("add an account with the same name"), watched.all().constData());
    // They are tracked again with the same account.
    QCOMPARE(run({u"accounts"_s, u"add"_s, u"Work"_s, u"--base-url"_s, hostAndPort}, key + "\n").status, 0);
    const CliResult again = run({u"watch"_s});
    QVERIFY2(again.status == 0, again.all().constData());
    const CliResult gone = run({u"accounts"_s, u"remove"_s, u"Work"_s});
    QVERIFY2(gone.status == 0 && gone.err.isEmpty(), gone.all().constData());
    QCOMPARE(gone.lines().constFirst().value(u"unfinished"_s).toInt(), 0);
}

void tst_CliAccounts::keyProblems_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("an empty line") << QByteArray("\n");
    QTest::newRow("two words") << QByteArray("sk-1 sk-2\n");
    QTest::newRow("not ASCII") << QByteArray("schl\xc3\xbcssel\n");
    QTest::newRow("endless") << QByteArray(100000, 'k');
}

void tst_CliAccounts::keyProblems()
{
    QFETCH(QByteArray, input);
    const CliResult result =
        run({u"accounts"_s, u"add"_s, u"Other"_s, u"--base-url"_s, u"https://api.example.com/v1"_s}, input);
    QVERIFY2(result.status == 2, result.all().constData());
    QVERIFY(run({u"accounts"_s, u"list"_s}).out.isEmpty());
}

void tst_CliAccounts::nameIsTaken()
{
    const QStringList add = {u"accounts"_s, u"add"_s, u"Twice"_s, u"--base-url"_s, u"https://api.example.com/v1"_s};
    QCOMPARE(run(add, "sk-1").status, 0);
    for (const QString& name : {u"Twice"_s, u" twICE "_s, u"practice"_s, u"Practice mode"_s}) {
        QStringList again = add;
        again[2] = name;
        const CliResult result = run(again, "sk-2");
        QVERIFY2(result.status == 2 && result.err.contains("already taken"), result.all().constData());
    }
    for (const QString& name : {QString(), u"  "_s, QString(81, u'a')}) {
        QStringList unnamed = add;
        unnamed[2] = name;
        const CliResult result = run(unnamed, "sk-2");
        QVERIFY2(result.status == 2 && result.err.contains("1 to 80 characters"), result.all().constData());
    }
    QCOMPARE(
        run({u"accounts"_s, u"add"_s, u"Clear"_s, u"--base-url"_s, u"http://api.example.com/v1"_s}, "sk-1").status, 2);
    QCOMPARE(run({u"accounts"_s, u"list"_s}).lines().size(), 1);
    QCOMPARE(run({u"accounts"_s, u"remove"_s, u"Twice"_s}).status, 0);
}

/// The example of the guide.
void tst_CliAccounts::aModelThatNobodyKnows()
{
    const QStringList add = {u"accounts"_s, u"add"_s, u"Studio"_s, u"--base-url"_s, u"https://api.example.com/v1"_s,
        u"--model"_s, u"my-model-code"_s};
    const CliResult unknown = run(add, "sk-1");
    QVERIFY2(unknown.status == 2 && unknown.err.contains("--family"), unknown.all().constData());
    const CliResult wrong = run(add + QStringList{u"--family=C"_s}, "sk-1");
    QVERIFY2(wrong.status == 2, wrong.all().constData());
    const CliResult added = run(add + QStringList{u"--family=A"_s}, "sk-1");
    QVERIFY2(added.status == 0, added.all().constData());
    QCOMPARE(run({u"accounts"_s, u"list"_s}).lines().constFirst().value(u"models"_s).toArray(),
        QJsonArray{u"my-model-code"_s});
    QCOMPARE(run({u"accounts"_s, u"remove"_s, u"Studio"_s}).status, 0);
}

void tst_CliAccounts::howManyAtOnce()
{
    const QStringList add = {u"accounts"_s, u"add"_s, u"Busy"_s, u"--base-url"_s, u"https://api.example.com/v1"_s};
    for (const QString& wrong : {u"0"_s, u"21"_s, u"-1"_s, u"many"_s, u"1.5"_s}) {
        const CliResult result = run(add + QStringList{u"--creates-at-once=%1"_s.arg(wrong)}, "sk-1");
        QVERIFY2(result.status == 2, result.all().constData());
    }
    QVERIFY(run({u"accounts"_s, u"list"_s}).out.isEmpty());
    QCOMPARE(run(add + QStringList{u"--creates-at-once"_s, u"5"_s}, "sk-1").status, 0);
    const CliResult listed = run({u"accounts"_s, u"list"_s});
    QCOMPARE(listed.lines().constFirst().value(u"createsAtOnce"_s).toInt(), 5);
    QCOMPARE(run({u"accounts"_s, u"remove"_s, u"Busy"_s}).status, 0);
}

/// An account that is added again is the account that it was.
void tst_CliAccounts::limitsAndRatesComeBack()
{
    const QByteArray key = m_practice->key().first().toLatin1();
    const auto add = [&](const QString& name) {
        return run({u"accounts"_s, u"add"_s, name, u"--base-url"_s, m_practice->baseUrl()}, key + "\n");
    };
    const auto submit = [&](const QString& name) {
        return run(
            QStringList{u"submit"_s, u"--again"_s, u"--account"_s, name} + requestOptions(u"A"_s, u"TextToVideo"_s),
            requestText(u"A"_s));
    };
    const auto spend = [&](const QStringList& more) { return run(QStringList{u"spend"_s} + more); };
    const QString id = add(u"Beta"_s).lines().constFirst().value(u"account"_s).toString();
    QCOMPARE(spend({u"limits"_s, u"add"_s, u"--per=always"_s, u"--takes=1"_s, u"--account=beta"_s}).status, 0);
    QCOMPARE(spend({u"rates"_s, u"add"_s, u"--per=second"_s, u"--price=0.10 USD"_s, u"--account=Beta"_s}).status, 0);
    const CliResult sent = submit(u"Beta"_s);
    QVERIFY2(sent.status == 0, sent.all().constData());

    const CliResult removed = run({u"accounts"_s, u"remove"_s, u"Beta"_s});
    QVERIFY2(removed.status == 0, removed.all().constData());
    QCOMPARE(removed.lines().constFirst().value(u"limits"_s).toArray(), QJsonArray{u"1"_s});
    QCOMPARE(removed.lines().constFirst().value(u"rates"_s).toArray(), QJsonArray{u"1"_s});
    QVERIFY2(removed.err.contains("limit 1 (") && removed.err.contains("rate 1 ($0.10 per second)"),
        removed.all().constData());

    // Its spending is still found by its name.
    const CliResult report = spend({u"report"_s, u"--by=account"_s, u"--account=beta"_s});
    QVERIFY2(report.status == 0, report.all().constData());
    QCOMPARE(report.events(u"spend"_s).size(), 1);
    QCOMPARE(report.events(u"spend"_s).constFirst().value(u"name"_s).toString(), u"Beta"_s);
    QCOMPARE(spend({u"limits"_s, u"list"_s}).lines().constFirst().value(u"accountName"_s).toString(), u"Beta"_s);

    // Another name is another account.
    QVERIFY(add(u"Gamma"_s).lines().constFirst().value(u"account"_s).toString() != id);
    QCOMPARE(submit(u"Gamma"_s).status, 0);
    QCOMPARE(add(u"Beta"_s).lines().constFirst().value(u"account"_s).toString(), id);
    const CliResult limited = submit(u"Beta"_s);
    QVERIFY2(limited.status == 3, limited.all().constData());
    for (const QString& name : {u"Beta"_s, u"Gamma"_s})
        QCOMPARE(run({u"accounts"_s, u"remove"_s, name}).status, 0);
    QCOMPARE(spend({u"limits"_s, u"remove"_s, u"1"_s}).status, 0);
}

void tst_CliAccounts::wrongKey()
{
    QCOMPARE(
        run({u"accounts"_s, u"add"_s, u"Wrong"_s, u"--base-url"_s, m_practice->baseUrl()}, "wrong-key-1\n").status, 0);
    const CliResult tested = run({u"accounts"_s, u"test"_s, u"Wrong"_s, u"--model"_s, u"practice-a-3.0"_s});
    QVERIFY2(tested.status == 4, tested.all().constData());
    QVERIFY2(!tested.err.isEmpty() && !tested.all().contains("wrong-key-1"), tested.all().constData());
    QVERIFY(!tested.lines().constFirst().value(u"ok"_s).toBool());
    QCOMPARE(tested.lines().constFirst().value(u"verdict"_s).toString(), u"wrong-key"_s);
}

void tst_CliAccounts::readableNeedsTheWord()
{
    const QStringList add = {u"accounts"_s, u"add"_s, u"Lan"_s, u"--base-url"_s, u"http://lan.test/v1"_s};
    const CliResult refused = run(add, "sk-1");
    QVERIFY2(refused.status == 2 && refused.err.contains("--allow-http"), refused.all().constData());
    QCOMPARE(run(add + QStringList{u"--allow-http"_s}, "sk-1").status, 0);
    // Agreed to permanently: the setting is there at the next start.
    QVERIFY(run({u"accounts"_s, u"list"_s}).out.contains("lan.test"));
    QCOMPARE(run({u"accounts"_s, u"remove"_s, u"Lan"_s}).status, 0);
    // The agreement is for http only: an invalid address remains invalid.
    QCOMPARE(
        run({u"accounts"_s, u"add"_s, u"Lan"_s, u"--allow-http"_s, u"--base-url"_s, u"ftp://lan.test/v1"_s}, "sk-1")
            .status,
        2);
    const CliResult once = run(
        QStringList{u"submit"_s, u"--base-url"_s, u"http://lan.test/v1"_s} + requestOptions(u"A"_s, u"TextToVideo"_s),
        requestText(u"A"_s));
    QVERIFY2(once.status == 2 && once.err.contains("--allow-http"), once.all().constData());
}

void tst_CliAccounts::stoppedWhileTheKeyringIsSilent()
{
    const QTemporaryDir profile;
    const QMap<QString, QString> bus{{u"DBUS_SESSION_BUS_ADDRESS"_s, qEnvironmentVariable("DBUS_SESSION_BUS_ADDRESS")}};
    const QStringList where{u"--profile"_s, profile.path()};
    QCOMPARE(runCli(where + QStringList{u"accounts"_s, u"add"_s, u"Quiet"_s, u"--base-url"_s, m_practice->baseUrl()},
                 "sk-1", bus)
                 .status,
        0);
    keyring.freeze();
    const auto thaw = qScopeGuard([this] { keyring.thaw(); });
    CliRun run(where + QStringList{u"submit"_s} + requestOptions(u"A"_s, u"TextToVideo"_s), bus, requestText(u"A"_s));
    TRY_VERIFY(QFile::exists(profile.filePath(u"dailies.sqlite"_s)));
    QTest::qWait(1000);
    run.process().terminate();
    const CliResult stopped = run.wait();
    QVERIFY2(stopped.status == 128 + SIGTERM, stopped.all().constData());
    QVERIFY2(stopped.err.contains("Stopped. Nothing was sent."), stopped.all().constData());
    QVERIFY2(!stopped.err.contains("Accepted tasks"), stopped.all().constData());
}

void tst_CliAccounts::lockedKeyring()
{
    QVERIFY(keyring.lock());
    const int before = m_practice->creates();
    const CliResult sent =
        run(QStringList{u"submit"_s} + requestOptions(u"A"_s, u"TextToVideo"_s), requestText(u"A"_s));
    QVERIFY2(sent.status == 6, sent.all().constData());
    QVERIFY2(sent.err.contains("locked"), sent.all().constData());
    QCOMPARE(m_practice->creates(), before);
}

int main(int argc, char** argv)
{
    // The test's own bus has to be in the environment before any code connects to the bus.
    tst_CliAccounts test;
    QCoreApplication application(argc, argv);
    return QTest::qExec(&test, argc, argv);
}
#include "tst_cliaccounts.moc"
