// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A process for the sweeps to kill and to disturb. It contains everything of the program that touches money, disk and
// network, and nothing else, so that it starts in a few milliseconds. It works like dailies-cli, on a faster clock.

#include "tests/support/storagenames.h"
#include "tests/sweep/failvfs.h"
#include "tests/sweep/fastclock.h"

#include "app/common/processend.h"
#include "app/http/curlmanager.h"
#include "app/http/curlnetwork.h"
#include "app/keys/sessionkeystore.h"
#include "app/settings/profile.h"
#include "app/settings/profilelock.h"
#include "app/tasks/database/sqlconnection.h"
#include "app/tasks/files/takefiles.h"
#include "app/tasks/history/taskhistory.h"
#include "app/tasks/recovery/databasemaintenance.h"
#include "app/tasks/recovery/taskstorerepair.h"
#include "app/tasks/run/taskrunner.h"
#include "app/tasks/store/searchindexer.h"
#include "app/tasks/store/taskstore.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QScopeGuard>
#include <QSet>
#include <QSqlQuery>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <memory>

using namespace Dailies;
using namespace Qt::StringLiterals;

namespace {

constexpr qint64 careDelayMs = 2000; ///< as the program waits before it maintains its database

enum ExitCode { AtRest = 0, WrongUse = 1, NotUsable = 2, TooLong = 3 };

void print(const QJsonObject& line)
{
    std::puts(QJsonDocument(line).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
}

int fail(const QString& message)
{
    std::fprintf(stderr, "%s\n", qPrintable(message));
    return NotUsable;
}

struct Orders {
    QString profile;
    QUrl baseUrl;
    QUrl storage; ///< of an upload place; empty: there is none
    int submit = 0;
    bool resume = false;
    bool send = false;
    bool tidy = false;
    int speed = 100;
    int seconds = 20;
    QString failSql; ///< which call of SQLite is to fail; "count": none, calls are counted
    QString breaking; ///< a rule to break on purpose, to show that a sweep detects it
};

Orders readOrders(const QCoreApplication& application)
{
    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addOptions({
        {u"profile"_s, u"Folder to work in."_s, u"folder"_s},
        {u"base"_s, u"Base address of the service, on loopback."_s, u"address"_s},
        {u"storage"_s, u"Address of the storage for uploads, on loopback."_s, u"address"_s},
        {u"submit"_s,
            u"Submit so many requests: take-1 (family A), take-2 (family B), take-3 (with a picture), take-4 (with two "
            "pictures to upload, if there is storage) ..."_s,
            u"number"_s, u"0"_s},
        {u"resume"_s, u"Take up what an earlier run left."_s},
        {u"send"_s, u"Send what an earlier run left unsent."_s},
        {u"tidy"_s, u"Rename each other clip, and move the others to the Trash and back."_s},
        {u"speed"_s, u"How many times faster the clock goes."_s, u"factor"_s, u"100"_s},
        {u"seconds"_s, u"End after so long, whatever happens."_s, u"number"_s, u"20"_s},
        {u"fail-sql"_s, u"Let a call of SQLite fail, as \"sync:3:1034\"; \"count\" only counts them."_s, u"call"_s},
        {u"break"_s, u"Break a rule: resubmit, forget, journal, leak or cut."_s, u"rule"_s},
    });
    parser.process(application);
    return {parser.value(u"profile"_s), QUrl(parser.value(u"base"_s)), QUrl(parser.value(u"storage"_s)),
        parser.value(u"submit"_s).toInt(), parser.isSet(u"resume"_s), parser.isSet(u"send"_s), parser.isSet(u"tidy"_s),
        std::max(parser.value(u"speed"_s).toInt(), 1), parser.value(u"seconds"_s).toInt(), parser.value(u"fail-sql"_s),
        parser.value(u"break"_s)};
}

/// Files that pass as pictures, each with another content, long enough for a body of several pieces.
QStringList makePictures(const QString& folder, bool forUploads)
{
    QStringList pictures;
    for (const QString& name : {u"picture"_s, u"first"_s, u"second"_s}) {
        QFile file(folder + u'/' + name + u".png"_s);
        if (!file.exists() && file.open(QIODevice::WriteOnly))
            file.write("\x89PNG\r\n\x1A\n" + QByteArray(24000, name.front().toLatin1()));
        pictures.append(QUrl::fromLocalFile(file.fileName()).toString());
        if (!forUploads)
            break;
    }
    return pictures;
}

VideoRequest makeRequest(int number, const QStringList& pictures)
{
    VideoRequest request;
    request.prompt = u"take-%1"_s.arg(number);
    request.durationSeconds = 5;
    const bool isFamilyB = number % 3 == 2;
    const bool isPicture = number % 3 == 0;
    request.model = isFamilyB ? u"kling-v3"_s : u"wan3.0-video"_s;
    if (isFamilyB)
        request.kind = {Family::B, Generation::None, ApiType::TextToVideo};
    else
        request.kind = {Family::A, Generation::G30, isPicture ? ApiType::ImageToVideo : ApiType::TextToVideo};
    if (isPicture)
        request.media = {{u"first_frame"_s, pictures.constFirst(), {}}};
    if (number % 4 == 0 && pictures.size() > 1) {
        request.model = u"kling-v3"_s;
        request.kind = {Family::B, Generation::None, ApiType::MultiImageToVideo};
        request.images = pictures.mid(1);
        request.media.clear();
    }
    return request;
}

// The product never does these things; each of them must show up in a sweep.

void forgetTasks(const TaskStore& store)
{
    QFile::remove(store.file() + u".ids"_s);
    // A connection of its own: an existing one may belong to another thread.
    SqlConnection connection;
    connection.open(store.file(), SqlConnection::Access::Write);
    QSqlQuery(connection.database())
        .exec(u"DELETE FROM tasks WHERE state IN ('Sending', 'NeedsReview', 'InProgress')"_s);
}

void submitLostAnswers(const TaskStore& store, TaskRunner& runner)
{
    for (const TaskId id : store.ids({TaskState::NeedsReview}))
        (void)runner.resubmit(id);
}

void cutClips(const TaskStore& store)
{
    for (const TaskId id : store.ids({TaskState::Saved}))
        QFile::resize(store.task(id).value_or(VideoTask()).file, 100);
}

void leakSecret(const QString& folder)
{
    QFile file(folder + u"/leak"_s);
    if (file.open(QIODevice::WriteOnly))
        file.write(storageSecret);
}

/// What a user does with a task of an older version: find it, move it to the recycle bin and delete it.
void clearOldTasks(TaskStore& store)
{
    TaskHistory history(store);
    const QList<TaskId> old = history.find({.states = {TaskState::Refused}, .text = u"old"_s});
    for (const TaskId id : old)
        (void)history.setMarks({{id, {.recycledAt = QDateTime::currentDateTimeUtc()}}});
    // Clips that are on their way to the Trash and back stay.
    if (history.find({.states = {TaskState::Saved}, .bin = TaskFilter::Bin::Recycled}).isEmpty())
        (void)history.emptyBin();
}

/// What a user does with saved takes: renames one clip, deletes the next and restores it.
class Tidying final : public QObject {
public:
    explicit Tidying(TaskStore& store) : m_store(store), m_files(store)
    {
        connect(&store, &TaskStore::taskChanged, this, [this](TaskId id) {
            QMetaObject::invokeMethod(
                this, [this, id] { tidy(id); }, Qt::QueuedConnection);
        });
        connect(&m_files, &TakeFiles::removed, this, [this](const TakesMoved& outcome) {
            if (outcome.ids.isEmpty())
                --m_open;
            else
                m_files.restore(outcome.ids);
        });
        connect(&m_files, &TakeFiles::restored, this, [this] { --m_open; });
        connect(&m_files, &TakeFiles::renamed, this, [this] { --m_open; });
        connect(&m_files, &TakeFiles::failed, this, [this] { --m_open; });
        // An earlier life may have ended between the two.
        QMetaObject::invokeMethod(
            this,
            [this] {
                ++m_open;
                m_files.restore(
                    TaskHistory(m_store).find({.states = {TaskState::Saved}, .bin = TaskFilter::Bin::Recycled}));
            },
            Qt::QueuedConnection);
    }
    bool isBusy() const { return m_open > 0; }

private:
    void tidy(TaskId id)
    {
        const std::optional<VideoTask> task = m_store.task(id);
        if (!task || task->state != TaskState::Saved || task->clip != ClipCondition::Playable || m_done.contains(id))
            return;
        m_done.insert(id);
        if (id % 2 != 0 && task->file.contains(u"renamed"_s))
            return; // in an earlier life
        ++m_open;
        if (id % 2 == 0)
            m_files.remove({id});
        else
            m_files.rename(id, u"renamed %1"_s.arg(id));
    }

    TaskStore& m_store;
    TakeFiles m_files;
    QSet<TaskId> m_done;
    int m_open = 0; ///< actions that have not ended
};

void printTasks(const TaskStore& store)
{
    for (const TaskId id : store.ids()) {
        if (const std::optional<VideoTask> task = store.task(id))
            print({{u"task"_s, id}, {u"prompt"_s, task->request.prompt}, {u"state"_s, stateName(task->state)},
                {u"remoteId"_s, task->remoteId}, {u"file"_s, task->file}, {u"error"_s, task->error.message}});
    }
}

/// Submits the requests from `number` on, alternately as the window does, whose thread does not wait for the disk, and
/// as the command line does.
void submitFrom(int number, TaskRunner& runner, const Account& account, int count, const QStringList& pictures,
    const std::function<void()>& done)
{
    if (number > count) {
        done();
        return;
    }
    const VideoRequest request = makeRequest(number, pictures);
    const auto tell = [&runner, account, number, count, pictures, done, prompt = request.prompt](
                          const Result<QList<TaskId>>& ids) {
        if (ids)
            print({{u"accepted"_s, ids->first()}, {u"prompt"_s, prompt}});
        else
            print({{u"notAccepted"_s, ids.error().message}, {u"prompt"_s, prompt}});
        // The gate admits the next request when this one is over.
        QMetaObject::invokeMethod(
            &runner, [=, &runner] { submitFrom(number + 1, runner, account, count, pictures, done); },
            Qt::QueuedConnection);
    };
    if (number % 2 == 0)
        tell(runner.submit(account, request));
    else if (const Result<void> begun = runner.submitLater({{account, request}}, tell); !begun)
        tell(failure(begun.error()));
}

/// What a user does after a restart.
void sendLeftOvers(const TaskStore& store, TaskRunner& runner)
{
    for (const TaskId id : store.ids({TaskState::Waiting, TaskState::Uploading}))
        (void)runner.checkNow(id);
}

/// Ends once no files are moved any more.
void endOnceTidy(const Tidying* tidying)
{
    constexpr int againMs = 5;
    if (tidying == nullptr || !tidying->isBusy())
        QCoreApplication::quit();
    else
        QTimer::singleShot(againMs, tidying, [tidying] { endOnceTidy(tidying); });
}

/// A clip that is not a known video is downloaded again after a while; the end waits for that.
void endOnceClipsAreKnown(QCoreApplication& application, TaskStore& store, Clock& clock, const Tidying* tidying)
{
    constexpr qint64 longestMs = 120 * 1000;
    const auto isStrange = [&store] {
        const QList<TaskId> saved = store.ids({TaskState::Saved});
        return std::any_of(saved.cbegin(), saved.cend(),
            [&store](TaskId id) { return store.task(id).value_or(VideoTask()).clip != ClipCondition::Playable; });
    };
    // In the next turn, in which the last saved clip is begun with.
    const auto endSoon = [&application, tidying] {
        QMetaObject::invokeMethod(
            &application, [tidying] { endOnceTidy(tidying); }, Qt::QueuedConnection);
    };
    if (!isStrange()) {
        endSoon();
        return;
    }
    QObject::connect(&store, &TaskStore::taskChanged, &application, [isStrange, endSoon] {
        if (!isStrange())
            endSoon();
    });
    clock.after(longestMs, &application, endSoon);
}

int runVictim(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const Orders orders = readOrders(application);
    const bool hasStorage = !orders.storage.isEmpty();
    if (orders.profile.isEmpty() || !isLoopback(orders.baseUrl) || (hasStorage && !isLoopback(orders.storage)))
        return WrongUse;

    const bool countsSql = !orders.failSql.isEmpty();
    if (countsSql && !failSqlCalls(orders.failSql == u"count"_s ? QString() : orders.failSql))
        return WrongUse;
    const auto report = qScopeGuard([countsSql] {
        if (countsSql)
            print({{u"sqlCalls"_s, QString::fromUtf8(sqlCallReport())}});
    });

    const Result<Profile> profile = Profile::open(orders.profile);
    if (!profile)
        return fail(profile.error().message);
    const auto lock = lockProfile(*profile);
    if (!lock)
        return fail(lock.error().message);
    if (orders.breaking == u"journal"_s)
        QFile::remove(profile->database + u".ids"_s);
    TaskStore store;
    FastClock clock(orders.speed);
    const Result<QStringList> notices = openWithRepair(store, profile->database, clock.now());
    if (!notices)
        return fail(notices.error().message);
    for (const QString& notice : *notices)
        print({{u"notice"_s, notice}});
    constexpr qint64 longLog = 128 << 10; // so that checkpoints occur
    store.syncBeside(longLog);
    DatabaseMaintenance care(profile->database, clock);
    QObject::connect(&care, &DatabaseMaintenance::damageFound, &store,
        [&store](const Error& error) { store.refuseSending(error.message); });
    care.start(careDelayMs);
    SearchIndexer indexer(profile->database);
    QObject::connect(&indexer, &SearchIndexer::ended, &store, [&store] { clearOldTasks(store); });
    indexer.start();

    std::unique_ptr<Tidying> tidying;
    if (orders.tidy) {
        qputenv("XDG_DATA_HOME", QFile::encodeName(profile->root + u"/data"_s));
        QDir().mkpath(profile->root + u"/data"_s);
        tidying = std::make_unique<Tidying>(store);
    }
    const Account account = accountOfOneCall(orders.baseUrl);
    SessionKeyStore keys(nullptr);
    keys.keep(account.id, originOf(account.baseUrl), "sk-canary-0123456789abcdef");
    CurlManager creates;
    QNetworkAccessManager queries;
    QNetworkAccessManager downloads;
    CurlNetwork uploads;
    PlaceAccess places(keys, uploads, clock);
    std::optional<UploadPlace> place;
    if (hasStorage) {
        place = scriptedPlace(orders.storage);
        keys.keep(place->id, originOf(place->endpoint), storageSecret);
    }
    TaskRunner runner(RunnerDependencies{
        .store = store,
        .keys = keys,
        .clock = clock,
        .creates = creates,
        .queries = queries,
        .downloads = downloads,
        .account = [](const QString& id) { return accountOfOneCall(id); },
        .accounts = [] { return QList<Account>(); },
        .random = [] { return QRandomGenerator::global()->generateDouble(); },
        .rules = [clips = profile->clips](const QString&) { return TaskPolicy{.clips = clips}; },
        .places = &places,
        .uploadPlace = [&place](const Account&) { return place; },
    });
    QObject::connect(&runner, &TaskRunner::storageFailed, &application, [](const Error& error) {
        print({{u"trouble"_s, error.message}});
    });
    QObject::connect(&runner, &TaskRunner::accountPaused, &application, [](const QString&, const Error& error) {
        print({{u"paused"_s, error.message}});
    });
    bool isBegun = false; // what is left from before is at rest until it is sent
    const auto end = [&] {
        if (isBegun)
            endOnceClipsAreKnown(application, store, clock, tidying.get());
    };
    QObject::connect(&runner, &TaskRunner::allAtRest, &application, end);
    QTimer::singleShot(orders.seconds * 1000, &application, [] { QCoreApplication::exit(TooLong); });

    const QStringList pictures = orders.submit > 0 ? makePictures(profile->root, hasStorage) : QStringList();
    QMetaObject::invokeMethod(
        &application,
        [&] {
            if (orders.breaking == u"forget"_s)
                forgetTasks(store);
            if (orders.resume)
                runner.resume();
            isBegun = true;
            if (orders.send)
                sendLeftOvers(store, runner);
            if (orders.resume && runner.activeCount() == 0)
                end();
            if (orders.breaking == u"resubmit"_s)
                submitLostAnswers(store, runner);
            submitFrom(1, runner, account, orders.submit, pictures, [&] {
                if (!orders.resume && runner.activeCount() == 0)
                    QCoreApplication::quit();
            });
        },
        Qt::QueuedConnection);
    const int code = QCoreApplication::exec();
    if (orders.breaking == u"cut"_s)
        cutClips(store);
    if (orders.breaking == u"leak"_s)
        leakSecret(profile->root);
    printTasks(store);
    return code;
}

} // namespace

int main(int argc, char** argv)
{
    return endProcess(runVictim(argc, argv));
}
