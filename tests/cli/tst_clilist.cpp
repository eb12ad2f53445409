// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/accountstore.h"
#include "app/tasks/store/taskstore.h"
#include "app/tasks/table/tasklistexport.h"
#include "tests/cli/clirun.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// The list on the command line: its filters, and its formats as Python's own readers understand them.
class tst_CliList : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void filters_data();
    void filters();
    void bothFormatsTellTheStore();
    void formulasAreText_data();
    void formulasAreText();
    void theTrashIsNamed();
    void nothingMatches();
    void wrongUse_data();
    void wrongUse();
    void daysInTheWrongOrder();
    void itsOwnWords();
    void anExpiredLinkNamesACommand();
    void aTaskTellsItsAccount();
    void everyAccountWithTasksHasAName();
    void outputForProgramsIsTheSameInEveryLanguage();
    void oneFormatAtATime();
    void unreadableDatabaseIsNoEmptyList();
    void aLongListIsWhole();
    void aFullDiskIsNoSuccess_data();
    void aFullDiskIsNoSuccess();
    void aReaderThatHasEnoughIsNoFailure_data() { aFullDiskIsNoSuccess_data(); }
    void aReaderThatHasEnoughIsNoFailure();
    void closedOutputIsNoFailure_data() { aFullDiskIsNoSuccess_data(); }
    void closedOutputIsNoFailure();

private:
    static CliResult list(const QString& profile, const QStringList& options)
    {
        return runCli(QStringList{u"list"_s, u"--profile"_s, profile} + options);
    }
    /// What Python's csv or json module reads from the text: one object for each task.
    static QJsonArray readByPython(const QByteArray& text, bool isCsv);
    static VideoTask task(const QString& prompt, TaskState state = TaskState::Saved);

    QTemporaryDir m_profile;
    QList<VideoTask> m_tasks;
};

QJsonArray tst_CliList::readByPython(const QByteArray& text, bool isCsv)
{
    const QString csv = u"import csv, io, json, sys\n"
                        "text = io.TextIOWrapper(sys.stdin.buffer, 'utf-8', newline='')\n"
                        "print(json.dumps(list(csv.DictReader(text, strict=True))))"_s;
    const QString json = u"import json, sys\nprint(json.dumps(json.loads(sys.stdin.buffer.read())))"_s;
    QProcess python;
    python.start(u"python3"_s, {u"-c"_s, isCsv ? csv : json});
    python.write(text);
    python.closeWriteChannel();
    if (!python.waitForFinished() || python.exitCode() != 0)
        qWarning("%s", python.readAllStandardError().constData());
    return QJsonDocument::fromJson(python.readAllStandardOutput()).array();
}

VideoTask tst_CliList::task(const QString& prompt, TaskState state)
{
    VideoTask task;
    task.accountId = u"11111111-1111-1111-1111-111111111111"_s;
    task.request.kind = {Family::A, Generation::G30, ApiType::TextToVideo};
    task.request.model = u"model-a"_s;
    task.request.prompt = prompt;
    task.state = state;
    if (state == TaskState::Saved)
        task.file = u"/clips/take.mp4"_s;
    static int jobs = 100;
    if (state != TaskState::NeedsReview)
        task.remoteId = u"job-%1"_s.arg(++jobs);
    task.createdAt = QDateTime({2026, 3, 1}, {12, 0}, Qt::UTC);
    return task;
}

void tst_CliList::initTestCase()
{
    QVERIFY(m_profile.isValid());
    VideoTask one = task(u"a red kite"_s);
    one.marks = {5, {u"night"_s, u"it's, \"50%\""_s}, u"first line\nsecond; line\t☂"_s, {}};
    one.request.durationSeconds = 7.5;
    one.request.negativePrompt = u"=blur"_s;
    one.file = u"/clips/één, \"two\".mp4"_s;
    one.remoteId = u"job-1"_s;
    one.finishedAt = one.createdAt.addSecs(61);
    VideoTask two = task(u"=HYPERLINK(\"http://evil\")"_s, TaskState::Failed);
    two.request.model = u"model-b"_s;
    two.request.kind = {Family::B, Generation::None, ApiType::ImageToVideo};
    two.createdAt = two.createdAt.addDays(1);
    two.marks.recycledAt = two.createdAt;
    two.error = {ErrorKind::Refused, u"+1 \u202Eno"_s, u"E\n1"_s, {}};
    two.report.finalUnitDeduction = u"0.1"_s;
    VideoTask three = task(u"猫和\"风筝\",\r\nsecond"_s, TaskState::Saved);
    three.accountId = Account::practiceId();
    three.createdAt = three.createdAt.addDays(2);
    three.marks.rating = 3;
    three.marks.rejected = true;
    three.marks.tags = {u"night"_s};
    three.parent = 1;
    VideoTask four = task({}, TaskState::NeedsReview);
    four.createdAt = four.createdAt.addDays(3);
    TaskStore store;
    QVERIFY(store.open(m_profile.filePath(u"dailies.sqlite"_s)));
    for (const VideoTask& each : {one, two, three, four}) {
        const auto id = store.add(each);
        QVERIFY2(id, id ? "" : qPrintable(id.error().message + id.error().code));
        m_tasks.prepend(*store.task(*id));
    }
}

