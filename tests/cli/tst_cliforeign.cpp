// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/account.h"
#include "app/tasks/store/taskstore.h"
#include "tests/cli/clirun.h"

#include <QFile>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QString hostile = u"\x1b]0;owned\x07 red\u009b31m \u202egnp.exe \u2066 \r over"_s;

/// Whether a terminal would execute part of it.
bool isObeyed(const QByteArray& output)
{
    const QString text = QString::fromUtf8(output);
    return std::any_of(text.begin(), text.end(), [](QChar c) {
        const bool isControl = c.category() == QChar::Other_Control && c != u'\n' && c != u'\t';
        return isControl || (c >= QChar(0x202A) && c <= QChar(0x202E)) || (c >= QChar(0x2066) && c <= QChar(0x2069));
    });
}

} // namespace

/// Texts from elsewhere, and profiles of other users.
class tst_CliForeign : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void noControlCharacterIsPrinted();
    void jsonKeepsEveryCharacter();
    void wrongWordsAreNotObeyed();
    void theRequestIsReadToItsEnd();
    void aProfileThatCannotBeWrittenIsRead();

private:
    static void leaveTask(const QString& profile, const QString& text);
};

void tst_CliForeign::leaveTask(const QString& profile, const QString& text)
{
    TaskStore store;
    QVERIFY(store.open(profile + u"/dailies.sqlite"_s));
    VideoTask task;
    task.accountId = u"somebody"_s;
    task.request.kind = {Family::A, Generation::G30, ApiType::TextToVideo};
    task.request.model = text;
    task.request.prompt = text;
    task.state = TaskState::Failed;
    task.remoteId = u"job"_s + text;
    task.report.word = text;
    task.error = {ErrorKind::Refused, text, text, text};
    task.createdAt = QDateTime::currentDateTimeUtc();
    const auto added = store.add(task);
    QVERIFY(added);
    QVERIFY(store.appendLog(*added, {task.createdAt, u"note"_s, text}));
}

void tst_CliForeign::noControlCharacterIsPrinted()
{
    const QTemporaryDir profile;
    leaveTask(profile.path(), hostile);
    for (const QStringList& command :
        {QStringList{u"tasks"_s}, {u"show"_s, u"1"_s}, {u"tasks"_s, u"--json"_s}, {u"show"_s, u"1"_s, u"--json"_s}}) {
        const CliResult result = runCli(command + QStringList{u"--profile"_s, profile.path()});
        QVERIFY2(result.status == 0 && result.out.contains("gnp.exe"), result.all().constData());
        QVERIFY2(!isObeyed(result.out) && !isObeyed(result.err), result.all().constData());
    }
}

void tst_CliForeign::jsonKeepsEveryCharacter()
{
    const QTemporaryDir profile;
    leaveTask(profile.path(), hostile);
    const CliResult result = runCli({u"tasks"_s, u"--json"_s, u"--profile"_s, profile.path()});
    QCOMPARE(result.lines().constFirst().value(u"prompt"_s).toString(), hostile);
}

void tst_CliForeign::wrongWordsAreNotObeyed()
{
    const QTemporaryDir profile;
    for (const QStringList& command : {QStringList{hostile}, {u"show"_s, hostile}, {u"tasks"_s, u"--"_s + hostile},
             {u"submit"_s, u"--family"_s, hostile}, {u"submit"_s, u"--family"_s, u"A"_s, u"--request"_s, hostile}}) {
        const CliResult result = runCli(command + QStringList{u"--profile"_s, profile.path()});
        QVERIFY2(result.status == 2 && !result.err.isEmpty(), result.all().constData());
        QVERIFY2(!isObeyed(result.out) && !isObeyed(result.err), result.all().constData());
    }
}

void tst_CliForeign::theRequestIsReadToItsEnd()
{
    const QTemporaryDir profile;
    const QByteArray text = R"({"model": "practice-a-3.0", "input": {"prompt": ")" + QByteArray(200'000, 'p')
        + R"("}, "parameters": {"resolution": "480P", "duration": 2}})";
    QProcess process;
    process.setProcessEnvironment(bareEnvironment());
    process.start(qEnvironmentVariable("DAILIES_CLI"),
        QStringList{u"check"_s, u"--json"_s, u"--profile"_s, profile.path()}
            + requestOptions(u"A"_s, u"TextToVideo"_s));
    QVERIFY(process.waitForStarted());
    // In pieces, as programs write to a pipe.
    for (qsizetype at = 0; at < text.size(); at += 50'001) {
        process.write(text.mid(at, 50'001));
        QVERIFY(process.waitForBytesWritten());
        QVERIFY(!process.waitForFinished(100));
    }
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    const QByteArray said = process.readAllStandardOutput() + process.readAllStandardError();
    QVERIFY2(process.exitCode() == 0, said.constData());
}

void tst_CliForeign::aProfileThatCannotBeWrittenIsRead()
{
#ifdef Q_OS_LINUX
    const QTemporaryDir profile;
    const QTemporaryDir elsewhere;
    leaveTask(profile.path(), u"a kite"_s);
    QFile accounts(profile.filePath(u"accounts.json"_s));
    QVERIFY(accounts.open(QIODevice::WriteOnly));
    accounts.write(
        R"({"version": 1, "accounts": [{"id": "1", "name": "Mine", "baseUrl": "https://api.example.com/v1", "models": []}]})");
    accounts.close();
    // A read-only mount of the same folder, for one program only.
    const auto run = [&](const QStringList& command) {
        QProcess process;
        process.setProcessEnvironment(bareEnvironment());
        process.start(u"unshare"_s,
            QStringList{u"-rm"_s, u"sh"_s, u"-c"_s,
                u"mount --bind \"$0\" \"$0\" && mount -o remount,ro,bind \"$0\" || exit 99; exec \"$@\""_s,
                profile.path(), qEnvironmentVariable("DAILIES_CLI")}
                + command + QStringList{u"--profile"_s, profile.path()});
        CliResult result;
        if (process.waitForFinished(60000))
            result = {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
        return result;
    };
    const CliResult tasks = run({u"tasks"_s, u"--json"_s});
    if (tasks.status == 99 || tasks.status < 0 || tasks.err.contains("unshare"))
        QSKIP("No folder can be made read-only here.");
    QVERIFY2(tasks.status == 0 && tasks.lines().size() == 1, tasks.all().constData());
    const CliResult show = run({u"show"_s, u"1"_s});
    QVERIFY2(show.status == 0 && show.out.contains("a kite"), show.all().constData());
    const CliResult list = run({u"accounts"_s, u"list"_s});
    QVERIFY2(list.status == 0 && list.out.contains("Mine"), list.all().constData());
    const QString zip = elsewhere.filePath(u"evidence.zip"_s);
    const CliResult evidence = run({u"evidence"_s, u"1"_s, u"--output"_s, zip});
    QVERIFY2(evidence.status == 0 && QFile::exists(zip), evidence.all().constData());
#endif
}

QTEST_GUILESS_MAIN(tst_CliForeign)
#include "tst_cliforeign.moc"
