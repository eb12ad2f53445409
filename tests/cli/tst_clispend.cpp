// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/clirun.h"

#include "app/tasks/store/taskstore.h"

#include <QFile>
#include <QJsonArray>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QString accountId = u"11111111-1111-1111-1111-111111111111"_s;

VideoTask baseTask(Family family, const QString& id, int day)
{
    VideoTask task;
    task.accountId = accountId;
    task.baseUrl = QUrl(u"https://service.example/v1"_s);
    task.request.kind = {family, family == Family::A ? Generation::G30 : Generation::None, ApiType::TextToVideo};
    task.request.model = family == Family::A ? u"film-3"_s : u"reel-2"_s;
    task.request.durationSeconds = 5;
    task.remoteId = id;
    task.createAttempts = 1;
    task.createdAt = task.sentAt = QDateTime({2026, 3, day}, {12, 0}, Qt::UTC);
    task.state = TaskState::Saved;
    task.file = u"/clips/%1.mp4"_s.arg(id);
    task.report.state = RemoteState::Succeeded;
    return task;
}

} // namespace

/// The spend on the command line: report, settling, rates, limits and invoices.
class TestCliSpend final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void reports_data();
    void reports();
    void writesCsv();
    void listsWhatIsUnsettled();
    void settlesAndTakesBack();
    void correctsWhatWasReported();
    void saysWhatAnUntrackedCallNeeds();
    void autoHasTheRateOfItsDefault();
    void scheduledTakesHaveTheRateOfTheirDay();
    void otherMoneyAsks();
    void unknownNamesAreRefused();
    void rates();
    void importsAllRatesOrNone();
    void limits();
    void comparesTotals_data();
    void comparesTotals();
    void roundedTotalsMatch();
    void comparesAFile();
    void aFigureThatIsNoneIsShown();
    void wrongUse_data();
    void wrongUse();
    void checkShowsTheEstimate();
    void showTellsTheCost();
    void listsTellTheCost();
    void submitObeysLimits();
    void whileTheWindowReadsBeside();

private:
    CliResult spend(const QStringList& arguments) const
    {
        return runCli(QStringList{u"spend"_s, u"--json"_s, u"--profile"_s, m_profile->path()} + arguments);
    }
    void writeFile(const QString& name, const QByteArray& text) const
    {
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }

    std::unique_ptr<QTemporaryDir> m_profile;
};

/// Two takes of family A with 5 and 6 seconds, one of family B with 3 points, and one without a response.
void TestCliSpend::init()
{
    m_profile = std::make_unique<QTemporaryDir>();
    TaskStore store;
    QVERIFY(store.open(m_profile->filePath(u"dailies.sqlite"_s)));
    VideoTask one = baseTask(Family::A, u"job-1"_s, 1);
    one.report.usage = {{u"duration"_s, 5}};
    one.marks.rating = 5;
    one.marks.tags = {u"harbour"_s};
    VideoTask two = baseTask(Family::A, u"job-2"_s, 2);
    two.report.usage = {{u"duration"_s, u"6"_s}};
    VideoTask three = baseTask(Family::B, u"job-3"_s, 2);
    three.report.finalUnitDeduction = u"3"_s;
    VideoTask four = baseTask(Family::A, {}, 3);
    four.state = TaskState::NeedsReview;
    four.file.clear();
    four.report = {};
    for (const VideoTask& task : {one, two, three, four})
        QVERIFY(store.add(task));
}

void TestCliSpend::reports_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("lines"); // key=billed takes/seconds/points
    QTest::newRow("by day") << QStringList{} << u"2026-03-01=1/5/0 2026-03-02=2/6/3 2026-03-03=0/0/0 =3/11/3"_s;
    QTest::newRow("by month") << QStringList{u"--by=month"_s} << u"2026-03=3/11/3 =3/11/3"_s;
    QTest::newRow("by account") << QStringList{u"--by=account"_s} << accountId + u"=3/11/3 =3/11/3"_s;
    QTest::newRow("by model") << QStringList{u"--by=model"_s} << u"film-3=2/11/0 reel-2=1/0/3 =3/11/3"_s;
    QTest::newRow("by tag") << QStringList{u"--by=tag"_s} << u"=2/6/3 harbour=1/5/0 =3/11/3"_s;
    QTest::newRow("a day") << QStringList{u"--from=2026-03-02"_s, u"--to=2026-03-02"_s} << u"2026-03-02=2/6/3 =2/6/3"_s;
    QTest::newRow("a model") << QStringList{u"--model=reel-2"_s} << u"2026-03-02=1/0/3 =1/0/3"_s;
    QTest::newRow("an account") << QStringList{u"--account"_s, accountId, u"--by=month"_s}
                                << u"2026-03=3/11/3 =3/11/3"_s;
    QTest::newRow("a model in other letters") << QStringList{u"--model=REEL-2"_s} << u"2026-03-02=1/0/3 =1/0/3"_s;
    QTest::newRow("a day without takes") << QStringList{u"--from=2026-04-01"_s} << u"=0/0/0"_s;
}

