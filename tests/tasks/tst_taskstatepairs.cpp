// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/taskstate.h"
#include "app/tasks/uploadstep.h"

#include <QTest>
#include <QTimeZone>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

const QDateTime noon(QDate(2026, 1, 1), QTime(12, 0), QTimeZone::utc());
const QString fileSource = u"file:///clips/frame.png"_s;

/// Every state. A state that treats events differently in some situations has an entry for each.
enum class Place {
    Waiting,
    HeldWaiting,
    WaitingAgain, ///< after a lost answer
    Scheduled, ///< its time is still to come
    WaitingForFiles, ///< its file is not uploaded
    Uploading,
    UploadingAgain, ///< after a lost answer
    Sending,
    SendingAgain, ///< after a lost answer
    NeedsReview,
    LeftAlone,
    InProgress,
    WithoutAddress,
    NotWatched,
    Downloading,
    WantsAddress,
    NotWatchedDownload,
    Saved,
    Refused,
    Failed,
    Canceled,
    Forgotten,
    Expired,
};
constexpr Place allPlaces[] = {Place::Waiting, Place::HeldWaiting, Place::WaitingAgain, Place::Scheduled,
    Place::WaitingForFiles, Place::Uploading, Place::UploadingAgain, Place::Sending, Place::SendingAgain,
    Place::NeedsReview, Place::LeftAlone, Place::InProgress, Place::WithoutAddress, Place::NotWatched,
    Place::Downloading, Place::WantsAddress, Place::NotWatchedDownload, Place::Saved, Place::Refused, Place::Failed,
    Place::Canceled, Place::Forgotten, Place::Expired};

TaskState stateOf(Place place)
{
    switch (place) {
    case Place::Waiting:
    case Place::HeldWaiting:
    case Place::WaitingAgain:
    case Place::Scheduled:
    case Place::WaitingForFiles: return TaskState::Waiting;
    case Place::Uploading:
    case Place::UploadingAgain: return TaskState::Uploading;
    case Place::Sending:
    case Place::SendingAgain: return TaskState::Sending;
    case Place::NeedsReview:
    case Place::LeftAlone: return TaskState::NeedsReview;
    case Place::InProgress:
    case Place::WithoutAddress:
    case Place::NotWatched: return TaskState::InProgress;
    case Place::Downloading:
    case Place::WantsAddress:
    case Place::NotWatchedDownload: return TaskState::Downloading;
    case Place::Saved: return TaskState::Saved;
    case Place::Refused: return TaskState::Refused;
    case Place::Failed: return TaskState::Failed;
    case Place::Canceled: return TaskState::Canceled;
    case Place::Forgotten: return TaskState::Forgotten;
    case Place::Expired: return TaskState::Expired;
    }
    return TaskState::Waiting;
}

const char* nameOf(Place place)
{
    static constexpr const char* names[] = {"Waiting", "Waiting, held", "Waiting again", "Waiting for its time",
        "Waiting for files", "Uploading", "Uploading again", "Sending", "Sending again", "NeedsReview",
        "NeedsReview, left", "InProgress", "InProgress, no address", "InProgress, not watched", "Downloading",
        "Downloading, wants address", "Downloading, not watched", "Saved", "Refused", "Failed", "Canceled", "Forgotten",
        "Expired"};
    return names[size_t(place)];
}

TaskReport report(RemoteState state, const QString& word, const QString& url = {})
{
    TaskReport said;
    said.taskId = u"job-1"_s;
    said.requestId = u"r"_s;
    said.state = state;
    said.word = word;
    said.videoUrl = url;
    return said;
}