void tst_CliList::filters_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("expected");
    QTest::newRow("all") << QStringList{} << u"4 3 2 1"_s;
    QTest::newRow("state") << QStringList{u"--state=Failed"_s} << u"2"_s;
    QTest::newRow("state by its word") << QStringList{u"--state=no response"_s} << u"4"_s;
    QTest::newRow("states") << QStringList{u"--state=Failed"_s, u"--state=NeedsReview"_s} << u"4 2"_s;
    QTest::newRow("rating") << QStringList{u"--rating=3"_s} << u"3 1"_s;
    QTest::newRow("best") << QStringList{u"--rating=4"_s} << u"1"_s;
    QTest::newRow("needing attention") << QStringList{u"--attention=yes"_s} << u"4"_s;
    QTest::newRow("not needing attention") << QStringList{u"--attention=no"_s} << u"3 2 1"_s;
    QTest::newRow("rejected") << QStringList{u"--rejected=yes"_s} << u"3"_s;
    QTest::newRow("not rejected") << QStringList{u"--rejected=no"_s} << u"4 2 1"_s;
    QTest::newRow("deleted") << QStringList{u"--deleted=yes"_s} << u"2"_s;
    QTest::newRow("not deleted") << QStringList{u"--deleted=no"_s} << u"4 3 1"_s;
    QTest::newRow("tag") << QStringList{u"--tag=night"_s} << u"3 1"_s;
    QTest::newRow("all tags") << QStringList{u"--tag=night"_s, u"--tag=it's, \"50%\""_s} << u"1"_s;
    QTest::newRow("model") << QStringList{u"--model=model-b"_s} << u"2"_s;
    QTest::newRow("models") << QStringList{u"--model=model-b"_s, u"--model=model-a"_s} << u"4 3 2 1"_s;
    QTest::newRow("kind") << QStringList{u"--api-type=ImageToVideo"_s} << u"2"_s;
    QTest::newRow("account") << QStringList{u"--account=practice"_s} << u"3"_s;
    QTest::newRow("account by ID") << QStringList{u"--account=11111111-1111-1111-1111-111111111111"_s} << u"4 2 1"_s;
    QTest::newRow("from") << QStringList{u"--from=2026-03-03"_s} << u"4 3"_s;
    QTest::newRow("to") << QStringList{u"--to=2026-03-02"_s} << u"2 1"_s;
    QTest::newRow("days") << QStringList{u"--from=2026-03-02"_s, u"--to=2026-03-03"_s} << u"3 2"_s;
    QTest::newRow("search") << QStringList{u"--search=kite"_s} << u"1"_s;
    QTest::newRow("search for a note") << QStringList{u"--search=second"_s} << u"3 1"_s;
    QTest::newRow("together") << QStringList{u"--tag=night"_s, u"--rejected=no"_s, u"--rating=5"_s, u"--search=red"_s}
                              << u"1"_s;
}

void tst_CliList::filters()
{
    QFETCH(const QStringList, options);
    QFETCH(const QString, expected);
    QStringList found;
    for (const QString& format : {u"json"_s, u"csv"_s, QString()}) {
        const CliResult result = list(m_profile.path(),
            options + (format.isEmpty() ? QStringList{u"--json"_s} : QStringList{u"--format"_s, format}));
        QVERIFY2(result.status == 0, result.all().constData());
        found.clear();
        if (format.isEmpty()) {
            for (const QJsonObject& line : result.lines())
                found.append(line["task"_L1].toString());
        } else {
            for (const QJsonValue& each : readByPython(result.out, format == "csv"_L1))
                found.append(each["task"_L1].toString());
        }
        QCOMPARE(found.join(u' '), expected);
    }
    // "tasks" is the same command.
    QCOMPARE(runCli(QStringList{u"tasks"_s, u"--json"_s, u"--profile"_s, m_profile.path()} + options).lines().size(),
        found.size());
}

