// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/clirun.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Sends requests to a practice service in another process, as to any service.
class tst_CliSubmit : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void bothFamiliesEndSaved();
    void withoutWaitingEndsWithTheAnswer();
    void closedOutputKeepsTheClip();
    void copies();
    void theSameTwiceIsPaidOnce();
    void tasksAndShow();
    void adopt();
    void askNeedsAccept();
    void stopIsNeverSent();
    void modelProfileOnlyNotes();
    void interruptedSaysHowToGoOn();
    void practiceAccount();
    void judgesByTheModelOfTheAccount();

private:
    QStringList submit(const QTemporaryDir& profile, const QString& family, const QStringList& more) const;

    std::unique_ptr<PracticeRun> m_practice;
};

void tst_CliSubmit::initTestCase()
{
    m_practice = std::make_unique<PracticeRun>(QStringList{u"--task-seconds"_s, u"1"_s});
    QVERIFY(m_practice->isListening());
}

QStringList tst_CliSubmit::submit(const QTemporaryDir& profile, const QString& family, const QStringList& more) const
{
    return QStringList{u"submit"_s, u"--json"_s, u"--profile"_s, profile.path(), u"--base-url"_s, m_practice->baseUrl()}
    + requestOptions(family, u"TextToVideo"_s) + more;
}

void tst_CliSubmit::bothFamiliesEndSaved()
{
    const QTemporaryDir profileA;
    const QTemporaryDir profileB;
    const QTemporaryDir output;
    const int before = m_practice->creates();
    CliRun a(
        submit(profileA, u"A"_s, {u"--wait"_s, u"--output"_s, output.path()}), m_practice->key(), requestText(u"A"_s));
    CliRun b(submit(profileB, u"B"_s, {u"--wait"_s}), m_practice->key(), requestText(u"B"_s));
    for (CliRun* run : {&a, &b}) {
        const CliResult result = run->wait();
        QVERIFY2(result.status == 0, result.all().constData());
        const QList<QJsonObject> results = result.events(u"result"_s);
        QVERIFY2(results.size() == 1, result.all().constData());
        QCOMPARE(results.constFirst().value(u"state"_s).toString(), u"Saved"_s);
        QVERIFY2(QFile(results.constFirst().value(u"file"_s).toString()).size() > 1000, result.all().constData());
        for (const QString& key :
            {u"event"_s, u"task"_s, u"state"_s, u"remoteId"_s, u"file"_s, u"code"_s, u"message"_s})
            QVERIFY2(results.constFirst().contains(key), qPrintable(key));
        QStringList states;
        for (const QJsonObject& line : result.events(u"state"_s)) {
            states += line.value(u"state"_s).toString();
            for (const QString& key : {u"task"_s, u"word"_s, u"remoteId"_s})
                QVERIFY2(line.contains(key), qPrintable(key));
        }
        states.removeDuplicates();
        QCOMPARE(states, QStringList({u"Waiting"_s, u"Sending"_s, u"InProgress"_s, u"Downloading"_s, u"Saved"_s}));
        QVERIFY2(!result.all().contains(m_practice->key().first().toLatin1()), "the key was printed");
    }
    QCOMPARE(m_practice->creates(), before + 2);
    QCOMPARE(QDir(output.path()).entryList(QDir::Files).size(), 2); // the clip and its sidecar
    QCOMPARE(QDir(profileB.filePath(u"clips"_s)).entryList(QDir::Files).size(), 2); // the clip and its sidecar
}

void tst_CliSubmit::withoutWaitingEndsWithTheAnswer()
{
    const QTemporaryDir profile;
    const CliResult result = runCli(submit(profile, u"A"_s, {}), requestText(u"A"_s), m_practice->key());
    QVERIFY2(result.status == 0, result.all().constData());
    QVERIFY2(result.events(u"result"_s).isEmpty(), result.all().constData());
    const QJsonObject last = result.lines().constLast();
    QCOMPARE(last.value(u"state"_s).toString(), u"InProgress"_s);
    QVERIFY(!last.value(u"remoteId"_s).toString().isEmpty());
}

