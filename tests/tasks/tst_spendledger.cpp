// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tasks/spendbench.h"

#include <QJsonObject>
#include <QTest>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

using Events = QList<AnyTaskEvent>;

const TaskEvent::SendBegun sent;
const AnyTaskEvent accepted = SpendBench::created(CreateOutcome::Accepted, u"job-1"_s);
const AnyTaskEvent lost = SpendBench::created(CreateOutcome::Lost);
const AnyTaskEvent refused = SpendBench::created(CreateOutcome::Refused);
const AnyTaskEvent throttled = SpendBench::created(CreateOutcome::Throttled);
const AnyTaskEvent notSent = SpendBench::created(CreateOutcome::NotSent);
const TaskEvent::ResubmitConfirmed resubmitted;
const TaskEvent::DownloadSaved saved{u"/clips/1.mp4"_s};

AnyTaskEvent succeeded(const QJsonObject& usage = {}, const QString& points = {})
{
    return SpendBench::answered(RemoteState::Succeeded, usage, points);
}

AnyTaskEvent ended(RemoteState state, const QJsonObject& usage = {}, const QString& points = {})
{
    return SpendBench::answered(state, usage, points);
}

} // namespace

/// What each create call costs, along every path of a task's life.
class TestSpendLedger final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void accountsForEveryPath_data();
    void accountsForEveryPath();
    void readsFigures_data();
    void readsFigures();
    void valuesPlannedTasks_data();
    void valuesPlannedTasks();
    void practiceHasNoCalls();
    void reservesInTheTransactionOfTheIntent();
    void deletionKeepsTheCall();
    void takesFromElsewhereAreAccountedFor();
    void lateFiguresCount();
    void figureStaysWhenTheTaskIsForgotten();
    void reportedFiguresReplaceTheUsers();
    void upgradeAccountsForThePast_data();
    void upgradeAccountsForThePast();
    void upgradeKeepsLostCalls();
    void upgradeSurvivesUnreadableRows();
};