/// Every value of every column, against the store.
void tst_CliList::bothFormatsTellTheStore()
{
    const CliResult json = list(m_profile.path(), {u"--format=json"_s});
    const CliResult csv = list(m_profile.path(), {u"--format=csv"_s});
    const QJsonArray objects = readByPython(json.out, false);
    const QJsonArray rows = readByPython(csv.out, true);
    QCOMPARE(objects.size(), m_tasks.size());
    QCOMPARE(rows.size(), m_tasks.size());
    QVERIFY(!csv.out.startsWith("\xEF\xBB\xBF")); // scripts don't expect it
    QVERIFY(csv.out.endsWith("\r\n"));
    ListNames names;
    names.accounts.insert(Account::practiceId(), u"Practice mode"_s);
    for (int i = 0; i < m_tasks.size(); ++i) {
        const QJsonObject object = objects.at(i).toObject();
        const QJsonObject row = rows.at(i).toObject();
        QCOMPARE(object, taskJson(m_tasks.at(i), names));
        QCOMPARE(object["prompt"_L1].toString(), m_tasks.at(i).request.prompt);
        QCOMPARE(object["rating"_L1].toInt(), m_tasks.at(i).marks.rating);
        QCOMPARE(row.keys(), object.keys());
    }
    const QJsonObject one = rows.at(3).toObject();
    QCOMPARE(one["prompt"_L1].toString(), u"a red kite"_s);
    QCOMPARE(one["rating"_L1].toString(), u"5"_s);
    QCOMPARE(one["rejected"_L1].toString(), u"false"_s);
    QCOMPARE(one["seconds"_L1].toString(), u"7.5"_s);
    QCOMPARE(one["note"_L1].toString(), m_tasks.at(3).marks.note);
    QCOMPARE(one["tags"_L1].toString(), u"night, it's, \"50%\""_s);
    QCOMPARE(one["file"_L1].toString(), m_tasks.at(3).file);
    QCOMPARE(one["negativePrompt"_L1].toString(), u"'=blur"_s);
    QCOMPARE(one["createdAt"_L1].toString(), u"2026-03-01T12:00:00.000Z"_s);
    QCOMPARE(one["sentAt"_L1].toString(), QString());
    const QJsonObject two = rows.at(2).toObject();
    QCOMPARE(two["prompt"_L1].toString(), u"'=HYPERLINK(\"http://evil\")"_s);
    QCOMPARE(two["message"_L1].toString(), u"'+1 no"_s); // a direction mark would turn the rest of the line around
    QCOMPARE(two["cost"_L1].toString(), u"0.1"_s);
    QCOMPARE(two["rejected"_L1].toString(), u"false"_s);
    QCOMPARE(two["deleted"_L1].toString(), u"true"_s);
    const QJsonObject three = rows.at(1).toObject();
    QCOMPARE(three["rejected"_L1].toString(), u"true"_s);
    QCOMPARE(three["deleted"_L1].toString(), u"false"_s);
    QCOMPARE(three["practice"_L1].toString(), u"true"_s);
    QCOMPARE(three["accountName"_L1].toString(), u"Practice mode"_s);
    QCOMPARE(three["continues"_L1].toString(), u"1"_s);
}

void tst_CliList::formulasAreText_data()
{
    QTest::addColumn<QString>("prompt");
    for (const QString& prompt : {u"=1+1"_s, u"+1"_s, u"-1"_s, u"@SUM(A1)"_s, u"\t=1"_s, u"\r=1"_s, u"\n=1"_s,
             u"\u001b=1"_s, u"＝1"_s, u"\u202e=1"_s, u"\u0000=1"_s})
        QTest::newRow(qPrintable(prompt.toHtmlEscaped())) << prompt;
}

void tst_CliList::formulasAreText()
{
    QFETCH(const QString, prompt);
    const QTemporaryDir profile;
    {
        TaskStore store;
        QVERIFY(store.open(profile.filePath(u"dailies.sqlite"_s)));
        QVERIFY(store.add(task(prompt)));
    }
    const CliResult result = list(profile.path(), {u"--format=csv"_s});
    const QString field = readByPython(result.out, true).at(0)["prompt"_L1].toString();
    constexpr QStringView formula = u"=+-@＝\t\r\n";
    QVERIFY2(!formula.contains(field.front()), qPrintable(field));
    QVERIFY(field.contains(prompt.right(1)));
    QVERIFY2(!result.out.contains('\x1b') && !result.out.contains('\0'), "a control character");
}

