// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/worlds/requests.h"
#include "tests/worlds/world.h"

#include <QDir>
#include <QFile>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

using Kind = Event::Kind;

} // namespace

void World::act(const Event& event)
{
    note(event.text());
    switch (event.kind) {
    case Kind::Submit:
        if (event.count > 1)
            cover("hand: copies");
        press();
        submit(event.who, newPrompt(event, u"Wish %1: a lantern on a lake"_s), event.count, true);
        break;
    case Kind::HeldKey: pressOften(event); break;
    case Kind::Again: pressAgain(event); break;
    case Kind::Sleep:
        cover("machine: sleep");
        m_clock.sleep(event.ms);
        // One sleep can follow another.
        m_calmAt = std::max(m_calmAt, now());
        break;
    case Kind::ClockJump:
        cover("machine: clock jumps");
        m_clock.setNow(m_clock.now().addMSecs(event.ms));
        break;
    case Kind::Kill:
        cover("machine: kill");
        kill();
        start();
        break;
    case Kind::CopyDatabase:
        kill();
        QFile::remove(m_folder.filePath(u"copy.db"_s));
        QFile::copy(m_folder.filePath(u"tasks.db"_s), m_folder.filePath(u"copy.db"_s));
        m_logOfCopy = m_logSeen;
        m_copiedAt = now();
        start();
        break;
    case Kind::PutBack:
        kill();
        putBack();
        start();
        break;
    case Kind::Fate:
    case Kind::CreateFault:
    case Kind::QuerySpell:
    case Kind::HostSpell:
    case Kind::NetworkDown:
    case Kind::DiskGone: break;
    default: decide(event); break;
    }
}

/// The prompt of a new request. It identifies everything that results from the request.
QString World::newPrompt(const Event& event, const QString& words)
{
    const QString prompt = words.arg(++m_prompts);
    VideoRequest& request = m_truth.wishes[prompt].request;
    request = requestOf(m_plan.services.at(event.who).family, event.what, prompt, picturePath());
    if (m_plan.hasStorage()) {
        const QString picture = QUrl::fromLocalFile(picturePath()).toString();
        if (!request.imageAddress.isEmpty())
            request.imageAddress = picture;
        if (!request.images.isEmpty())
            request.images.first() = picture;
    }
    return prompt;
}

/// A separate press: a different key from the last one, long after it.
void World::press()
{
    ++m_press.hold;
    ++m_press.event;
    m_press.madeAt = m_clock.elapsed();
}

/// One wish, however often the same key, the same click or a queued event repeats it.
void World::pressOften(const Event& event)
{
    cover("hand: held key");
    press();
    const QString prompt = newPrompt(event, u"Wish %1: pressed often, a lantern on a lake"_s);
    submit(event.who, prompt, 1, true);
    const qint64 begun = m_clock.elapsed();
    for (int n = 1; n < event.count; ++n) {
        ++m_press.event;
        // A held key, a double click, or keys pressed while the window was busy.
        if (event.more % 3 != 0)
            ++m_press.hold;
        m_press.madeAt = begun + (event.more % 3 == 1 ? 100 * n / event.count : event.more % 3 == 0 ? 33 * n : 0);
        if (event.more % 2 == 0)
            pump();
        submit(event.who, prompt, 1, false);
    }
}

/// The same request once more, soon or later. If the program asks, the user may confirm or not.
void World::pressAgain(const Event& event)
{
    const qint64 since = now() - m_truth.wishes.value(m_lastPrompt).confirmedAt;
    if (m_lastPrompt.isEmpty() || since < secondMs)
        return;
    cover("hand: identical request");
    press();
    const bool isSoon = since < 10 * secondMs;
    if (!isSoon) {
        submit(m_lastService, m_lastPrompt, 1, true);
    } else {
        submit(m_lastService, m_lastPrompt, 1, false);
        if (event.count % 2 == 0)
            submit(m_lastService, m_lastPrompt, 1, true, true);
    }
}

