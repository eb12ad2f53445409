// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/sweep/cutbench.h"
#include "tests/support/patience.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDateTime>
#include <QElapsedTimer>
#include <QFile>
#include <QNetworkReply>
#include <QUrl>

#include <utility>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 pictureBytes = 768 * 1024; // 1 MiB as Base64
constexpr qsizetype promptCharacters = 128 * 1024;
// How long the clock stops after the server did its part: for its bytes to be read, for a broken connection to be
// noticed, for an end that is sure to come.
constexpr int graceMs = 4;
constexpr int longPatienceMs = 3000;
constexpr int stuckMs = 15000; // a call that never reached the server is ended by the clock only
constexpr int hopelessMs = 60000;

int patienceFor(const CutCase& cut)
{
    const bool isWithinRequest = cut.where == CutWhere::Request;
    if (cut.isWhole() && !isWithinRequest)
        return longPatienceMs;
    const bool isEnded = cut.fault == CutFault::Fin || cut.fault == CutFault::Rst;
    if (isEnded && !isWithinRequest)
        return longPatienceMs;
    return isEnded ? patienceMs : graceMs;
}

bool isCreate(const FaultRequest& request)
{
    return request.target.contains("/video/generations/");
}

} // namespace

QNetworkReply* CutManager::createRequest(Operation operation, const QNetworkRequest& request, QIODevice* data)
{
    QNetworkReply* reply = nullptr;
    if (m_calls == Calls::RewindableCreates) {
        auto* again = new QBuffer;
        again->setData(data->readAll());
        again->open(QIODevice::ReadOnly);
        reply = QNetworkAccessManager::createRequest(operation, request, again);
        again->setParent(reply);
    } else if (m_calls == Calls::Creates) {
        reply = CurlManager::createRequest(operation, request, data);
    } else {
        reply = QNetworkAccessManager::createRequest(operation, request, data);
    }
    ++m_open;
    ++m_begun;
    connect(reply, &QObject::destroyed, this, [this] { --m_open; });
    // This slot runs before the program's: from then on, no more of the body is handed out.
    if (data && data->isSequential())
        connect(reply, &QNetworkReply::finished, data, [this, data] { m_handedOver += data->bytesAvailable() == 0; });
    return reply;
}

CutBench::CutBench(bool isTls, bool isRewindable)
    : m_server(isTls ? FaultServer::Security::Tls : FaultServer::Security::Clear)
    , m_creates(isRewindable ? CutManager::Calls::RewindableCreates : CutManager::Calls::Creates)
    , m_picture(m_folder.filePath(u"picture.jpg"_s))
{
    QFile picture(m_picture);
    if (!picture.open(QIODevice::WriteOnly) || picture.write("\xFF\xD8\xFF" + QByteArray(pictureBytes - 3, 'p')) < 0)
        qFatal("%s", qPrintable(picture.errorString()));
    m_server.narrow();
    m_server.setHandler([this](const FaultRequest& request) { return answer(request); });
    connect(&m_server, &FaultServer::requestCompleted, this, &CutBench::noteCompleted);
    connect(&m_server, &FaultServer::played, this, [this](bool isSpent) {
        m_playedFor = callsBegun();
        m_isSpoilt = isSpent;
        m_sincePlayed.start();
    });
    m_account.id = u"studio"_s;
    m_account.name = u"Studio"_s;
    m_account.baseUrl = m_server.url("/v1");
    m_keys.put(m_account.id, originOf(m_account.baseUrl), "sk-canary-0123456789abcdef");
    m_keys.put(m_storage.place().id, originOf(m_storage.place().endpoint), m_storage.secret());
    m_heartbeat.start(1);
    startProgram();
}

CutBench::~CutBench()
{
    m_runner.reset();
}

void CutBench::startProgram()
{
    m_runner.reset();
    m_store = std::make_unique<TaskStore>();
    if (const Result<void> opened = m_store->open(m_folder.filePath(u"tasks.db"_s)); !opened)
        qFatal("%s", qPrintable(opened.error().message));
    m_runner = std::make_unique<TaskRunner>(RunnerDependencies{
        .store = *m_store,
        .keys = m_keys,
        .clock = m_clock,
        .creates = m_creates,
        .queries = m_queries,
        .downloads = m_downloads,
        .account = [this](const QString& id) { return id == m_account.id ? std::optional(m_account) : std::nullopt; },
        .accounts = [this] { return QList{m_account}; },
        .random = [] { return 0.5; },
        .rules = [this](const QString&) { return TaskPolicy{.clips = m_folder.filePath(u"clips"_s)}; },
        .places = &m_places,
        .uploadPlace = [this](const Account&) { return std::optional(m_storage.place()); },
    });
    m_runner->resume();
}

