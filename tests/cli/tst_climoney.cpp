// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/clirun.h"

#include "app/tasks/history/spendbook.h"
#include "app/tasks/store/taskstore.h"
#include "tests/support/faultserver.h"
#include "tests/support/patience.h"

#include <QFile>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

/// Money on the command line: nothing is paid over a limit without --over-limit, and nothing is left out unsaid.
class TestCliMoney final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init() { m_profile = std::make_unique<QTemporaryDir>(); }

    void watchNeedsPermissionToGoOverALimit();
    void customJsonIsJudged();
    void otherCurrenciesAreNamed();
    void optionsWithoutACommandAreTheReports();
    void earlierCallsCount();
    void aRateIsForSoundOnOrOff();
    void tablesTellWhatIsUpTo();
    void totalsTellWhatTheyLeaveOut();
    void figuresAreInTheUsersLanguage();
    void aTableIsReadWholeOrNotAtAll();
    void wrongNumbersAreNamed();
    void anEntryIsTakenBack();
    void oneIdForTwoRequestsIsSaid();

private:
    CliResult spend(const QStringList& arguments) const
    {
        return runCli(QStringList{u"spend"_s, u"--profile"_s, m_profile->path()} + arguments);
    }
    QString database() const { return m_profile->filePath(u"dailies.sqlite"_s); }
    /// Two takes of models of their own, with 5 s each.
    void addTakes() const
    {
        TaskStore store;
        QVERIFY(store.open(database()));
        for (const QString& model : {u"film-3"_s, u"film-4"_s}) {
            VideoTask task;
            task.accountId = u"11111111-1111-1111-1111-111111111111"_s;
            task.baseUrl = QUrl(u"https://service.example/v1"_s);
            task.request.kind = {Family::A, Generation::G30, ApiType::TextToVideo};
            task.request.model = model;
            task.request.durationSeconds = 5;
            task.remoteId = u"job-"_s + model;
            task.createAttempts = 1;
            task.createdAt = task.sentAt = QDateTime({2026, 3, 1}, {12, 0}, Qt::UTC);
            task.state = TaskState::Saved;
            task.file = u"/clips/1.mp4"_s;
            task.report.state = RemoteState::Succeeded;
            task.report.usage = {{u"duration"_s, 5}};
            QVERIFY(store.add(task));
        }
    }

    std::unique_ptr<QTemporaryDir> m_profile;
};

void TestCliMoney::watchNeedsPermissionToGoOverALimit()
{
    const PracticeRun practice;
    QVERIFY(practice.isListening());
    const QStringList where{u"--profile"_s, m_profile->path(), u"--base-url"_s, practice.baseUrl()};
    const QString tomorrow = QDateTime::currentDateTime().addDays(1).toString(u"yyyy-MM-dd HH:mm"_s);
    {
        CliRun submit(QStringList{u"submit"_s, u"--json"_s, u"--at"_s, tomorrow} + where
                + requestOptions(u"A"_s, u"TextToVideo"_s),
            practice.key(), requestText(u"A"_s));
        QVERIFY2(submit.waitForLine("\"state\":\"Waiting\""), submit.out().constData());
        submit.process().terminate();
        (void)submit.wait();
    }
    QCOMPARE(spend({u"limits"_s, u"add"_s, u"--per=always"_s, u"--seconds=1"_s}).status, 0);
    const auto watch = [&](const QStringList& options) {
        return runCli(QStringList{u"watch"_s, u"--send=1"_s} + where + options, {}, practice.key());
    };
    for (int n = 0; n < 2; ++n) { // the second time is no permission
        const CliResult asked = watch({});
        QVERIFY2(asked.status == 3 && asked.err.contains("1 second in total") && asked.err.contains("--over-limit"),
            asked.all().constData());
        QVERIFY2(!asked.err.contains("Send it now"), asked.all().constData());
        QCOMPARE(practice.creates(), 0);
        TaskStore store;
        QVERIFY(store.open(database(), TaskStore::Access::ReadOnly));
        QVERIFY(store.task(1)->sendAfter.isValid());
    }
    const CliResult sent = watch({u"--over-limit"_s});
    QVERIFY2(sent.status == 0, sent.all().constData());
    QCOMPARE(practice.creates(), 1);
}