void TestSpendLedger::accountsForEveryPath_data()
{
    QTest::addColumn<Family>("family");
    QTest::addColumn<Events>("events");
    QTest::addColumn<QString>("calls"); // newest first, separated by commas
    const auto a = [](const char* name, const Events& events, const QString& calls) {
        QTest::newRow(name) << Family::A << events << calls;
    };
    const QJsonObject five{{u"duration"_s, 5}};
    a("never sent", {}, {});
    a("held before it was sent", {TaskEvent::HeldByUser{}}, {});
    a("being sent", {sent}, u"reserved 5/-"_s);
    a("accepted", {sent, accepted}, u"reserved 5/-"_s);
    a("refused", {sent, refused}, u"not billed -/-"_s);
    a("throttled", {sent, throttled}, u"not billed -/-"_s);
    a("not sent", {sent, notSent}, u"not billed -/-"_s);
    a("throttled, then accepted", {sent, throttled, sent, accepted}, u"reserved 5/-,not billed -/-"_s);
    a("not sent, then refused", {sent, notSent, sent, refused}, u"not billed -/-,not billed -/-"_s);
    a("no response", {sent, lost}, u"unsettled 5/-"_s);
    a("no response, dismissed", {sent, lost, TaskEvent::LeftAlone{}}, u"unsettled 5/-"_s);
    a("ended while it was being sent", {sent, TaskEvent::FoundSendingAtStart{}}, u"unsettled 5/-"_s);
    a("no response, to be sent again", {sent, lost, resubmitted}, u"unsettled 5/-"_s);
    a("no response, withdrawn", {sent, lost, resubmitted, TaskEvent::Withdrawn{}}, u"unsettled 5/-"_s);
    a("no response, being sent again", {sent, lost, resubmitted, sent}, u"reserved 5/-,unsettled 5/-"_s);
    a("no response, sent again and accepted", {sent, lost, resubmitted, sent, accepted},
        u"reserved 5/-,unsettled 5/-"_s);
    a("no response, sent again and refused", {sent, lost, resubmitted, sent, refused},
        u"not billed -/-,unsettled 5/-"_s);
    a("no response, sent again and throttled", {sent, lost, resubmitted, sent, throttled},
        u"not billed -/-,unsettled 5/-"_s);
    a("no response, throttled, withdrawn", {sent, lost, resubmitted, sent, throttled, TaskEvent::Withdrawn{}},
        u"not billed -/-,unsettled 5/-"_s);
    a("no response twice", {sent, lost, resubmitted, sent, lost}, u"unsettled 5/-,unsettled 5/-"_s);
    a("no response, saved the second time", {sent, lost, resubmitted, sent, accepted, succeeded(five), saved},
        u"billed 5/-,unsettled 5/-"_s);
    a("no response, ID entered", {sent, lost, TaskEvent::IdAttached{u"job-1"_s}}, u"reserved 5/-"_s);
    a("no response, ID entered, saved", {sent, lost, TaskEvent::IdAttached{u"job-1"_s}, succeeded(five), saved},
        u"billed 5/-"_s);
    a("refused the second time, ID of the first entered",
        {sent, lost, resubmitted, sent, refused, TaskEvent::IdAttached{u"job-1"_s}, succeeded(five), saved},
        u"not billed -/-,billed 5/-"_s);
    a("finished with a figure", {sent, accepted, succeeded(five)}, u"billed 5/-"_s);
    a("finished without a figure", {sent, accepted, succeeded()}, u"reserved 5/-"_s);
    a("saved with a figure", {sent, accepted, succeeded({{u"duration"_s, 8}}), saved}, u"billed 8/-"_s);
    const TaskEvent::DownloadFailed turnedAway{{ErrorKind::Refused, u"HTTP 404"_s}};
    for (const RemoteState later : {RemoteState::InProgress, RemoteState::Unknown, RemoteState::Failed}) {
        const QByteArray name = "asked for another link, told state " + QByteArray::number(int(later));
        const Events events{sent, accepted, succeeded({{u"duration"_s, 8}}), turnedAway, ended(later)};
        a(name.constData(), events, u"billed 8/-"_s);
        a((name + ", saved").constData(), events + Events{saved}, u"billed 8/-"_s);
    }
    a("saved without a figure", {sent, accepted, succeeded(), saved}, u"unsettled 5/-"_s);
    a("saved with points, though seconds are charged", {sent, accepted, succeeded({}, u"3"_s), saved},
        u"unsettled 5/-"_s);
    a("charged nothing", {sent, accepted, succeeded({{u"duration"_s, 0}}), saved}, u"billed 0/-"_s);
    a("a figure while it runs is no bill", {sent, accepted, ended(RemoteState::InProgress, five)}, u"reserved 5/-"_s);
    a("failed without a figure", {sent, accepted, ended(RemoteState::Failed)}, u"not billed -/-"_s);
    a("failed with a figure", {sent, accepted, ended(RemoteState::Failed, {{u"duration"_s, 2}})}, u"billed 2/-"_s);
    a("failed and charged 0", {sent, accepted, ended(RemoteState::Failed, {{u"duration"_s, 0}})}, u"not billed -/-"_s);
    a("failed, then checked again", {sent, accepted, ended(RemoteState::Failed), TaskEvent::CheckRequested{}},
        u"reserved 5/-"_s);
    a("canceled", {sent, accepted, ended(RemoteState::Canceled)}, u"not billed -/-"_s);
    a("no longer tracked", {sent, accepted, TaskEvent::WatchStopped{}}, u"unsettled 5/-"_s);
    a("tracked again", {sent, accepted, TaskEvent::WatchStopped{}, TaskEvent::CheckRequested{}}, u"reserved 5/-"_s);
    a("downloaded again", {sent, accepted, succeeded(five), saved, TaskEvent::FetchedAgain{}}, u"billed 5/-"_s);
    const auto b = [](const char* name, const Events& events, const QString& calls) {
        QTest::newRow(name) << Family::B << events << calls;
    };
    b("B: accepted", {sent, accepted}, u"reserved -/-"_s);
    b("B: saved", {sent, accepted, succeeded({}, u"3.5"_s), saved}, u"billed -/3.5"_s);
    b("B: saved without a figure", {sent, accepted, succeeded(), saved}, u"unsettled -/-"_s);
    b("B: saved with a figure that is no number", {sent, accepted, succeeded({}, u"many"_s), saved},
        u"unsettled -/-"_s);
    b("B: canceled with a figure", {sent, accepted, ended(RemoteState::Canceled, {}, u"1"_s)}, u"billed -/1"_s);
}

