// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/accounts/account.h"
#include "app/common/compat.h"
#include "app/request/kindfields.h"
#include "app/tasks/store/taskstore.h"

#include "app/tasks/history/taskhistory.h"

#include <QFile>
#include <QFileInfo>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimeZone>

#include <functional>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QDateTime noon(QDate(2026, 1, 1), QTime(12, 0, 0, 123), QTimeZone::utc());

/// A task with a value in every field.
VideoTask fullTask()
{
    VideoTask task;
    task.accountId = u"studio"_s;
    task.baseUrl = QUrl(u"https://service.example/v1"_s);
    task.request.kind = {Family::A, Generation::G27, ApiType::ReferenceToVideo};
    task.request.model = u"wan2.7-r2v"_s;
    task.request.prompt = u"A 'quoted' \"prompt\"; DROP TABLE tasks; -- 提示 \U0001F3AC"_s;
    task.request.media = {{u"reference_image"_s, u"https://x/1.png"_s, {}},
        {u"reference_video"_s, u"file:///a%20b.mp4"_s, u"https://x/v.wav"_s}};
    task.request.resolution = u"720P"_s;
    task.request.durationSeconds = 8;
    task.request.promptExtend = false;
    task.request.watermark = true;
    task.request.extra = {{u"parameters"_s, QJsonObject{{u"seed"_s, 7}}}};
    task.state = TaskState::Saved;
    task.remoteId = u"job-1"_s;
    task.report.taskId = u"job-1"_s;
    task.report.state = RemoteState::Succeeded;
    task.report.word = u"SUCCEEDED"_s;
    task.report.videoUrl = u"https://x/c.mp4?sig=%2F"_s;
    task.report.usage = {{u"duration"_s, 8.5}};
    task.error = {ErrorKind::Throttled, u"one sentence"_s, u"Code"_s, u"req"_s};
    task.createdAt = noon;
    task.sentAt = noon.addSecs(1);
    task.acceptedAt = noon.addSecs(2);
    task.finishedAt = noon.addSecs(3);
    task.addressExpiresAt = noon.addDays(1);
    task.file = u"/clips/a b.mp4"_s;
    task.createAttempts = 1;
    task.unsentAttempts = 2;
    task.missedQueries = 3;
    task.failedDownloads = 4;
    task.answersAfterExpiry = 5;
    task.watched = false;
    task.hasEnteredId = true;
    task.lostCall = LostCall{
        noon.addSecs(-30), u"ab12"_s, task.report, {ErrorKind::AnswerLost, u"Nobody knows."_s, u"502"_s, u"edge-1"_s}};
    return task;
}

VideoTask waiting(const QString& prompt)
{
    VideoTask task;
    task.accountId = u"studio"_s;
    task.request.prompt = prompt;
    task.request.model = u"wan3.0-video"_s;
    task.createdAt = noon;
    return task;
}

} // namespace

class TestTaskStore final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void everyFieldComesBack();
    void everyChangedFieldIsWritten();
    void stepLeavesOtherFieldsAlone();
    void emptyFieldsComeBackEmpty();
    void everyKindAndErrorComesBack();
    void staysAfterReopening();
    void onlyTheOwnerCanReadIt();
    void changeOnlyFromTheStateItHad();
    void anIdIsNeverReplaced();
    void savedNeedsAFile();
    void logStandsWithTheChange();
    void logOfAnUnknownTaskIsRefused();
    void removesOnlyWhatWasNeverSent_data();
    void removesOnlyWhatWasNeverSent();
    void numbersAreNotGivenTwice();
    void finding();
    void findingIsLiteral();
    void countsAndUnfinished();
    void remoteIdsBelongToAccounts();
    void lostAnswersBelongToServices_data();
    void lostAnswersBelongToServices();
    void signalsComeAfterTheCommit();
    void twoConnectionsSeeOneAnother();

private:
    /// Adds the task and returns it as stored, with its number and queue position.
    void store(VideoTask& task)
    {
        task.id = m_store->add(task).value();
        task.place = task.id;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<TaskStore> m_store;
    QString m_file;
};

void TestTaskStore::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_file = m_folder->filePath(u"tasks.db"_s);
    m_store = std::make_unique<TaskStore>();
    const Result<void> opened = m_store->open(m_file);
    QVERIFY2(opened, opened ? "" : qPrintable(opened.error().message));
}

