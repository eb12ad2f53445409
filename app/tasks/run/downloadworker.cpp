// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/run/downloadworker.h"

#include "app/common/crashpoint.h"
#include "app/common/redact.h"
#include "app/tasks/run/clipname.h"
#include "app/tasks/run/sidecar.h"
#include "app/tasks/store/tasklog.h"

#include <QDir>
#include <QFileInfo>
#include <QPointer>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// How long a download is sure to keep its slot. Each further turn is twice as long, so that a download that always has
/// to start over gets through as well.
constexpr qint64 firstTurnMs = 30'000;
constexpr int mostDoublings = 10;
/// Pauses between the tries to replace a clip that cannot be played.
constexpr std::array refetchSeconds{2, 60, 300, 1200, 3600, 3 * 3600, 6 * 3600, 12 * 3600};
/// After this time, a clip is more important than a silent key store.
constexpr qint64 keyPatienceMs = 10'000;
/// Gives unfinished downloads of the earlier run time to go first.
constexpr int refetchAtStartSeconds = 60;

/// How many of these tries were due within that time after the service had finished the clip.
size_t refetchesWithin(qint64 seconds)
{
    size_t tries = 0;
    for (const int pause : refetchSeconds) {
        seconds -= pause;
        tries += seconds >= 0 ? 1 : 0;
    }
    return tries;
}

} // namespace

DownloadWorker::DownloadWorker(const RunnerDependencies& parts, TaskDispatcher& dispatcher, TaskAccounts& accounts)
    : m_dependencies(parts)
    , m_dispatcher(dispatcher)
    , m_accounts(accounts)
    , m_active(dispatcher.active())
    , m_partList(parts.store)
{}

DownloadWorker::~DownloadWorker()
{
    const auto downloads = findChildren<FileDownload*>(QString(), Qt::FindDirectChildrenOnly);
    for (FileDownload* download : downloads)
        download->suspend();
}

void DownloadWorker::execute(const Transition& step)
{
    const TaskId id = step.task.id;
    if (isTerminal(step.task.state) && step.task.state != TaskState::Saved)
        m_partList.tidy(id);
    if (step.action == TaskAction::Download)
        queue(id);
    else if (step.action == TaskAction::DownloadLater)
        m_dispatcher.later(id, step.delaySeconds.value_or(0) * 1000LL, [this](TaskId due) { queue(due); });
}

void DownloadWorker::queue(TaskId id)
{
    const auto job = m_active.find(id);
    if (job != m_active.end() && !m_fetches.contains(id)) {
        if (const std::optional<VideoTask> task = m_dependencies.store.task(id))
            job->fetchBefore = task->addressExpiresAt;
        m_fetches.append(id);
    }
    m_dispatcher.pumpSoon();
}

void DownloadWorker::pump()
{
    const auto isNot = [this](TaskId id) {
        const auto job = m_active.constFind(id);
        return job == m_active.cend() || job->hold != ActiveTask::Hold::No || job->download || job->storing;
    };
    m_fetches.removeIf(isNot);
    // Fewest turns first, then the URL that expires first.
    std::stable_sort(m_fetches.begin(), m_fetches.end(), [this](TaskId a, TaskId b) {
        const int turnsOfA = m_turns.value(a);
        const int turnsOfB = m_turns.value(b);
        return turnsOfA != turnsOfB ? turnsOfA < turnsOfB
                                    : m_active.value(a).fetchBefore < m_active.value(b).fetchBefore;
    });
    const QList<TaskId> due = m_fetches;
    const int atOnce = m_dependencies.rules({}).downloadsAtOnce;
    for (TaskId id : due) {
        // An earlier download of the same clip may still be closing its file.
        if (m_fetching.contains(id))
            continue;
        if (m_fetching.size() >= atOnce) {
            giveWay();
            return;
        }
        m_fetches.removeOne(id);
        begin(id);
    }
}

/// Called while others wait. Unless a slot was taken just now, the slowest download gives up its own. Downloads that
/// can be resumed are preferred.
void DownloadWorker::giveWay()
{
    const qint64 now = m_dependencies.clock.elapsed();
    Running* slowest = nullptr;
    TaskId slowestId = 0;
    for (auto each = m_running.begin(); each != m_running.end(); ++each) {
        const TaskId id = each.key();
        Running& running = *each;
        if (!running.download || running.givesWay)
            return;
        const qint64 end = running.since + (firstTurnMs << std::min(m_turns.value(id), mostDoublings));
        if (end > now) {
            m_dispatcher.pumpAt(end);
            return;
        }
        const auto keyOf = [now](const Running& one) {
            const double speed = double(one.received - one.first) / double(std::max<qint64>(now - one.since, 1));
            return std::pair(!one.download->isResumable(), speed);
        };
        if (!slowest || keyOf(running) < keyOf(*slowest)) {
            slowest = &running;
            slowestId = id;
        }
    }
    if (!slowest)
        return;
    slowest->givesWay = true;
    ++m_turns[slowestId];
    slowest->download->stop();
}

