// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/sweep/killoracle.h"
#include "tests/sweep/killservice.h"
#include "tests/sweep/killstorage.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QTimer>

#include <memory>

namespace Dailies {

/// One life of the victim within a run, or what happens to its profile between two lives.
struct KillStage {
    enum class Task {
        Submit,
        Resume,
        Age, ///< the database has the format of the program's first version
        Damage, ///< a page of the database is overwritten
        Lose, ///< the database is deleted, with all files that SQLite keeps beside it
    };

    Task task = Task::Resume;
    QString point; ///< the life ends at this crash point; "name:n" passes it n times first
    int killAfterMs = -1; ///< the life ends after this time; -1: it may finish
};

/// A run from an empty profile to the end of all work. A run written as text can be repeated: "submit@send.called:1
/// lose resume@12ms resume".
struct KillPlan {
    quint32 seed = 0;
    QList<KillStage> stages;
    QString breaking; ///< the last life breaks this rule

    QString text() const;
    static std::optional<KillPlan> fromText(const QString& text, quint32 seed);
};

/// Plays a plan: one victim after the other on the same profile, with a service of its own, then the oracle.
class KillRun final : public QObject {
    Q_OBJECT
public:
    /// Its profile is created in `folder`.
    KillRun(const KillPlan& plan, const QString& folder);

    void start();

    const KillPlan& plan() const { return m_plan; }
    /// Whether the stage's crash point was reached.
    bool wasReached(int stage) const { return m_killed.value(stage); }
    /// How long the first life took.
    qint64 firstMs() const { return m_firstMs; }
    const KillVerdict& verdict() const { return m_verdict; }

Q_SIGNALS:
    void finished();

private:
    void startStage();
    void startVictim(const KillStage& stage);
    void stageEnded();
    void goOn();

    KillPlan m_plan;
    QTemporaryDir m_folder;
    KillService m_service;
    KillStorage m_storage;
    QProcess m_victim;
    QTimer m_killer;
    QElapsedTimer m_since;
    int m_stage = 0;
    QList<bool> m_killed;
    qint64 m_firstMs = 0;
    QStringList m_accepted; ///< prompts that a victim reported as accepted
    KillVerdict m_verdict;
};

} // namespace Dailies
