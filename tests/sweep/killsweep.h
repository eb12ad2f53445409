// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/sweep/killrun.h"

#include <QRandomGenerator>

namespace Dailies {

/// What leads to a crash point: the lives before, and the sort of life that comes by.
struct KillRecipe {
    QList<KillStage> before;
    KillStage::Task task = KillStage::Task::Submit;
};

/// Where a crash point was met so far, so that the next runs find it.
struct KnownPoint {
    QString name;
    int met = 0; ///< runs that ended a victim there
    int tries = 0;
    int depth = 6; ///< a first life does not pass it more often than this
    QList<KillRecipe> recipes = {}; ///< that led there
};

/// Chooses what the next run shall do, learns from what came of it, and adds everything up.
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
    /// Whether nothing was lost, doubled or otherwise wrong, and every point was met.
    bool isClean() const;
    QString summary() const;

Q_SIGNALS:
    void finished();

private:
    /// Where a run is to end: the point, none in a random one, and the life.
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
    QList<KillStage> m_firstLives; ///< that came to their crash point
    qsizetype m_turn = 0; ///< the point whose turn it is
    Aim m_aim; ///< of the plan just made
    int m_longestMs = 150; ///< of an undisturbed first life, by and by
    int m_underWay = 0;
    int m_begunRandom = 0;
    int m_named = 0;
    int m_randomDone = 0;
    int m_missedNamed = 0; ///< runs that did not come by their point; checked all the same
    int m_wrongRuns = 0;
    KillVerdict m_sum;
};

} // namespace Dailies