void TestSpendLedger::accountsForEveryPath()
{
    QFETCH(Family, family);
    QFETCH(Events, events);
    SpendBench bench;
    const TaskId id = bench.add(family);
    for (const AnyTaskEvent& event : std::as_const(events)) {
        const Result<void> happened = bench.happen(id, event);
        QVERIFY2(happened, happened ? "" : qPrintable(happened.error().message));
    }
    QTEST(bench.calls().join(u','), "calls");
    QCOMPARE(bench.book.isEmpty(), bench.calls().isEmpty());
    const QList<SpendEntry> entries = *bench.book.entries({});
    for (const SpendEntry& entry : entries)
        QCOMPARE(entry.why.isEmpty(), entry.state != CostState::Unsettled);
}

void TestSpendLedger::readsFigures_data()
{
    QTest::addColumn<Family>("family");
    QTest::addColumn<QJsonObject>("usage");
    QTest::addColumn<QString>("deduction");
    QTest::addColumn<QString>("figure"); // "-" for none
    const auto a = [](const char* name, const QJsonObject& usage, const QString& figure) {
        QTest::newRow(name) << Family::A << usage << QString() << figure;
    };
    const QJsonValue null = QJsonValue::Null;
    a("nothing", {}, u"-"_s);
    a("number", {{u"duration"_s, 5.041}}, u"5.041"_s);
    a("text", {{u"duration"_s, u"5.041"_s}}, u"5.041"_s);
    a("text with spaces", {{u"duration"_s, u" 5 "_s}}, u"5"_s);
    a("null", {{u"duration"_s, null}}, u"-"_s);
    a("null, but both durations",
        {{u"duration"_s, null}, {u"input_video_duration"_s, 4}, {u"output_video_duration"_s, u"5"_s}}, u"9"_s);
    a("only the output", {{u"output_video_duration"_s, 5}}, u"5"_s);
    a("only the input", {{u"input_video_duration"_s, 4}}, u"-"_s);
    a("output null", {{u"input_video_duration"_s, 4}, {u"output_video_duration"_s, null}}, u"-"_s);
    a("the whole before its parts", {{u"duration"_s, 7}, {u"output_video_duration"_s, 5}}, u"7"_s);
    a("negative", {{u"duration"_s, -5}}, u"-"_s);
    a("negative text", {{u"duration"_s, u"-5"_s}}, u"-"_s);
    a("words", {{u"duration"_s, u"5s"_s}}, u"-"_s);
    for (const QJsonValue& odd : {QJsonValue(u"5s"_s), QJsonValue(u"4,5"_s), QJsonValue(-3), QJsonValue(1e30)})
        a("unreadable beside its parts", {{u"duration"_s, odd}, {u"output_video_duration"_s, 5}}, u"-"_s);
    a("empty beside its parts", {{u"duration"_s, u" "_s}, {u"output_video_duration"_s, 5}}, u"5"_s);
    a("input unreadable", {{u"input_video_duration"_s, u"4s"_s}, {u"output_video_duration"_s, 5}}, u"-"_s);
    a("a list", {{u"duration"_s, QJsonArray{5}}}, u"-"_s);
    a("switch", {{u"duration"_s, true}}, u"-"_s);
    a("absurd", {{u"duration"_s, 1e300}}, u"-"_s);
    const auto b = [](const char* name, const QString& deduction, const QString& figure) {
        QTest::newRow(name) << Family::B << QJsonObject() << deduction << figure;
    };
    b("B: nothing", {}, u"-"_s);
    b("B: points", u"3.5"_s, u"3.5"_s);
    b("B: zero", u"0"_s, u"0"_s);
    b("B: words", u"3 units"_s, u"-"_s);
    b("B: exponent", u"1e3"_s, u"-"_s);
}