void TestCliSpend::reports()
{
    QFETCH(QStringList, options);
    const CliResult result = spend(QStringList{u"report"_s} + options);
    QCOMPARE(result.status, 0);
    QStringList lines;
    const QList<QJsonObject> all = result.lines();
    for (const QJsonObject& line : all) {
        const QJsonObject billed = line[u"billed"_s].toObject();
        lines.append(u"%1=%2/%3/%4"_s.arg(line[u"key"_s].toString())
                         .arg(billed[u"takes"_s].toInt())
                         .arg(billed[u"seconds"_s].toString(), billed[u"points"_s].toString()));
    }
    QTEST(lines.join(u' '), "lines");
    if (options.isEmpty()) {
        const QJsonObject total = all.constLast();
        QCOMPARE(total[u"saved"_s].toInt(), 3);
        QCOMPARE(total[u"kept"_s].toInt(), 1);
        QCOMPARE(total[u"unsettled"_s].toObject()[u"takes"_s].toInt(), 1);
        QCOMPARE(total[u"billed"_s].toObject()[u"unpriced"_s].toInt(), 3);
        // Without a command, the same.
        QCOMPARE(spend({}).out, result.out);
    }
}

void TestCliSpend::writesCsv()
{
    QCOMPARE(spend({u"rates"_s, u"add"_s, u"--per=second"_s, u"--price=0.10 USD"_s, u"--from=2026-01-01"_s}).status, 0);
    const CliResult csv = runCli({u"spend"_s, u"--by=model"_s, u"--csv"_s, u"--profile"_s, m_profile->path()});
    QCOMPARE(csv.status, 0);
    const QList<QByteArray> lines = csv.out.split('\n');
    QVERIFY2(lines.at(0).startsWith("key,billedTakes,billedSeconds,billedPoints,billedMoney,"), csv.out.constData());
    QVERIFY2(lines.at(1).startsWith("film-3,2,11,0,\"1.1 USD\",0,"), csv.out.constData());
    QVERIFY2(lines.at(1).contains(",2,1,5,\"0.22 USD\""), csv.out.constData()); // 1.10 USD for 5 kept seconds
    QVERIFY2(lines.at(2).startsWith("reel-2,1,0,3,,1,"), csv.out.constData());
    QCOMPARE(lines.size(), 4);
}

void TestCliSpend::listsWhatIsUnsettled()
{
    const QList<QJsonObject> calls = spend({u"calls"_s, u"--state=unsettled"_s}).events(u"call"_s);
    QCOMPARE(calls.size(), 1);
    QCOMPARE(calls.constFirst()[u"task"_s].toString(), u"4"_s);
    QVERIFY(calls.constFirst()[u"next"_s].toString().contains(u"enter what was charged"_s));
    QCOMPARE(calls.constFirst()[u"seconds"_s].toString(), u"5"_s);
    QCOMPARE(spend({u"calls"_s}).events(u"call"_s).size(), 4);
    QCOMPARE(spend({u"calls"_s, u"--state=not billed"_s}).events(u"call"_s).size(), 0);
}

void TestCliSpend::settlesAndTakesBack()
{
    const auto state = [this] {
        const QJsonObject call = spend({u"calls"_s}).events(u"call"_s).constFirst();
        return call[u"state"_s].toString() + u' ' + call[u"seconds"_s].toString() + call[u"amount"_s].toString();
    };
    QCOMPARE(state(), u"unsettled 5"_s);
    QCOMPARE(spend({u"settle"_s, u"4"_s, u"--seconds=4.5"_s}).status, 0);
    QCOMPARE(state(), u"billed 4.5"_s);
    QCOMPARE(spend({u"settle"_s, u"4"_s, u"--money=2 eur"_s}).status, 0);
    QCOMPARE(state(), u"billed 4.52"_s);
    QCOMPARE(spend({u"settle"_s, u"4"_s, u"--not-charged"_s}).status, 0);
    QCOMPARE(state(), u"not billed "_s);
    QCOMPARE(spend({u"settle"_s, u"4"_s, u"--undo"_s}).status, 0);
    QCOMPARE(state(), u"unsettled 5"_s);
    QVERIFY(spend({u"settle"_s, u"4"_s, u"--undo"_s}).status != 0);
    QVERIFY(spend({u"settle"_s, u"99"_s, u"--not-charged"_s}).status != 0);
}

