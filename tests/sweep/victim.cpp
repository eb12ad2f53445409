// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A process for the sweeps to kill and to disturb. It contains everything of the program that touches money, disk and
// network, and nothing else, so that it starts in a few milliseconds. It works like dailies-cli, on a faster clock.

#include "tests/sweep/failvfs.h"
#include "tests/sweep/fastclock.h"

#include "app/common/processend.h"
#include "app/keys/sessionkeystore.h"
#include "app/settings/profile.h"
#include "app/settings/profilelock.h"
#include "app/tasks/database/sqlconnection.h"
#include "app/tasks/history/taskhistory.h"
#include "app/tasks/recovery/databasemaintenance.h"
#include "app/tasks/recovery/taskstorerepair.h"
#include "app/tasks/run/taskrunner.h"
#include "app/tasks/store/searchindexer.h"
#include "app/tasks/store/taskstore.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>
#include <QScopeGuard>
#include <QSqlQuery>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <functional>

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
    int submit = 0;
    bool resume = false;
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
        {u"submit"_s, u"Submit so many requests: take-1 (family A), take-2 (family B), take-3 (with a picture) ..."_s,
            u"number"_s, u"0"_s},
        {u"resume"_s, u"Take up what an earlier run left."_s},
        {u"speed"_s, u"How many times faster the clock goes."_s, u"factor"_s, u"100"_s},
        {u"seconds"_s, u"End after so long, whatever happens."_s, u"number"_s, u"20"_s},
        {u"fail-sql"_s, u"Let a call of SQLite fail, as \"sync:3:1034\"; \"count\" only counts them."_s, u"call"_s},
        {u"break"_s, u"Break a rule: resubmit, forget, journal or cut."_s, u"rule"_s},
    });
    parser.process(application);
    return {parser.value(u"profile"_s), QUrl(parser.value(u"base"_s)), parser.value(u"submit"_s).toInt(),
        parser.isSet(u"resume"_s), std::max(parser.value(u"speed"_s).toInt(), 1), parser.value(u"seconds"_s).toInt(),
        parser.value(u"fail-sql"_s), parser.value(u"break"_s)};
}

/// A file that passes as a picture, long enough for a body of several pieces.
QString makePicture(const QString& folder)
{
    QFile file(folder + u"/picture.png"_s);
    if (!file.exists() && file.open(QIODevice::WriteOnly))
        file.write("\x89PNG\r\n\x1A\n" + QByteArray(24000, 'p'));
    return QUrl::fromLocalFile(file.fileName()).toString();
}

VideoRequest makeRequest(int number, const QString& picture)
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
        request.media = {{u"first_frame"_s, picture, {}}};
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

/// What a user does with a task of an older version: find it, move it to the recycle bin and delete it.
void clearOldTasks(TaskStore& store)
{
    TaskHistory history(store);
    for (const TaskId id : history.find({.states = {TaskState::Refused}, .text = u"old"_s}))
        (void)history.setMarks({{id, {.recycledAt = QDateTime::currentDateTimeUtc()}}});
    (void)history.emptyBin();
}

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
void submitFrom(int number, TaskRunner& runner, const Account& account, int count, const QString& picture,
    const std::function<void()>& done)
{
    if (number > count) {
        done();
        return;
    }
    const VideoRequest request = makeRequest(number, picture);
    const auto tell = [&runner, account, number, count, picture, done, prompt = request.prompt](
                          const Result<QList<TaskId>>& ids) {
        if (ids)
            print({{u"accepted"_s, ids->first()}, {u"prompt"_s, prompt}});
        else
            print({{u"notAccepted"_s, ids.error().message}, {u"prompt"_s, prompt}});
        // The gate admits the next request when this one is over.
        QMetaObject::invokeMethod(
            &runner, [=, &runner] { submitFrom(number + 1, runner, account, count, picture, done); },
            Qt::QueuedConnection);
    };
    if (number % 2 == 0)
        tell(runner.submit(account, request));
    else if (const Result<void> begun = runner.submitLater({account, request}, tell); !begun)
        tell(failure(begun.error()));
}

/// A clip that is not a known video is downloaded again after a while; the end waits for that.
void endOnceClipsAreKnown(QCoreApplication& application, TaskStore& store, Clock& clock)
{
    constexpr qint64 longestMs = 120 * 1000;
    const auto isStrange = [&store] {
        const QList<TaskId> saved = store.ids({TaskState::Saved});
        return std::any_of(saved.cbegin(), saved.cend(),
            [&store](TaskId id) { return store.task(id).value_or(VideoTask()).clip != ClipCondition::Playable; });
    };
    if (!isStrange()) {
        QCoreApplication::quit();
        return;
    }
    QObject::connect(&store, &TaskStore::taskChanged, &application, [isStrange] {
        if (!isStrange())
            QCoreApplication::quit();
    });
    clock.after(longestMs, &application, [] { QCoreApplication::quit(); });
}

int runVictim(int argc, char** argv)
{
    QCoreApplication application(argc, argv);
    const Orders orders = readOrders(application);
    if (orders.profile.isEmpty() || !isLoopback(orders.baseUrl))
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

    const Account account = accountOfOneCall(orders.baseUrl);
    SessionKeyStore keys(nullptr);
    keys.keep(account.id, originOf(account.baseUrl), "sk-canary-0123456789abcdef");
    QNetworkAccessManager creates;
    QNetworkAccessManager queries;
    QNetworkAccessManager downloads;
    TaskRunner runner(TaskRunner::Parts{
        .store = store,
        .keys = keys,
        .clock = clock,
        .creates = creates,
        .queries = queries,
        .downloads = downloads,
        .account = [](const QString& id) { return accountOfOneCall(id); },
        .random = [] { return QRandomGenerator::global()->generateDouble(); },
        .rules = [clips = profile->clips](const QString&) { return TaskPolicy{.clips = clips}; },
    });
    QObject::connect(&runner, &TaskRunner::storageFailed, &application, [](const Error& error) {
        print({{u"trouble"_s, error.message}});
    });
    QObject::connect(&runner, &TaskRunner::accountPaused, &application, [](const QString&, const Error& error) {
        print({{u"paused"_s, error.message}});
    });
    QObject::connect(
        &runner, &TaskRunner::allAtRest, &application, [&] { endOnceClipsAreKnown(application, store, clock); });
    QTimer::singleShot(orders.seconds * 1000, &application, [] { QCoreApplication::exit(TooLong); });

    const QString picture = orders.submit > 0 ? makePicture(profile->root) : QString();
    QMetaObject::invokeMethod(
        &application,
        [&] {
            if (orders.breaking == u"forget"_s)
                forgetTasks(store);
            if (orders.resume)
                runner.resume();
            if (orders.breaking == u"resubmit"_s)
                submitLostAnswers(store, runner);
            submitFrom(1, runner, account, orders.submit, picture, [&] {
                if (!orders.resume && runner.activeCount() == 0)
                    QCoreApplication::quit();
            });
        },
        Qt::QueuedConnection);
    const int code = QCoreApplication::exec();
    if (orders.breaking == u"cut"_s)
        cutClips(store);
    printTasks(store);
    return code;
}

} // namespace

int main(int argc, char** argv)
{
    return endProcess(runVictim(argc, argv));
}