VideoTask taskAt(Place place)
{
    VideoTask task;
    task.id = 7;
    task.state = stateOf(place);
    task.createdAt = noon.addSecs(-120);
    task.error = {ErrorKind::Network, u"what was before"_s};
    if (place == Place::Refused)
        task.error.kind = ErrorKind::Refused;
    task.held = place == Place::HeldWaiting;
    if (place == Place::Scheduled)
        task.sendAfter = noon.addSecs(1);
    task.watched = place != Place::LeftAlone && place != Place::NotWatched && place != Place::NotWatchedDownload;
    if (place == Place::WaitingForFiles || task.state == TaskState::Uploading) {
        task.request.kind = {Family::B, Generation::None, ApiType::ImageToVideo};
        task.request.model = u"kling-v3"_s;
        task.request.imageAddress = fileSource;
    }
    if (place == Place::WaitingAgain || place == Place::UploadingAgain || place == Place::SendingAgain)
        task.lostCall = {noon.addSecs(-115), u"digest"_s, {}, {ErrorKind::AnswerLost, u"lost"_s}};
    if (task.state == TaskState::Waiting || task.state == TaskState::Uploading)
        return task;
    task.createAttempts = 1;
    task.sentAt = noon.addSecs(-110);
    if (task.state == TaskState::Sending || task.state == TaskState::NeedsReview || task.state == TaskState::Refused)
        return task;
    task.remoteId = u"job-1"_s;
    task.acceptedAt = noon.addSecs(-100);
    task.report = report(RemoteState::InProgress, u"RUNNING"_s);
    if (place == Place::WithoutAddress) {
        task.report = report(RemoteState::Succeeded, u"SUCCEEDED"_s);
        task.missedQueries = 3;
    }
    if (task.state == TaskState::Downloading)
        task.report = report(RemoteState::Succeeded, u"SUCCEEDED"_s, u"https://clips.example/1"_s);
    if (place == Place::WantsAddress)
        task.wantsAddress = true;
    if (place == Place::Saved)
        task.file = u"/clips/1.mp4"_s;
    return task;
}

TaskEvent::CreateAnswered created(CreateOutcome outcome, const QString& id = {}, ErrorKind kind = ErrorKind::Refused)
{
    CreateAnswer answer;
    answer.outcome = outcome;
    answer.report.taskId = id;
    if (outcome != CreateOutcome::Accepted)
        answer.error = {kind, u"the reason"_s, u"Code"_s, u"req"_s};
    return {answer};
}

TaskEvent::QueryAnswered said(RemoteState state, const QString& word, const QString& url = {})
{
    return {{report(state, word, url), std::nullopt}};
}

TaskEvent::QueryAnswered troubled(ErrorKind kind, bool unknownTask = false)
{
    QueryAnswer answer{failure(kind, u"trouble"_s)};
    answer.unknownTask = unknownTask;
    return {answer};
}

TaskEvent::DownloadFailed failed(ErrorKind kind)
{
    return {{kind, u"trouble"_s}};
}

/// The expected result for a pair: the next state and the action.
struct Expected {
    TaskState state;
    TaskAction action;
};

struct EventRow {
    const char* name;
    AnyTaskEvent event;
    QHash<Place, Expected> allowed; ///< everywhere else, the event is refused
};

using S = TaskState;
using A = TaskAction;
using P = Place;

QList<EventRow> uploadRows()
{
    const QList<TaskUpload> there{{fileSource, u"place"_s, u"name"_s, u"digest"_s, 5, 0}};
    const auto both = [](TaskState state, TaskAction action) {
        return QHash<Place, Expected>{{P::Uploading, {state, action}}, {P::UploadingAgain, {state, action}}};
    };
    return {
        {"UploadBegun", TaskEvent::UploadBegun{}, {{P::WaitingForFiles, {S::Uploading, A::Upload}}}},
        {"FilesUploaded", TaskEvent::FilesUploaded{there}, both(S::Waiting, A::Send)},
        {"FilesUploaded, one is missing", TaskEvent::FilesUploaded{}, both(S::Uploading, A::None)},
        {"Upload network", TaskEvent::UploadFailed{{ErrorKind::Network, u"trouble"_s}, {}},
            both(S::Waiting, A::SendLater)},
        {"Upload of a changed file", TaskEvent::UploadFailed{{ErrorKind::BadInput, u"trouble"_s}, there},
            both(S::Waiting, A::Hold)},
        {"Upload refused", TaskEvent::UploadFailed{{ErrorKind::NotSent, u"trouble"_s}, {}}, both(S::Waiting, A::Hold)},
        {"FoundUploadingAtStart", TaskEvent::FoundUploadingAtStart{{ErrorKind::Stopped, u"asks"_s}},
            both(S::Waiting, A::Hold)},
    };
}