/// After a refund the invoice charges less than the service reported.
void TestCliSpend::correctsWhatWasReported()
{
    const auto first = [this] { return spend({u"calls"_s, u"--to=2026-03-01"_s}).events(u"call"_s).constFirst(); };
    QCOMPARE(first()[u"state"_s].toString(), u"billed"_s);
    QCOMPARE(spend({u"settle"_s, u"1"_s, u"--not-charged"_s}).status, 0);
    QCOMPARE(first()[u"state"_s].toString(), u"not billed"_s);
    QVERIFY(first()[u"settledByHand"_s].toBool());
    QCOMPARE(spend({}).events(u"total"_s).constFirst()[u"billed"_s].toObject()[u"seconds"_s].toString(), u"6"_s);
    QCOMPARE(spend({u"settle"_s, u"1"_s, u"--undo"_s}).status, 0);
    QCOMPARE(first()[u"state"_s].toString() + first()[u"seconds"_s].toString(), u"billed5"_s);
    QVERIFY(!first()[u"settledByHand"_s].toBool());
}

void TestCliSpend::saysWhatAnUntrackedCallNeeds()
{
    {
        TaskStore store;
        QVERIFY(store.open(m_profile->filePath(u"dailies.sqlite"_s)));
        VideoTask five = baseTask(Family::A, u"job-5"_s, 4);
        five.state = TaskState::InProgress;
        five.file.clear();
        five.report = {};
        five.watched = false;
        QVERIFY(store.add(five));
    }
    const CliResult calls = spend({u"calls"_s, u"--state=unsettled"_s, u"--from=2026-03-04"_s});
    const QString next = calls.events(u"call"_s).value(0)[u"next"_s].toString();
    QVERIFY2(next.contains(u"dailies-cli adopt"_s) && !next.contains(u"Check now"_s), calls.all().constData());
}

/// The form shows "Auto · 1080P".
void TestCliSpend::autoHasTheRateOfItsDefault()
{
    const auto addRate = [this](const QStringList& more) {
        return spend(QStringList{u"rates"_s, u"add"_s, u"--per=second"_s, u"--from=2026-01-01"_s} + more).status;
    };
    QCOMPARE(addRate({u"--price=0.10 USD"_s}), 0);
    QCOMPARE(addRate({u"--price=0.20 USD"_s, u"--resolution=1080P"_s}), 0);
    const auto estimate = [this](const QByteArray& model, const QByteArray& more = {}) {
        return runCli(QStringList{u"check"_s, u"--json"_s, u"--profile"_s, m_profile->path()}
                + requestOptions(u"A"_s, u"TextToVideo"_s),
            R"({"model":")" + model + R"(","input":{"prompt":"x"},"parameters":{"duration":5)" + more + "}}")
            .events(u"estimate"_s)
            .value(0);
    };
    QCOMPARE(estimate("wan3.0-video")[u"amount"_s].toString(), u"1"_s);
    QCOMPARE(estimate("wan3.0-video")[u"upTo"_s].toBool(), false);
    QCOMPARE(estimate("wan3.0-video", R"(,"resolution":"720P")")[u"amount"_s].toString(), u"0.5"_s);
    // Of this model nothing is known, so it may be the dearest.
    QCOMPARE(estimate("film-3")[u"amount"_s].toString(), u"1"_s);
    QCOMPARE(estimate("film-3")[u"upTo"_s].toBool(), true);
    {
        TaskStore store;
        QVERIFY(store.open(m_profile->filePath(u"dailies.sqlite"_s)));
        VideoTask five = baseTask(Family::A, u"job-5"_s, 4);
        five.report.usage = {{u"duration"_s, 5}, {u"SR"_s, 1080}};
        QVERIFY(store.add(five));
    }
    QCOMPARE(
        spend({u"calls"_s, u"--from=2026-03-04"_s}).events(u"call"_s).constFirst()[u"amount"_s].toString(), u"1"_s);
}