/// The body of the request says it, in whatever place it was written.
void TestCliMoney::customJsonIsJudged()
{
    addTakes();
    QCOMPARE(spend({u"limits"_s, u"add"_s, u"--per=day"_s, u"--seconds=10"_s, u"--refuse"_s}).status, 0);
    const auto check = [&](const QByteArray& seconds) {
        return runCli(
            QStringList{u"check"_s, u"--profile"_s, m_profile->path()} + requestOptions(u"A"_s, u"TextToVideo"_s),
            R"({"model":"film-3","input":{"prompt":"a kite"},"parameters":{"duration":)" + seconds + "}}");
    };
    QCOMPARE(check("5").status, 0);
    const CliResult refused = check("30");
    QVERIFY2(refused.status == 3 && refused.err.contains("10 seconds a day"), refused.all().constData());
}

void TestCliMoney::otherCurrenciesAreNamed()
{
    addTakes();
    for (const auto& [model, price] : {std::pair{u"film-3"_s, u"1 USD"_s}, {u"film-4"_s, u"2 EUR"_s}}) {
        const CliResult added = spend({u"rates"_s, u"add"_s, u"--per=second"_s, u"--model"_s, model, u"--price"_s,
            price, u"--from=2026-01-01"_s});
        QVERIFY2(added.status == 0, added.all().constData());
    }
    const CliResult compared = spend({u"compare"_s, u"--money=5 USD"_s});
    QVERIFY2(compared.out.contains("difference 0"), compared.all().constData());
    QVERIFY2(compared.out.contains("EUR: 10 here, not compared"), compared.all().constData());
    QCOMPARE(compared.status, 1);
    QCOMPARE(spend({u"compare"_s, u"--money=5 USD"_s, u"--model=film-3"_s}).status, 0);
}

void TestCliMoney::optionsWithoutACommandAreTheReports()
{
    addTakes();
    const CliResult report = spend({u"report"_s, u"--by"_s, u"month"_s});
    QVERIFY2(report.status == 0 && report.out.contains("2026-03"), report.all().constData());
    QCOMPARE(spend({u"--by"_s, u"month"_s}).out, report.out);
    QCOMPARE(spend({u"--by"_s, u"week"_s}).status, 2);
    QCOMPARE(spend({u"nonsense"_s}).status, 2);
    QVERIFY(spend({u"--help"_s}).out.contains("Commands:"));
}

/// Lost, generated again by decision, and lost again.
void TestCliMoney::earlierCallsCount()
{
    {
        TaskStore store;
        QVERIFY(store.open(database()));
        VideoTask task;
        task.accountId = u"11111111-1111-1111-1111-111111111111"_s;
        task.baseUrl = QUrl(u"https://service.example/v1"_s);
        task.request.kind = {Family::A, Generation::G30, ApiType::TextToVideo};
        task.request.model = u"film-3"_s;
        task.request.durationSeconds = 5;
        task.createAttempts = 1;
        task.createdAt = task.sentAt = QDateTime({2026, 3, 1}, {12, 0}, Qt::UTC);
        task.state = TaskState::NeedsReview;
        const auto id = store.add(task);
        QVERIFY(id);
        task = *store.task(*id);
        VideoTask again = task;
        again.createAttempts = 2;
        again.sentAt = task.sentAt.addSecs(60);
        QVERIFY(store.updateAll({{task, again, {}}}).constFirst());
    }
    const CliResult listed = runCli({u"list"_s, u"--format=json"_s, u"--profile"_s, m_profile->path()});
    QVERIFY2(listed.out.contains("\"costSeconds\":10"), listed.all().constData());
    QVERIFY2(listed.out.contains("\"earlierUnsettledCalls\":1"), listed.all().constData());
    const CliResult shown = runCli({u"show"_s, u"1"_s, u"--profile"_s, m_profile->path()});
    QVERIFY2(
        shown.out.contains("unsettled, 10 s") && shown.out.contains("with 1 earlier call"), shown.all().constData());
}

void TestCliMoney::aRateIsForSoundOnOrOff()
{
    const auto add = [this](const QString& sound) {
        return spend({u"rates"_s, u"add"_s, u"--json"_s, u"--per=second"_s, u"--price=1 USD"_s, u"--sound"_s, sound});
    };
    const CliResult refused = add(u"maybe"_s);
    QVERIFY2(refused.status == 2 && refused.err.contains("--sound is on or off."), refused.all().constData());
    const CliResult added = add(u"ON"_s);
    QVERIFY2(added.status == 0, added.all().constData());
    QCOMPARE(added.lines().constFirst()[u"sound"_s].toString(), u"on"_s);
}