void TestTaskStore::cleanup()
{
    m_store.reset();
    m_folder.reset();
}

void TestTaskStore::everyFieldComesBack()
{
    VideoTask task = fullTask();
    store(task);
    QVERIFY(m_store->task(task.id) == task);
    task.request.prompt = u"another"_s;
    task.watched = true;
    task.sentAt = {};
    QVERIFY(m_store->update(task, TaskState::Saved));
    QVERIFY(m_store->task(task.id) == task);
}

void TestTaskStore::everyChangedFieldIsWritten()
{
    VideoTask before = waiting(u"before"_s);
    store(before);
    VideoTask after = fullTask();
    after.id = before.id;
    after.accountId = before.accountId;
    after.place = before.place;
    QVERIFY(m_store->updateAll({{before, after, {}}}).constFirst());
    QVERIFY(m_store->task(after.id) == after);
    // One after the other, also those that are written as part of another one.
    const QList<std::function<void(VideoTask&)>> changes{
        [](VideoTask& task) { task.request.prompt = u"other"_s; },
        [](VideoTask& task) { task.request.extra = {}; },
        [](VideoTask& task) { task.request.kind.generation = Generation::G30; },
        [](VideoTask& task) { task.report.videoUrl.clear(); },
        [](VideoTask& task) { task.report.usage = {}; },
        [](VideoTask& task) { task.error.code = u"Other"_s; },
        [](VideoTask& task) { task.lostCall->error.message = u"Still nobody knows."_s; },
        [](VideoTask& task) { task.lostCall.reset(); },
        [](VideoTask& task) { task.sentAt = {}; },
        [](VideoTask& task) { task.inputSeconds = Amount::whole(3); },
        [](VideoTask& task) {
            task.inputs = {{u"/a.png"_s, 3, utcTime(1'800'000'000'000), u"00"_s}};
        },
        [](VideoTask& task) {
            task.uploads = {{u"/a.png"_s, u"place"_s, u"a"_s, u"00"_s, 3, 0}};
        },
        [](VideoTask& task) { task.wish = u"w"_s; },
    };
    for (const auto& change : changes) {
        VideoTask next = after;
        change(next);
        QVERIFY(next != after);
        QVERIFY(m_store->updateAll({{after, next, {}}}).constFirst());
        QVERIFY(m_store->task(after.id) == next);
        after = next;
    }
}

void TestTaskStore::stepLeavesOtherFieldsAlone()
{
    VideoTask before = waiting(u"a"_s);
    store(before);
    TaskStore other;
    QVERIFY(other.open(m_file, TaskStore::Access::ReadOnly));
    VideoTask remarked = before;
    remarked.remark = u"odd"_s;
    QVERIFY(other.updateAll({{before, remarked, {}}}).constFirst());
    VideoTask held = before;
    held.held = true;
    QVERIFY(m_store->updateAll({{before, held, {}}}).constFirst());
    QVERIFY(m_store->task(before.id)->held);
    QCOMPARE(m_store->task(before.id)->remark, u"odd"_s);
    // A step that changes nothing still checks the state and writes its log.
    QVERIFY(m_store->updateAll({{held, held, {{noon, u"note"_s, u"seen"_s}}}}).constFirst());
    QCOMPARE(m_store->log(before.id).size(), 1);
    QCOMPARE(m_store->task(before.id)->remark, u"odd"_s);
}

void TestTaskStore::emptyFieldsComeBackEmpty()
{
    VideoTask task;
    store(task);
    QVERIFY(m_store->task(task.id) == task);
    QVERIFY(!m_store->task(task.id)->createdAt.isValid());
    QVERIFY(!m_store->task(task.id + 1));
    VideoTask lost;
    lost.lostCall = LostCall();
    store(lost);
    QVERIFY(!m_store->task(lost.id)->lostCall->sentAt.isValid());
    QVERIFY(m_store->task(lost.id) == lost);
}

void TestTaskStore::everyKindAndErrorComesBack()
{
    for (const RequestKind& kind : allKinds()) {
        VideoTask task = waiting(u"p"_s);
        task.request.kind = kind;
        store(task);
        QVERIFY2(m_store->task(task.id) == task, qPrintable(kindName(kind)));
    }
    for (int kind = int(ErrorKind::BadInput); kind <= int(ErrorKind::Stopped); ++kind) {
        VideoTask task = waiting(u"p"_s);
        task.error = {ErrorKind(kind), u"m"_s};
        store(task);
        QCOMPARE(m_store->task(task.id)->error.kind, ErrorKind(kind));
    }
}