void tst_CliList::nothingMatches()
{
    const QStringList none{u"--search=zebra"_s};
    QCOMPARE(list(m_profile.path(), none + QStringList{u"--format=json"_s}).out, "[]\n");
    const CliResult csv = list(m_profile.path(), none + QStringList{u"--format=csv"_s});
    QCOMPARE(csv.out.count('\n'), 1);
    QVERIFY(csv.out.startsWith("task,createdAt,state,"));
    QVERIFY(list(m_profile.path(), none).out.startsWith("No matching tasks."));
    const QTemporaryDir empty;
    QVERIFY(list(empty.path(), {}).out.startsWith("No tasks yet."));
}

void tst_CliList::wrongUse_data()
{
    QTest::addColumn<QString>("option");
    for (const QString& option : {u"--state=Flying"_s, u"--rating=6"_s, u"--rating=0"_s, u"--rating=good"_s,
             u"--attention=perhaps"_s, u"--rejected=perhaps"_s, u"--deleted=perhaps"_s, u"--api-type=Opera"_s,
             u"--from=yesterday"_s, u"--to=2026-02-30"_s, u"--format=xml"_s, u"--format="_s, u"--tag="_s,
             u"--account=nobody"_s, u"--stars=3"_s, u"kite"_s})
        QTest::newRow(qPrintable(option)) << option;
}

void tst_CliList::wrongUse()
{
    QFETCH(const QString, option);
    const CliResult result = list(m_profile.path(), {option});
    QVERIFY2(result.status == 2 && result.out.isEmpty() && !result.err.isEmpty(), result.all().constData());
    QVERIFY2(!option.startsWith("--state"_L1) || result.err.contains("Saved"), result.all().constData());
}

/// As in "spend". An empty list would look as if there were no tasks.
void tst_CliList::daysInTheWrongOrder()
{
    const CliResult result = list(m_profile.path(), {u"--from=2026-03-02"_s, u"--to=2026-03-01"_s});
    QVERIFY2(result.status == 2 && result.err.contains("--from is a later day"), result.all().constData());
}

/// Every word that the list prints for a state finds its tasks again.
/// Whose clip was moved there is not simply saved.
void tst_CliList::theTrashIsNamed()
{
    const QByteArrayList lines = list(m_profile.path(), {}).out.split('\n');
    int named = 0;
    for (const QByteArray& line : lines) {
        const bool isTrashed = line.contains("HYPERLINK");
        QCOMPARE(line.contains("(in the Trash)"), isTrashed);
        named += isTrashed ? 1 : 0;
    }
    QCOMPARE(named, 1);
    for (const QString& format : {u"csv"_s, u"json"_s}) {
        const QJsonArray rows = readByPython(list(m_profile.path(), {u"--format"_s, format}).out, format == "csv"_L1);
        QCOMPARE(rows.size(), m_tasks.size());
        for (qsizetype n = 0; n < rows.size(); ++n)
            QCOMPARE(rows.at(n)["deleted"_L1].toVariant().toBool(), m_tasks.at(n).marks.recycledAt.isValid());
    }
}

void tst_CliList::itsOwnWords()
{
    const QTemporaryDir profile;
    QList<TaskState> states;
    {
        TaskStore store;
        QVERIFY(store.open(profile.filePath(u"dailies.sqlite"_s)));
        for (int n = 0; n <= int(TaskState::Expired); ++n) {
            VideoTask task;
            task.request.model = u"m"_s;
            task.state = TaskState(n);
            if (task.state == TaskState::Sending)
                continue; // which needs a program that sends
            task.remoteId = task.state < TaskState::InProgress ? QString() : QString::number(n);
            task.file = task.state == TaskState::Saved ? u"/clips/a.mp4"_s : QString();
            task.report.word = task.state == TaskState::InProgress ? u"RUNNING"_s : QString();
            task.createdAt = QDateTime::currentDateTimeUtc();
            QVERIFY(store.add(task));
            states.append(task.state);
        }
    }
    QByteArrayList lines = list(profile.path(), {}).out.split('\n');
    QVERIFY(lines.takeLast().isEmpty());
    QCOMPARE(lines.size(), states.size());
    for (const QByteArray& line : lines) {
        // Number, day and time, state, kind.
        const QString word = QString::fromUtf8(line).mid(25, 30).section(u"  "_s, 0, 0).trimmed();
        const CliResult result = list(profile.path(), {u"--state"_s, word});
        QVERIFY2(result.status == 0 && result.out.trimmed() == line.trimmed(), qPrintable(word));
    }
}