QList<EventRow> createRows()
{
    const auto both = [](TaskState state, TaskAction action) {
        return QHash<Place, Expected>{{P::Sending, {state, action}}, {P::SendingAgain, {state, action}}};
    };
    // The end of a task is not final while an earlier call of it may have been charged.
    const auto ends = [](TaskAction action) {
        return QHash<Place, Expected>{{P::Sending, {S::Refused, action}}, {P::SendingAgain, {S::NeedsReview, action}}};
    };
    return {
        {"SendBegun", TaskEvent::SendBegun{},
            {{P::Waiting, {S::Sending, A::Send}}, {P::WaitingAgain, {S::Sending, A::Send}}}},
        {"Accepted", created(CreateOutcome::Accepted, u"job-1"_s), both(S::InProgress, A::QueryLater)},
        {"Accepted without id", created(CreateOutcome::Accepted), both(S::NeedsReview, A::None)},
        {"Refused", created(CreateOutcome::Refused), ends(A::None)},
        {"Refused for the key", created(CreateOutcome::Refused, {}, ErrorKind::KeyProblem), ends(A::PauseAccount)},
        {"Throttled", created(CreateOutcome::Throttled), both(S::Waiting, A::SendLater)},
        {"NotSent", created(CreateOutcome::NotSent, {}, ErrorKind::NotSent), both(S::Waiting, A::SendLater)},
        {"NotSent, stopped by hand", created(CreateOutcome::NotSent, {}, ErrorKind::Stopped),
            both(S::Waiting, A::Hold)},
        {"NotSent, a file changed", created(CreateOutcome::NotSent, {}, ErrorKind::BadInput),
            both(S::Waiting, A::Hold)},
        {"Lost", created(CreateOutcome::Lost), both(S::NeedsReview, A::None)},
        {"Lost, stopped by hand", created(CreateOutcome::Lost, {}, ErrorKind::Stopped), both(S::NeedsReview, A::None)},
        {"FoundSendingAtStart", TaskEvent::FoundSendingAtStart{}, both(S::NeedsReview, A::None)},
    };
}

QList<EventRow> queryRows()
{
    // The task stays in progress; a reply without another address does not stop the last one from being tried.
    const QHash<Place, Expected> goesOn{{P::InProgress, {S::InProgress, A::QueryLater}},
        {P::WithoutAddress, {S::InProgress, A::QueryLater}}, {P::WantsAddress, {S::Downloading, A::Download}}};
    const auto ends = [](TaskState state) {
        return QHash<Place, Expected>{{P::InProgress, {state, A::None}}, {P::WithoutAddress, {state, A::None}},
            {P::WantsAddress, {S::Downloading, A::Download}}};
    };
    return {
        {"Query in progress", said(RemoteState::InProgress, u"RUNNING"_s), goesOn},
        {"Query with a strange word", said(RemoteState::InProgress, u"BAKING"_s), goesOn},
        {"Query succeeded", said(RemoteState::Succeeded, u"SUCCEEDED"_s, u"https://x/1"_s),
            {{P::InProgress, {S::Downloading, A::Download}}, {P::WithoutAddress, {S::Downloading, A::Download}},
                {P::WantsAddress, {S::Downloading, A::Download}}}},
        {"Query succeeded without address", said(RemoteState::Succeeded, u"SUCCEEDED"_s), goesOn},
        {"Query failed", said(RemoteState::Failed, u"FAILED"_s), ends(S::Failed)},
        {"Query canceled", said(RemoteState::Canceled, u"CANCELED"_s), ends(S::Canceled)},
        {"Query unknown", said(RemoteState::Unknown, u"UNKNOWN"_s), goesOn},
        {"Query says no status", said(RemoteState::Unsaid, {}), goesOn},
        {"Query network", troubled(ErrorKind::Network), goesOn},
        {"Query reply", troubled(ErrorKind::Reply), goesOn},
        {"Query of an id not known", troubled(ErrorKind::Reply, true), goesOn},
        {"Query throttled", troubled(ErrorKind::Throttled), goesOn},
        {"Query key problem", troubled(ErrorKind::KeyProblem), goesOn},
    };
}

QList<EventRow> downloadRows()
{
    const auto later = QHash<Place, Expected>{{P::Downloading, {S::Downloading, A::DownloadLater}}};
    const auto asks = QHash<Place, Expected>{{P::Downloading, {S::Downloading, A::QueryLater}}};
    return {
        {"DownloadProgressed", TaskEvent::DownloadProgressed{},
            {{P::Downloading, {S::Downloading, A::None}}, {P::WantsAddress, {S::Downloading, A::None}},
                {P::NotWatchedDownload, {S::Downloading, A::None}}}},
        {"DownloadSaved", TaskEvent::DownloadSaved{u"/clips/1.mp4"_s},
            {{P::Downloading, {S::Saved, A::None}}, {P::WantsAddress, {S::Saved, A::None}},
                {P::NotWatchedDownload, {S::Saved, A::None}}}},
        {"DownloadSaved nowhere", TaskEvent::DownloadSaved{}, {}},
        {"Download network", failed(ErrorKind::Network), later},
        {"Download throttled", failed(ErrorKind::Throttled), later},
        {"Download storage", failed(ErrorKind::Storage), later},
        {"Download media", failed(ErrorKind::Media), asks},
        {"Download refused", failed(ErrorKind::Refused), asks},
        {"Download of a bad address", failed(ErrorKind::BadInput), asks},
        {"Download stopped", failed(ErrorKind::Stopped), {}},
    };
}

