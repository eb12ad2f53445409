// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/worlds/world.h"

#include "app/tasks/history/spendbook.h"
#include "app/tasks/table/taskstatustext.h"
#include "tests/worlds/requests.h"

#include <QFile>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Unreachable services are queried with pauses that grow to half an hour, and once a day after the address has
/// expired.
constexpr qint64 usualPatienceMs = 4 * hourMs;
constexpr qint64 longPatienceMs = 27 * hourMs;
constexpr qint64 betterPatienceMs = 13 * hourMs; // a clip that was downloaded is requested again twice a day
constexpr qint64 addressLifeMs = 24 * hourMs;
constexpr qint64 offlineMs = 11 * minuteMs; // the rules say 10

/// This sentence contrasts the last call with an earlier one, so it is allowed.
bool saysNotCharged(const QString& text)
{
    if (text.contains("This call wasn't charged, but an earlier one"_L1))
        return false;
    constexpr std::array claims{"not charged"_L1, "nothing was charged"_L1, "nothing was accepted"_L1,
        "nothing has been charged"_L1, "not been charged"_L1, "n't charged"_L1, "no charge"_L1};
    return std::any_of(claims.begin(), claims.end(),
        [&text](QLatin1StringView claim) { return text.contains(claim, Qt::CaseInsensitive); });
}

QString inWords(const VideoTask& task)
{
    return u"task %1 \"%2\" (%3%4)%5"_s.arg(task.id).arg(task.request.prompt, stateName(task.state),
        task.remoteId.isEmpty() ? QString() : u" as "_s + task.remoteId,
        task.error.message.isEmpty() ? QString() : u": "_s + task.error.message);
}

} // namespace

/// The key belongs in one header of requests to its own service, and nowhere else. No redirect leads to an unencrypted
/// connection or into a private network.
void World::inspect(const SimRequest& request, int service)
{
    // Links have to lead to a name.
    const bool isKnown =
        request.url.host().startsWith("203.0.113."_L1) || request.url.host() == storageEndpoint().host();
    if (request.url.scheme() != "https"_L1 || !isKnown)
        m_truth.blame(5, u"something is asked of "_s + request.url.toString(QUrl::RemovePath | QUrl::RemoveQuery));
    for (int n = 0; n < int(m_services.size()); ++n) {
        const QByteArray key = m_services.at(size_t(n)).key();
        const QByteArrayList forms{key, key.toBase64(QByteArray::OmitTrailingEquals), key.toPercentEncoding()};
        const auto has = [&forms](const QByteArray& bytes) {
            return std::any_of(
                forms.begin(), forms.end(), [&bytes](const QByteArray& form) { return bytes.contains(form); });
        };
        if (has(request.url.toEncoded()) || has(request.body))
            m_truth.blame(5, u"a key in the address or body of a request to "_s + request.url.host());
        for (const QByteArray& name : request.head.rawHeaderList()) {
            const bool isPlace = n == service && name.compare("Authorization", Qt::CaseInsensitive) == 0;
            if (!isPlace && has(request.head.rawHeader(name)))
                m_truth.blame(5, u"a key in %1 of a request to %2"_s.arg(QLatin1String(name), request.url.host()));
        }
    }
}

/// Records since when a request could not leave this computer.
void World::noteOffline(const SimRequest& request, int service, const SimAnswer& answer)
{
    if (service < 0 || answer.status != 0 || !request.url.path().contains("/video/generations/"_L1)
        || !request.body.isEmpty())
        return;
    const QSet<TaskId> tasks = sending(service, {});
    const std::optional<VideoTask> task = tasks.size() == 1 ? m_store->task(*tasks.cbegin()) : std::nullopt;
    if (!task)
        return;
    Wish& wish = m_truth.wishes[task->request.prompt];
    if (!wish.offlineSince)
        wish.offlineSince = now();
}