void World::submit(int service, const QString& prompt, int copies, bool isWish, bool isMeant)
{
    const VideoRequest request = m_truth.wishes.value(prompt).request;
    if (isWish) {
        // A new wish tries the key again.
        if (m_truth.calls.isEmpty())
            m_truth.declinedKeys.remove(service);
        Wish& wish = m_truth.wishes[prompt];
        wish.confirmed += copies;
        wish.confirmedAt = now();
        wish.run = m_run;
        wish.mayAgainAt = 0;
        wish.offlineSince.reset();
    }
    m_lastPrompt = prompt;
    m_lastService = service;
    const auto told = [this](const Result<QList<TaskId>>& ids) {
        if (!ids)
            note(u"not submitted: "_s + ids.error().message);
    };
    const SendWish wish{.account = account(service), .request = request, .copies = copies, .isMeant = isMeant};
    if (const Result<void> begun = m_runner->submitLater({wish}, told); !begun)
        note(u"not submitted: "_s + begun.error().message);
}

/// The user decides about a task that allows it; the plan selects the task.
void World::decide(const Event& event)
{
    const auto fits = [&event](const VideoTask& task) {
        switch (event.kind) {
        case Kind::Resubmit:
        case Kind::AttachId:
        case Kind::Leave: return task.state == TaskState::NeedsReview;
        case Kind::Hold:
        case Kind::Withdraw: return task.state == TaskState::Waiting;
        case Kind::CancelSending: return task.state == TaskState::Sending;
        case Kind::StopWatching: return task.state == TaskState::InProgress || task.state == TaskState::Downloading;
        default: return true;
        }
    };
    QList<VideoTask> tasks;
    for (TaskId id : m_store->ids()) {
        const std::optional<VideoTask> task = m_store->task(id);
        if (task && fits(*task))
            tasks.append(*task);
    }
    std::sort(tasks.begin(), tasks.end(), [](const VideoTask& a, const VideoTask& b) { return a.id < b.id; });
    if (!tasks.isEmpty())
        decideAbout(event.kind, tasks.at(event.who % tasks.size()));
}

void World::decideAbout(Event::Kind kind, const VideoTask& task)
{
    press();
    Wish& wish = m_truth.wishes[task.request.prompt];
    Job* job = m_truth.job(task.remoteId.toUtf8());
    const bool wasSent = wish.posts > 0;
    // Each of these may send, and then counts as a wish.
    const auto wished = [&] {
        wish.confirmed += wasSent ? 1 : 0;
        wish.confirmedAt = now();
        wish.mayAgainAt = 0;
        wish.run = m_run;
        wish.offlineSince.reset();
    };
    Result<void> done;
    switch (kind) {
    case Kind::Resubmit:
        cover("hand: resubmit");
        done = m_runner->resubmit(task.id);
        if (done)
            wished();
        break;
    case Kind::AttachId:
        for (Job& each : m_truth.jobs) {
            if (each.prompt == task.request.prompt && !each.isKnown) {
                cover("hand: attach id");
                done = m_runner->attachId(task.id, QString::fromUtf8(each.id));
                break;
            }
        }
        break;
    case Kind::CheckNow:
        cover("hand: check now");
        done = m_runner->checkNow(task.id);
        if (done && (task.state == TaskState::Waiting || task.state == TaskState::Refused))
            wished();
        break;
    case Kind::Hold:
        cover("hand: hold");
        done = m_runner->hold(task.id);
        break;
    case Kind::Withdraw:
        cover("hand: withdraw");
        done = m_runner->withdraw(task.id);
        break;
    case Kind::CancelSending:
        cover("hand: cancel sending");
        for (CreateCall& call : m_truth.calls)
            call.isCancelled |= call.tasks.contains(task.id);
        done = m_runner->cancelSending(task.id);
        break;
    case Kind::StopWatching:
        cover("hand: stop watching");
        if (job)
            job->isLeftAlone = true;
        m_runner->stopWatching(task.id);
        break;
    case Kind::Leave:
        cover("hand: leave");
        done = m_runner->leave(task.id);
        break;
    default: break;
    }
    note(u"  task %1 (%2)%3"_s.arg(task.id).arg(
        stateName(task.state), done ? QString() : u": "_s + done.error().message));
}

} // namespace Dailies
