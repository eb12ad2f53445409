// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/worlds/world.h"

#include "app/common/webaddress.h"
#include "app/tasks/history/spendbook.h"
#include "app/tasks/recovery/taskstorerepair.h"
#include "tests/support/storagenames.h"
#include "tests/worlds/requests.h"

#include <QAbstractEventDispatcher>
#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QTimeZone>

#include <algorithm>
#include <array>
#include <dirent.h>
#include <fcntl.h>
#include <unistd.h>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr int mostSteps = 40000;

QString spareFolder()
{
    return QDir(u"/dev/shm"_s).exists() ? u"/dev/shm/dailies-world-XXXXXX"_s
                                        : QDir::tempPath() + u"/dailies-world-XXXXXX"_s;
}

/// Whether every other thread of this process sleeps. Then no bytes of a clip are on their way to the disk.
bool othersSleep()
{
    const QByteArray self = QByteArray::number(getpid());
    const std::unique_ptr<DIR, int (*)(DIR*)> threads(opendir("/proc/self/task"), closedir);
    while (const dirent* thread = threads ? readdir(threads.get()) : nullptr) {
        if (thread->d_name[0] == '.' || self == thread->d_name)
            continue;
        const int file = open(("/proc/self/task/" + QByteArray(thread->d_name) + "/stat").constData(), O_RDONLY);
        std::array<char, 128> text{};
        const ssize_t size = file < 0 ? 0 : read(file, text.data(), text.size());
        if (file >= 0)
            close(file);
        const QByteArray stat = QByteArray::fromRawData(text.data(), std::max<ssize_t>(size, 0));
        if (size > 0 && stat.mid(stat.lastIndexOf(')') + 2, 1) != "S")
            return false;
    }
    return true;
}

} // namespace

World::Outcome World::run(const Plan& plan, Mutation mutation, bool isTracing)
{
    World world(plan, mutation, isTracing);
    world.go();
    world.digest();
    world.m_outcome.violations = world.m_truth.violations;
    world.m_outcome.digest = world.m_digest.result().toHex();
    world.m_outcome.jobs = int(world.m_truth.jobs.size());
    for (const Wish& wish : std::as_const(world.m_truth.wishes)) {
        world.m_outcome.posts += wish.posts;
        world.m_outcome.wishes += wish.confirmed;
    }
    return world.m_outcome;
}

World::World(const Plan& plan, Mutation mutation, bool isTracing)
    : m_plan(plan)
    , m_mutation(mutation)
    , m_isTracing(isTracing)
    , m_folder(spareFolder())
    , m_surroundings{m_plan, m_truth, [this] { return now(); },
          [this](int service, const QString& prompt) { return callers(service, prompt); }}
    , m_storage({storageKeyId, storageSecret, storageRegion}, storageBucket)
{
    for (int n = 0; n < m_plan.services.size(); ++n) {
        m_services.emplace_back(m_surroundings, n);
        m_keys.put(account(n).id, originOf(account(n).baseUrl), m_services.back().key());
    }
    m_calmAt = m_plan.calmAt();
    scriptStorage();
    QFile picture(picturePath());
    if (!picture.open(QIODevice::WriteOnly) || picture.write(pictureBytes()) < 0)
        qFatal("%s", qPrintable(picture.errorString()));
}

World::~World()
{
    kill();
}

/// Events of one moment count regardless of their order, because two threads write two clips.
void World::note(const QString& line)
{
    const QString whole = u"%1  %2"_s.arg(double(now()) / 1000.0, 12, 'f', 3).arg(line);
    if (m_isTracing)
        m_outcome.trace.append(whole);
    if (!m_moment.isEmpty() && m_moment.constFirst().left(14) != whole.left(14))
        digest();
    m_moment.append(whole);
}

void World::digest()
{
    m_moment.sort();
    m_digest.addData(m_moment.join(u'\n').toUtf8());
    m_moment.clear();
}

/// The same reply for everyone who asks at one moment, for the same reason.
double World::random() const
{
    return Chance(m_plan.seed ^ quint64(now())).fraction();
}

Account World::account(int service) const
{
    Account account;
    account.id = u"account-%1"_s.arg(service);
    account.name = account.id;
    account.baseUrl = m_services.at(size_t(service)).baseUrl();
    return account;
}

int World::serviceOf(const QString& accountId) const
{
    return accountId.section(u'-', 1).toInt();
}

bool World::isIn(Event::Kind kind) const
{
    const qint64 time = now();
    return std::any_of(m_plan.events.cbegin(), m_plan.events.cend(), [kind, time](const Event& event) {
        return event.kind == kind && event.at <= time && time < event.at + event.ms;
    });
}