/// A complete create body has arrived.
void World::judgePost(const SimRequest& request)
{
    if (m_truth.calls.isEmpty() || !m_truth.calls.last().isWhole)
        return;
    const QString prompt = m_truth.calls.last().prompt;
    const Wish& wish = m_truth.wishes[prompt];
    if (const QString wrong = wrongWith(wish.request, request.url.path(), request.body); !wrong.isEmpty())
        m_truth.blame(7, u"\"%1\" went out wrong in %2"_s.arg(prompt, wrong));
    const int allowed = wish.confirmed + std::min(wish.turnedAway, 3 * wish.confirmed);
    if (wish.posts > allowed) {
        m_truth.blame(1,
            u"\"%1\" was sent %2 times; %3 confirmed, turned away %4 times"_s.arg(prompt)
                .arg(wish.posts)
                .arg(wish.confirmed)
                .arg(wish.turnedAway));
    }
    if (wish.run != m_run)
        m_truth.blame(1, u"\"%1\" was sent by a run in which nobody asked for it"_s.arg(prompt));
    if (wish.offlineSince && now() - *wish.offlineSince > offlineMs)
        m_truth.blame(1,
            u"\"%1\" went out %2 min after it could not leave, and nobody was asked"_s.arg(prompt).arg(
                (now() - *wish.offlineSince) / minuteMs));
    m_truth.wishes[prompt].offlineSince.reset();
}

void World::taskChanged(TaskId id)
{
    if (!m_changed.contains(id))
        m_changed.append(id);
    m_begun.removeAll(id);
    if (const std::optional<VideoTask> task = m_store->task(id); task && task->state == TaskState::Sending)
        m_begun.append(id);
}

void World::judgeChanges()
{
    if (!m_changed.isEmpty())
        judgeSpend();
    for (TaskId id : std::exchange(m_changed, {})) {
        const std::optional<VideoTask> task = m_store->task(id);
        if (!task)
            continue;
        if (m_states.value(id, TaskState::Sending) != task->state || !m_states.contains(id))
            note(u"  "_s + inWords(*task));
        m_states[id] = task->state;
        if (Job* job = m_truth.job(task->remoteId.toUtf8()))
            job->isKnown = true;
        judgeCallEnd(*task);
        judgeDoubt(*task);
        if (task->state != TaskState::Sending)
            judgeMoney(*task);
        judgeRest(*task);
    }
}

/// What a create call meant, by the table of section 2.
void World::judgeCallEnd(const VideoTask& task)
{
    if (task.state == TaskState::Sending)
        return;
    std::optional<CreateCall> last;
    for (CreateCall& each : m_truth.calls) {
        if (each.tasks.contains(task.id))
            last = each;
        each.tasks.remove(task.id);
    }
    m_truth.calls.removeIf([](const CreateCall& each) { return each.tasks.isEmpty(); });
    if (!last || !last->isSure)
        return;
    const CreateCall& call = *last;
    const bool wasLost = m_truth.inDoubt.contains(task.id) || m_truth.wishes[task.request.prompt].wasLost;
    const bool isReview = task.state == TaskState::NeedsReview;
    const bool isAccepted = call.job >= 0 && task.remoteId.toUtf8() == m_truth.jobs[size_t(call.job)].id;
    bool isRight = false;
    switch (call.way->meaning) {
    case Meaning::Accepted: isRight = isAccepted; break;
    case Meaning::Lost: isRight = isReview; break;
    case Meaning::Refused: isRight = task.state == TaskState::Refused || (wasLost && isReview); break;
    case Meaning::TurnedAway:
    case Meaning::NotSent: isRight = task.state == TaskState::Waiting || (wasLost && isReview); break;
    }
    if (call.isCancelled) {
        isRight |= call.isWhole ? isReview : task.state == TaskState::Waiting;
        if (call.isWhole && isReview)
            m_truth.inDoubt.insert(task.id);
    }
    if (!task.remoteId.isEmpty())
        m_truth.inDoubt.remove(task.id);
    if (!isRight)
        m_truth.blame(6, u"after [%1]: %2"_s.arg(QLatin1String(call.way->name), inWords(task)));
}

/// An answer counts as lost only if a call may have been accepted. The user is not asked without reason.
void World::judgeDoubt(const VideoTask& task)
{
    if (task.state == TaskState::NeedsReview && !m_truth.inDoubt.contains(task.id)
        && !m_truth.wishes.value(task.request.prompt).wasLost)
        m_truth.blame(6, u"no call of it is in doubt: "_s + inWords(task));
}