TaskId CutBench::submit(Family family, bool isLarge, bool uploads)
{
    VideoRequest request;
    request.kind = {family, family == Family::A ? Generation::G30 : Generation::None,
        isLarge && family == Family::A ? ApiType::ImageToVideo : ApiType::TextToVideo};
    request.model = family == Family::A ? u"wan3.0-video"_s : u"kling-v3"_s;
    request.prompt = u"A lantern on a lake"_s;
    request.durationSeconds = 5;
    if (uploads) {
        // The storage knows the time of this bench.
        m_storage.storage().setAheadMs(m_clock.now().toMSecsSinceEpoch() - QDateTime::currentMSecsSinceEpoch());
        request.kind.apiType = ApiType::ImageToVideo;
        request.imageAddress = QUrl::fromLocalFile(m_picture).toString();
    } else if (isLarge && family == Family::A) {
        MediaItem item;
        item.type = u"first_frame"_s;
        item.source = QUrl::fromLocalFile(m_picture).toString();
        request.media = {item};
    } else if (isLarge) {
        // This family takes no files in the call itself.
        request.prompt = request.prompt.leftJustified(promptCharacters, u'~');
    }
    const Result<QList<TaskId>> ids = m_runner->submit(m_account, request);
    if (!ids)
        qFatal("%s", qPrintable(ids.error().message));
    return ids->first();
}

FaultScript CutBench::answer(const FaultRequest& request)
{
    const bool create = isCreate(request);
    const bool query = request.target.contains("/QueryVideo");
    if (create)
        m_lastId = "job-" + QByteArray::number(++m_ids).rightJustified(6, '0');
    const QByteArray address = m_server.url("/clips/").toEncoded() + m_lastId;
    const bool isMeant = m_cut.where == CutWhere::Clip ? !create && !query
        : m_cut.where < CutWhere::RunningReply         ? create
                                                       : query;
    if (m_breaks && isMeant) {
        // The network layer may repeat queries; create calls are cut once.
        m_breaks = !create;
        const FaultScript script = cutScript(m_cut, cutReply(m_cut.where, m_cut.family, m_lastId, address));
        // Bytes below TLS never become part of the reply.
        m_broken = script.reply + (script.isBelowTls ? QByteArray() : script.garbage);
        m_isMet = true;
        return script;
    }
    const Family family = request.body.contains("kling") ? Family::B : Family::A;
    if (create)
        return {.reply = cutReply(CutWhere::CreateReply, family, m_lastId, {})};
    if (!query)
        return {.reply = cutReply(CutWhere::Clip, family, {}, {})};
    const CutWhere what = m_ends        ? CutWhere::FailedReply
        : m_cut.where == CutWhere::Clip ? CutWhere::DoneReply
                                        : CutWhere::RunningReply;
    const qsizetype at = request.body.indexOf("job-");
    return {.reply = cutReply(what, family, request.body.mid(at, m_lastId.size()), address)};
}

/// A complete create call may be charged, unless its reply says that it was declined. From then on, every other create
/// call is surplus.
void CutBench::noteCompleted(const FaultRequest& request)
{
    if (!isCreate(request)) {
        ++m_counted.others;
        return;
    }
    ++m_counted.complete;
    if (m_counted.openBeforeCharge >= 0)
        ++m_counted.surplus;
    const bool declined = (m_cut.where == CutWhere::ThrottleReply || m_cut.where == CutWhere::RefusalReply)
        && m_counted.complete == 1 && m_broken.contains("\r\n\r\n") && m_broken.startsWith("HTTP/1.1 4");
    if (!declined && m_counted.openBeforeCharge < 0)
        m_counted.openBeforeCharge = createsBegun() - m_counted.complete;
}

int CutBench::createsBegun() const
{
    return m_server.begun() - m_counted.begunBefore - m_counted.others;
}