QString World::picturePath() const
{
    return m_folder.filePath(u"one.png"_s);
}

QSet<TaskId> World::sending(int service, const QString& prompt) const
{
    QSet<TaskId> tasks;
    for (TaskId id : m_store->ids({TaskState::Sending})) {
        const std::optional<VideoTask> task = m_store->task(id);
        if (task && serviceOf(task->accountId) == service && (prompt.isEmpty() || task->request.prompt == prompt))
            tasks.insert(id);
    }
    return tasks;
}

/// Calls arrive in the order in which their tasks began to send.
QSet<TaskId> World::callers(int service, const QString& prompt)
{
    const QSet<TaskId> all = sending(service, prompt);
    for (qsizetype n = 0; n < m_begun.size(); ++n) {
        if (all.contains(m_begun.at(n)))
            return {m_begun.takeAt(n)};
    }
    return all;
}

bool World::hasEvent(Event::Kind kind) const
{
    return std::any_of(
        m_plan.events.cbegin(), m_plan.events.cend(), [kind](const Event& event) { return event.kind == kind; });
}

/// While the disk is gone, a file has the name of the folder.
QString World::clipFolder() const
{
    if (!isIn(Event::Kind::DiskGone))
        return m_folder.filePath(u"clips"_s);
    cover("disk: gone");
    return m_folder.filePath(u"a-file/clips"_s);
}

void World::start()
{
    ++m_run;
    QFile inTheWay(m_folder.filePath(u"a-file"_s));
    (void)inTheWay.open(QIODevice::WriteOnly);
    const SimHandler handler = [this](SimRequest& request) { return handle(request); };
    m_creates = std::make_unique<SimNetwork>(m_clock, handler);
    m_queries = std::make_unique<SimNetwork>(m_clock, handler);
    m_downloads = std::make_unique<SimNetwork>(m_clock, handler);
    m_uploads = std::make_unique<SimHttpNetwork>(m_clock, [this](SimRequest& request) { return store(request); });
    m_places = std::make_unique<PlaceAccess>(m_keys, *m_uploads, m_clock);
    m_store = std::make_unique<TaskStore>();
    const Result<QStringList> opened = openWithRepair(*m_store, m_folder.filePath(u"tasks.db"_s), m_clock.now());
    if (!opened)
        qFatal("%s", qPrintable(opened.error().message));
    if (m_run == 1 && m_plan.limit > 0 && m_mutation != Mutation::LimitIgnored) {
        const Limit limit{
            0, LimitPeriod::Always, {}, LimitUnit::Takes, Amount::whole(m_plan.limit), {}, AtLimit::Refuse};
        if (!SpendBook(*m_store, m_clock).storeLimit(limit))
            qFatal("the limit can't be stored");
    }
    connect(m_store.get(), &TaskStore::taskAdded, this, &World::taskChanged);
    connect(m_store.get(), &TaskStore::taskChanged, this, &World::taskChanged);
    m_runner = std::make_unique<TaskRunner>(RunnerDependencies{
        .store = *m_store,
        .keys = m_keys,
        .clock = m_clock,
        .creates = *m_creates,
        .queries = *m_queries,
        .downloads = *m_downloads,
        .account = [this](const QString& id) { return std::optional(account(serviceOf(id))); },
        .accounts =
            [this] {
                QList<Account> accounts;
                for (int service = 0; service < int(m_services.size()); ++service)
                    accounts.append(account(service));
                return accounts;
            },
        .random = [this] { return random(); },
        .rules =
            [this](const QString&) {
                return TaskPolicy{
                    .clips = clipFolder(), .sidecars = false, .pace = {.shortestMs = 30000, .longestMs = 120000}};
            },
        .isPlayable =
            [](const QString& clip) {
                QFile file(clip);
                return file.open(QIODevice::ReadOnly) && !file.readAll().contains(noTrack);
            },
        .places = m_places.get(),
        .uploadPlace = [](const Account&) { return std::optional(scriptedPlace(storageEndpoint())); },
    });
    if (m_mutation != Mutation::GuardRemoved)
        m_runner->setHands([this] { return SendPress{m_press.hold, m_press.event, m_press.madeAt}; });
    for (TaskId id : m_store->ids())
        taskChanged(id);
    m_runner->resume();
    pump();
    if (m_mutation == Mutation::StartSendsWhatWaits) {
        for (TaskId id : m_store->queue())
            (void)m_runner->checkNow(id);
    }
}