void TestTaskStore::staysAfterReopening()
{
    VideoTask task = fullTask();
    store(task);
    QVERIFY(m_store->appendLog(task.id, {noon, u"note"_s, u"hello"_s}));
    m_store.reset();
    TaskStore again;
    QVERIFY(again.open(m_file));
    QCOMPARE(again.file(), m_file);
    QVERIFY(again.task(task.id) == task);
    QCOMPARE(again.log(task.id).size(), 1);
}

void TestTaskStore::onlyTheOwnerCanReadIt()
{
    QVERIFY(m_store->add(waiting(u"p"_s)));
    for (const QString& suffix : {QString(), u"-wal"_s, u"-shm"_s}) {
        const QFileInfo info(m_file + suffix);
        QVERIFY(info.exists());
        QVERIFY(!(info.permissions() & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther)));
    }
}

void TestTaskStore::changeOnlyFromTheStateItHad()
{
    VideoTask task = waiting(u"p"_s);
    store(task);
    VideoTask sending = task;
    sending.state = TaskState::Sending;
    QVERIFY(m_store->update(sending, TaskState::Waiting));
    const Result<void> second = m_store->update(sending, TaskState::Waiting, {{noon, u"note"_s, u"never"_s}});
    QVERIFY(!second);
    QCOMPARE(second.error().kind, ErrorKind::BadInput);
    QVERIFY(m_store->log(task.id).isEmpty());
    QVERIFY(m_store->task(task.id) == sending);
    sending.id = 999;
    QVERIFY(!m_store->update(sending, TaskState::Sending));
}

void TestTaskStore::anIdIsNeverReplaced()
{
    VideoTask task = fullTask();
    store(task);
    VideoTask other = task;
    for (const QString& id : {QString(), u"job-2"_s}) {
        other.remoteId = id;
        const Result<void> result = m_store->update(other, TaskState::Saved);
        QVERIFY(!result);
        QCOMPARE(result.error().kind, ErrorKind::Storage);
    }
    QVERIFY(m_store->task(task.id) == task);
}

void TestTaskStore::savedNeedsAFile()
{
    VideoTask task = fullTask();
    task.file.clear();
    QVERIFY(!m_store->add(task));
    task = fullTask();
    task.remoteId.clear();
    QVERIFY(!m_store->add(task));
    QVERIFY(m_store->ids().isEmpty());
}

void TestTaskStore::logStandsWithTheChange()
{
    VideoTask task = waiting(u"p"_s);
    store(task);
    task.state = TaskState::Sending;
    const QList<TaskLogEntry> log{{noon, u"create"_s, u"{\"model\":\"x\"}"_s}, {noon.addMSecs(5), u"note"_s, {}}};
    QVERIFY(m_store->update(task, TaskState::Waiting, log));
    QVERIFY(m_store->appendLog(task.id, {{}, u"note"_s, u"three"_s}));
    QList<TaskLogEntry> expected = log;
    expected[1].text = u""_s;
    expected.append({{}, u"note"_s, u"three"_s});
    QVERIFY(m_store->log(task.id) == expected);
    QVERIFY(m_store->log(task.id + 1).isEmpty());
}

void TestTaskStore::logOfAnUnknownTaskIsRefused()
{
    const Result<void> result = m_store->appendLog(5, {noon, u"note"_s, u"x"_s});
    QVERIFY(!result);
    QCOMPARE(result.error().kind, ErrorKind::Storage);
}

void TestTaskStore::removesOnlyWhatWasNeverSent_data()
{
    QTest::addColumn<int>("state");
    QTest::addColumn<bool>("removed");
    QTest::newRow("Waiting") << int(TaskState::Waiting) << true;
    QTest::newRow("Refused") << int(TaskState::Refused) << true;
    QTest::newRow("NeedsReview") << int(TaskState::NeedsReview) << true;
    QTest::newRow("Sending") << int(TaskState::Sending) << false;
    QTest::newRow("InProgress") << int(TaskState::InProgress) << false;
    QTest::newRow("Failed") << int(TaskState::Failed) << false;
    QTest::newRow("Saved") << int(TaskState::Saved) << false;
}