void TestSpendLedger::readsFigures()
{
    QFETCH(Family, family);
    QFETCH(QJsonObject, usage);
    QFETCH(QString, deduction);
    TaskReport report;
    report.usage = usage;
    report.finalUnitDeduction = deduction;
    const Quantity quantity = reportedQuantity(report, family);
    const std::optional<Amount> figure = family == Family::A ? quantity.seconds : quantity.points;
    QTEST(figure ? figure->text() : u"-"_s, "figure");
    QVERIFY(!(family == Family::A ? quantity.points : quantity.seconds));
}

void TestSpendLedger::valuesPlannedTasks_data()
{
    QTest::addColumn<VideoRequest>("request");
    QTest::addColumn<int>("inputSeconds"); // -1 if it is not known
    QTest::addColumn<QString>("seconds");
    const VideoRequest text = SpendBench::request();
    VideoRequest edit = text;
    edit.kind.apiType = ApiType::VideoEdit;
    edit.media = {{u"video"_s, u"file:///clip.mp4"_s, {}}};
    VideoRequest picture = text;
    picture.kind.apiType = ApiType::ImageToVideo;
    picture.media = {{u"first_frame"_s, u"https://pictures.example/1.png"_s, {}}};
    VideoRequest open = text;
    open.durationSeconds.reset();
    QTest::newRow("text") << text << -1 << u"5"_s;
    QTest::newRow("a picture adds nothing") << picture << -1 << u"5"_s;
    QTest::newRow("a video adds its length") << edit << 4 << u"9"_s;
    QTest::newRow("a video of unknown length") << edit << -1 << QString();
    edit.kind.apiType = ApiType::TextToVideo;
    QTest::newRow("a video that is not sent") << edit << -1 << u"5"_s;
    QTest::newRow("no duration") << open << -1 << QString();
    QTest::newRow("family B") << SpendBench::request(Family::B) << -1 << QString();
}

void TestSpendLedger::valuesPlannedTasks()
{
    QFETCH(VideoRequest, request);
    QFETCH(int, inputSeconds);
    SpendBench bench;
    VideoTask task = bench.newTask(request);
    if (inputSeconds >= 0)
        task.inputSeconds = Amount::whole(inputSeconds);
    // As it is read again from the database.
    const TakeCost cost = costOf(*bench.store.task(bench.add(task)));
    QCOMPARE(cost.state, CostState::Planned);
    QTEST(cost.quantity.seconds ? cost.quantity.seconds->text() : QString(), "seconds");
    QVERIFY(!cost.quantity.points);
    QVERIFY(bench.book.isEmpty());
}

void TestSpendLedger::practiceHasNoCalls()
{
    SpendBench bench;
    bench.storeLimit(LimitUnit::Takes, 1);
    for (int take = 0; take < 3; ++take) {
        VideoTask task = bench.newTask(SpendBench::request(), u"practice"_s);
        task.baseUrl.clear();
        bench.charged(task, u"5"_s);
    }
    QVERIFY(bench.book.isEmpty());
    QCOMPARE(costOf(*bench.store.task(1)).state, CostState::None);
}