/// Who adds up a table must see which money is only the highest possible one.
void TestCliMoney::tablesTellWhatIsUpTo()
{
    addTakes();
    // Nobody knows the resolution of the takes.
    for (const QStringList& rate : {QStringList{u"--price=1 USD"_s}, {u"--price=2 USD"_s, u"--resolution=1080P"_s}})
        QCOMPARE(spend(QStringList{u"rates"_s, u"add"_s, u"--per=second"_s, u"--from=2026-01-01"_s, u"--model=film-3"_s}
                     + rate)
                     .status,
            0);
    QCOMPARE(spend({u"rates"_s, u"add"_s, u"--per=second"_s, u"--from=2026-01-01"_s, u"--model=film-4"_s,
                       u"--price=1 USD"_s})
                 .status,
        0);
    const QStringList list{u"list"_s, u"--profile"_s, m_profile->path()};
    QStringList told;
    for (const QJsonObject& task : runCli(list + QStringList{u"--json"_s}).lines())
        told.append(task[u"model"_s].toString() + (task[u"upTo"_s].toBool() ? u" up to"_s : u" exactly"_s));
    told.sort();
    QCOMPARE(told, (QStringList{u"film-3 up to"_s, u"film-4 exactly"_s}));
    const QByteArrayList rows = runCli(list + QStringList{u"--format=csv"_s}).out.split('\n');
    QVERIFY(rows.constFirst().trimmed().endsWith(",upTo,remark"));
    for (const QByteArray& row : rows.mid(1))
        QVERIFY(row.isEmpty() || row.trimmed().endsWith(row.contains("film-3") ? ",true," : ",false,"));

    const QByteArrayList report = spend({u"report"_s, u"--by=model"_s, u"--csv"_s}).out.split('\n');
    QVERIFY(report.at(0).trimmed().endsWith(",costPerKeptSecond,billedUpTo,reservedUpTo,unsettledUpTo,notBilledUpTo"));
    for (const QByteArray& row : report.mid(1))
        QVERIFY(row.isEmpty() || row.trimmed().endsWith(row.contains("film-3") ? ",1,0,0,0" : ",0,0,0,0"));
}

void TestCliMoney::totalsTellWhatTheyLeaveOut()
{
    addTakes();
    const CliResult rate = spend(
        {u"rates"_s, u"add"_s, u"--per=second"_s, u"--model=film-3"_s, u"--price=1 USD"_s, u"--from=2026-01-01"_s});
    QVERIFY2(rate.status == 0, rate.all().constData());
    const CliResult unpriced = spend({u"compare"_s, u"--money=5 USD"_s});
    QVERIFY2(unpriced.out.contains("difference 0"), unpriced.all().constData());
    QVERIFY2(unpriced.out.contains("The money of 1 take isn't compared"), unpriced.all().constData());
    QCOMPARE(unpriced.status, 1);
    QCOMPARE(spend({u"compare"_s, u"--seconds=10"_s}).status, 0);
    {
        TaskStore store;
        QVERIFY(store.open(database()));
        VideoTask silent = *store.task(1);
        silent.id = 0;
        silent.remoteId = u"job-silent"_s;
        silent.request.kind = {Family::B, Generation::None, ApiType::TextToVideo};
        silent.request.model = u"reel-2"_s;
        silent.report.usage = {};
        QVERIFY(store.add(silent));
    }
    QCOMPARE(spend({u"settle"_s, u"3"_s, u"--money=4 USD"_s}).status, 0);
    const CliResult unknown = spend({u"compare"_s, u"--seconds=10"_s});
    QVERIFY2(unknown.out.contains("difference 0"), unknown.all().constData());
    QVERIFY2(unknown.out.contains("compared, because it isn't known"), unknown.all().constData());
    QCOMPARE(unknown.status, 1);
    QCOMPARE(spend({u"compare"_s, u"--money=4 USD"_s, u"--model=reel-2"_s}).status, 0);
}