void TestTaskStore::removesOnlyWhatWasNeverSent()
{
    QFETCH(int, state);
    QFETCH(bool, removed);
    VideoTask task = waiting(u"p"_s);
    task.state = TaskState(state);
    if (!removed && task.state != TaskState::Sending)
        task.remoteId = u"job-1"_s;
    if (task.state == TaskState::Saved)
        task.file = u"/f"_s;
    const TaskId id = m_store->add(task).value();
    QVERIFY(m_store->appendLog(id, {noon, u"note"_s, u"x"_s}));
    const Result<void> result = m_store->remove(id);
    QCOMPARE(result.has_value(), removed);
    QCOMPARE(m_store->task(id).has_value(), !removed);
    QCOMPARE(m_store->log(id).isEmpty(), removed);
    if (!removed)
        QCOMPARE(result.error().kind, ErrorKind::BadInput);
    QVERIFY(!m_store->remove(id + 1));
}

void TestTaskStore::numbersAreNotGivenTwice()
{
    const TaskId first = m_store->add(waiting(u"p"_s)).value();
    QVERIFY(m_store->remove(first));
    QVERIFY(m_store->add(waiting(u"p"_s)).value() > first);
}

void TestTaskStore::finding()
{
    const TaskId lake = m_store->add(waiting(u"A lantern on a lake"_s)).value();
    const TaskId lamp = m_store->add(waiting(u"A lamp in the rain"_s)).value();
    const TaskId saved = m_store->add(fullTask()).value();
    QCOMPARE(m_store->ids(), (QList<TaskId>{saved, lamp, lake}));
    QCOMPARE(m_store->ids({TaskState::Waiting}), (QList<TaskId>{lamp, lake}));
    QCOMPARE(m_store->ids({TaskState::Waiting, TaskState::Saved}), (QList<TaskId>{saved, lamp, lake}));
    QCOMPARE(TaskHistory(*m_store).find({{}, u"LANTERN lake"_s}), (QList<TaskId>{lake}));
    QCOMPARE(TaskHistory(*m_store).find({{}, u"lantern rain"_s}), QList<TaskId>());
    QCOMPARE(TaskHistory(*m_store).find({{}, u"wan3.0"_s}), (QList<TaskId>{lamp, lake}));
    QCOMPARE(TaskHistory(*m_store).find({{}, u"job-1"_s}), (QList<TaskId>{saved}));
    QCOMPARE(TaskHistory(*m_store).find({{}, u"提示"_s}), (QList<TaskId>{saved}));
    QCOMPARE(TaskHistory(*m_store).find({{TaskState::Failed}, u"lake"_s}), QList<TaskId>());
    const TaskHistory history(*m_store);
    QCOMPARE(history.passing({lake, lamp, 999}, {{TaskState::Waiting}, u"lake"_s}), QSet<TaskId>{lake});
}

void TestTaskStore::findingIsLiteral()
{
    const TaskId percent = m_store->add(waiting(u"100% done_now \\ 'x'"_s)).value();
    m_store->add(waiting(u"1000 doneXnow"_s)).value();
    for (const QString& text : {u"done_now"_s, u"'x'"_s})
        QCOMPARE(TaskHistory(*m_store).find({{}, text}), (QList<TaskId>{percent}));
    for (const QString& text : {u"\\"_s, u"  %  "_s, u"_"_s, u"d%w"_s})
        QCOMPARE(TaskHistory(*m_store).find({{}, text}), QList<TaskId>());
}

void TestTaskStore::countsAndUnfinished()
{
    const TaskId first = m_store->add(waiting(u"a"_s)).value();
    const TaskId second = m_store->add(waiting(u"b"_s)).value();
    m_store->add(fullTask()).value();
    VideoTask running = fullTask();
    running.state = TaskState::InProgress;
    running.remoteId = u"job-2"_s;
    m_store->add(running).value(); // not watched
    running.watched = true;
    const TaskId watched = m_store->add(running).value();
    const QHash<TaskState, int> counts = m_store->counts();
    QCOMPARE(counts.value(TaskState::Waiting), 2);
    QCOMPARE(counts.value(TaskState::Saved), 1);
    QCOMPARE(counts.value(TaskState::InProgress), 2);
    QCOMPARE(counts.value(TaskState::Failed), 0);
    QCOMPARE(m_store->unfinished(), (QList<TaskId>{first, second, watched}));
    const QString account = running.accountId;
    const int before = m_store->sentOf(account);
    VideoTask unsent = waiting(u"c"_s);
    unsent.accountId = account;
    m_store->add(unsent).value();
    QCOMPARE(m_store->sentOf(account), before);
    running.remoteId = u"job-3"_s;
    m_store->add(running).value();
    QCOMPARE(m_store->sentOf(account), before + 1);
}