QList<EventRow> personRows()
{
    const QHash<Place, Expected> held{{P::Waiting, {S::Waiting, A::None}}, {P::HeldWaiting, {S::Waiting, A::None}},
        {P::WaitingAgain, {S::Waiting, A::None}}, {P::Scheduled, {S::Waiting, A::None}},
        {P::WaitingForFiles, {S::Waiting, A::None}}, {P::Uploading, {S::Uploading, A::None}},
        {P::UploadingAgain, {S::Uploading, A::None}}, {P::InProgress, {S::InProgress, A::None}},
        {P::WithoutAddress, {S::InProgress, A::None}}, {P::NotWatched, {S::InProgress, A::None}},
        {P::Downloading, {S::Downloading, A::None}}, {P::WantsAddress, {S::Downloading, A::None}},
        {P::NotWatchedDownload, {S::Downloading, A::None}}};
    QHash<Place, Expected> stopped = held;
    stopped.removeIf([](const auto& pair) {
        return stateOf(pair.key()) == TaskState::Waiting || stateOf(pair.key()) == TaskState::Uploading;
    });
    QHash<Place, Expected> untilAsked;
    for (const Place place : {P::Waiting, P::HeldWaiting, P::WaitingAgain, P::Scheduled, P::WaitingForFiles,
             P::Uploading, P::UploadingAgain})
        untilAsked.insert(place, {S::Waiting, A::Hold});
    return {
        {"IdAttached", TaskEvent::IdAttached{u"job-1"_s},
            {{P::NeedsReview, {S::InProgress, A::Query}}, {P::LeftAlone, {S::InProgress, A::Query}}}},
        {"IdAttached empty", TaskEvent::IdAttached{}, {}},
        {"IdChanged", TaskEvent::IdChanged{u"job-2"_s}, {}}, // the service gave the IDs of these places
        {"ResubmitConfirmed", TaskEvent::ResubmitConfirmed{},
            {{P::NeedsReview, {S::Waiting, A::Send}}, {P::LeftAlone, {S::Waiting, A::Send}}}},
        {"CheckRequested", TaskEvent::CheckRequested{},
            {{P::Waiting, {S::Waiting, A::Send}}, {P::HeldWaiting, {S::Waiting, A::Send}},
                {P::WaitingAgain, {S::Waiting, A::Send}}, {P::WaitingForFiles, {S::Waiting, A::Send}},
                {P::Scheduled, {S::Waiting, A::Send}}, {P::InProgress, {S::InProgress, A::Query}},
                {P::WithoutAddress, {S::InProgress, A::Query}}, {P::NotWatched, {S::InProgress, A::Query}},
                {P::Downloading, {S::Downloading, A::Download}}, {P::WantsAddress, {S::Downloading, A::Query}},
                {P::NotWatchedDownload, {S::Downloading, A::Download}}, {P::Forgotten, {S::InProgress, A::Query}},
                {P::Failed, {S::InProgress, A::Query}}, {P::Canceled, {S::InProgress, A::Query}},
                {P::Expired, {S::InProgress, A::Query}}}},
        // Its address may have expired, so another one is requested.
        {"FetchedAgain", TaskEvent::FetchedAgain{}, {{P::Saved, {S::Downloading, A::Query}}}},
        {"Scheduled", TaskEvent::Scheduled{noon.addSecs(60)},
            {{P::Waiting, {S::Waiting, A::Send}}, {P::HeldWaiting, {S::Waiting, A::Send}},
                {P::WaitingAgain, {S::Waiting, A::Send}}, {P::Scheduled, {S::Waiting, A::Send}},
                {P::WaitingForFiles, {S::Waiting, A::Send}}}},
        {"Scheduled for now", TaskEvent::Scheduled{noon}, {}},
        {"Scheduled for no time", TaskEvent::Scheduled{}, {}},
        {"HeldByUser", TaskEvent::HeldByUser{},
            {{P::Waiting, {S::Waiting, A::Hold}}, {P::HeldWaiting, {S::Waiting, A::Hold}},
                {P::WaitingAgain, {S::Waiting, A::Hold}}, {P::WaitingForFiles, {S::Waiting, A::Hold}},
                {P::Scheduled, {S::Waiting, A::Hold}}, {P::Uploading, {S::Waiting, A::Hold}},
                {P::UploadingAgain, {S::Waiting, A::Hold}}}},
        {"Withdrawn", TaskEvent::Withdrawn{},
            {{P::WaitingAgain, {S::NeedsReview, A::None}}, {P::UploadingAgain, {S::NeedsReview, A::None}}}},
        {"LeftAlone", TaskEvent::LeftAlone{},
            {{P::NeedsReview, {S::NeedsReview, A::None}}, {P::LeftAlone, {S::NeedsReview, A::None}}}},
        {"WatchStopped", TaskEvent::WatchStopped{}, stopped},
        {"Held", TaskEvent::Held{{ErrorKind::KeyProblem, u"no key"_s}}, held},
        {"Held until asked", TaskEvent::Held{{ErrorKind::Network, u"no network"_s}, true}, untilAsked},
        {"Held for no reason", TaskEvent::Held{}, {}},
    };
}

} // namespace