/// Seconds and points are written in the user's language, as the amounts of money next to them are.
void TestCliMoney::figuresAreInTheUsersLanguage()
{
    addTakes();
    QCOMPARE(spend({u"settle"_s, u"1"_s, u"--seconds=63.5"_s}).status, 0);
    const QMap<QString, QString> german{{u"LC_ALL"_s, u"de_DE.UTF-8"_s}};
    const auto said = [&](const QStringList& arguments) {
        return runCli(QStringList{u"spend"_s, u"--profile"_s, m_profile->path()} + arguments, {}, german).out;
    };
    QVERIFY2(said({u"report"_s}).contains("68,5 s"), said({u"report"_s}).constData());
    QVERIFY2(
        said({u"compare"_s, u"--seconds=70"_s}).contains("68,5"), said({u"compare"_s, u"--seconds=70"_s}).constData());
    QVERIFY(said({u"report"_s, u"--json"_s}).contains("\"68.5\""));
}

void TestCliMoney::aTableIsReadWholeOrNotAtAll()
{
    QFile file(m_profile->filePath(u"rates.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("unit,price,currency,from\nsecond,0.10,USD,2026-01-01\n" + QByteArray(11 << 20, '\n'));
    file.close();
    const CliResult result = spend({u"rates"_s, u"import"_s, file.fileName()});
    QVERIFY2(result.status == 2 && result.err.contains("is larger than 10"), result.all().constData());
    QVERIFY(spend({u"rates"_s, u"list"_s}).out.startsWith("No rates yet."));
}

void TestCliMoney::wrongNumbersAreNamed()
{
    for (const QString& what : {u"limits"_s, u"rates"_s}) {
        const CliResult removed = spend({what, u"remove"_s, u"first"_s});
        QVERIFY2(removed.status == 2 && removed.err.contains("\"first\" isn't a number"), removed.all().constData());
    }
    const CliResult takes = spend({u"limits"_s, u"add"_s, u"--per=day"_s, u"--takes=-1"_s});
    QVERIFY2(takes.status == 2 && takes.err.contains("whole number"), takes.all().constData());
}

/// The call then costs what the service reported, so it is still settled.
void TestCliMoney::anEntryIsTakenBack()
{
    addTakes();
    QCOMPARE(spend({u"settle"_s, u"1"_s, u"--seconds=6"_s}).status, 0);
    const CliResult undone = spend({u"settle"_s, u"1"_s, u"--undo"_s});
    QVERIFY2(undone.out.contains("Your entry for call 1 was removed."), undone.all().constData());
    QVERIFY(spend({u"calls"_s}).out.contains("Call 1, task 1, ") && spend({u"calls"_s}).out.contains("billed, 5 s"));
}

/// The service then makes one clip for two requests, and may charge both.
void TestCliMoney::oneIdForTwoRequestsIsSaid()
{
    FaultServer service;
    service.setHandler([](const FaultRequest&) {
        return FaultScript{
            .reply = FaultServer::reply(200, R"({"output":{"task_id":"job-1","task_status":"PENDING"}})")};
    });
    const QString sentence = u"The service gave this task the same ID as task 1."_s;
    for (const QByteArray prompt : {"a kite", "a swan"}) {
        CliRun run(
            QStringList{u"submit"_s, u"--profile"_s, m_profile->path(), u"--base-url"_s, service.url("/v1").toString()}
                + requestOptions(u"A"_s, u"TextToVideo"_s),
            {{u"DAILIES_API_KEY"_s, u"sk-environment-0123456789"_s}}, requestText(u"A"_s, prompt));
        QVERIFY(QTest::qWaitFor([&run] { return run.process().state() == QProcess::NotRunning; }, patienceMs));
        const CliResult sent = run.wait();
        QVERIFY2(sent.status == 0, sent.all().constData());
        QVERIFY2(sent.err.contains(sentence.toUtf8()) == (prompt == "a swan"), sent.all().constData());
    }
    const auto list = [this](const QStringList& options) {
        return runCli(QStringList{u"list"_s, u"--profile"_s, m_profile->path()} + options);
    };
    QVERIFY2(list({}).out.split('\n').constFirst().contains("a swan  (" + sentence.toUtf8() + ')'),
        list({}).all().constData());
    QCOMPARE(list({u"--json"_s}).lines().constFirst().value(u"remark"_s).toString(), sentence);
    QCOMPARE(list({u"--json"_s}).lines().constLast().value(u"remark"_s).toString(), QString());
}

QTEST_GUILESS_MAIN(TestCliMoney)
#include "tst_climoney.moc"
