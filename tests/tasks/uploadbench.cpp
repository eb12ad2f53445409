// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/tasks/uploadbench.h"

#include "app/tasks/run/uploadworker.h"

namespace Dailies {

using namespace Qt::StringLiterals;

void UploadBench::init()
{
    m_bench = std::make_unique<RunnerBench>();
    m_storage = std::make_unique<FaultServer>();
    m_storage->setHandler([this](const FaultRequest& request) { return storage(request); });
    m_files.clear();
    m_putStatus = 200;
    m_putHeaders.clear();
    m_putBody.clear();
    m_lateGets = 0;
    m_linkStatus = 0;
    m_linkLength = 0;
    m_holdsPuts = false;
    UploadPlace place = newUploadPlace(u"Shelf"_s, UploadProtocol::S3);
    place.endpoint = m_storage->url();
    place.bucket = u"bucket"_s;
    place.region = u"auto"_s;
    place.user = u"AKIDCANARY"_s;
    QVERIFY(problemsOf(place).isEmpty());
    m_bench->keys.put(place.id, originOf(place.endpoint), "storage-secret-0123");
    m_bench->place = place;
    write("first content");
}

void UploadBench::cleanup()
{
    m_bench.reset();
    m_storage.reset();
}

FaultScript UploadBench::storage(const FaultRequest& request)
{
    const QByteArray name = request.target.split('?').first();
    if (request.method == "PUT") {
        if (m_putStatus == 200 && m_putBody.isEmpty())
            m_files.insert(name, request.body);
        FaultScript script{.reply = FaultServer::reply(m_putStatus, m_putBody, m_putHeaders)};
        script.isHeld = m_holdsPuts;
        return script;
    }
    if (m_linkStatus != 0)
        return {.reply = FaultServer::reply(m_linkStatus, {}, {})};
    if (!m_files.contains(name) || m_lateGets-- > 0)
        return {.reply = FaultServer::reply(404, {}, {})};
    const bool isLink = request.target.contains("X-Amz-Signature");
    const QByteArray size = QByteArray::number(isLink && m_linkLength > 0 ? m_linkLength : m_files.value(name).size());
    if (request.method == "HEAD")
        return {.reply = "HTTP/1.1 200 OK\r\nContent-Length: " + size + "\r\n\r\n"};
    return {.reply = FaultServer::reply(206, m_files.value(name),
                "Content-Type: image/png\r\nContent-Range: bytes 0-" + QByteArray::number(size.toInt() - 1) + '/' + size
                    + "\r\n")};
}

TaskId UploadBench::add(bool isLost, const QStringList& images)
{
    VideoTask task;
    task.accountId = m_bench->account.id;
    task.baseUrl = m_bench->account.baseUrl;
    task.request = RunnerBench::textRequest(Family::B);
    task.request.kind.apiType = images.isEmpty() ? ApiType::ImageToVideo : ApiType::MultiImageToVideo;
    task.request.images = images;
    if (images.isEmpty())
        task.request.imageAddress = QUrl::fromLocalFile(m_bench->folder.filePath(u"frame.png"_s)).toString();
    task.createdAt = m_bench->clock.now();
    if (isLost)
        task.lostCall = LostCall{task.createdAt, u"digest"_s, {}, {ErrorKind::AnswerLost, u"lost"_s}};
    const auto id = m_bench->store->add(task);
    if (!id)
        return 0;
    m_bench->runner->resume();
    return m_bench->runner->checkNow(*id) ? *id : 0;
}

TaskId UploadBench::addTake(qint64 secondsLeft)
{
    VideoTask take;
    take.accountId = m_bench->account.id;
    take.baseUrl = m_bench->account.baseUrl;
    take.request = RunnerBench::textRequest();
    take.state = TaskState::Saved;
    take.remoteId = u"take-1"_s;
    take.createdAt = take.acceptedAt = take.sentAt = m_bench->clock.now();
    take.report.videoUrl = QString::fromLatin1(m_bench->clipUrl());
    take.addressExpiresAt = m_bench->clock.now().addSecs(secondsLeft);
    take.file = m_bench->folder.filePath(u"frame.png"_s);
    return m_bench->store->add(take).value_or(0);
}

QByteArray UploadBench::bodySent(qsizetype n) const
{
    for (const FaultRequest& request : m_bench->service.requests()) {
        if (request.target.contains("/video/generations/") && n-- == 0)
            return request.body;
    }
    return {};
}

QString UploadBench::linkSent(qsizetype n) const
{
    const QString body = QString::fromUtf8(bodySent(n));
    const qsizetype at = body.indexOf(m_storage->url().toString());
    return at < 0 ? QString() : body.mid(at, body.indexOf(u'"', at) - at);
}

void UploadBench::write(const QByteArray& content)
{
    QFile file(m_bench->folder.filePath(u"frame.png"_s));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
}

void UploadBench::waitUntilStale(TaskId id)
{
    QVERIFY(m_bench->runner->hold(id));
    m_bench->clock.advance(UploadWorker::freshMs + 1000);
    QVERIFY(m_bench->runner->checkNow(id));
}

} // namespace Dailies