/// As with ">&-" in a script: the clip is saved, and the command says so by its status.
void tst_CliSubmit::closedOutputKeepsTheClip()
{
    const QTemporaryDir profile;
    QProcessEnvironment environment = bareEnvironment();
    environment.insert(u"DAILIES_API_KEY"_s, m_practice->key().first());
    QProcess process;
    process.setProcessEnvironment(environment);
    process.start(u"bash"_s,
        QStringList{u"-c"_s, u"\"$@\" >&-; echo \"status $?\" >&2"_s, u"bash"_s, qEnvironmentVariable("DAILIES_CLI")}
            + submit(profile, u"A"_s, {u"--wait"_s}));
    process.write(requestText(u"A"_s));
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished(60000));
    QCOMPARE(process.readAllStandardError(), "status 0\n");
    QCOMPARE(QDir(profile.filePath(u"clips"_s)).entryList(QDir::Files).size(), 2); // the clip and its sidecar
}

void tst_CliSubmit::copies()
{
    const QTemporaryDir profile;
    const int before = m_practice->creates();
    const CliResult result =
        runCli(submit(profile, u"B"_s, {u"--copies"_s, u"3"_s}), requestText(u"B"_s), m_practice->key());
    QVERIFY2(result.status == 0, result.all().constData());
    QCOMPARE(m_practice->creates(), before + 3);
    QStringList ids;
    for (const QJsonObject& line : result.events(u"state"_s)) {
        if (line.value(u"state"_s).toString() == u"InProgress"_s)
            ids += line.value(u"remoteId"_s).toString();
    }
    ids.removeDuplicates();
    QVERIFY2(ids.size() == 3, result.all().constData());
}

/// A command run twice, by accident and on purpose.
void tst_CliSubmit::theSameTwiceIsPaidOnce()
{
    const QTemporaryDir profile;
    const int before = m_practice->creates();
    const QStringList arguments = submit(profile, u"A"_s, {});
    const CliResult first = runCli(arguments, requestText(u"A"_s), m_practice->key());
    QVERIFY2(first.status == 0, first.all().constData());
    const CliResult second = runCli(arguments, requestText(u"A"_s), m_practice->key());
    QVERIFY2(second.status == 3, second.all().constData());
    QVERIFY2(second.err.contains("You sent this "), second.all().constData());
    QVERIFY2(
        second.err.contains("Nothing was sent this time. Use --again to send it once more"), second.all().constData());
    QCOMPARE(m_practice->creates(), before + 1);
    const CliResult other = runCli(arguments, requestText(u"A"_s, "another"), m_practice->key());
    QVERIFY2(other.status == 0, other.all().constData());
    const CliResult meant = runCli(arguments + QStringList{u"--again"_s}, requestText(u"A"_s), m_practice->key());
    QVERIFY2(meant.status == 0, meant.all().constData());
    QCOMPARE(m_practice->creates(), before + 3);
}

