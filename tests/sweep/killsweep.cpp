// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sweep/killsweep.h"

#include <cstdio>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostTries = 40; ///< failed tries before a point counts as unreachable
constexpr int calibrations = 4;
constexpr int tellEvery = 1000;

} // namespace

KillSweep::KillSweep(const Orders& orders) : m_orders(orders), m_random(orders.seed)
{
    for (const QString& name : orders.points)
        m_points.append(KnownPoint{name});
}

void KillSweep::start()
{
    m_since.start();
    startMore();
}

void KillSweep::startMore()
{
    while (m_underWay < m_orders.atOnce) {
        const std::optional<KillPlan> plan = next();
        if (!plan)
            break;
        ++m_underWay;
        auto* run = new KillRun(*plan, m_orders.folder);
        connect(run, &KillRun::finished, this, [this, run, aim = m_aim] { ended(run, aim); });
        run->start();
    }
    if (m_underWay == 0)
        Q_EMIT finished();
}

std::optional<KillPlan> KillSweep::next()
{
    m_aim = {};
    if (m_begunRandom < calibrations && m_begunRandom < m_orders.random) {
        ++m_begunRandom;
        return KillPlan{m_random.generate(), {{KillStage::Task::Submit, {}, -1}}, {}};
    }
    if (m_named < m_orders.named || (m_orders.named > 0 && !missing().isEmpty())) {
        if (const std::optional<KillPlan> plan = nextNamed())
            return plan;
    }
    if (m_begunRandom >= m_orders.random)
        return std::nullopt;
    ++m_begunRandom;
    return nextRandom();
}

std::optional<KillPlan> KillSweep::nextNamed()
{
    for (qsizetype i = 0; i < m_points.size(); ++i) {
        const qsizetype turn = m_turn++ % m_points.size();
        KnownPoint& point = m_points[turn];
        const bool isHopeless = point.met == 0 && point.tries >= mostTries;
        const bool isEnough = point.met > 0 && m_named >= m_orders.named;
        if (isHopeless || isEnough)
            continue;
        ++point.tries;
        const KillRecipe recipe = recipeFor(point);
        const int passes = recipe.before.isEmpty() && point.met > 0 ? m_random.bounded(point.depth) : 0;
        const QString at = passes == 0 ? point.name : u"%1:%2"_s.arg(point.name).arg(passes);
        KillPlan plan{m_random.generate(), recipe.before, {}};
        plan.stages.append({recipe.task, at, -1});
        m_aim = {turn, int(plan.stages.size()) - 1};
        addKills(plan, m_random.bounded(3) == 0 ? 1 : 0);
        return plan;
    }
    return std::nullopt;
}

KillRecipe KillSweep::recipeFor(const KnownPoint& point)
{
    using Task = KillStage::Task;
    if (!point.recipes.isEmpty() && m_random.bounded(4) != 0)
        return point.recipes.at(m_random.bounded(int(point.recipes.size())));
    if (point.met > 0)
        return {{firstLife()}, Task::Resume};
    switch (point.tries % 6) {
    case 1: return {{}, Task::Submit};
    case 2:
    case 3: return {{firstLife()}, Task::Resume};
    case 4: return {{{Task::Age, {}, -1}}, Task::Submit};
    case 5: return {{firstLife(), {Task::Damage, {}, -1}}, Task::Resume};
    default: return {{firstLife(), {Task::Lose, {}, -1}}, Task::Resume};
    }
}

KillStage KillSweep::firstLife()
{
    if (!m_firstLives.isEmpty() && m_random.bounded(4) != 0)
        return m_firstLives.at(m_random.bounded(int(m_firstLives.size())));
    return {KillStage::Task::Submit, {}, m_random.bounded(m_longestMs)};
}

KillPlan KillSweep::nextRandom()
{
    KillPlan plan{m_random.generate(), {{KillStage::Task::Submit, {}, m_random.bounded(m_longestMs)}}, {}};
    addKills(plan, m_random.bounded(3));
    return plan;
}

