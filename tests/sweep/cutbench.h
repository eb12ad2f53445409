// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/http/curlmanager.h"
#include "app/http/curlnetwork.h"
#include "app/tasks/run/taskrunner.h"

#include "tests/support/faultserver.h"
#include "tests/support/manualclock.h"
#include "tests/support/memorykeystore.h"
#include "tests/support/storageserver.h"
#include "tests/sweep/cutcase.h"

#include <QElapsedTimer>
#include <QHash>
#include <QTemporaryDir>
#include <QTimer>

#include <functional>
#include <memory>

namespace Dailies {

/// Counts the calls in progress. Each create call has its own connection; other calls reuse theirs. In the rewindable
/// mode, a create call gets a body that can be read again, as in most programs, and the network layer then repeats the
/// call.
class CutManager final : public CurlManager {
    Q_OBJECT
public:
    enum class Calls { Creates, RewindableCreates, Others };
    explicit CutManager(Calls calls) : m_calls(calls) {}
    int open() const { return m_open; }
    /// All calls begun so far.
    int begun() const { return m_begun; }
    /// Those that ended after the network had received the last byte of their body.
    int handedOver() const { return m_handedOver; }

protected:
    QNetworkReply* createRequest(Operation operation, const QNetworkRequest& request, QIODevice* data) override;

private:
    Calls m_calls;
    int m_open = 0;
    int m_begun = 0;
    int m_handedOver = 0;
};

/// Plays cases one after the other: the real runner with its store on disk, a server that breaks connections on demand
/// and counts create calls, and a manual clock.
class CutBench final : public QObject {
    Q_OBJECT
public:
    CutBench(bool isTls, bool isRewindable);
    ~CutBench() override;

    /// Sends one large request of the family, without a fault.
    CutRequestSize sizeOfRequest(Family family);
    /// What is wrong at the end of the case; empty if nothing is.
    QString play(const CutCase& cut);
    /// Finishes what is in progress, lets an hour pass, restarts the program, and lets another hour pass. Returns what
    /// is wrong then.
    QString letTimePass();

    /// Create calls that the user did not ask for, in all cases.
    int surplus() const { return m_surplus + surplusNow(); }
    /// Whether the last case led to a second create call.
    bool wasTriedAgain() const { return createsBegun() > 1; }

private:
    struct Counted {
        int others = 0; ///< complete calls that were not create calls
        int complete = 0;
        int surplus = 0;
        int begunBefore = 0;
        int handedOverBefore = 0;
        int openBeforeCharge = -1; ///< failed create calls begun before one that may have been charged
    };

    void startProgram();
    TaskId submit(Family family, bool isLarge, bool uploads = false);
    VideoTask task(TaskId id) const { return m_store->task(id).value_or(VideoTask()); }
    FaultScript answer(const FaultRequest& request);
    void noteCompleted(const FaultRequest& request);
    int createsBegun() const;
    void startCounting(bool isCharged = false);
    int surplusNow() const;

    QString playCreate(const CutCase& cut);
    QString playQuery(const CutCase& cut);
    QString playClip(const CutCase& cut);
    bool bringTask(const CutCase& cut);
    bool meet(const CutManager& calls, const CutCase& cut);
    bool meetOnce(const CutManager& calls, int patience);
    QString endAll();
    bool isClipWhole(const VideoTask& task) const;
    CutFacts facts() const;

    /// Runs the event loop until `done`. The clock advances if no call is in progress, or if a call has waited this
    /// many real milliseconds since the server did its part.
    bool until(const std::function<bool()>& done, int patience);
    void turn();
    void moveClock(qint64 milliseconds);
    bool isQuiet() const { return m_creates.open() + m_queries.open() + m_downloads.open() + m_uploads.open() == 0; }
    QString uploadComplaint() const;
    int callsBegun() const { return m_creates.begun() + m_queries.begun() + m_downloads.begun(); }
    void passHour();

    QTemporaryDir m_folder;
    FaultServer m_server;
    ManualClock m_clock;
    MemoryKeyStore m_keys;
    CutManager m_creates;
    CutManager m_queries{CutManager::Calls::Others};
    CutManager m_downloads{CutManager::Calls::Others};
    CurlNetwork m_uploads;
    StorageServer m_storage; ///< without faults
    PlaceAccess m_places{m_keys, m_uploads, m_clock};
    Account m_account;
    QString m_picture;
    std::unique_ptr<TaskStore> m_store;
    std::unique_ptr<TaskRunner> m_runner;
    QTimer m_heartbeat;

    CutCase m_cut;
    bool m_breaks = false; ///< the reply under test is cut short
    QByteArray m_broken; ///< as it was sent
    bool m_isMet = false; ///< it was sent
    int m_playedFor = -1; ///< calls begun by the time at which the server had done its part
    bool m_isSpoilt = false; ///< the server's part was to corrupt the connection
    QElapsedTimer m_sincePlayed;
    bool m_ends = false; ///< queries report that the task failed, so that nothing continues
    int m_ids = 0;
    QByteArray m_lastId;
    Counted m_counted;
    int m_surplus = 0;
    TaskId m_task = 0; ///< the task of queries and clips
    Family m_family = Family::A; ///< its family
    QHash<TaskId, TaskState> m_ended; ///< since the clock was last advanced
};

} // namespace Dailies
