// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tasks/runnerbench.h"
#include "app/http/curlmanager.h"

#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QTest>

namespace Dailies {

using namespace Qt::StringLiterals;

QNetworkReply* CountingManager::createRequest(Operation operation, const QNetworkRequest& request, QIODevice* data)
{
    QNetworkReply* reply = m_calls == Calls::Creates ? CurlManager::createRequest(operation, request, data)
                                                     : QNetworkAccessManager::createRequest(operation, request, data);
    ++*m_open;
    connect(reply, &QObject::destroyed, reply, [open = m_open] { --*open; });
    return reply;
}

RunnerBench::RunnerBench()
{
    (void)curlVersion(); // loading libcurl takes longer than quiet() waits
    rules.clips = folder.filePath(u"clips"_s);
    account.id = u"studio"_s;
    account.name = u"Studio"_s;
    account.baseUrl = service.url("/v1");
    accounts = {account};
    keys.put(account.id, originOf(account.baseUrl), key);
    service.setHandler([this](const FaultRequest& request) { return obliging(request); });
    start();
}

RunnerBench::~RunnerBench()
{
    runner.reset();
}

void RunnerBench::crash()
{
    runner.reset();
    store.reset();
}

void RunnerBench::start()
{
    store = std::make_unique<TaskStore>();
    const Result<void> opened = store->open(folder.filePath(u"tasks.db"_s));
    if (!opened)
        qFatal("%s", qPrintable(opened.error().message));
    store->syncBeside();
    runner = std::make_unique<TaskRunner>(RunnerDependencies{
        .store = *store,
        .keys = keys,
        .clock = clock,
        .creates = createCalls,
        .queries = queryCalls,
        .downloads = downloads,
        .account =
            [this](const QString& id) {
                const auto found =
                    std::find_if(accounts.cbegin(), accounts.cend(), [&id](const Account& a) { return a.id == id; });
                return found == accounts.cend() ? std::nullopt : std::optional(*found);
            },
        .accounts = [this] { return accounts; },
        .random = [this] { return random; },
        .rules = [this](const QString&) { return rules; },
        .isPlayable = isPlayable,
        .places = &places,
        .uploadPlace = [this](const Account&) { return place; },
        .mayUpload = [this](const Account&, const UploadPlace&) { return isAgreed; },
        .sendRules = [this] { return sendRules; },
    });
}

TaskId RunnerBench::submit(const VideoRequest& request)
{
    const Result<QList<TaskId>> ids = runner->submit(account, request);
    if (!ids)
        qWarning("%s", qPrintable(ids.error().message));
    return ids ? ids->first() : 0;
}

void RunnerBench::quiet()
{
    // Half a second, or longer if a busy machine needs more for as many turns.
    int still = 0;
    for (int turn = 0; still < 3 && turn < 250; ++turn) {
        QTest::qWait(2);
        const bool isCalling = createCalls.open() + queryCalls.open() + downloads.open() + storage.open() > 0;
        still = isCalling || store->disk().isBusy() ? 0 : still + 1;
    }
}

void RunnerBench::pass(int seconds)
{
    for (int n = 0; n < seconds; ++n) {
        clock.advance(1000);
        quiet();
    }
}

bool RunnerBench::until(const std::function<bool()>& done, int seconds)
{
    QElapsedTimer timer;
    timer.start();
    while (timer.elapsed() < seconds * 1000) {
        quiet();
        if (done())
            return true;
        // A separate thread writes clips, and a program may upload files, which this code cannot observe. They get time
        // before a long pause.
        if (clock.untilNext() > 5000 && !store->ids({TaskState::Downloading, TaskState::Uploading}).isEmpty()) {
            if (QTest::qWaitFor(done, 100))
                return true;
            quiet(); // it may have started a call
        }
        clock.advance(std::max<qint64>(clock.untilNext(), 1));
    }
    return false;
}

bool RunnerBench::reaches(TaskId id, TaskState state)
{
    const bool reached = until([&] { return task(id).state == state; });
    if (!reached)
        qWarning("stands at %s: %s", qPrintable(stateName(task(id).state)), qPrintable(task(id).error.message));
    return reached;
}

int RunnerBench::creates() const
{
    return int(std::count_if(service.requests().cbegin(), service.requests().cend(),
        [](const FaultRequest& r) { return r.target.contains("/video/generations/"); }));
}

int RunnerBench::queries() const
{
    return int(std::count_if(service.requests().cbegin(), service.requests().cend(),
        [](const FaultRequest& r) { return r.target.contains("/QueryVideo"); }));
}

int RunnerBench::fetches() const
{
    return service.count("GET");
}

QByteArray RunnerBench::diskBytes() const
{
    QByteArray all;
    QDirIterator files(folder.path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            all += file.readAll();
    }
    return all;
}

VideoRequest RunnerBench::textRequest(Family family)
{
    VideoRequest request;
    request.kind = {family, family == Family::A ? Generation::G30 : Generation::None, ApiType::TextToVideo};
    request.model = family == Family::A ? u"wan3.0-video"_s : u"kling-v3"_s;
    request.prompt = u"A lantern on a lake"_s;
    request.durationSeconds = 5;
    return request;
}

FaultScript RunnerBench::json(int status, const QByteArray& body, const QByteArray& headers)
{
    return {.reply = FaultServer::reply(status, body, "Content-Type: application/json\r\n" + headers)};
}

QByteArray RunnerBench::dateHeader(const QDateTime& time)
{
    return "Date: " + QLocale::c().toString(time, u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s).toLatin1() + "\r\n";
}

QByteArray RunnerBench::createdA(const QByteArray& id)
{
    return R"({"output":{"task_id":")" + id + R"(","task_status":"PENDING"},"request_id":"req-1"})";
}

QByteArray RunnerBench::queryA(const QByteArray& word, const QByteArray& id, const QByteArray& url) const
{
    const QByteArray address = url.isEmpty() ? QByteArray() : R"(,"video_url":")" + url + '"';
    return R"({"output":{"task_id":")" + (id.isEmpty() ? QByteArray("job-1") : id) + R"(","task_status":")" + word + '"'
        + address + R"(},"request_id":"req-2"})";
}

