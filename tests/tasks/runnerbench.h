// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/run/taskrunner.h"

#include "tests/support/faultserver.h"
#include "tests/support/manualclock.h"
#include "tests/support/memorykeystore.h"

#include <QSignalSpy>
#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace Dailies {

/// Knows how many of its calls are under way, so that a test moves the clock only while nothing is.
class CountingManager final : public QNetworkAccessManager {
    Q_OBJECT
public:
    int open() const { return *m_open; }

protected:
    QNetworkReply* createRequest(Operation operation, const QNetworkRequest& request, QIODevice* data) override;

private:
    /// Calls that are left go with the manager, when this part of it has gone.
    std::shared_ptr<int> m_open = std::make_shared<int>(0);
};

/// A task runner with everything around it: a scripted service, a clock moved by hand, keys in memory, a profile on disk.
class RunnerBench final : public QObject {
    Q_OBJECT
public:
    static constexpr char key[] = "sk-canary-0123456789abcdef";

    RunnerBench();
    ~RunnerBench() override;

    /// Ends the runner and the store in the midst of things; the disk keeps what was committed.
    void crash();
    /// Opens the store and makes a runner again; resume() is left to the test.
    void start();

    TaskId submit() { return submit(textRequest()); }
    TaskId submit(const VideoRequest& request);
    VideoTask task(TaskId id) const { return store->task(id).value_or(VideoTask()); }
    /// Lets things applyEvent, moving the clock on in steps whenever all is quiet. Whether `done` came true in time.
    bool until(const std::function<bool()>& done, int seconds = 20);
    /// The task reached this state.
    bool reaches(TaskId id, TaskState state);
    /// The events that are due now, and nothing more; the clock stands still.
    void quiet();
    /// Moves the clock on by whole seconds, and lets things applyEvent after each.
    void pass(int seconds);

    /// The create calls that the service saw.
    int creates() const;
    int queries() const;
    int fetches() const;
    /// Every byte that the profile holds on disk.
    QByteArray diskBytes() const;

    static VideoRequest textRequest(Family family = Family::A);
    /// What the scripted service answers when it works well.
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
    CountingManager createCalls;
    CountingManager queryCalls;
    CountingManager downloads;
    Account account;
    QList<Account> accounts;
    TaskPolicy rules; ///< asked whenever one is needed
    std::unique_ptr<TaskStore> store;
    std::unique_ptr<TaskRunner> runner;
    std::function<bool(const QString&)> isPlayable; ///< what start() gives the runner
    double random = 0.5; ///< what the runner gets for a random number
    int queriesUntilDone = 2; ///< how often obliging() says that a task still runs
    QHash<QByteArray, int> asked; ///< queries by task, as obliging() saw them
    int created = 0;
};

} // namespace Dailies