/// No sentence says "not charged" about a job that exists. Text on screen is judged by what is true now, a log entry by
/// what was true when it was written.
void World::judgeMoney(const VideoTask& task)
{
    const TaskStatusText outlook = statusTextOf(task, circumstancesOf(task, *m_runner));
    QStringList texts{task.error.message, outlook.brief, outlook.whole};
    const QList<TaskLogEntry> log = m_store->log(task.id);
    for (qsizetype n = m_logSeen.value(task.id); n < log.size(); ++n) {
        if (log.at(n).kind == "note"_L1)
            texts.append(log.at(n).text);
    }
    m_logSeen[task.id] = log.size();
    const auto claim = std::find_if(texts.begin(), texts.end(), saysNotCharged);
    if (claim == texts.end())
        return;
    for (const Job& job : m_truth.jobs) {
        const bool isItsOwn = task.remoteId.toUtf8() == job.id
            || (job.prompt == task.request.prompt && job.askedBy.size() == 1 && job.askedBy.contains(task.id));
        if (isItsOwn)
            m_truth.blame(2, u"job %1 exists, but %2 says: %3"_s.arg(QLatin1String(job.id), inWords(task), *claim));
    }
}

bool World::canBeHad(const Job& job) const
{
    const ServicePlan& service = m_plan.services.at(job.service);
    if (!job.isGood())
        return false;
    if (service.addresses != Addresses::Same)
        return true;
    // Our clock is the only one, and it jumps: nobody can know how long an address lives.
    if (hasEvent(Event::Kind::ClockJump) && !service.saysDate && !service.carriesExpiry)
        return false;
    return now() < job.addressAt() + addressLifeMs;
}

void World::judgeRest(const VideoTask& task)
{
    const Job* job = m_truth.job(task.remoteId.toUtf8());
    if (!job)
        return;
    if (task.state == TaskState::Saved) {
        judgeClip(task, *job);
        return;
    }
    if (isTerminal(task.state) && task.state != TaskState::NeedsReview && !job->isLeftAlone && canBeHad(*job))
        m_truth.blame(4, u"%1 rests, but its clip can be had"_s.arg(inWords(task)));
    else if (!isTerminal(task.state) && !task.watched && !job->isLeftAlone && canBeHad(*job))
        m_truth.blame(4, u"%1 is not watched, and nobody wanted that"_s.arg(inWords(task)));
}

/// What was paid for is kept, and the program says what it is worth.
void World::judgeClip(const VideoTask& task, const Job& job)
{
    QFile file(task.file);
    const bool isThere = file.open(QIODevice::ReadOnly);
    const QByteArray bytes = file.readAll();
    // A restored database does not know of the better clip yet. Whether it learns of it is judged at the end.
    const bool isOldNews = hasEvent(Event::Kind::PutBack) && job.way() == FateAs::UnplayableAtFirst
        && task.clip == ClipCondition::Unplayable;
    const bool isRight = job.isBest(bytes) || (job.way() == FateAs::UnplayableAtFirst && bytes == job.clip(0));
    if (!isThere || !isRight)
        m_truth.blame(3, u"%1: %2"_s.arg(inWords(task), isThere ? u"the clip has other bytes"_s : u"no clip"_s));
    else if (task.clip != job.conditionOf(bytes) && !isOldNews)
        m_truth.blame(3, u"%1: the clip is said to be what it is not"_s.arg(inWords(task)));
    else if (!m_savedJobs.contains(job.number)) {
        m_savedJobs.insert(job.number);
        ++m_outcome.saved;
    }
}

bool World::isDone(const Job& job) const
{
    if (!job.isKnown || !job.isGood() || job.isLeftAlone)
        return true;
    const std::optional<TaskId> id = m_store->findRemote(account(job.service).id, QString::fromUtf8(job.id));
    const std::optional<VideoTask> task = id ? m_store->task(*id) : std::nullopt;
    if (!task || task->state != TaskState::Saved)
        return false;
    QFile file(task->file);
    return job.way() != FateAs::UnplayableAtFirst
        || (file.open(QIODevice::ReadOnly) && job.isBest(file.readAll()) && task->clip == ClipCondition::Playable);
}

/// A clip that could not be played is downloaded again from its address, while the address lives.
bool World::isBetterTooLate(const Job& job, qint64 good) const
{
    return job.way() == FateAs::UnplayableAtFirst && !job.addresses.isEmpty()
        && (hasEvent(Event::Kind::ClockJump) || good + betterPatienceMs > job.addresses.first() + addressLifeMs);
}