/// The lives after the one under test: some are killed, too, and the last one may finish.
void KillSweep::addKills(KillPlan& plan, int mostKills)
{
    for (int kill = 0; kill < mostKills; ++kill)
        plan.stages.append({KillStage::Task::Resume, {}, m_random.bounded(m_longestMs)});
    plan.stages.append({KillStage::Task::Resume, {}, -1});
}

void KillSweep::ended(KillRun* run, const Aim& aim)
{
    --m_underWay;
    const KillVerdict& verdict = run->verdict();
    m_sum.jobs += verdict.jobs;
    m_sum.attached += verdict.attached;
    m_sum.answerLost += verdict.answerLost;
    m_sum.gone += verdict.gone;
    m_sum.lost += verdict.lost;
    m_sum.doubled += verdict.doubled;
    if (aim.point >= 0)
        learn(*run, aim);
    else
        ++m_randomDone;
    if (aim.point < 0 && run->plan().stages.size() == 1)
        m_longestMs = std::max(m_longestMs, int(run->firstMs()));
    if (!verdict.findings.isEmpty() && ++m_wrongRuns <= 50)
        std::printf("wrong: --run '%s' --seed %u\n    %s\n", qPrintable(run->plan().text()), run->plan().seed,
            qPrintable(verdict.findings.join(u"\n    "_s)));
    run->deleteLater();
    if ((m_named + m_randomDone) % tellEvery == 0)
        std::printf("%d named, %d random after %lld s\n", m_named, m_randomDone, m_since.elapsed() / 1000);
    std::fflush(stdout);
    startMore();
}

void KillSweep::learn(const KillRun& run, const Aim& aim)
{
    constexpr int mostRecipes = 20;
    KnownPoint& point = m_points[aim.point];
    const KillStage& stage = run.plan().stages.at(aim.stage);
    if (!run.wasReached(aim.stage)) {
        ++m_missedNamed;
        if (aim.stage == 0 && point.met > 0)
            point.depth = std::max(1, std::min(point.depth, stage.point.section(u':', 1).toInt()));
        return;
    }
    ++point.met;
    ++m_named;
    if (aim.stage == 0)
        m_firstLives.append(stage);
    if (point.recipes.size() < mostRecipes && (aim.stage > 0 || point.met == 1))
        point.recipes.append({run.plan().stages.first(aim.stage), stage.task});
}

QStringList KillSweep::missing() const
{
    QStringList names;
    for (const KnownPoint& point : m_points) {
        if (point.met == 0 && m_orders.named > 0)
            names.append(point.name);
    }
    return names;
}

bool KillSweep::isClean() const
{
    return m_wrongRuns == 0 && missing().isEmpty() && m_sum.lost == 0 && m_sum.doubled == 0 && m_named >= m_orders.named
        && m_randomDone >= m_orders.random;
}

QString KillSweep::summary() const
{
    QString text =
        u"kills: %1 runs ended at %2 of %3 crash points, %4 more did not come by theirs; %5 ended at random moments\n"_s
            .arg(m_named)
            .arg(m_points.size() - missing().size())
            .arg(m_points.size())
            .arg(m_missedNamed)
            .arg(m_randomDone);
    text += u"kills: %1 jobs made, %2 attached, %3 answer lost, %4 gone with a database destroyed on purpose\n"_s
                .arg(m_sum.jobs)
                .arg(m_sum.attached)
                .arg(m_sum.answerLost)
                .arg(m_sum.gone);
    text += u"kills: %1 lost, %2 doubled, %3 runs wrong; seed %4, %5 s\n"_s.arg(m_sum.lost)
                .arg(m_sum.doubled)
                .arg(m_wrongRuns)
                .arg(m_orders.seed)
                .arg(m_since.elapsed() / 1000);
    if (!missing().isEmpty())
        text += u"kills: never came by %1\n"_s.arg(missing().join(u", "_s));
    return text;
}

} // namespace Dailies