void TestTaskStore::remoteIdsBelongToAccounts()
{
    const TaskId id = m_store->add(fullTask()).value();
    m_store->add(waiting(u"a"_s)).value();
    QCOMPARE(m_store->findRemote(u"studio"_s, u"job-1"_s), id);
    QVERIFY(!m_store->findRemote(u"other"_s, u"job-1"_s));
    QVERIFY(!m_store->findRemote(u"studio"_s, u"job-2"_s));
    QVERIFY(!m_store->findRemote(u"studio"_s, {}));
}

void TestTaskStore::lostAnswersBelongToServices_data()
{
    QTest::addColumn<QString>("account");
    QTest::addColumn<QUrl>("baseUrl");
    QTest::addColumn<QString>("prompt");
    QTest::addColumn<bool>("isSame");
    const QUrl service(u"https://service.example/v1"_s);
    QTest::newRow("the same") << u"studio"_s << service << u"kite"_s << true;
    QTest::newRow("without an account") << u"url:https://service.example/v1"_s << service << u"kite"_s << true;
    QTest::newRow("another path of it") << u"other"_s << QUrl(u"https://service.example/beta/v1"_s) << u"kite"_s
                                        << true;
    QTest::newRow("moved account") << u"studio"_s << QUrl(u"https://new.example/v1"_s) << u"kite"_s << true;
    QTest::newRow("another service") << u"other"_s << QUrl(u"https://other.example/v1"_s) << u"kite"_s << false;
    QTest::newRow("another request") << u"studio"_s << service << u"boat"_s << false;
    QTest::newRow("practice") << Account::practiceId() << QUrl() << u"kite"_s << false;
}

/// The same service, reached with an account and then with --base-url, charges both requests.
void TestTaskStore::lostAnswersBelongToServices()
{
    QFETCH(const QString, account);
    QFETCH(const QUrl, baseUrl);
    QFETCH(const QString, prompt);
    QFETCH(const bool, isSame);
    VideoTask lost = waiting(u"kite"_s);
    lost.baseUrl = QUrl(u"https://service.example/v1"_s);
    lost.state = TaskState::NeedsReview;
    store(lost);
    VideoTask later = waiting(prompt);
    later.accountId = account;
    later.baseUrl = baseUrl;
    QCOMPARE(m_store->unanswered(later).value_or(0), isSame ? lost.id : 0);
    later.request.durationSeconds = 7;
    QCOMPARE(m_store->unanswered(later).value_or(0), 0);
}

void TestTaskStore::signalsComeAfterTheCommit()
{
    QSignalSpy added(m_store.get(), &TaskStore::taskAdded);
    QSignalSpy changed(m_store.get(), &TaskStore::taskChanged);
    QSignalSpy removed(m_store.get(), &TaskStore::taskRemoved);
    std::optional<TaskState> seenElsewhere;
    connect(m_store.get(), &TaskStore::taskChanged, this, [&](TaskId id) {
        TaskStore other;
        if (other.open(m_file))
            seenElsewhere = other.task(id)->state;
    });
    VideoTask task = waiting(u"a"_s);
    store(task);
    task.state = TaskState::Refused;
    QVERIFY(m_store->update(task, TaskState::Waiting));
    QVERIFY(!m_store->update(task, TaskState::Waiting));
    QVERIFY(m_store->remove(task.id));
    QCOMPARE(added.size(), 1);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(removed.size(), 1);
    QCOMPARE(seenElsewhere, TaskState::Refused);
}

void TestTaskStore::twoConnectionsSeeOneAnother()
{
    TaskStore other;
    QVERIFY(other.open(m_file));
    VideoTask task = waiting(u"a"_s);
    store(task);
    QVERIFY(other.task(task.id) == task);
    VideoTask sending = task;
    sending.state = TaskState::Sending;
    QVERIFY(other.update(sending, TaskState::Waiting));
    // Only one of the two may send it.
    QVERIFY(!m_store->update(sending, TaskState::Waiting));
}

QTEST_GUILESS_MAIN(TestTaskStore)
#include "tst_taskstore.moc"
