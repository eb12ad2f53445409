// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/demorun.h"

#include "app/cli/tasklines.h"
#include "app/common/redact.h"
#include "app/media/mediaprobe.h"

#include <QDir>

#include <algorithm>
#include <cmath>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

QString sizeText(QSize size)
{
    return u"%1x%2"_s.arg(size.width()).arg(size.height());
}

QJsonObject shape(double seconds, QSize size)
{
    return {{u"seconds"_s, seconds}, {u"width"_s, size.width()}, {u"height"_s, size.height()}};
}

/// Whether the length is right within one frame and the size is exact.
bool fits(const MediaFacts& facts, const DemoTake& take)
{
    return facts.hasVideo && facts.hasAudio && facts.fps > 0 && facts.size == take.size
        && std::abs(facts.seconds - take.seconds) <= 1.0 / facts.fps + 1e-6;
}

} // namespace

DemoRun::DemoRun(Engine& engine, const Console& console) : m_engine(engine), m_console(console)
{
    connect(&engine.store(), &TaskStore::taskChanged, this, &DemoRun::taskChanged);
    connect(&engine.runner(), &TaskRunner::storageFailed, this,
        [this](const Error& error) { QCoreApplication::exit(m_console.fail(error)); });
    connect(&engine.runner(), &TaskRunner::accountPaused, this,
        [this](const QString&, const Error& error) { QCoreApplication::exit(m_console.fail(error)); });
    connect(&engine.runner(), &TaskRunner::allAtRest, this, &DemoRun::endAtRest);
    connect(&m_signals, &StopSignals::stopRequested, this,
        [](int signal) { QCoreApplication::exit(Interrupted + signal); });
}

Result<void> DemoRun::start(const QList<DemoTake>& takes)
{
    const auto account = m_engine.account(Account::practiceId());
    if (!account)
        return failure(ErrorKind::Network, Cli::tr("The practice server isn't running."));
    m_takes = static_cast<int>(takes.size());
    m_console.text(
        Cli::tr("Making %1 clips in practice mode, one of each request kind. Nothing is charged.").arg(m_takes));
    for (const DemoTake& take : takes) {
        const auto ids = m_engine.runner().submit(*account, take.request);
        if (!ids)
            return failure(ids.error());
        m_open.insert(ids->constFirst(), take);
    }
    return {};
}

int DemoRun::run()
{
    return QCoreApplication::exec();
}

void DemoRun::taskChanged(TaskId id)
{
    const auto open = m_open.constFind(id);
    const auto task = m_engine.store().task(id);
    if (open == m_open.constEnd() || !task)
        return;
    if (task->state == TaskState::Downloading && task->error.kind == ErrorKind::Storage
        && !task->error.message.isEmpty())
        return QCoreApplication::exit(m_console.fail(task->error)); // it would be tried again for hours
    if (!isTerminal(task->state))
        return;
    const DemoTake take = *open; // NOLINT(performance-unnecessary-copy-initialization): it is erased next
    m_open.erase(open);
    check(*task, take);
    if (m_open.isEmpty())
        finish();
}

void DemoRun::check(const VideoTask& task, const DemoTake& take)
{
    const auto facts =
        task.state == TaskState::Saved ? probeMedia(task.file) : failure(ErrorKind::Media, resultText(task));
    const bool ok = facts && fits(*facts, take);
    m_ok += ok ? 1 : 0;
    m_console.line({{u"event"_s, u"take"_s}, {u"kind"_s, kindName(take.request.kind)},
        {u"state"_s, stateName(task.state)}, {u"file"_s, task.file}, {u"asked"_s, shape(take.seconds, take.size)},
        {u"measured"_s, facts ? shape(facts->seconds, facts->size) : QJsonObject()}, {u"ok"_s, ok}});
    const QString asked = u"%1 s %2"_s.arg(QString::number(take.seconds), sizeText(take.size));
    const QString measured = facts ? u"%1 s %2"_s.arg(QString::number(facts->seconds, 'f', 3), sizeText(facts->size))
                                   : facts.error().message;
    m_console.text(u"%1/%2  %3  %4  %5  %6  %7"_s.arg(QString::number(m_takes - m_open.size()).rightJustified(2),
        QString::number(m_takes), ok ? Cli::tr("ok   ") : Cli::tr("WRONG"),
        kindName(take.request.kind).leftJustified(23), asked.leftJustified(14), measured.leftJustified(18),
        QDir::toNativeSeparators(task.file)));
}

void DemoRun::finish()
{
    m_console.line({{u"event"_s, u"summary"_s}, {u"takes"_s, m_takes}, {u"ok"_s, m_ok}});
    m_console.text(Cli::tr("%1 of %2 clips match their request, in %3")
                       .arg(m_ok)
                       .arg(m_takes)
                       .arg(QDir::toNativeSeparators(m_engine.profile().clips)));
    QCoreApplication::exit(m_ok == m_takes ? Well : TaskFailed);
}

/// Nothing happens automatically any more, although takes are missing: something keeps them from being sent.
void DemoRun::endAtRest()
{
    if (m_open.isEmpty())
        return;
    QList<TaskId> ids = m_open.keys();
    std::ranges::sort(ids);
    bool isUnusable = false;
    for (const TaskId id : std::as_const(ids)) {
        const auto task = m_engine.store().task(id);
        if (!task)
            continue;
        m_console.problem(Cli::tr("Task %1: %2")
                              .arg(QString::number(id),
                                  singleLine(task->error.message.isEmpty() ? stateWord(*task) : task->error.message)));
        isUnusable = isUnusable || statusOf(task->error.kind) == NotUsable;
    }
    QCoreApplication::exit(isUnusable ? NotUsable : TaskFailed);
}

} // namespace Dailies