void World::kill()
{
    m_runner.reset();
    m_store.reset();
    m_creates.reset();
    m_queries.reset();
    m_downloads.reset();
    m_places.reset();
    m_uploads.reset();
    m_changed.clear();
    m_states.clear();
    m_begun.clear();
    m_truth.declinedKeys.clear();
    // How much of the calls in progress was sent is known here, but not to a restarted program.
    for (const CreateCall& call : std::as_const(m_truth.calls)) {
        if (call.isSure)
            m_truth.inDoubt += call.tasks;
        else if (call.isWhole)
            m_truth.wishes[call.prompt].wasLost = true;
    }
    m_truth.calls.clear();
}

void World::putBack()
{
    const QString copy = m_folder.filePath(u"copy.db"_s);
    if (!QFile::exists(copy))
        return;
    cover("machine: old database");
    const QString file = m_folder.filePath(u"tasks.db"_s);
    for (const QString& end : {u""_s, u"-wal"_s, u"-shm"_s})
        QFile::remove(file + end);
    QFile::copy(copy, file);
    m_logSeen = m_logOfCopy;
    // No database knows any more what was sent since then, and how it ended.
    for (Wish& wish : m_truth.wishes)
        wish.wasLost |= wish.posts > 0;
    // Task numbers assigned since then are assigned again, to other tasks.
    for (Job& job : m_truth.jobs) {
        if (job.madeAt >= m_copiedAt)
            job.askedBy.clear();
    }
}

/// Runs everything that is due at this moment, also on the thread that writes clips.
void World::pump()
{
    QAbstractEventDispatcher* loop = QCoreApplication::eventDispatcher();
    int turns = 0;
    for (bool isQuiet = false; !isQuiet && turns < 100000;) {
        while (loop->processEvents(QEventLoop::AllEvents) && turns < 100000)
            ++turns;
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        // Read before the last turn: a thread posts its result before it sleeps.
        const bool areAsleep = othersSleep();
        isQuiet = !loop->processEvents(QEventLoop::AllEvents) && areAsleep;
        if (!isQuiet && !areAsleep)
            usleep(20);
        ++turns;
    }
    if (turns >= 100000)
        m_truth.blame(0, u"the engine never comes to rest within one moment"_s);
}

void World::go()
{
    start();
    judgeChanges();
    while (m_truth.violations.isEmpty()) {
        if (++m_outcome.steps > mostSteps) {
            m_truth.blame(0, u"too much happens: the engine is in a hurry"_s);
            return;
        }
        const qint64 time = now();
        if (m_next < m_plan.events.size() && m_plan.events.at(m_next).at <= time) {
            const Event event = m_plan.events.at(m_next++);
            act(event);
        } else {
            if (m_next >= m_plan.events.size() && time >= m_calmAt && judgeEnd())
                return;
            qint64 wait = m_clock.untilNext() < 0 ? hourMs : m_clock.untilNext();
            if (m_next < m_plan.events.size())
                wait = std::min(wait, m_plan.events.at(m_next).at - time);
            m_clock.advance(std::max<qint64>(wait, 1));
        }
        pump();
        judgeChanges();
    }
}

SimAnswer World::handle(SimRequest& request)
{
    const int service = [&] {
        for (int n = 0; n < int(m_services.size()); ++n) {
            if (request.url.host() == m_services.at(size_t(n)).baseUrl().host())
                return n;
        }
        return -1;
    }();
    if (m_mutation == Mutation::KeyToMediaHost && service < 0)
        request.head.setRawHeader("Authorization", "Bearer " + m_services.front().key());
    const SimAnswer answer = isIn(Event::Kind::NetworkDown) ? unreachable() : serve(request);
    inspect(request, service);
    noteOffline(request, service, answer);
    note(u"%1 %2 -> "_s.arg(QLatin1String(request.verb), request.url.path()) + QString::number(answer.status)
        + (answer.status == 0 ? u" "_s + QString::number(answer.error) : QString()));
    return answer;
}

SimAnswer World::serve(SimRequest& request)
{
    for (SimService& service : m_services) {
        if (request.url.host() != service.baseUrl().host())
            continue;
        if (!request.url.path().contains(u"/video/generations/"_s)) {
            const SimAnswer answer = service.query(request);
            mutateQuery(request, answer);
            return answer;
        }
        const SimAnswer answer = service.create(request);
        judgePost(request);
        return mutatedCreate(service, request, answer);
    }
    return mutatedClip(request, giveClip(request, m_surroundings));
}

} // namespace Dailies
