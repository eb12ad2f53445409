// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/storage/httpuploader.h"

#include "app/common/backoff.h"
#include "app/common/httpdate.h"
#include "app/storage/storageanswer.h"

#include <array>
#include <cstdlib>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array<qint64, 3> pausesMs = {1000, 4000, 15000};
/// Storage that sends an interim reply once tends to do so each time.
constexpr int mostTriesAfterInterim = 1;
/// The protocol allows 15 minutes. Requests that wait in a queue need some of them.
constexpr qint64 largestSkewMs = 5 * 60 * 1000;
/// Storage that refuses an upload by its headers does so at once.
constexpr int reasonPatienceMs = 5000;

} // namespace

struct HttpUploader::Attempt {
    Request request;
    Progress progress;
    Answered answered;
    int failures = 0;
    bool hasAskedWhy = false;
};

HttpUploader::HttpUploader(
    const UploadPlace& place, const UploadSecret& secret, QNetworkAccessManager& network, Clock& clock)
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
    m_call = new StorageCall(
        m_network, m_clock, attempt->request.method, signedRequest(attempt->request), std::move(body), {}, this);
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
    const bool isCut =
        reply.problem && reply.problem->kind == ErrorKind::Network && reply.sent > 0 && !reply.isInterim();
    if (isCut && !std::exchange(attempt->hasAskedWhy, true))
        return askWhy(attempt, reply);
    const int mostFailures = reply.isInterim() ? mostTriesAfterInterim : int(pausesMs.size());
    if (!isTemporary(reply) || attempt->failures >= mostFailures)
        return attempt->answered(reply);
    m_waiting = attempt;
    m_clock.after(backoffPause(pausesMs, ++attempt->failures), this, [this, attempt] {
        if (m_waiting != attempt)
            return; // stopped
        m_waiting.reset();
        start(attempt);
    });
}

/// Storage may refuse an upload before it has read the body, and close the connection. The network layer cannot read
/// that reply while it writes, so the headers are sent alone once more. Nothing is stored: the body that they announce
/// never follows.
void HttpUploader::askWhy(const std::shared_ptr<Attempt>& attempt, const StorageReply& broken)
{
    QNetworkRequest headers = signedRequest(attempt->request);
    headers.setRawHeader("Content-Length", QByteArray::number(attempt->request.source->bytes));
    headers.setRawHeader("Expect", "100-continue");
    m_call = new StorageCall(
        m_network, m_clock, attempt->request.method, headers, nullptr, {.idleMs = reasonPatienceMs}, this);
    connect(m_call, &StorageCall::finished, this, [this, attempt, broken](const StorageReply& reply) {
        const bool isStopped = reply.problem && reply.problem->kind == ErrorKind::Stopped;
        const bool isReason = !reply.problem && reply.status >= 300;
        concluded(attempt, isStopped || isReason ? reply : broken);
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

void HttpUploader::makeRoom(const QString&, Done<void> done)
{
    done({});
}

void HttpUploader::put(const UploadSource& source, const QString& name, Progress progress, Done<QString> done)
{
    makeRoom(name, [this, source, name, progress, done](const Result<void>& made) {
        if (!made)
            return done(failure(made.error()));
        send({"PUT", pathOf(name), {}, {{"Content-Type", source.contentType}}, source}, progress,
            [this, name, bytes = source.bytes, done](const StorageReply& reply) {
                if (reply.isSuccess())
                    done(name);
                else if (reply.isInterim())
                    lookAfterInterim(name, bytes, errorOf(reply), done);
                else
                    done(failure(errorOf(reply)));
            });
    });
}

/// The file may be there, although the reply that says so was lost.
void HttpUploader::lookAfterInterim(const QString& name, qint64 bytes, const Error& error, const Done<QString>& done)
{
    const auto judge = [name, bytes, error, done](const Result<std::optional<StoredFile>>& found) {
        const bool isThere = found && *found && (*found)->bytes == bytes;
        const bool isStopped = !found && found.error().kind == ErrorKind::Stopped;
        isThere ? done(name) : done(failure(isStopped ? found.error() : error));
    };
    // The storage may still be at it.
    m_clock.after(pausesMs.front(), this, [this, name, judge] { find(name, judge); });
}

void HttpUploader::remove(const QString& name, Done<void> done)
{
    send({"DELETE", pathOf(name)}, {}, [this, name, done](const StorageReply& reply) {
        if (reply.isInterim()) {
            find(name, [done, error = errorOf(reply)](const Result<std::optional<StoredFile>>& found) {
                found && !*found ? done({}) : done(failure(error));
            });
            return;
        }
        const bool isGone = !reply.problem && reply.status == 404 && storageCode(reply) != "NoSuchBucket"_L1;
        reply.isSuccess() || isGone ? done({}) : done(failure(errorOf(reply)));
    });
}

} // namespace Dailies