/// There is no "Check now" on the command line.
void tst_CliList::anExpiredLinkNamesACommand()
{
    const QTemporaryDir profile;
    {
        TaskStore store;
        QVERIFY(store.open(profile.filePath(u"dailies.sqlite"_s)));
        VideoTask expired = task(u"a kite"_s, TaskState::Expired);
        expired.error = {ErrorKind::Reply, u"The link to the clip expired. Use Check now to try again."_s};
        QVERIFY(store.add(expired));
    }
    const CliResult shown = runCli({u"show"_s, u"1"_s, u"--profile"_s, profile.path()});
    QVERIFY2(shown.out.contains("dailies-cli adopt") && !shown.out.contains("Check now"), shown.all().constData());
}

void tst_CliList::aTaskTellsItsAccount()
{
    const auto show = [this](const QStringList& arguments) {
        return runCli(QStringList{u"show"_s, u"--profile"_s, m_profile.path()} + arguments);
    };
    QCOMPARE(show({u"--json"_s, u"3"_s}).lines().value(0)["accountName"_L1].toString(), u"Practice mode"_s);
    const CliResult readable = show({u"3"_s});
    QVERIFY2(readable.out.contains("\nAccount: Practice mode\n"), readable.all().constData());
    // The account of this one is not known by any name.
    const CliResult nameless = show({u"1"_s});
    QVERIFY2(nameless.out.contains("\nAccount: 11111111-1111-1111-1111-111111111111\n"), nameless.all().constData());
}

/// Also those that were removed, and those that are a base URL only.
void tst_CliList::everyAccountWithTasksHasAName()
{
    const QTemporaryDir profile;
    Account studio;
    studio.id = u"22222222-2222-2222-2222-222222222222"_s;
    studio.name = u"Studio"_s;
    studio.baseUrl = QUrl(u"https://studio.example/v1"_s);
    Account former = studio;
    former.id = u"33333333-3333-3333-3333-333333333333"_s;
    former.name = u"Former"_s;
    const Account oneCall = accountOfOneCall(QUrl(u"https://once.example/v1"_s));
    {
        AccountStore accounts(profile.filePath(u"accounts.json"_s));
        QVERIFY(accounts.load() && accounts.put(studio) && accounts.put(former) && accounts.remove(former.id));
        TaskStore store;
        QVERIFY(store.open(profile.filePath(u"dailies.sqlite"_s)));
        for (const Account& account : {studio, former, oneCall}) {
            VideoTask each = task(account.name);
            each.accountId = account.id;
            QVERIFY(store.add(each));
        }
    }
    for (const QString& name : {u"Studio"_s, u"STUDIO"_s, u"former"_s, u"https://once.example/v1"_s}) {
        const CliResult found = list(profile.path(), {u"--json"_s, u"--account"_s, name});
        QVERIFY2(found.lines().size() == 1, found.all().constData());
        const QJsonObject line = found.lines().constFirst();
        QCOMPARE(line["accountName"_L1].toString(), line["prompt"_L1].toString());
        QVERIFY(name.compare(line["accountName"_L1].toString(), Qt::CaseInsensitive) == 0);
    }
    const CliResult typo = list(profile.path(), {u"--account"_s, u"Studi"_s});
    QVERIFY2(typo.status == 2 && typo.err.contains("There is no account \"Studi\".") && typo.err.contains("Former"),
        typo.all().constData());
    QCOMPARE(list(profile.path(), {u"--account"_s, u"practice"_s}).status, 0);
}

void tst_CliList::outputForProgramsIsTheSameInEveryLanguage()
{
    const QMap<QString, QString> german{{u"LANG"_s, u"de_DE.UTF-8"_s}, {u"LC_ALL"_s, u"de_DE.UTF-8"_s}};
    for (const QString& option : {u"--json"_s, u"--format=json"_s, u"--format=csv"_s}) {
        const QStringList arguments{u"list"_s, u"--profile"_s, m_profile.path(), option};
        const CliResult result = runCli(arguments, {}, german);
        QVERIFY2(result.out.contains("Practice mode"), result.all().constData());
        QCOMPARE(result.out, runCli(arguments).out);
    }
}