void TestCliSpend::scheduledTakesHaveTheRateOfTheirDay()
{
    const PracticeRun practice;
    QVERIFY(practice.isListening());
    const QDate today = QDate::currentDate();
    const auto addRate = [&](const QString& price, const QDate& from) {
        return spend(
            {u"rates"_s, u"add"_s, u"--per=second"_s, u"--price="_s + price, u"--from="_s + from.toString(Qt::ISODate)})
            .status;
    };
    QCOMPARE(addRate(u"0.10 USD"_s, today.addDays(-1)), 0);
    QCOMPARE(addRate(u"9 USD"_s, today.addDays(2)), 0);
    QCOMPARE(spend({u"limits"_s, u"add"_s, u"--per=day"_s, u"--money=1 USD"_s}).status, 0);
    const CliResult result =
        runCli(QStringList{u"submit"_s, u"--json"_s, u"--profile"_s, m_profile->path(), u"--base-url"_s,
                   practice.baseUrl(), u"--at"_s, today.addDays(3).toString(u"yyyy-MM-dd 22:00"_s)}
                + requestOptions(u"A"_s, u"TextToVideo"_s),
            R"({"model":"practice-a-3.0","input":{"prompt":"x"},"parameters":{"duration":5}})", practice.key());
    QVERIFY2(result.status == 3, result.all().constData());
    QCOMPARE(result.events(u"estimate"_s).constFirst()[u"amount"_s].toString(), u"45"_s);
}

/// Euros are not free because the limit is in dollars.
void TestCliSpend::otherMoneyAsks()
{
    const PracticeRun practice;
    QVERIFY(practice.isListening());
    QCOMPARE(spend({u"rates"_s, u"add"_s, u"--per=second"_s, u"--price=9 EUR"_s, u"--from=2026-01-01"_s}).status, 0);
    QCOMPARE(spend({u"limits"_s, u"add"_s, u"--per=always"_s, u"--money=5 USD"_s}).status, 0);
    const CliResult submitted = runCli(
        QStringList{u"submit"_s, u"--json"_s, u"--profile"_s, m_profile->path(), u"--base-url"_s, practice.baseUrl()}
            + requestOptions(u"A"_s, u"TextToVideo"_s),
        R"({"model":"practice-a-3.0","input":{"prompt":"x"},"parameters":{"duration":5}})", practice.key());
    QVERIFY2(submitted.status == 3, submitted.all().constData());
    QVERIFY2(submitted.err.contains("Your limit of $5.00 in total can't count €45.00."), submitted.all().constData());
    QCOMPARE(practice.creates(), 0);
    const QJsonObject limit = spend({u"limits"_s, u"list"_s}).events(u"limit"_s).constFirst();
    QCOMPARE(limit[u"billed"_s].toString(), u"0"_s);
    QCOMPARE(limit[u"otherMoney"_s].toObject()[u"EUR"_s].toString(), u"144"_s); // 16 seconds, with what is not settled
    const CliResult words = runCli({u"spend"_s, u"limits"_s, u"list"_s, u"--profile"_s, m_profile->path()});
    QVERIFY2(words.out.contains("€144.00 can't be counted"), words.all().constData());
}

/// A typing error must not look as if nothing had been spent.
void TestCliSpend::unknownNamesAreRefused()
{
    const CliResult account = spend({u"report"_s, u"--account=Nope"_s});
    QVERIFY2(account.status == 2 && account.err.contains("\"Nope\"") && account.err.contains(accountId.toLatin1()),
        account.all().constData());
    const CliResult model = spend({u"calls"_s, u"--model=nope"_s});
    QVERIFY2(model.status == 2 && model.err.contains("film-3, reel-2"), model.all().constData());
    const CliResult days = spend({u"report"_s, u"--from=2026-03-05"_s, u"--to=2026-03-01"_s});
    QVERIFY2(days.status == 2 && days.err.contains("--from"), days.all().constData());
}

void TestCliSpend::rates()
{
    const CliResult added = spend({u"rates"_s, u"add"_s, u"--per=point"_s, u"--price=0.14 usd"_s,
        u"--from=2026-03-01"_s, u"--model=reel-2"_s, u"--source=price list"_s});
    QCOMPARE(added.status, 0);
    const QString id = added.lines().constFirst()[u"rate"_s].toString();
    const QList<QJsonObject> rates = spend({u"rates"_s, u"list"_s}).events(u"rate"_s);
    QJsonObject line = added.lines().constFirst();
    line.remove(u"replaces"_s);
    QCOMPARE(rates, QList{line});
    QCOMPARE(rates.constFirst()[u"price"_s].toString() + rates.constFirst()[u"currency"_s].toString(), u"0.14USD"_s);
    const QJsonObject total = spend({}).events(u"total"_s).constFirst();
    QCOMPARE(total[u"billed"_s].toObject()[u"money"_s].toObject()[u"USD"_s].toString(), u"0.42"_s);
    QCOMPARE(added.lines().constFirst()[u"replaces"_s].toString(), QString());
    // One per take counts instead of one per point.
    const CliResult next =
        spend({u"rates"_s, u"add"_s, u"--per=take"_s, u"--price=1 USD"_s, u"--from=2026-03-02"_s, u"--model=REEL-2"_s});
    QCOMPARE(next.lines().constFirst()[u"replaces"_s].toString(), id);
    QCOMPARE(spend({u"rates"_s, u"remove"_s, next.lines().constFirst()[u"rate"_s].toString()}).status, 0);
    QCOMPARE(spend({u"rates"_s, u"remove"_s, id}).status, 0);
    QVERIFY(spend({u"rates"_s, u"remove"_s, id}).status != 0);
    QVERIFY(spend({u"rates"_s, u"list"_s}).lines().isEmpty());
}