/// The number of tries is not stored; it is derived from the clip's age.
void DownloadWorker::resume()
{
    const QDateTime now = m_dependencies.clock.now();
    for (TaskId id : m_dependencies.store.unplayable(now)) {
        const std::optional<VideoTask> task = m_dependencies.store.task(id);
        if (task && !m_refetches.contains(id))
            refetchIn(refetchAtStartSeconds, id, std::max<size_t>(refetchesWithin(task->finishedAt.secsTo(now)), 1));
    }
}

void DownloadWorker::refetchLater(TaskId id, size_t tries)
{
    if (tries < refetchSeconds.size())
        refetchIn(refetchSeconds.at(tries), id, tries);
    else
        m_refetches.remove(id);
}

void DownloadWorker::refetchIn(int seconds, TaskId id, size_t tries)
{
    m_refetches.insert(id, tries);
    m_dependencies.clock.after(seconds * 1000LL, this, [this, id, tries] { refetch(id, tries); });
}

bool DownloadWorker::refetchNow(TaskId id)
{
    const std::optional<VideoTask> task = m_dependencies.store.task(id);
    if (!task || !mayGetBetterClip(*task, m_dependencies.clock.now()))
        return false;
    if (!m_fetching.contains(id))
        fetchBetter(*task, [this, id](const Error& error) {
            if (error.kind == ErrorKind::Stopped) // the file is gone, and the task may wait for its download
                return;
            m_dispatcher.applyEvent(
                id, TaskEvent::DownloadFailed{error}, {downloadEntry(m_dependencies.clock.now(), error.message)});
        });
    return true;
}

/// Downloads an unplayable clip again while its URL is valid. The earlier file is kept until there is a better one.
void DownloadWorker::refetch(TaskId id, size_t tries)
{
    const std::optional<VideoTask> task = m_dependencies.store.task(id);
    if (!task || !mayGetBetterClip(*task, m_dependencies.clock.now())) {
        m_refetches.remove(id);
        return;
    }
    if (!m_fetches.isEmpty() || m_fetching.contains(id)
        || m_fetching.size() >= m_dependencies.rules({}).downloadsAtOnce) {
        refetchLater(id, tries);
        return;
    }
    fetchBetter(*task, [this, id, tries](const Error&) { refetchLater(id, tries + 1); });
}

void DownloadWorker::fetchBetter(const VideoTask& task, const std::function<void(const Error& error)>& failed)
{
    const TaskId id = task.id;
    const std::optional<Account> account = m_dependencies.account(task.accountId);
    auto* download = new FileDownload(m_dependencies.downloads, m_dependencies.clock, task.report.videoUrl,
        account ? account->baseUrl : task.baseUrl, task.file, this);
    download->setKeyCheck(keyCheck(account));
    download->setProbe(m_dependencies.isPlayable);
    download->setReplaces(task.file);
    m_fetching.insert(id);
    connect(download, &FileDownload::kept, this,
        [this, id](const PartialDownload& partial) { m_partList.add(id, partial.file); });
    connect(download, &FileDownload::finished, this, [this, id, failed, download](const Result<QString>& result) {
        m_fetching.remove(id);
        m_dispatcher.pumpSoon();
        if (result) {
            m_refetches.remove(id);
            m_dispatcher.applyEvent(id, TaskEvent::DownloadSaved{*result, download->condition()},
                {downloadEntry(m_dependencies.clock.now(), *result)});
        } else {
            failed(result.error());
        }
        Q_EMIT m_dispatcher.reports().refetched(id);
    });
}

/// A download needs no key, so after a start the account's key may not have been read yet. It is read at the first
/// redirect, because a key store may prompt the user.
RedirectGuard::KeyCheck DownloadWorker::keyCheck(const std::optional<Account>& account)
{
    return [this, account](const QByteArray& text, const std::function<void(bool)>& then) {
        const auto answer = [worker = QPointer(this), text, then, isAnswered = std::make_shared<bool>(false)] {
            if (worker && !std::exchange(*isAnswered, true))
                then(repeatsKey(text, worker->m_accounts.knownKeys()));
        };
        if (!account || account->isPractice())
            return answer();
        m_dependencies.clock.after(keyPatienceMs, this, answer);
        m_accounts.withKeys({*account}, answer);
    };
}