bool World::judgeEnd()
{
    bool isOver = m_store->ids({TaskState::Sending}).isEmpty();
    for (const Job& job : m_truth.jobs) {
        if (isDone(job))
            continue;
        const qint64 good = std::max({m_calmAt, job.wholeAt(), job.finishedAt()});
        const bool isLost = m_plan.services.at(job.service).addresses == Addresses::Same
            && (good + usualPatienceMs > job.addressAt() + addressLifeMs || !canBeHad(job));
        if (isLost || isBetterTooLate(job, good))
            continue;
        const bool wasOver = !job.addresses.isEmpty() && job.addresses.first() + addressLifeMs < good + usualPatienceMs;
        const qint64 patience = job.way() == FateAs::UnplayableAtFirst ? betterPatienceMs
            : wasOver                                                  ? longPatienceMs
                                                                       : usualPatienceMs;
        if (now() <= good + patience) {
            isOver = false;
            continue;
        }
        const auto id = m_store->findRemote(account(job.service).id, QString::fromUtf8(job.id));
        const std::optional<VideoTask> task = id ? m_store->task(*id) : std::nullopt;
        m_truth.blame(3,
            u"all is good since %1 s, and still: job %2 %3"_s.arg(double(good) / 1000.0, 0, 'f', 0)
                .arg(QLatin1String(job.id), task ? inWords(*task) : u"is in no task"_s));
    }
    return judgeWaiting() && isOver;
}

/// Each job is in the spend ledger. A call counts as not billed only if the service ended its job itself, and what is
/// not settled says why. The jobs that are charged stay within the limit.
void World::judgeSpend()
{
    const Result<QList<SpendEntry>> calls = SpendBook(*m_store, m_clock).entries({});
    if (!calls)
        return m_truth.blame(2, u"the spend ledger can't be read: "_s + calls.error().message);
    QHash<TaskId, int> counted;
    for (const SpendEntry& call : *calls) {
        counted[call.task] += call.state != CostState::NotBilled || !call.remoteId.isEmpty() ? 1 : 0;
        if (call.state == CostState::Unsettled && call.why.isEmpty())
            m_truth.blame(8, u"the cost of task %1 is not settled, and nothing says why"_s.arg(call.task));
    }
    for (const Job& job : m_truth.jobs) {
        if (job.askedBy.size() == 1 && --counted[*job.askedBy.cbegin()] < 0)
            m_truth.blame(2, u"job %1 exists, but the spend ledger has no call for it"_s.arg(QLatin1String(job.id)));
    }
    const auto charged = std::ranges::count_if(m_truth.jobs, &Job::isGood);
    // A database that is put back does not know what was spent since.
    if (m_plan.limit > 0 && charged > m_plan.limit && !hasEvent(Event::Kind::PutBack))
        m_truth.blame(8, u"%1 jobs are charged, and the limit is %2"_s.arg(charged).arg(m_plan.limit));
}

/// Only the user or a rule of section 2 may keep a request from being sent. Replies to queries may not, nor may any
/// refusal of a create call except the documented key error. Returns whether no task waits that is to be sent
/// automatically.
bool World::judgeWaiting()
{
    judgeUploads();
    bool isOver = m_store->ids({TaskState::Uploading}).isEmpty();
    if (!isOver && now() > m_calmAt + usualPatienceMs)
        m_truth.blame(3, u"something is uploaded for ever"_s);
    for (TaskId id : m_store->ids({TaskState::Waiting})) {
        const std::optional<SendWait> wait = m_runner->sendWait(id);
        const std::optional<VideoTask> task = m_store->task(id);
        if (!wait || !task || wait->what == SendWait::For::User)
            continue;
        const bool isForAccount = wait->what == SendWait::For::Account;
        if (isForAccount && !m_truth.declinedKeys.contains(serviceOf(task->accountId)))
            m_truth.blame(3, u"%1 waits for its account, whose key was never declined"_s.arg(inWords(*task)));
        if (isForAccount)
            continue;
        isOver = false;
        if (now() > m_calmAt + usualPatienceMs)
            m_truth.blame(3, u"%1 is not sent, and nothing keeps it"_s.arg(inWords(*task)));
    }
    return isOver;
}

} // namespace Dailies