class TestTaskStatePairs final : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyEventIsInTheTable();
    void everyPair_data();
    void everyPair();

private:
    const QList<EventRow> m_rows = uploadRows() + createRows() + queryRows() + downloadRows() + personRows();
};

void TestTaskStatePairs::everyEventIsInTheTable()
{
    QSet<size_t> kinds;
    for (const EventRow& row : m_rows)
        kinds.insert(row.event.index());
    QCOMPARE(kinds.size(), qsizetype(std::variant_size_v<AnyTaskEvent>));
    QSet<TaskState> states;
    for (Place place : allPlaces)
        states.insert(stateOf(place));
    QCOMPARE(states.size(), qsizetype(TaskState::Expired) + 1);
}

void TestTaskStatePairs::everyPair_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<int>("row");
    for (Place place : allPlaces) {
        for (qsizetype row = 0; row < m_rows.size(); ++row)
            QTest::addRow("%s; %s", nameOf(place), m_rows.at(row).name) << int(place) << int(row);
    }
}

void TestTaskStatePairs::everyPair()
{
    QFETCH(int, place);
    QFETCH(int, row);
    const VideoTask task = taskAt(Place(place));
    const EventRow& expected = m_rows.at(row);
    const auto result = transition(task, expected.event, noon);
    const auto allowed = expected.allowed.constFind(Place(place));
    if (allowed == expected.allowed.cend()) {
        QVERIFY(!result);
        return;
    }
    QVERIFY(result);
    QCOMPARE(stateName(result->task.state), stateName(allowed->state));
    QCOMPARE(int(result->action), int(allowed->action));
    // These never change, whatever happens.
    QCOMPARE(result->task.id, task.id);
    QVERIFY(result->task.request == task.request);
    QCOMPARE(result->task.createdAt, task.createdAt);
    QCOMPARE(result->task.place, task.place);
    if (!task.remoteId.isEmpty())
        QCOMPARE(result->task.remoteId, task.remoteId);
    QVERIFY(result->task.state != TaskState::Saved || !result->task.file.isEmpty());
    QVERIFY(!result->task.held || result->task.state == TaskState::Waiting);
    if (result->action == TaskAction::SendLater || result->action == TaskAction::DownloadLater)
        QVERIFY(result->delaySeconds.value_or(0) > 0);
    // A request is not sent before its files are there.
    QVERIFY(result->task.state != TaskState::Sending || missingUploads(task).isEmpty());
    // A call that may have been charged is never forgotten before the service accepted another one.
    const bool isKnown = !result->task.remoteId.isEmpty() || result->task.state == TaskState::NeedsReview;
    QVERIFY(!task.lostCall || result->task.lostCall || isKnown);
    if (isTerminal(result->task.state) && result->task.state != TaskState::Saved)
        QVERIFY(!result->task.error.message.isEmpty());
}

QTEST_GUILESS_MAIN(TestTaskStatePairs)
#include "tst_taskstatepairs.moc"
