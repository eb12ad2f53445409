// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/httpuploader.h"

#include "app/common/backoff.h"
#include "app/common/httpdate.h"
#include "app/storage/storageanswer.h"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<qint64, 3> pausesMs = {1000, 4000, 15000};
/// If the server asks for a longer pause, the operation ends, and its caller decides.
constexpr qint64 longestPauseMs = 30 * 1000;
/// The protocol allows 15 minutes. Requests that wait in a queue need some of them.
constexpr qint64 largestSkewMs = 5 * 60 * 1000;

} // namespace

struct HttpUploader::Attempt {
    Request request;
    Progress progress;
    Answered answered;
    int failures = 0;
};

HttpUploader::HttpUploader(const UploadPlace& place, const UploadSecret& secret, HttpNetwork& network, Clock& clock)
    : m_place(place)
    , m_secret(secret)
    , m_network(network)
    , m_clock(clock)
{}

void HttpUploader::send(const Request& request, const Progress& progress, const Answered& answered)
{
    start(std::make_shared<Attempt>(Attempt{request, progress, answered}));
}

void HttpUploader::start(const std::shared_ptr<Attempt>& attempt)
{
    std::unique_ptr<UploadBody> body;
    if (attempt->request.source) {
        auto opened = UploadBody::open(*attempt->request.source);
        if (!opened) {
            StorageReply reply;
            reply.problem = opened.error();
            m_clock.after(0, this, [attempt, reply] { attempt->answered(reply); });
            return;
        }
        body = *std::move(opened);
    }
    m_call = new StorageCall(m_network, m_clock, signedRequest(attempt->request), std::move(body), {}, this);
    if (attempt->progress)
        connect(m_call, &StorageCall::uploadProgress, this, attempt->progress);
    connect(m_call, &StorageCall::finished, this,
        [this, attempt](const StorageReply& reply) { concluded(attempt, reply); });
}

void HttpUploader::concluded(const std::shared_ptr<Attempt>& attempt, const StorageReply& reply)
{
    m_call = nullptr;
    if (learnTime(reply))
        return start(attempt);
    const qint64 pause = std::max(backoffPause(pausesMs, attempt->failures + 1), pauseSeconds(reply) * 1000LL);
    if (!isTemporary(reply) || attempt->failures >= int(pausesMs.size()) || pause > longestPauseMs)
        return attempt->answered(reply);
    m_waiting = attempt;
    ++attempt->failures;
    startAt(m_clock.elapsed() + pause, attempt);
}

/// Timers may fire a little early.
void HttpUploader::startAt(qint64 time, const std::shared_ptr<Attempt>& attempt)
{
    m_clock.after(std::max<qint64>(time - m_clock.elapsed(), 0), this, [this, time, attempt] {
        if (m_waiting != attempt)
            return; // stopped
        if (m_clock.elapsed() < time)
            return startAt(time, attempt);
        m_waiting.reset();
        start(attempt);
    });
}

bool HttpUploader::learnTime(const StorageReply& reply)
{
    if (m_isTimeKnown || reply.problem || reply.isSuccess() || !reply.date.isValid())
        return false;
    const qint64 skew = m_clock.now().msecsTo(reply.date);
    if (std::abs(skew) < largestSkewMs && storageCode(reply) != "RequestTimeTooSkewed"_L1)
        return false;
    m_isTimeKnown = true;
    m_skewMs = skew;
    return true;
}

void HttpUploader::stop()
{
    if (m_call)
        m_call->stop();
    if (const auto waiting = std::exchange(m_waiting, nullptr)) {
        StorageReply reply;
        reply.problem = Error{ErrorKind::Stopped, tr("Stopped by you.")};
        m_clock.after(0, this, [waiting, reply] { waiting->answered(reply); });
    }
}

Error HttpUploader::errorOf(const StorageReply& reply) const
{
    return storageError(reply);
}

void HttpUploader::find(const QString& name, Done<std::optional<StoredFile>> done)
{
    // HEAD would get no error code, and some places refuse it.
    const NameValues firstByte{{"Range", "bytes=0-0"}};
    send({"GET", pathOf(name), {}, firstByte}, {}, [this, name, done](const StorageReply& reply) {
        const QString code = storageCode(reply);
        const bool isMissing = reply.status == 404 && code != "NoSuchBucket"_L1;
        // Keys that may only write get this answer, whether or not the file is there.
        const bool isUnknown = reply.status == 403 && code == "AccessDenied"_L1;
        if (!reply.problem && (isMissing || isUnknown))
            return done(std::optional<StoredFile>());
        if (!reply.isSuccess())
            return done(failure(errorOf(reply)));
        StoredFile file{name};
        bool isNumber = false;
        const QByteArray total = reply.status == 206 ? reply.headers.value("content-range").split('/').value(1)
                                                     : reply.headers.value("content-length");
        const qint64 bytes = total.trimmed().toLongLong(&isNumber);
        file.bytes = isNumber ? bytes : -1;
        file.modified = fromHttpDate(reply.headers.value("last-modified"));
        done(std::optional(file));
    });
}

void HttpUploader::makeRoom(const QString&, const Done<void>& done)
{
    done({});
}

void HttpUploader::put(const UploadSource& source, const QString& name, Progress progress, Done<QString> done)
{
    makeRoom(name, [this, source, name, progress, done](const Result<void>& made) {
        if (!made)
            return done(failure(made.error()));
        send({"PUT", pathOf(name), {}, {{"Content-Type", source.contentType}}, source}, progress,
            [this, name, done](const StorageReply& reply) {
                // Some servers notice a problem after they have sent the status 200.
                const bool isStored = reply.isSuccess() && storageCode(reply).isEmpty();
                isStored ? done(name) : done(failure(errorOf(reply)));
            });
    });
}

void HttpUploader::remove(const QString& name, Done<void> done)
{
    send({"DELETE", pathOf(name)}, {}, [this, done](const StorageReply& reply) {
        const bool isGone = !reply.problem && reply.status == 404 && storageCode(reply) != "NoSuchBucket"_L1;
        reply.isSuccess() || isGone ? done({}) : done(failure(errorOf(reply)));
    });
}

} // namespace Dailies