/// Another connection sees the intent and its reservation together, or neither of them.
void TestSpendLedger::reservesInTheTransactionOfTheIntent()
{
    SpendBench bench;
    const TaskId id = bench.add();
    runOn(bench.file(), {u"CREATE TRIGGER in_the_way BEFORE INSERT ON spend BEGIN SELECT RAISE(ABORT, 'no'); END"_s});
    const Result<void> begun = bench.happen(id, sent);
    QVERIFY(!begun);
    QCOMPARE(begun.error().kind, ErrorKind::Storage);
    QCOMPARE(bench.store.task(id)->state, TaskState::Waiting);
    runOn(bench.file(), {u"DROP TRIGGER in_the_way"_s});
    QVERIFY(bench.happen(id, sent));
    QCOMPARE(
        valueIn(bench.file(), u"SELECT state || ' ' || (SELECT state FROM spend WHERE task = tasks.id) FROM tasks"_s)
            .toString(),
        u"Sending reserved"_s);
}

void TestSpendLedger::deletionKeepsTheCall()
{
    SpendBench bench;
    const TaskId id = bench.charged(Family::A, u"5"_s);
    const TaskId other = bench.add();
    QVERIFY(bench.happen(other, sent) && bench.happen(other, refused));
    QVERIFY(bench.store.remove(other));
    TaskHistory history(bench.store);
    QVERIFY(history.setMarks({{id, {.recycledAt = bench.clock.now()}}}));
    QCOMPARE(history.emptyBin().value_or(0), 1);
    QVERIFY(!bench.store.task(id));
    QCOMPARE(bench.calls(), (QStringList{u"not billed -/-"_s, u"billed 5/-"_s}));
    QCOMPARE(bench.book.entryOf(id)->prompt, QString());
    QCOMPARE(bench.book.entryOf(id)->remoteId, u"job-%1"_s.arg(id));
    const SpendLine total = bench.book.report({})->total;
    QCOMPARE(total.saved, 1);
    QCOMPARE(total.kept, 0);
}

void TestSpendLedger::takesFromElsewhereAreAccountedFor()
{
    SpendBench bench;
    VideoTask adopted = bench.newTask(SpendBench::request());
    adopted.request.durationSeconds.reset();
    adopted.state = TaskState::InProgress;
    adopted.remoteId = u"job-elsewhere"_s;
    adopted.acceptedAt = bench.clock.now();
    // It is not sent, so no limit refuses it.
    bench.storeLimit(LimitUnit::Seconds, 1);
    const TaskId id = bench.add(adopted);
    QCOMPARE(bench.calls(), QStringList{u"reserved -/-"_s});
    QVERIFY(bench.happen(id, succeeded({{u"duration"_s, 7}})));
    QCOMPARE(bench.calls(), QStringList{u"billed 7/-"_s});
}

/// The service may report the end first, without a link and without the figure.
void TestSpendLedger::lateFiguresCount()
{
    SpendBench bench;
    const TaskId id = bench.running();
    QVERIFY(bench.happen(id, SpendBench::answered(RemoteState::Succeeded, {}, {}, {})));
    QVERIFY(bench.happen(id, SpendBench::answered(RemoteState::Succeeded, {}, {}, {})));
    QCOMPARE(bench.calls(), QStringList{u"reserved 5/-"_s});
    QVERIFY(bench.happen(id, SpendBench::answered(RemoteState::Succeeded, {{u"duration"_s, 6}}, {}, {})));
    QCOMPARE(bench.store.task(id)->state, TaskState::InProgress);
    QCOMPARE(bench.calls(), QStringList{u"billed 6/-"_s});
}

/// The service finished the task without giving a link, said what it charged, and forgot it after a day.
void TestSpendLedger::figureStaysWhenTheTaskIsForgotten()
{
    SpendBench bench;
    const TaskId id = bench.running();
    QVERIFY(bench.happen(id, SpendBench::answered(RemoteState::Succeeded, {{u"duration"_s, 8}}, {}, {})));
    bench.clock.advance(25 * 3600 * 1000);
    QVERIFY(bench.happen(id, ended(RemoteState::Unknown)));
    QVERIFY(bench.happen(id, ended(RemoteState::Unknown)));
    QCOMPARE(bench.store.task(id)->state, TaskState::Forgotten);
    QCOMPARE(bench.calls(), QStringList{u"billed 8/-"_s});
    // A figure that was reported while the task was running is no bill.
    const TaskId other = bench.running();
    QVERIFY(bench.happen(other, ended(RemoteState::InProgress, {{u"duration"_s, 8}})));
    bench.clock.advance(25 * 3600 * 1000);
    QVERIFY(bench.happen(other, ended(RemoteState::Unknown)));
    QVERIFY(bench.happen(other, ended(RemoteState::Unknown)));
    QCOMPARE(bench.calls().constFirst(), u"unsettled 5/-"_s);
}

