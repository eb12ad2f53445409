// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/sweep/failrun.h"

#include <QElapsedTimer>
#include <QMap>
#include <QObject>

namespace Dailies {

/// All calls of one kind, failed one after the other in one way, until no further call is found.
struct FailSeries {
    FailCase first; ///< its number is the next one to fail
    int step = 1;
    int known = 0; ///< how many such calls an undisturbed life makes
    int failed = 0; ///< runs in which the call happened
    int behind = 0; ///< consecutive runs without the call
};

/// Goes through all calls, or as many as allowed, and adds up the results.
class FailSweep final : public QObject {
    Q_OBJECT
public:
    struct Orders {
        int most = 0; ///< about how many runs; 0: all
        int atOnce = 3;
        QString folder;
    };

    explicit FailSweep(const Orders& orders);

    void start();
    /// Whether every rule held, and at least one call failed.
    bool isClean() const;
    QString summary() const;

Q_SIGNALS:
    void finished();

private:
    void startMore();
    std::optional<std::pair<FailCase, qsizetype>> next();
    void begin(const FailCase& which, qsizetype series);
    void ended(FailRun* run, qsizetype series);
    void plan(const FailCase& counted, const QHash<QString, int>& counts);
    void thinOut();

    Orders m_orders;
    QElapsedTimer m_since;
    QList<FailCase> m_toCount; ///< undisturbed lives that count the calls
    int m_counting = 0;
    QList<FailSeries> m_series;
    qsizetype m_turn = 0;
    int m_underWay = 0;
    int m_runs = 0;
    int m_wrongRuns = 0;
    int m_repeated = 0; ///< with a slower clock
    QMap<QString, int> m_calls; ///< by layer and kind
    QMap<QString, int> m_failed;
    KillVerdict m_sum;
};

} // namespace Dailies