void tst_CliList::oneFormatAtATime()
{
    const CliResult both = list(m_profile.path(), {u"--json"_s, u"--format=csv"_s});
    QVERIFY2(both.status == 2 && both.out.isEmpty(), both.all().constData());
    QVERIFY2(both.err.contains("Give either --json or --format, not both."), both.all().constData());
    for (const QString& command : {u"report"_s, u"calls"_s}) {
        const CliResult spend =
            runCli({u"spend"_s, command, u"--profile"_s, m_profile.path(), u"--json"_s, u"--csv"_s});
        QVERIFY2(spend.status == 2 && spend.out.isEmpty(), spend.all().constData());
    }
}

void tst_CliList::unreadableDatabaseIsNoEmptyList()
{
    const QTemporaryDir profile;
    QFile file(profile.filePath(u"dailies.sqlite"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(8192, 'x'));
    file.close();
    for (const QString& format : {u"csv"_s, u"json"_s}) {
        const CliResult result = list(profile.path(), {u"--format"_s, format});
        QVERIFY2(result.status == 6 && result.out.isEmpty(), result.all().constData());
    }
}

/// More than is read at once, and more than a pipe holds.
void tst_CliList::aLongListIsWhole()
{
    constexpr int count = 1'001;
    const QTemporaryDir profile;
    {
        TaskStore store;
        QVERIFY(store.open(profile.filePath(u"dailies.sqlite"_s)));
        QList<VideoTask> all;
        for (int i = 1; i <= count; ++i)
            all.append(task(QString::number(i) + QString(200, u'p')));
        QVERIFY(store.addAll(all));
    }
    for (const bool isCsv : {true, false}) {
        const CliResult result = list(profile.path(), {isCsv ? u"--format=csv"_s : u"--format=json"_s});
        const QJsonArray read = readByPython(result.out, isCsv);
        QCOMPARE(read.size(), count);
        for (int i = 0; i < count; ++i)
            QCOMPARE(read.at(i)["task"_L1].toString(), QString::number(count - i));
    }
}

void tst_CliList::aFullDiskIsNoSuccess_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::newRow("text") << QStringList();
    QTest::newRow("JSON lines") << QStringList{u"--json"_s};
    QTest::newRow("JSON") << QStringList{u"--format"_s, u"json"_s};
    QTest::newRow("CSV") << QStringList{u"--format"_s, u"csv"_s};
}

/// An export that was cut off must not look complete to a script.
void tst_CliList::aFullDiskIsNoSuccess()
{
#ifndef Q_OS_LINUX
    QSKIP("only Linux has /dev/full");
#else
    QFETCH(const QStringList, options);
    QProcess process;
    process.setProcessEnvironment(bareEnvironment());
    process.setStandardOutputFile(u"/dev/full"_s);
    process.start(QString::fromLocal8Bit(qgetenv("DAILIES_CLI")),
        QStringList{u"list"_s, u"--profile"_s, m_profile.path()} + options);
    QVERIFY(process.waitForFinished());
    const QByteArray said = process.readAllStandardError();
    QVERIFY2(process.exitCode() == 6, said.constData());
    QVERIFY2(said.contains("Couldn't write") && said.contains("No space left on device"), said.constData());
#endif
}

/// As with "dailies-cli list | head -1".
void tst_CliList::aReaderThatHasEnoughIsNoFailure()
{
    QFETCH(const QStringList, options);
    QProcess process;
    process.setProcessEnvironment(bareEnvironment());
    process.start(u"bash"_s,
        QStringList{u"-c"_s, u"(\"$@\"; echo \"status $?\" >&2) | exec 0<&-"_s, u"bash"_s,
            QString::fromLocal8Bit(qgetenv("DAILIES_CLI")), u"list"_s, u"--profile"_s, m_profile.path()}
            + options);
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.readAllStandardError(), "status 0\n");
}

/// As with "dailies-cli list >&-" in a script.
void tst_CliList::closedOutputIsNoFailure()
{
    QFETCH(const QStringList, options);
    for (const QString& closed : {u">&-"_s, u"<&- >&-"_s, u"<&- >&- 2>&-"_s}) {
        QProcess process;
        process.setProcessEnvironment(bareEnvironment());
        process.start(u"bash"_s,
            QStringList{u"-c"_s, u"\"$@\" %1; echo \"status $?\" >&2"_s.arg(closed), u"bash"_s,
                QString::fromLocal8Bit(qgetenv("DAILIES_CLI")), u"list"_s, u"--profile"_s, m_profile.path()}
                + options);
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.readAllStandardError(), "status 0\n");
    }
}

QTEST_GUILESS_MAIN(tst_CliList)
#include "tst_clilist.moc"