void DownloadWorker::begin(TaskId id)
{
    const std::optional<VideoTask> task = m_dependencies.store.task(id);
    if (!task) {
        m_dispatcher.later(id, databaseAgainMs, [this](TaskId due) { queue(due); });
        return;
    }
    if (task->state != TaskState::Downloading || needsAddress(*task))
        return;
    DAILIES_CRASH_POINT("download.begun");
    // The URL needs no key, so the account may have been removed.
    const std::optional<Account> account = m_dependencies.account(task->accountId);
    const QString accountName = account ? account->name : QString();
    const TaskPolicy rules = m_dependencies.rules(task->accountId);
    auto* download = new FileDownload(m_dependencies.downloads, m_dependencies.clock, task->report.videoUrl,
        account ? account->baseUrl : task->baseUrl, QDir(rules.clips).filePath(clipName(*task, rules.clipPattern)),
        this, task->partial);
    download->setCommitBarrier(m_dependencies.store.disk().barrier());
    download->setPlainPath(QDir(rules.clips).filePath(plainClipName(*task)));
    download->setKeyCheck(keyCheck(account));
    download->setProbe(m_dependencies.isPlayable);
    // Written before the task counts as saved, so that there is no clip without its request. A failure is only
    // reported, because the clip is what was paid for.
    if (rules.sidecars) {
        download->setSidecarWriter([task = *task, accountName](const QString& clip) {
            DAILIES_CRASH_POINT("download.before-sidecar");
            const Result<void> written = writeSidecar(clip, task, accountName);
            DAILIES_CRASH_POINT("download.sidecar-written");
            return written;
        });
    }
    ActiveTask& job = m_active[id];
    job.download = download;
    job.fraction.reset();
    m_fetching.insert(id);
    m_running.insert(id, {.download = download, .since = m_dependencies.clock.elapsed()});
    connect(download, &FileDownload::progress, this,
        [this, id](qint64 received, qint64 total) { moved(id, received, total); });
    connect(download, &FileDownload::kept, this, [this, id, download](const PartialDownload& partial) {
        if (!kept(id, partial) && partial.isWhole())
            download->holdBack();
    });
    const auto beside = std::make_shared<QList<TaskLogEntry>>();
    connect(download, &FileDownload::sidecarFailed, this,
        [this, beside](const Error& error) { beside->append(m_dispatcher.note(error.message)); });
    connect(download, &FileDownload::finished, this, [this, id, beside, download](const Result<QString>& result) {
        ended(id, result, download->condition(), *beside);
    });
}

/// Returns false if the commit failed. A part can bear that: it starts over, or resumes from further back. A complete
/// clip waits for the commit.
bool DownloadWorker::kept(TaskId id, PartialDownload partial)
{
    // A server may repeat the key, even here. Without the tag, the download starts over after a restart.
    if (repeatsKey(partial.etag, m_accounts.knownKeys()))
        partial.etag.clear();
    m_partList.add(id, partial.file);
    const std::optional<VideoTask> task = m_dependencies.store.task(id);
    if (!task)
        return false;
    DAILIES_CRASH_POINT("download.before-kept");
    const auto step = transition(*task, TaskEvent::DownloadProgressed{partial}, m_dependencies.clock.now());
    const Result<void> stored = step ? m_dependencies.store.update(step->task, task->state, {}) : Result<void>();
    DAILIES_CRASH_POINT("download.kept");
    return stored || stored.error().kind != ErrorKind::Storage;
}

void DownloadWorker::moved(TaskId id, qint64 received, qint64 total)
{
    if (const auto running = m_running.find(id); running != m_running.end()) {
        running->first = running->first < 0 ? received : running->first;
        running->received = received;
    }
    m_dispatcher.transferred(id, received, total);
}

void DownloadWorker::ended(
    TaskId id, const Result<QString>& result, ClipCondition condition, const QList<TaskLogEntry>& beside)
{
    DAILIES_CRASH_POINT("download.ended");
    m_fetching.remove(id);
    const bool gaveWay = m_running.take(id).givesWay;
    m_dispatcher.pumpSoon();
    if (result)
        m_turns.remove(id);
    const auto job = m_active.find(id);
    if (job != m_active.end()) {
        job->download = nullptr;
        job->fraction.reset();
    }
    const QDateTime now = m_dependencies.clock.now();
    if (result) {
        if (condition != ClipCondition::Playable) // before the signal that the clip is saved
            refetchLater(id, 0);
        m_dispatcher.applyEvent(
            id, TaskEvent::DownloadSaved{*result, condition}, QList{downloadEntry(now, *result)} + beside);
    } else if (gaveWay && job != m_active.end() && result.error().kind == ErrorKind::Stopped)
        queue(id);
    else if (job != m_active.end() && result.error().kind != ErrorKind::Stopped)
        m_dispatcher.applyEvent(
            id, TaskEvent::DownloadFailed{result.error()}, {downloadEntry(now, result.error().message)});
}

std::optional<double> DownloadWorker::fetchedFraction() const
{
    int count = 0;
    double sum = 0;
    for (const ActiveTask& job : m_active) {
        if (job.download != nullptr) {
            ++count;
            sum += job.fraction.value_or(0);
        }
    }
    return count == 0 ? std::nullopt : std::optional(sum / count);
}

} // namespace Dailies