void tst_CliSubmit::tasksAndShow()
{
    const QTemporaryDir profile;
    const QStringList place = {u"--json"_s, u"--profile"_s, profile.path()};
    const CliResult none = runCli(QStringList{u"tasks"_s} + place);
    QVERIFY2(none.status == 0 && none.out.isEmpty(), none.all().constData());
    QVERIFY(runCli(submit(profile, u"A"_s, {}), requestText(u"A"_s, "first"), m_practice->key()).status == 0);
    QVERIFY(runCli(submit(profile, u"B"_s, {}), requestText(u"B"_s, "second"), m_practice->key()).status == 0);

    const CliResult tasks = runCli(QStringList{u"tasks"_s} + place);
    QVERIFY2(tasks.status == 0 && tasks.lines().size() == 2, tasks.all().constData());
    QCOMPARE(tasks.lines().constFirst().value(u"prompt"_s).toString(), u"second"_s);
    const QStringList keys = {u"task"_s, u"remoteId"_s, u"state"_s, u"family"_s, u"generation"_s, u"apiType"_s,
        u"model"_s, u"prompt"_s, u"file"_s, u"createdAt"_s};
    for (const QJsonObject& line : tasks.lines()) {
        for (const QString& key : keys)
            QVERIFY2(line.value(key).isString(), qPrintable(key));
        QVERIFY(QDateTime::fromString(line.value(u"createdAt"_s).toString(), Qt::ISODateWithMs).isValid());
        QVERIFY(line.value(u"createdAt"_s).toString().endsWith(u'Z'));
    }

    const QJsonObject oldest = tasks.lines().constLast();
    for (const QString& id : {oldest.value(u"task"_s).toString(), oldest.value(u"remoteId"_s).toString()}) {
        const CliResult show = runCli(QStringList{u"show"_s, id} + place);
        QVERIFY2(show.status == 0 && show.lines().size() == 1, show.all().constData());
        const QJsonObject line = show.lines().constFirst();
        QCOMPARE(line.value(u"request"_s).toObject().value(u"model"_s).toString(), u"practice-a-3.0"_s);
        QVERIFY2(!line.value(u"log"_s).toArray().isEmpty(), show.all().constData());
        QVERIFY2(!show.all().contains(m_practice->key().first().toLatin1()), "the key was printed");
    }
    const CliResult readable = runCli({u"show"_s, u"1"_s, u"--profile"_s, profile.path()});
    QVERIFY2(readable.status == 0 && readable.out.contains("first"), readable.all().constData());
    QCOMPARE(runCli(QStringList{u"show"_s, u"99"_s} + place).status, 2);
}

void tst_CliSubmit::adopt()
{
    const QTemporaryDir other;
    const CliResult sent = runCli(submit(other, u"A"_s, {}), requestText(u"A"_s), m_practice->key());
    const QString id = sent.lines().constLast().value(u"remoteId"_s).toString();
    const int before = m_practice->creates();
    QTest::qWait(3000);

    const QTemporaryDir profile;
    const QStringList arguments = {u"adopt"_s, u"--json"_s, u"--profile"_s, profile.path(), u"--base-url"_s,
        m_practice->baseUrl(), u"--family"_s, u"A"_s, u"--model"_s, u"practice-a-3.0"_s, u"--task-id"_s, id};
    const CliResult result = runCli(arguments, {}, m_practice->key());
    QVERIFY2(result.status == 0, result.all().constData());
    QCOMPARE(result.events(u"result"_s).size(), 1);
    QCOMPARE(result.events(u"result"_s).constFirst().value(u"state"_s).toString(), u"Saved"_s);
    QCOMPARE(m_practice->creates(), before);
}

void tst_CliSubmit::askNeedsAccept()
{
    const QTemporaryDir profile;
    const int before = m_practice->creates();
    const QByteArray text = R"({"model": "practice-a-2.7", "input": {"prompt": "a"}, "parameters": {"ratio": "wide"}})";
    QStringList arguments = submit(profile, u"A"_s, {u"--generation"_s, u"2.7"_s});
    const CliResult result = runCli(arguments, text, m_practice->key());
    QVERIFY2(result.status == 3, result.all().constData());
    QVERIFY2(result.err.contains("--accept"), result.all().constData());
    QCOMPARE(result.lines().constFirst().value(u"path"_s).toString(), u"parameters.ratio"_s);
    QCOMPARE(m_practice->creates(), before);
    const CliResult accepted = runCli(arguments + QStringList{u"--accept"_s}, text, m_practice->key());
    QVERIFY2(accepted.status == 0 || accepted.status == 4, accepted.all().constData());
    QVERIFY2(!accepted.events(u"state"_s).isEmpty(), accepted.all().constData());
}

void tst_CliSubmit::stopIsNeverSent()
{
    const QTemporaryDir profile;
    const int before = m_practice->creates();
    const CliResult result = runCli(submit(profile, u"B"_s, {u"--accept"_s, u"--wait"_s}),
        R"({"model": "practice-b", "prompt": "a"})", m_practice->key());
    QVERIFY2(result.status == 3, result.all().constData());
    QVERIFY2(result.err.contains("Nothing was sent"), result.all().constData());
    QCOMPARE(m_practice->creates(), before);
    QVERIFY2(!QFile::exists(profile.filePath(u"dailies.sqlite"_s)), "the profile was touched");
}

