// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sweep/failsweep.h"

#include <sqlite3.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Consecutive runs without the call before a series is over. The number of calls of a kind varies a little.
constexpr int behindEnd = 2;
/// For one call in so many, all calls after it fail as well.
constexpr int onwardsStep = 16;

struct Way {
    FailCase::Layer layer;
    const char* kind;
    QStringList codes;
};

QString number(int code)
{
    return QString::number(code);
}

/// How each kind of call fails on real disks.
QList<Way> ways()
{
    using enum FailCase::Layer;
    return {
        {File, "write", {number(ENOSPC), number(EIO), u"short"_s}},
        {File, "sync", {number(EIO)}},
        {File, "rename", {number(EACCES), number(EIO)}},
        {File, "remove", {number(EACCES)}},
        {File, "truncate", {number(ENOSPC), number(EIO)}},
        {File, "open", {number(ENOSPC), number(EACCES)}},
        {File, "space", {number(EIO), u"short"_s}},
        {Sql, "open", {number(SQLITE_CANTOPEN)}},
        {Sql, "delete", {number(SQLITE_IOERR_DELETE)}},
        {Sql, "access", {number(SQLITE_IOERR_ACCESS)}},
        {Sql, "read", {number(SQLITE_IOERR_READ)}},
        {Sql, "write", {number(SQLITE_FULL), number(SQLITE_IOERR_WRITE)}},
        {Sql, "truncate", {number(SQLITE_IOERR_TRUNCATE)}},
        {Sql, "sync", {number(SQLITE_IOERR_FSYNC)}},
        {Sql, "filesize", {number(SQLITE_IOERR_FSTAT)}},
        {Sql, "lock", {number(SQLITE_BUSY), number(SQLITE_IOERR_LOCK)}},
        {Sql, "shmmap", {number(SQLITE_IOERR_SHMMAP), number(SQLITE_FULL)}},
        {Sql, "shmlock", {number(SQLITE_BUSY), number(SQLITE_IOERR_SHMLOCK)}},
    };
}

QString kindText(const FailCase& which)
{
    return (which.layer == FailCase::Layer::File ? u"file "_s : u"sql "_s) + which.kind;
}

} // namespace

FailSweep::FailSweep(const Orders& orders) : m_orders(orders)
{
    for (const bool resumed : {false, true}) {
        for (const FailCase::Layer layer : {FailCase::Layer::File, FailCase::Layer::Sql})
            m_toCount.append({.layer = layer, .resumed = resumed});
    }
    m_counting = int(m_toCount.size());
}

void FailSweep::start()
{
    m_since.start();
    startMore();
}

void FailSweep::plan(const FailCase& counted, const QHash<QString, int>& counts)
{
    for (const Way& way : ways()) {
        if (way.layer != counted.layer)
            continue;
        const QString kind = QString::fromLatin1(way.kind);
        const int known = counts.value(kind);
        FailCase first{way.layer, kind, 1, {}, false, counted.resumed};
        m_calls[kindText(first)] += known;
        for (const QString& code : way.codes) {
            first.code = code;
            m_series.append({.first = first, .known = known});
        }
        // A disk that stays full: what the database rejects must be kept elsewhere.
        if (kind == "write"_L1 && way.layer == FailCase::Layer::Sql) {
            first.onwards = true;
            first.code = number(SQLITE_FULL);
            m_series.append({.first = first, .step = onwardsStep, .known = known});
        }
    }
}

void FailSweep::thinOut()
{
    if (m_orders.most <= 0)
        return;
    int all = 0;
    for (const FailSeries& series : m_series)
        all += series.known / series.step + 1;
    const int step = std::max(1, (all + m_orders.most - 1) / m_orders.most);
    int offset = 0;
    for (FailSeries& series : m_series) {
        series.step *= step;
        // Each series begins at a different number.
        series.first.number = 1 + offset++ % std::max(1, std::min(series.step, series.known));
    }
}