void TestSpendLedger::reportedFiguresReplaceTheUsers()
{
    SpendBench bench;
    const TaskId id = bench.add();
    QVERIFY(bench.happen(id, sent) && bench.happen(id, lost));
    const qint64 call = bench.book.entryOf(id)->id;
    QVERIFY(bench.book.settle(call, Quantity{Amount::whole(3), {}}, {}));
    QCOMPARE(bench.calls(), QStringList{u"billed 3/-"_s});
    // Steps that bring no news keep the user's word.
    QVERIFY(bench.happen(id, TaskEvent::LeftAlone{}));
    QCOMPARE(bench.calls(), QStringList{u"billed 3/-"_s});
    QVERIFY(bench.happen(id, TaskEvent::IdAttached{u"job-1"_s}));
    QVERIFY(bench.happen(id, succeeded({{u"duration"_s, 8}})));
    QCOMPARE(bench.calls(), QStringList{u"billed 8/-"_s});
    QVERIFY(!bench.book.entryOf(id)->isSettledByHand);
}

void TestSpendLedger::upgradeAccountsForThePast_data()
{
    QTest::addColumn<QString>("columns"); // of the task
    QTest::addColumn<QString>("calls");
    const auto row = [](const char* name, const QString& columns, const QString& calls) {
        QTest::newRow(name) << columns << calls;
    };
    const QString request = u", request = '{\"duration\":5}'"_s;
    const QString told = u", report = '{\"state\":\"Succeeded\",\"usage\":{\"duration\":%1}}'"_s;
    row("waiting", u"state = 'Waiting', remote_id = '', create_attempts = 0"_s, {});
    row("waiting again", u"state = 'Waiting', remote_id = ''"_s + request, u"not billed -/-"_s);
    row("sending", u"state = 'Sending', remote_id = ''"_s + request, u"reserved 5/-"_s);
    row("no response", u"state = 'NeedsReview', remote_id = ''"_s + request, u"unsettled 5/-"_s);
    row("refused", u"state = 'Refused', remote_id = ''"_s + request, u"not billed -/-"_s);
    row("running", u"state = 'InProgress'"_s + request, u"reserved 5/-"_s);
    row("not tracked", u"state = 'InProgress', watched = 0"_s + request, u"unsettled 5/-"_s);
    row("forgotten", u"state = 'Forgotten'"_s + request, u"unsettled 5/-"_s);
    row("failed", u"state = 'Failed'"_s + request, u"not billed -/-"_s);
    row("failed with a figure", u"state = 'Failed'"_s + told.arg(3), u"billed 3/-"_s);
    row("saved, number", u"state = 'Saved', file = 'f'"_s + request + told.arg(u"5.041"_s), u"billed 5.041/-"_s);
    row("saved, text", u"state = 'Saved', file = 'f'"_s + told.arg(u"\"6.5\""_s), u"billed 6.5/-"_s);
    row("saved, null", u"state = 'Saved', file = 'f'"_s + request + told.arg(u"null"_s), u"unsettled 5/-"_s);
    row("saved, words", u"state = 'Saved', file = 'f'"_s + request + told.arg(u"\"5 s\""_s), u"unsettled 5/-"_s);
    row("saved, two points", u"state = 'Saved', file = 'f'"_s + request + told.arg(u"\"5.1.2\""_s), u"unsettled 5/-"_s);
    row("saved, both durations",
        u"state = 'Saved', file = 'f', report = '{\"state\":\"Succeeded\",\"usage\":{\"input_video_duration\":4,"
        "\"output_video_duration\":5}}'"_s,
        u"billed 9/-"_s);
    row("an input video",
        u"state = 'InProgress', request = '{\"duration\":5,\"media\":[{\"source\":\"x\",\"type\":"
        "\"reference_video\"}]}'"_s,
        u"reserved -/-"_s);
    row("family B",
        u"state = 'Saved', file = 'f', family = 'B', report = '{\"state\":\"Succeeded\","
        "\"finalUnitDeduction\":\"2.5\"}'"_s,
        u"billed -/2.5"_s);
    row("practice", u"state = 'Saved', file = 'f', account_id = 'practice'"_s + told.arg(5), {});
}