void TestCliSpend::importsAllRatesOrNone()
{
    const QString file = m_profile->filePath(u"rates.csv"_s);
    const QByteArray good = "unit,price,currency,from\nsecond,0.10,USD,2026-01-01\npoint,0.14,USD,2026-01-01\n";
    writeFile(file, good + "take,free,USD,2026-01-01\n");
    const CliResult refused = spend({u"rates"_s, u"import"_s, file});
    QVERIFY(refused.status != 0);
    QVERIFY2(refused.err.contains("Line 4"), refused.err.constData());
    QVERIFY(spend({u"rates"_s, u"list"_s}).lines().isEmpty());
    writeFile(file, good);
    QCOMPARE(spend({u"rates"_s, u"import"_s, file}).lines().constFirst()[u"rates"_s].toInt(), 2);
    QCOMPARE(spend({u"rates"_s, u"list"_s}).events(u"rate"_s).size(), 2);
    // The same file again adds nothing.
    const QJsonObject again = spend({u"rates"_s, u"import"_s, file}).lines().constFirst();
    QCOMPARE(again[u"rates"_s].toInt(), 0);
    QCOMPARE(again[u"known"_s].toInt(), 2);
    QCOMPARE(spend({u"rates"_s, u"list"_s}).events(u"rate"_s).size(), 2);
    QVERIFY(spend({u"rates"_s, u"import"_s, file + u".missing"_s}).status != 0);
    for (const char* rows :
        {"unit,price,currency,from,resolutoin\nsecond,0.1,USD,2026-01-01,480P\n", "second,0.1,USD\n"}) {
        writeFile(file, rows);
        const CliResult strange = spend({u"rates"_s, u"import"_s, file});
        QVERIFY2(strange.status != 0 && strange.err.contains("names the columns"), strange.all().constData());
    }
}

void TestCliSpend::limits()
{
    const CliResult added = spend({u"limits"_s, u"add"_s, u"--per=always"_s, u"--seconds=20"_s, u"--refuse"_s});
    QCOMPARE(added.status, 0);
    const QJsonObject limit = spend({u"limits"_s, u"list"_s}).events(u"limit"_s).constFirst();
    QCOMPARE(limit[u"billed"_s].toString(), u"11"_s);
    QCOMPARE(limit[u"unsettled"_s].toString(), u"5"_s);
    QCOMPARE(limit[u"left"_s].toString(), u"4"_s);
    QCOMPARE(limit[u"near"_s].toBool(), true);
    QCOMPARE(limit[u"atLimit"_s].toString(), u"refuse"_s);
    QCOMPARE(spend({u"limits"_s, u"remove"_s, limit[u"limit"_s].toString()}).status, 0);
    QVERIFY(spend({u"limits"_s, u"remove"_s, limit[u"limit"_s].toString()}).status != 0);
    QVERIFY(spend({u"limits"_s, u"list"_s}).lines().isEmpty());
}

void TestCliSpend::comparesTotals_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("differences");
    QTest::newRow("equal") << QStringList{u"--seconds=11"_s, u"--points=3.000"_s} << 0 << u"0 0"_s;
    QTest::newRow("more") << QStringList{u"--seconds=11.041"_s} << 1 << u"0.041"_s;
    QTest::newRow("less") << QStringList{u"--points=2"_s} << 1 << u"-1"_s;
    QTest::newRow("one day") << QStringList{u"--seconds=5"_s, u"--to=2026-03-01"_s} << 0 << u"0"_s;
    QTest::newRow("money without rates") << QStringList{u"--money=1 USD"_s} << 1 << u"1"_s;
}

void TestCliSpend::comparesTotals()
{
    QFETCH(QStringList, options);
    const CliResult result = spend(QStringList{u"compare"_s} + options);
    QTEST(result.status, "status");
    QStringList differences;
    for (const QJsonObject& total : result.events(u"total"_s))
        differences.append(total[u"difference"_s].toString());
    QTEST(differences.join(u' '), "differences");
}