QByteArray RunnerBench::clipUrl(const QByteArray& name) const
{
    return service.url("/clips/").toEncoded() + name + ".mp4";
}

QByteArray RunnerBench::clip()
{
    // A file type box and a media data box: all of an MP4 that a download reads.
    QByteArray bytes("\0\0\0\x18"
                     "ftypisom\0\0\0\0isommp42",
        24);
    const QByteArray data(2000, 'm');
    bytes += QByteArray("\0\0\x07\xD8"
                        "mdat",
                 8)
        + data;
    return bytes;
}

FaultScript RunnerBench::obliging(const FaultRequest& request)
{
    if (request.method == "GET")
        return {.reply = FaultServer::reply(200, clip(), "Content-Type: video/mp4\r\n")};
    const QJsonObject body = QJsonDocument::fromJson(request.body).object();
    const bool familyB = body.value(u"model"_s).toString().startsWith(u"kling"_s);
    if (request.target.contains("/video/generations/")) {
        const QByteArray id = "job-" + QByteArray::number(++created);
        return json(200, familyB ? R"({"Response":{"JobId":")" + id + R"(","RequestId":"req-1"}})" : createdA(id));
    }
    const QByteArray id = body.value(u"taskId"_s).toString().toUtf8();
    const bool done = asked[id]++ >= queriesUntilDone;
    if (!familyB)
        return json(200, queryA(done ? "SUCCEEDED" : "RUNNING", id, done ? clipUrl(id) : QByteArray()));
    return json(200,
        done ? R"({"Response":{"Status":"DONE","ResultVideoUrl":")" + clipUrl(id)
                + R"(","Duration":"5.0","ErrorCode":"","ErrorMessage":"","RequestId":"req-2"}})"
             : QByteArray(R"({"Response":{"Status":"RUN","RequestId":"req-2"}})"));
}

} // namespace Dailies