void TestSpendLedger::upgradeAccountsForThePast()
{
    QFETCH(QString, columns);
    QTemporaryDir folder;
    const QString file = folder.filePath(u"tasks.sqlite"_s);
    makeSchemaOne(file, {u"1, '', 'NeedsReview'"_s});
    runOn(file,
        {u"UPDATE tasks SET remote_id = 'job-1'"_s, u"DROP TRIGGER tasks_keep_remote_id"_s,
            u"UPDATE tasks SET "_s + columns});
    TaskStore store;
    const auto opened = store.open(file);
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message));
    ManualClock clock;
    SpendBook book(store, clock);
    QStringList calls;
    const QList<SpendEntry> entries = *book.entries({});
    for (const SpendEntry& entry : entries) {
        calls.append(SpendBench::line(entry));
        QCOMPARE(entry.why.isEmpty(), entry.state != CostState::Unsettled);
        QCOMPARE(entry.sentAt, QDateTime::fromMSecsSinceEpoch(1767268800000));
    }
    QTEST(calls.join(u','), "calls");
}

void TestSpendLedger::upgradeKeepsLostCalls()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(u"tasks.sqlite"_s);
    makeSchemaOne(file, {u"1, 'job-1', 'InProgress'"_s, u"2, '', 'Waiting'"_s});
    for (int step = 1; step < 8; ++step)
        runOn(file, schemaSteps().at(step));
    runOn(file,
        {u"UPDATE tasks SET sent_at = 2000, create_attempts = 2, lost_call = '{\"sentAt\":1000}', "
         "request = '{\"duration\":5}' WHERE id = 1"_s,
            u"UPDATE tasks SET sent_at = 1500, create_attempts = 1, lost_call = '{\"sentAt\":1500}' WHERE id = 2"_s,
            u"PRAGMA user_version = 8"_s});
    TaskStore store;
    QVERIFY(store.open(file));
    ManualClock clock;
    QStringList calls;
    const QList<SpendEntry> entries = *SpendBook(store, clock).entries({});
    for (const SpendEntry& entry : entries)
        calls.append(u"%1: %2"_s.arg(entry.task).arg(SpendBench::line(entry)));
    QCOMPARE(calls, (QStringList{u"1: reserved 5/-"_s, u"2: unsettled -/-"_s, u"1: unsettled 5/-"_s}));
}

void TestSpendLedger::upgradeSurvivesUnreadableRows()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(u"tasks.sqlite"_s);
    makeSchemaOne(file, {u"1, 'job-1', 'InProgress'"_s, u"2, 'job-2', 'InProgress'"_s});
    runOn(file,
        {u"UPDATE tasks SET request = '{', report = 'x' WHERE id = 1"_s,
            u"UPDATE tasks SET request = '[1]', report = '{\"usage\":7}' WHERE id = 2"_s});
    TaskStore store;
    const auto opened = store.open(file);
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message));
    ManualClock clock;
    QCOMPARE(SpendBook(store, clock).entries({})->size(), 2);
}

QTEST_GUILESS_MAIN(TestSpendLedger)
#include "tst_spendledger.moc"