void TestCliSpend::roundedTotalsMatch()
{
    QCOMPARE(
        spend({u"rates"_s, u"add"_s, u"--per=second"_s, u"--price=0.0609 USD"_s, u"--from=2026-01-01"_s}).status, 0);
    QCOMPARE(spend({u"compare"_s, u"--model=film-3"_s, u"--money=0.67 USD"_s}).status, 0); // 0.6699
    QCOMPARE(spend({u"compare"_s, u"--model=film-3"_s, u"--money=0.6700 USD"_s}).status, 1);
    QCOMPARE(spend({u"compare"_s, u"--model=film-3"_s, u"--money=0.66 USD"_s}).status, 1);
    const CliResult rounded = spend({u"compare"_s, u"--model=film-3"_s, u"--money=0,67 USD"_s}); // as others write it
    QVERIFY2(
        rounded.status == 0 && rounded.events(u"total"_s).constFirst()[u"equal"_s].toBool(), rounded.all().constData());
    QCOMPARE(spend({u"compare"_s, u"--seconds=1,234"_s}).status, 2); // it has two meanings
}

void TestCliSpend::comparesAFile()
{
    const QString file = m_profile->filePath(u"invoice.csv"_s);
    writeFile(file, "Task ID,Seconds,Points\njob-1,5,\njob-2,7,\njob-9,5,\n");
    const CliResult result = spend({u"compare"_s, u"--invoice"_s, file});
    QVERIFY(result.status == 1 && result.events(u"matched"_s).size() == 2);
    QCOMPARE(result.events(u"matched"_s).at(0)[u"equal"_s].toBool(), true);
    QCOMPARE(result.events(u"matched"_s).at(1)[u"equal"_s].toBool(), false);
    QCOMPARE(result.events(u"onlyHere"_s).size(), 2); // the points, and what is not settled
    QCOMPARE(result.events(u"onlyOnInvoice"_s).constFirst()[u"line"_s].toInt(), 4);
    writeFile(file, "Task ID,Seconds,Points\njob-1,5,\njob-2,6,\njob-3,,3\n");
    QCOMPARE(spend({u"compare"_s, u"--invoice"_s, file, u"--to=2026-03-02"_s}).status, 0);
    // The invoice's day may be another than ours, so the IDs of other days are known, too.
    QCOMPARE(spend({u"compare"_s, u"--invoice"_s, file, u"--from=2026-12-01"_s}).events(u"matched"_s).size(), 3);
    // A take that was not billed is named, because its charge is one to dispute.
    QCOMPARE(spend({u"settle"_s, u"1"_s, u"--not-charged"_s}).status, 0);
    const CliResult disputed = spend({u"compare"_s, u"--invoice"_s, file, u"--to=2026-03-02"_s});
    QCOMPARE(disputed.status, 1);
    QVERIFY(disputed.events(u"onlyOnInvoice"_s).isEmpty());
    const QJsonObject match = disputed.events(u"matched"_s).constFirst();
    QCOMPARE(match[u"equal"_s].toBool(), false);
    QCOMPARE(match[u"here"_s].toObject()[u"state"_s].toString(), u"not billed"_s);
    QCOMPARE(spend({u"settle"_s, u"1"_s, u"--undo"_s}).status, 0);
    // One line twice, and a credit.
    writeFile(file, "Task ID,Seconds,Amount\njob-1,5,\njob-1,5,\njob-9,,-1.00 USD\n");
    const CliResult twice = spend({u"compare"_s, u"--invoice"_s, file, u"--to=2026-03-01"_s});
    QCOMPARE(twice.events(u"onlyOnInvoice"_s).at(0)[u"duplicateOf"_s].toInt(), 2);
    QVERIFY(twice.events(u"onlyOnInvoice"_s).at(1)[u"duplicateOf"_s].isNull());
    const CliResult words = runCli(
        {u"spend"_s, u"compare"_s, u"--invoice"_s, file, u"--to=2026-03-01"_s, u"--profile"_s, m_profile->path()});
    QVERIFY2(
        words.out.contains("Only on the invoice: line 3, job-1, 5 s (the same ID as line 2)"), words.all().constData());
    QVERIFY2(words.out.contains("Credit on the invoice: line 4, job-9, -$1.00"), words.all().constData());
    writeFile(file, "Task ID,Seconds\njob-1,five\n");
    QCOMPARE(spend({u"compare"_s, u"--invoice"_s, file}).status, 2);
}