/// `isCharged`: from now on, no create call at all is allowed.
void CutBench::startCounting(bool isCharged)
{
    m_surplus += surplusNow();
    m_server.forget();
    m_counted = {};
    m_counted.begunBefore = m_server.begun();
    m_counted.handedOverBefore = m_creates.handedOver();
    m_counted.openBeforeCharge = isCharged ? 0 : -1;
    m_broken.clear();
    m_isMet = false;
    m_playedFor = -1;
}

int CutBench::surplusNow() const
{
    // Create calls after a charged one: complete ones, and those that were cut.
    const bool charged = m_counted.openBeforeCharge >= 0;
    return m_counted.surplus + (charged ? createsBegun() - m_counted.complete - m_counted.openBeforeCharge : 0);
}

CutFacts CutBench::facts() const
{
    return {.begun = createsBegun(),
        .complete = m_counted.complete,
        .handedOver = m_creates.handedOver() - m_counted.handedOverBefore,
        .sent = m_broken,
        .id = QString::fromLatin1(m_lastId)};
}

CutRequestSize CutBench::sizeOfRequest(Family family)
{
    m_cut = {};
    startCounting();
    const TaskId id = submit(family, true);
    if (!until([&] { return task(id).state == TaskState::InProgress; }, longPatienceMs)
        || m_server.requests().isEmpty())
        qFatal("the request that should go well did not: %s", qPrintable(task(id).error.message));
    const FaultRequest request = m_server.requests().first();
    (void)endAll();
    return {request.head.size(), request.body.size()};
}

QString CutBench::play(const CutCase& cut)
{
    const bool isCreate = cut.where <= CutWhere::Request;
    if (isCreate && m_task != 0) {
        if (const QString trouble = endAll(); !trouble.isEmpty())
            return trouble;
    }
    m_cut = cut;
    return isCreate ? playCreate(cut) : cut.where == CutWhere::Clip ? playClip(cut) : playQuery(cut);
}

QString CutBench::playCreate(const CutCase& cut)
{
    startCounting();
    m_breaks = cut.where != CutWhere::Request || cut.isWhole();
    if (!m_breaks) {
        for (int tries = cut.persists ? cutTries : 1; tries > 0; --tries)
            m_server.enqueue(cutScript(cut, {}));
    }
    const TaskId id = submit(cut.family, cut.where == CutWhere::Request, cut.uploads);
    const bool ended = until(
        [&] {
            const VideoTask now = task(id);
            const bool waits =
                now.state == TaskState::Waiting || now.state == TaskState::Uploading || now.state == TaskState::Sending;
            return !waits || (cut.persists && (now.held || (isOffline(now) && now.unsentAttempts == cutTries)));
        },
        patienceFor(cut));
    m_breaks = false;
    if (!ended)
        return u"the task never came to an end, it "_s + stateName(task(id).state);
    QString complaint = cutComplaint(cut, facts(), task(id));
    if (complaint.isEmpty() && cut.uploads)
        complaint = uploadComplaint();
    if (task(id).state == TaskState::Waiting) {
        // It would be sent as soon as the service is reachable.
        const Result<void> withdrawn = m_runner->withdraw(id);
        return withdrawn ? complaint : withdrawn.error().message;
    }
    m_ended.insert(id, task(id).state);
    if (task(id).state == TaskState::InProgress) {
        if (const QString trouble = endAll(); !trouble.isEmpty())
            return trouble;
        m_ended.insert(id, TaskState::Failed);
    }
    return complaint;
}

/// All cases upload the same file, and the storage does nothing wrong.
QString CutBench::uploadComplaint() const
{
    const ScriptedStorage& storage = m_storage.storage();
    const int puts = storage.requests(ScriptedStorage::Step::Put);
    return puts == 1 ? storage.complaints().join(u"; "_s) : u"%1 uploads of one file"_s.arg(puts);
}

/// Waits until the broken call of an open task has arrived and ended.
bool CutBench::meet(const CutManager& calls, const CutCase& cut)
{
    // The task of the previous case may look open while it is about to end.
    for (int tries = 0; tries < 2; ++tries) {
        if (!bringTask(cut))
            return false;
        startCounting(true);
        if (meetOnce(calls, patienceFor(cut)))
            return true;
    }
    return false;
}

bool CutBench::meetOnce(const CutManager& calls, int patience)
{
    m_breaks = true;
    m_isMet = false;
    const bool met = until([&] { return m_isMet || isTerminal(task(m_task).state); }, longPatienceMs) && m_isMet
        && until([&] { return calls.open() == 0; }, patience);
    m_breaks = false;
    // Its result is delivered in later turns of the event loop.
    for (int n = 0; n < 3; ++n)
        turn();
    return met;
}