std::optional<std::pair<FailCase, qsizetype>> FailSweep::next()
{
    if (!m_toCount.isEmpty())
        return std::pair(m_toCount.takeFirst(), qsizetype(-1));
    if (m_counting > 0)
        return std::nullopt; // the number of calls is not known yet
    for (qsizetype tried = 0; tried < m_series.size(); ++tried) {
        const qsizetype index = m_turn++ % m_series.size();
        FailSeries& series = m_series[index];
        const bool isOver = m_orders.most > 0 ? series.first.number > series.known : series.behind >= behindEnd;
        if (isOver)
            continue;
        const FailCase which = series.first;
        series.first.number += series.step;
        return std::pair(which, index);
    }
    return std::nullopt;
}

void FailSweep::startMore()
{
    while (m_underWay < m_orders.atOnce) {
        const auto which = next();
        if (!which)
            break;
        begin(which->first, which->second);
    }
    if (m_underWay == 0)
        Q_EMIT finished();
}

void FailSweep::begin(const FailCase& which, qsizetype series)
{
    ++m_underWay;
    auto* run = new FailRun(which, m_orders.folder);
    run->setParent(this);
    // Queued, so that the run is over before the next one begins.
    connect(
        run, &FailRun::finished, this, [this, run, series] { ended(run, series); }, Qt::QueuedConnection);
    run->start();
}

void FailSweep::ended(FailRun* run, qsizetype series)
{
    --m_underWay;
    ++m_runs;
    if (run->isToBeRepeatedSlowly()) {
        ++m_repeated;
        FailCase again = run->which();
        again.slow = true;
        run->deleteLater();
        begin(again, series);
        startMore();
        return;
    }
    if (series < 0) {
        plan(run->which(), run->counts());
        if (--m_counting == 0)
            thinOut();
    } else {
        FailSeries& of = m_series[series];
        of.behind = run->hasFailed() ? 0 : of.behind + 1;
        of.failed += run->hasFailed() ? 1 : 0;
        m_failed[kindText(run->which())] += run->hasFailed() ? 1 : 0;
    }
    const KillVerdict& verdict = run->verdict();
    m_sum.jobs += verdict.jobs;
    m_sum.attached += verdict.attached;
    m_sum.answerLost += verdict.answerLost;
    m_sum.lost += verdict.lost;
    m_sum.doubled += verdict.doubled;
    if (!verdict.findings.isEmpty()) {
        ++m_wrongRuns;
        std::printf("WRONG: sweep_failures --case '%s'\n  %s\n", qPrintable(run->which().text()),
            qPrintable(verdict.findings.join(u"\n  "_s)));
        std::fflush(stdout);
    }
    run->deleteLater();
    startMore();
}

bool FailSweep::isClean() const
{
    const bool somethingFailed = std::ranges::any_of(m_failed, [](int count) { return count > 0; });
    return m_wrongRuns == 0 && somethingFailed && m_sum.jobs > 0;
}

QString FailSweep::summary() const
{
    QString text;
    int failed = 0;
    for (auto calls = m_calls.begin(); calls != m_calls.end(); ++calls) {
        text += u"  %1 %2 calls, %3 failed\n"_s.arg(calls.key(), -14)
                    .arg(calls.value(), 5)
                    .arg(m_failed.value(calls.key()), 5);
        failed += m_failed.value(calls.key());
    }
    return u"nth failure: %1 runs, %2 failed calls, %3 jobs: %4 attached, %5 answer lost, %6 lost, %7 doubled; "
           "%8 runs with violations; %9 s\n"_s.arg(m_runs)
               .arg(failed)
               .arg(m_sum.jobs)
               .arg(m_sum.attached)
               .arg(m_sum.answerLost)
               .arg(m_sum.lost)
               .arg(m_sum.doubled)
               .arg(m_wrongRuns)
               .arg(m_since.elapsed() / 1000)
        + (m_repeated > 0 ? u"  %1 runs repeated with a slower clock, for what came too late\n"_s.arg(m_repeated)
                          : QString())
        + text;
}

} // namespace Dailies