void TestCliSpend::aFigureThatIsNoneIsShown()
{
    {
        TaskStore store;
        QVERIFY(store.open(m_profile->filePath(u"dailies.sqlite"_s)));
        VideoTask five = baseTask(Family::B, u"job-5"_s, 4);
        five.report.finalUnitDeduction = u"-5 \n free"_s;
        QVERIFY(store.add(five));
    }
    const QStringList show{u"show"_s, u"5"_s, u"--profile"_s, m_profile->path()};
    const CliResult text = runCli(show);
    QVERIFY2(text.out.contains("“-5 free”, which isn't counted"), text.all().constData());
    QCOMPARE(runCli(show + QStringList{u"--json"_s}).lines().value(0)[u"uncountedFigure"_s].toString(), u"-5 free"_s);
    const CliResult calls = spend({u"calls"_s, u"--state=unsettled"_s});
    QVERIFY2(calls.out.contains("reported “-5 free”"), calls.all().constData());
}

void TestCliSpend::wrongUse_data()
{
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const char* arguments) {
        QTest::addRow("%s", arguments) << QString::fromLatin1(arguments).split(u'|');
    };
    for (const char* arguments :
        {"nonsense", "report|--by=week", "report|--from=yesterday", "calls|--state=paid", "settle", "settle|4",
            "settle|four|--not-charged", "settle|4|--not-charged|--undo", "settle|4|--seconds=5|--not-charged",
            "settle|4|--seconds=-5", "settle|4|--money=5", "rates", "rates|nonsense", "rates|add|--price=1 USD",
            "rates|add|--per=minute|--price=1 USD", "rates|add|--per=take|--price=1", "rates|add|--per=take",
            "rates|add|--per=take|--price=1 USD|--account=x", "limits|add|--takes=5", "limits|add|--per=week|--takes=5",
            "limits|add|--per=day", "limits|add|--per=day|--takes=5|--points=5", "limits|add|--per=day|--takes=many",
            "limits|add|--per=day|--takes=0", "limits|add|--per=day|--takes=2.5",
            "limits|add|--per=day|--takes=5|--account=nobody", "compare", "compare|--seconds=5|--invoice=x",
            "compare|--seconds=x"})
        row(arguments);
}

void TestCliSpend::wrongUse()
{
    QFETCH(QStringList, arguments);
    const CliResult result = spend(arguments);
    QCOMPARE(result.status, 2);
    QVERIFY2(!result.err.isEmpty() && result.out.isEmpty(), result.all().constData());
}

void TestCliSpend::checkShowsTheEstimate()
{
    const QStringList check{u"check"_s, u"--json"_s, u"--profile"_s, m_profile->path()};
    const auto estimate = [&](const QString& family, const QByteArray& body) {
        return runCli(check + requestOptions(family, u"TextToVideo"_s), body).events(u"estimate"_s).value(0);
    };
    const QJsonObject exact =
        estimate(u"A"_s, R"({"model":"film-3","input":{"prompt":"x"},"parameters":{"duration":8}})");
    QCOMPARE(exact[u"exact"_s].toBool(), true);
    QCOMPARE(exact[u"seconds"_s].toString(), u"8"_s);
    const QJsonObject usual = estimate(u"B"_s, R"({"model":"reel-2","prompt":"x","duration":"5"})");
    QCOMPARE(usual[u"exact"_s].toBool(), false);
    QCOMPARE(usual[u"points"_s].toString(), u"3"_s);
    QCOMPARE(usual[u"earlierTakes"_s].toInt(), 1);
    const QJsonObject unknown = estimate(u"B"_s, R"({"model":"reel-2","prompt":"x","duration":"10"})");
    QVERIFY(unknown[u"points"_s].isNull());
    QCOMPARE(unknown[u"earlierTakes"_s].toInt(), 0);
}

void TestCliSpend::showTellsTheCost()
{
    const QStringList show{u"show"_s, u"--json"_s, u"--profile"_s, m_profile->path()};
    const QJsonObject one = runCli(show + QStringList{u"1"_s}).lines().value(0);
    QCOMPARE(one[u"costState"_s].toString(), u"billed"_s);
    QCOMPARE(one[u"costSeconds"_s].toDouble(), 5.0);
    QCOMPARE(spend({u"settle"_s, u"4"_s, u"--not-charged"_s}).status, 0);
    const QJsonObject four = runCli(show + QStringList{u"4"_s}).lines().value(0);
    QCOMPARE(four[u"costState"_s].toString(), u"not billed"_s); // by the user
    QCOMPARE(four[u"callState"_s].toString(), u"not billed"_s);
    QCOMPARE(four[u"settledByHand"_s].toBool(), true);
}

