// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/run/taskrunner.h"
#include "tests/support/manualclock.h"
#include "tests/support/memorykeystore.h"
#include "tests/support/scriptedstorage.h"
#include "tests/worlds/chance.h"
#include "tests/worlds/mutations.h"
#include "tests/worlds/simservice.h"

#include <QCryptographicHash>
#include <QTemporaryDir>

#include <memory>
#include <vector>

namespace Dailies {

/// A plan together with the real engine. Runs it to its end or to the first violation.
class World final : public QObject {
    Q_OBJECT
public:
    struct Outcome {
        QList<Violation> violations;
        QByteArray digest; ///< of everything that happened
        QStringList trace;
        int steps = 0;
        int posts = 0;
        int jobs = 0;
        int saved = 0;
        int wishes = 0;
    };

    static Outcome run(const Plan& plan, Mutation mutation = Mutation::None, bool isTracing = false);

private:
    World(const Plan& plan, Mutation mutation, bool isTracing);
    ~World() override;

    // The machine
    void start();
    void kill();
    void putBack();
    void pump();
    void go();
    void note(const QString& line);
    void digest();
    double random() const;
    qint64 now() const { return m_clock.elapsed() + m_clock.asleep(); }
    bool isIn(Event::Kind kind) const; ///< now
    bool hasEvent(Event::Kind kind) const; ///< at any time
    QString clipFolder() const;
    QString picturePath() const;
    Account account(int service) const;
    int serviceOf(const QString& accountId) const;
    QSet<TaskId> sending(int service, const QString& prompt) const;
    QSet<TaskId> callers(int service, const QString& prompt);
    SimAnswer handle(SimRequest& request);
    SimAnswer serve(SimRequest& request);

    // The user (worldhands.cpp)
    void act(const Event& event);
    QString newPrompt(const Event& event, const QString& words);
    void press();
    void pressOften(const Event& event);
    void pressAgain(const Event& event);
    void submit(int service, const QString& prompt, int copies, bool isWish, bool isMeant = false);
    void decide(const Event& event);
    void decideAbout(Event::Kind kind, const VideoTask& task);

    // The judge (worldoracle.cpp)
    void inspect(const SimRequest& request, int service);
    void noteOffline(const SimRequest& request, int service, const SimAnswer& answer);
    void taskChanged(TaskId id);
    void judgeChanges();
    void judgeCallEnd(const VideoTask& task);
    void judgeDoubt(const VideoTask& task);
    void judgeMoney(const VideoTask& task);
    void judgeSpend();
    void judgeRest(const VideoTask& task);
    void judgeClip(const VideoTask& task, const Job& job);
    void judgePost(const SimRequest& request);
    bool canBeHad(const Job& job) const;
    bool isDone(const Job& job) const;
    bool isBetterTooLate(const Job& job, qint64 good) const;
    bool judgeWaiting(); ///< the same for the tasks that wait to be sent
    bool judgeEnd(); ///< whether there is nothing left to wait for

    // Uploads (worldstorage.cpp)
    void scriptStorage();
    SimAnswer store(SimRequest& request);
    void judgeUploads();

    // Rules broken on purpose (worldmutations.cpp)
    SimAnswer sendAgain(SimService& service, const SimRequest& request);
    SimAnswer mutatedCreate(SimService& service, const SimRequest& request, SimAnswer answer);
    void mutateQuery(const SimRequest& request, const SimAnswer& answer);
    SimAnswer mutatedClip(const SimRequest& request, SimAnswer answer);
    void giveUp(const Job& job, TaskState state);

    const Plan m_plan;
    const Mutation m_mutation;
    const bool m_isTracing;
    Truth m_truth;
    QTemporaryDir m_folder;
    ManualClock m_clock;
    MemoryKeyStore m_keys;
    SimService::Surroundings m_surroundings;
    std::vector<SimService> m_services;
    std::unique_ptr<SimNetwork> m_creates;
    std::unique_ptr<SimNetwork> m_queries;
    std::unique_ptr<SimNetwork> m_downloads;
    std::unique_ptr<SimHttpNetwork> m_uploads;
    ScriptedStorage m_storage;
    qint64 m_storageFrom = 0; ///< the storage's time when the world began, in milliseconds since 1970
    std::unique_ptr<PlaceAccess> m_places;
    std::unique_ptr<TaskStore> m_store;
    std::unique_ptr<TaskRunner> m_runner;
    int m_run = 0; ///< of the engine
    QList<TaskId> m_changed;
    QHash<TaskId, TaskState> m_states; ///< as last seen
    QList<TaskId> m_begun; ///< in Sending, whose create calls have not arrived yet, in order
    QHash<TaskId, qsizetype> m_logSeen; ///< entries already judged
    QHash<TaskId, qsizetype> m_logOfCopy; ///< the same for the database copy that may be restored
    qint64 m_copiedAt = 0;
    QHash<int, int> m_failures; ///< replies of a kind that a mutation counts, by job
    QSet<int> m_savedJobs;
    struct Press {
        quint64 hold = 0;
        quint64 event = 0;
        qint64 madeAt = 0;
    };
    Press m_press; ///< the user's last one
    QString m_lastPrompt;
    int m_lastService = 0;
    int m_prompts = 0;
    qsizetype m_next = 0; ///< index of the next event
    qint64 m_calmAt = 0;
    QStringList m_moment; ///< what was recorded at the present moment
    QCryptographicHash m_digest{QCryptographicHash::Sha1};
    Outcome m_outcome;
};

} // namespace Dailies
