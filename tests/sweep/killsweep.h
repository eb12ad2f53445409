// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/sweep/killrun.h"

#include <QRandomGenerator>

namespace Dailies {

/// How to reach a crash point: the lives before it, and the kind of life that passes it.
struct KillRecipe {
    QList<KillStage> before;
    KillStage::Task task = KillStage::Task::Submit;
};

/// Where a crash point was reached so far, so that the next runs can reach it.
struct KnownPoint {
    QString name;
    int met = 0; ///< runs that ended a victim there
    int tries = 0;
    int depth = 6; ///< a first life passes it at most this often
    QList<KillRecipe> recipes = {}; ///< that led there
};

/// Chooses the plan of the next run, learns from its result, and adds up all results.
class KillSweep final : public QObject {
    Q_OBJECT
public:
    struct Orders {
        int named = 120;
        int random = 80;
        int atOnce = 3;
        quint32 seed = 1;
        QString folder;
        QStringList points;
    };

    explicit KillSweep(const Orders& orders);

    void start();
    /// Whether nothing was lost, doubled or otherwise wrong, and every point was reached.
    bool isClean() const;
    QString summary() const;

Q_SIGNALS:
    void finished();

private:
    /// Where a run is to end: the point (none in a random run) and the life.
    struct Aim {
        qsizetype point = -1;
        int stage = 0;
    };

    void startMore();
    std::optional<KillPlan> next();
    std::optional<KillPlan> nextNamed();
    KillPlan nextRandom();
    KillRecipe recipeFor(const KnownPoint& point);
    KillStage firstLife();
    void addKills(KillPlan& plan, int mostKills);
    void ended(KillRun* run, const Aim& aim);
    void learn(const KillRun& run, const Aim& aim);
    QStringList missing() const;

    Orders m_orders;
    QRandomGenerator m_random;
    QElapsedTimer m_since;
    QList<KnownPoint> m_points;
    QList<KillStage> m_firstLives; ///< that reached their crash point
    qsizetype m_turn = 0; ///< the next point to aim at
    Aim m_aim; ///< of the latest plan
    int m_longestMs = 150; ///< of an undisturbed first life; adjusted after each one
    int m_underWay = 0;
    int m_begunRandom = 0;
    int m_named = 0;
    int m_randomDone = 0;
    int m_missedNamed = 0; ///< runs that missed their point; they are checked nevertheless
    int m_wrongRuns = 0;
    KillVerdict m_sum;
};

} // namespace Dailies