/// A list is added up in a spreadsheet, so it must say what the report says.
void TestCliSpend::listsTellTheCost()
{
    QCOMPARE(spend({u"rates"_s, u"add"_s, u"--per=second"_s, u"--price=0.1 EUR"_s, u"--from=2026-01-01"_s}).status, 0);
    QCOMPARE(spend({u"settle"_s, u"4"_s, u"--money=7 USD"_s}).status, 0);
    const QStringList list{u"list"_s, u"--profile"_s, m_profile->path()};
    QStringList rows; // of the takes of five seconds
    for (const QJsonObject& task : runCli(list + QStringList{u"--json"_s}).lines()) {
        if (task[u"costSeconds"_s].toDouble() == 5)
            rows.append(task[u"costMoney"_s].toVariant().toString() + task[u"costCurrency"_s].toString());
    }
    rows.sort();
    QCOMPARE(rows, (QStringList{u"0.5EUR"_s, u"7USD"_s}));
    const QByteArray csv = runCli(list + QStringList{u"--format"_s, u"csv"_s}).out;
    QVERIFY2(csv.contains(",billed,5,,0.5,EUR,") && csv.contains(",billed,5,,7,USD,"), csv.constData());
    const QByteArray json = runCli(list + QStringList{u"--format"_s, u"json"_s}).out;
    QVERIFY2(json.contains(R"("costMoney":7)"), json.constData());
}

/// The real service counts the create calls.
void TestCliSpend::submitObeysLimits()
{
    const PracticeRun practice;
    QVERIFY(practice.isListening());
    const auto submit = [&](const QStringList& options) {
        return runCli(QStringList{u"submit"_s, u"--json"_s, u"--profile"_s, m_profile->path(), u"--base-url"_s,
                          practice.baseUrl()}
                + requestOptions(u"A"_s, u"TextToVideo"_s) + options,
            requestText(u"A"_s), practice.key());
    };
    QCOMPARE(spend({u"limits"_s, u"add"_s, u"--per=day"_s, u"--takes=2"_s}).status, 0);
    const auto check = [&] {
        return runCli(
            QStringList{u"check"_s, u"--profile"_s, m_profile->path()} + requestOptions(u"A"_s, u"TextToVideo"_s),
            requestText(u"A"_s));
    };
    QVERIFY(check().out.contains("can be sent."));
    const CliResult asked = submit({u"--copies=3"_s});
    QCOMPARE(asked.status, 3);
    QVERIFY2(asked.err.contains("--over-limit") && asked.err.contains("2 takes a day"), asked.all().constData());
    QCOMPARE(practice.creates(), 0);
    QCOMPARE(submit({u"--copies=3"_s, u"--over-limit"_s}).status, 0);
    QCOMPARE(practice.creates(), 3);
    QCOMPARE(submit({u"--again"_s}).status, 3);
    const CliResult checked = check();
    QVERIFY2(checked.status == 0 && checked.out.contains("can be sent with --over-limit"), checked.all().constData());
    QVERIFY2(checked.err.contains("2 takes a day"), checked.all().constData());
    QCOMPARE(spend({u"limits"_s, u"add"_s, u"--per=day"_s, u"--takes=3"_s, u"--refuse"_s}).status, 0);
    const CliResult refused = submit({u"--again"_s, u"--over-limit"_s});
    QCOMPARE(refused.status, 3);
    const CliResult hopeless = check();
    QVERIFY2(hopeless.status == 3 && hopeless.err.contains("3 takes a day"), hopeless.all().constData());
    QVERIFY2(!hopeless.out.contains("can be sent"), hopeless.all().constData());
    QVERIFY2(refused.err.contains("3 takes a day") && !refused.err.contains("--over-limit"), refused.all().constData());
    QCOMPARE(practice.creates(), 3);
    QCOMPARE(spend({u"calls"_s, u"--state=reserved"_s}).events(u"call"_s).size(), 3);
}

/// A window reads its database by a second connection. A command that ends meanwhile must not take the log away.
void TestCliSpend::whileTheWindowReadsBeside()
{
    const QString database = m_profile->filePath(u"dailies.sqlite"_s);
    TaskStore window;
    QVERIFY(window.open(database));
    {
        TaskStore reader;
        QVERIFY(reader.open(database, TaskStore::Access::Beside));
        QCOMPARE(reader.ids().size(), 4);
    }
    QVERIFY(window.add(baseTask(Family::A, u"job-5"_s, 4)));
    QVERIFY(QFile::exists(database + u"-wal"_s));
    QCOMPARE(spend({u"calls"_s}).lines().size(), 5);
    QVERIFY(QFile::exists(database + u"-wal"_s)); // the command saw that the window uses it
    QVERIFY(window.add(baseTask(Family::A, u"job-6"_s, 5)));
    QCOMPARE(spend({u"calls"_s}).lines().size(), 6);
}

QTEST_GUILESS_MAIN(TestCliSpend)
#include "tst_clispend.moc"