QString CutBench::playQuery(const CutCase& cut)
{
    if (!meet(m_queries, cut))
        return u"the query never came, or never came to an end"_s;
    return cutComplaint(cut, facts(), task(m_task));
}

QString CutBench::playClip(const CutCase& cut)
{
    if (!meet(m_downloads, cut))
        return u"the download never came, or never came to an end"_s;
    // Writing the end of the clip takes real time.
    if (cut.isWhole() && cut.fault != CutFault::Rst)
        (void)until([&] { return task(m_task).state == TaskState::Saved; }, longPatienceMs);
    const VideoTask now = task(m_task);
    if (now.state == TaskState::Saved && !isClipWhole(now))
        return u"the clip is not what was sent"_s;
    return cutComplaint(cut, facts(), now);
}

bool CutBench::isClipWhole(const VideoTask& task) const
{
    const QByteArray reply = cutReply(CutWhere::Clip, Family::A, {}, {});
    QFile file(task.file);
    return file.open(QIODevice::ReadOnly) && file.readAll() == reply.mid(reply.indexOf("\r\n\r\n") + 4);
}

/// The task for queries and downloads: the task of the previous case if it is still open, or a new one.
bool CutBench::bringTask(const CutCase& cut)
{
    const TaskState now = task(m_task).state;
    const bool isOpen = now == TaskState::InProgress || (now == TaskState::Downloading && cut.where == CutWhere::Clip);
    if (m_task != 0 && m_family == cut.family && isOpen)
        return true;
    if (m_task != 0 && !endAll().isEmpty())
        return false;
    startCounting();
    m_family = cut.family;
    m_task = submit(cut.family, false);
    return until([&] { return task(m_task).state == TaskState::InProgress; }, longPatienceMs);
}

/// Finishes whatever is in progress.
QString CutBench::endAll()
{
    m_ends = true;
    const bool ended = until([&] { return m_runner->activeCount() == 0 && isQuiet(); }, longPatienceMs);
    m_ends = false;
    if (m_task != 0)
        m_ended.insert(m_task, task(m_task).state);
    m_task = 0;
    return ended ? QString() : u"something went on for ever"_s;
}

void CutBench::passHour()
{
    for (int minutes = 0; minutes < 60; minutes += 5) {
        moveClock(5 * 60 * 1000);
        turn();
    }
}

QString CutBench::letTimePass()
{
    if (const QString trouble = endAll(); !trouble.isEmpty())
        return trouble;
    startCounting(true);
    passHour();
    startProgram();
    passHour();
    QStringList trouble;
    if (createsBegun() > 0)
        trouble.append(u"%1 create calls long after"_s.arg(createsBegun()));
    for (auto each = m_ended.cbegin(); each != m_ended.cend(); ++each) {
        if (task(each.key()).state != each.value())
            trouble.append(u"task %1 went from %2 to %3 by itself"_s.arg(each.key())
                               .arg(stateName(each.value()), stateName(task(each.key()).state)));
    }
    m_ended.clear();
    return trouble.join(u"; "_s);
}

bool CutBench::until(const std::function<bool()>& done, int patience)
{
    QElapsedTimer timer;
    timer.start();
    int quiet = 0;
    while (!done()) {
        if (timer.elapsed() > hopelessMs)
            return false;
        turn();
        quiet = isQuiet() ? quiet + 1 : 0;
        // The server has done its part, and its call still waits. Only the clock can end it.
        const int grace = m_isSpoilt ? patience : longPatienceMs;
        const bool waits = m_playedFor == callsBegun() && m_sincePlayed.elapsed() > grace;
        const bool isStuck = timer.elapsed() > stuckMs;
        if (quiet > 1 || (quiet == 0 && (waits || isStuck)))
            moveClock(std::max<qint64>(m_clock.untilNext(), 1));
    }
    return true;
}

/// Quits from the event loop; objects to be deleted later would otherwise live until the very end.
void CutBench::moveClock(qint64 milliseconds)
{
    QMetaObject::invokeMethod(
        this, [this, milliseconds] { m_clock.advance(milliseconds); }, Qt::QueuedConnection);
    turn();
}

void CutBench::turn()
{
    QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

} // namespace Dailies