void tst_CliSubmit::modelProfileOnlyNotes()
{
    const QTemporaryDir profile;
    const QString file = profile.filePath(u"model.json"_s);
    QFile model(file);
    QVERIFY(model.open(QIODevice::WriteOnly));
    model.write(
        R"({"code": "practice-b", "family": "B", "apiTypes": ["TextToVideo"], "choices": {"aspectRatio": ["16:9"]}})");
    model.close();
    QStringList arguments = submit(profile, u"B"_s, {u"--model-profile"_s, file});
    arguments.removeOne(u"--json"_s);
    const CliResult result = runCli(arguments, requestText(u"B"_s), m_practice->key());
    QVERIFY2(result.status == 0, result.all().constData());
    QVERIFY2(result.out.contains("Note") && result.out.contains("16:9"), result.all().constData());
    QCOMPARE(runCli(submit(profile, u"B"_s, {u"--model-profile"_s, u"/nowhere.json"_s}), requestText(u"B"_s),
                 m_practice->key())
                 .status,
        2);
}

void tst_CliSubmit::interruptedSaysHowToGoOn()
{
    const QTemporaryDir profile;
    CliRun run(submit(profile, u"A"_s, {u"--wait"_s}), m_practice->key(), requestText(u"A"_s, "[slow]"));
    QVERIFY(run.waitForLine("\"InProgress\""));
    run.process().terminate();
    const CliResult result = run.wait(10000);
    QCOMPARE(result.status, 128 + 15);
    QVERIFY2(result.err.contains("dailies-cli watch"), result.all().constData());
}

void tst_CliSubmit::practiceAccount()
{
    const QTemporaryDir profile;
    const QStringList arguments = QStringList{u"submit"_s, u"--json"_s, u"--profile"_s, profile.path(), u"--account"_s,
                                      u"practice"_s, u"--wait"_s}
        + requestOptions(u"B"_s, u"TextToVideo"_s);
    const CliResult result = runCli(arguments, requestText(u"B"_s));
    QVERIFY2(result.status == 0, result.all().constData());
    QCOMPARE(result.events(u"result"_s).constFirst().value(u"state"_s).toString(), u"Saved"_s);
}

/// The account's list says which family a model is of. Without --accept nothing is sent that contradicts it.
void tst_CliSubmit::judgesByTheModelOfTheAccount()
{
    const QTemporaryDir profile;
    const QStringList named{u"--json"_s, u"--profile"_s, profile.path(), u"--account"_s, u"practice"_s};
    const auto asks = [&](const QString& command, const QString& family, const QByteArray& text) {
        const CliResult result =
            runCli(QStringList{command} + (command == "submit"_L1 ? named : QStringList{u"--json"_s})
                    + requestOptions(family, u"TextToVideo"_s),
                text);
        QStringList sentences(result.events(u"state"_s).isEmpty() ? 0 : 1, u"it was sent"_s);
        for (const QJsonObject& line : result.lines()) {
            if (line.value(u"severity"_s) == u"ask"_s && line.value(u"path"_s) == u"model"_s)
                sentences.append(line.value(u"message"_s).toString());
        }
        return sentences;
    };
    const QByteArray otherFamily = R"({"model": "practice-a-3.0", "prompt": "a kite", "duration": "5"})";
    const QByteArray unlisted = R"({"model": "kite-1", "input": {"prompt": "a kite"}})";
    for (const QString& command : {u"check"_s, u"submit"_s})
        QCOMPARE(asks(command, u"B"_s, otherFamily), QStringList{u"practice-a-3.0 is a model of A 3.0, not of B."_s});
    QCOMPARE(asks(u"submit"_s, u"A"_s, unlisted), QStringList{u"The account doesn't list the model kite-1."_s});
    QCOMPARE(asks(u"check"_s, u"A"_s, unlisted), QStringList()); // no account, so nobody knows
}

QTEST_GUILESS_MAIN(tst_CliSubmit)
#include "tst_clisubmit.moc"
