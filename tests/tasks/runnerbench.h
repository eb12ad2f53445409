// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/curlmanager.h"
#include "app/http/curlnetwork.h"
#include "app/tasks/run/taskrunner.h"

#include "tests/support/faultserver.h"
#include "tests/support/manualclock.h"
#include "tests/support/memorykeystore.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace Dailies {

/// Counts its calls in progress, so that a test only advances the clock while there are none.
class CountingManager final : public CurlManager {
    Q_OBJECT
public:
    enum class Calls { Creates, Others }; ///< as in the program, only create calls go through libcurl
    explicit CountingManager(Calls calls) : m_calls(calls) {}
    int open() const { return *m_open; }

protected:
    QNetworkReply* createRequest(Operation operation, const QNetworkRequest& request, QIODevice* data) override;

private:
    Calls m_calls;
    /// Calls in progress are deleted with the manager, after this part of it.
    std::shared_ptr<int> m_open = std::make_shared<int>(0);
};

/// A task runner with everything around it: a scripted service, a manual clock, keys in memory, a profile on disk.
class RunnerBench final : public QObject {
    Q_OBJECT
public:
    static constexpr char key[] = "sk-canary-0123456789abcdef";

    RunnerBench();
    ~RunnerBench() override;

    /// Destroys the runner and the store at any point; the disk keeps what was committed.
    void crash();
    /// Opens the store and creates a runner again. The test calls resume().
    void start();

    TaskId submit() { return submit(textRequest()); }
    TaskId submit(const VideoRequest& request);
    VideoTask task(TaskId id) const { return store->task(id).value_or(VideoTask()); }
    /// Runs the event loop, advancing the clock whenever nothing is in progress. Returns whether `done` became true in
    /// time.
    bool until(const std::function<bool()>& done, int seconds = 60);
    /// Waits until the task reaches this state.
    bool reaches(TaskId id, TaskState state);
    /// Runs the events that are due now, without advancing the clock.
    void quiet();
    /// Advances the clock second by second, and runs the due events after each.
    void pass(int seconds);

    /// The create calls that the service received.
    int creates() const;
    int queries() const;
    int fetches() const;
    /// All bytes of the profile on disk.
    QByteArray diskBytes() const;

    static VideoRequest textRequest(Family family = Family::A);
    /// The replies of the scripted service when it works well.
    FaultScript obliging(const FaultRequest& request);
    static FaultScript json(int status, const QByteArray& body, const QByteArray& headers = {});
    static QByteArray dateHeader(const QDateTime& time);
    static QByteArray createdA(const QByteArray& id);
    QByteArray queryA(const QByteArray& word, const QByteArray& id = {}, const QByteArray& url = {}) const;
    QByteArray clipUrl(const QByteArray& name = "clip") const;
    static QByteArray clip();

    QTemporaryDir folder;
    FaultServer service;
    ManualClock clock;
    MemoryKeyStore keys;
    CountingManager createCalls{CountingManager::Calls::Creates};
    CountingManager queryCalls{CountingManager::Calls::Others};
    CountingManager downloads{CountingManager::Calls::Others};
    CurlNetwork storage;
    PlaceAccess places{keys, storage, clock};
    std::optional<UploadPlace> place; ///< where files are uploaded; nullopt at first
    bool isAgreed = true; ///< to uploads
    Account account;
    QList<Account> accounts;
    TaskPolicy rules; ///< read whenever one is needed
    SendRules sendRules; ///< the same; call TaskRunner::followSendRules() after a change
    std::unique_ptr<TaskStore> store;
    std::unique_ptr<TaskRunner> runner;
    std::function<bool(const QString&)> isPlayable; ///< passed to the runner by start()
    double random = 0.5; ///< the runner's random number
    int queriesUntilDone = 2; ///< how often obliging() replies that a task is still running
    QHash<QByteArray, int> asked; ///< queries by task, as obliging() received them
    int created = 0;
};

} // namespace Dailies
