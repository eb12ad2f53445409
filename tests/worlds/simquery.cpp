// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/worlds/simservice.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QUrlQuery>
#include <QtEndian>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

using Kind = Event::Kind;

constexpr qint64 addressLifeMs = 24 * hourMs;
constexpr char clipHost[] = "203.0.113.200";

const Event* spell(const SimService::Surroundings& world, Kind kind, int who)
{
    for (const Event& event : world.plan.events) {
        const bool isNow = event.at <= world.now() && world.now() < event.at + event.ms;
        if (event.kind == kind && isNow && (who < 0 || event.who == who))
            return &event;
    }
    return nullptr;
}

SimAnswer page(int status)
{
    return {status, {{"Content-Type", "text/html"}}, "<html><body><h1>Log in to this network</h1></body></html>"};
}

} // namespace

SimAnswer SimService::query(SimRequest& request)
{
    if (!request.readAll())
        return unreachable();
    const QJsonObject body = QJsonDocument::fromJson(request.body).object();
    Job* job = m_world.truth.job(body.value(u"taskId"_s).toString().toUtf8());
    if (!job || job->service != m_number)
        return dated(json(404, R"({"code":"TaskNotExist","message":"no such task"})"));
    if (body.value(u"model"_s).toString() != m_world.truth.wishes.value(job->prompt).request.model)
        m_world.truth.blame(7, u"job %1 is asked about with another model"_s.arg(QLatin1String(job->id)));
    std::optional<QueryAs> way;
    if (const Event* now = spell(m_world, Kind::QuerySpell, m_number)) {
        const QueryWay& row = queryWays.at(size_t(now->what));
        // UNKNOWN exists only in family A, and the values of ErrorCode only in family B.
        const bool isOther = (row.way == QueryAs::WordUnknown && plan().family == Family::B)
            || ((row.way == QueryAs::ErrorBesideWord || row.way == QueryAs::FailOnce) && plan().family == Family::A);
        const bool isOver = row.way == QueryAs::FailOnce && job->failedOnce;
        if (!isOther && !isOver) {
            way = row.way;
            cover(row.name);
            if (row.isTrouble)
                return dated(trouble(row.way, *job));
        }
    }
    return dated(progress(*job, way));
}

SimAnswer SimService::trouble(QueryAs way, Job& job) const
{
    SimAnswer answer = unreachable();
    switch (way) {
    case QueryAs::Throttled: return json(429, R"({"code":"Throttling","message":"slower"})");
    case QueryAs::TooEarly: return page(425);
    case QueryAs::ServerError: return json(500, R"({"code":"InternalError","message":"odd"})");
    case QueryAs::BadGatewayPage: return page(502);
    case QueryAs::Unavailable: return page(503);
    case QueryAs::Unauthorized: return json(401, R"({"code":"Unauthorized","message":"who are you"})");
    case QueryAs::Forbidden: return page(403);
    case QueryAs::ProxyLogin: return page(407);
    case QueryAs::NotFound: return page(404);
    case QueryAs::RequestTimeout: return page(408);
    case QueryAs::Page: return page(200);
    case QueryAs::Silent: answer.end = SimAnswer::End::Silence; return answer;
    case QueryAs::CutHead: answer.error = QNetworkReply::RemoteHostClosedError; return answer;
    case QueryAs::CutBody: {
        SimAnswer cut = progress(job, {});
        cut.end = SimAnswer::End::Cut;
        cut.bytes = cut.body.size() / 2;
        return cut;
    }
    case QueryAs::NoSuchHost: answer.error = QNetworkReply::HostNotFoundError; return answer;
    case QueryAs::NoTls: answer.error = QNetworkReply::SslHandshakeFailedError; return answer;
    case QueryAs::WordUnknown:
        return json(200, R"({"output":{"task_id":")" + job.id + R"(","task_status":"UNKNOWN"},"request_id":"q"})");
    case QueryAs::ErrorBesideWord:
        return json(
            200, R"({"Response":{"Status":"RUN","ErrorCode":"InternalError","ErrorMessage":"odd","RequestId":"q"}})");
    case QueryAs::ThrottleCode:
        return json(200,
            plan().family == Family::A
                ? R"({"code":"Throttling.RateQuota","message":"slower","request_id":"q"})"
                : R"({"Response":{"ErrorCode":"RequestLimitExceeded","ErrorMessage":"slower","RequestId":"q"}})");
    case QueryAs::FailOnce:
        job.failedOnce = true;
        return json(200, R"({"Response":{"Status":"FAIL","ErrorMessage":"odd for a moment","RequestId":"q"}})");
    case QueryAs::NewsOnly: return news(job.number);
    case QueryAs::Garbage: return json(200, "not JSON at all");
    case QueryAs::Empty: return json(200, "{}");
    default: return answer;
    }
}

QByteArray SimService::addressOf(Job& job) const
{
    const qint64 now = m_world.now();
    const bool isOver = !job.addresses.isEmpty() && now >= job.addresses.last() + addressLifeMs;
    if (job.addresses.isEmpty() || plan().addresses == Addresses::Fresh
        || (plan().addresses == Addresses::Renewed && isOver)) {
        if (!job.addresses.isEmpty())
            cover("clip: new address");
        // If a service never issues another address, its lifetime begins at the end of the job.
        job.addresses.append(plan().addresses == Addresses::Same ? job.addressAt() : now);
    }
    QByteArray address = "https://203.0.113.200/clips/" + QByteArray::number(job.number) + '/'
        + QByteArray::number(job.addresses.size() - 1) + ".mp4?sig=ab%2Fcd";
    if (plan().carriesExpiry) {
        const QDateTime start(QDate(2026, 1, 1), QTime(12, 0), Qt::UTC);
        address += "&Expires="
            + QByteArray::number(
                start.addMSecs(job.addresses.last() + addressLifeMs + plan().skewMs).toSecsSinceEpoch());
    }
    if (job.way() == FateAs::LongAddress)
        address += "&token=" + QByteArray(1000 + job.fate.more % 60000, 'x');
    return address;
}

SimAnswer SimService::progress(Job& job, std::optional<QueryAs> way) const
{
    const qint64 now = m_world.now();
    const bool isA = plan().family == Family::A;
    const QByteArray id = way == QueryAs::OtherId ? QByteArray("another-") + job.id : job.id;
    const QByteArray numbers = way == QueryAs::OddNumbers ? QByteArray(R"("duration":4.5,"SR":"720","size":null)")
                                                          : QByteArray(R"("duration":5,"SR":720)");
    QByteArray word = isA ? "RUNNING" : "RUN";
    QByteArray rest;
    QByteArray error;
    if (job.way() == FateAs::OddWord)
        word = "warming_up";
    if (now >= job.finishedAt()) {
        word = isA ? "SUCCEEDED" : "DONE";
        if (job.way() == FateAs::FailsWithMessage || job.way() == FateAs::FailsWithCode) {
            word = isA ? "FAILED" : "FAIL";
            const QByteArray code = job.way() == FateAs::FailsWithCode ? "ContentBlocked" : "";
            error = isA ? R"(,"message":"it went wrong")" + (code.isEmpty() ? code : R"(,"code":")" + code + '"')
                        : R"("ErrorCode":")" + code + R"(","ErrorMessage":"it went wrong",)";
        } else if (job.way() == FateAs::Canceled) {
            word = isA ? "CANCELED" : "FAIL";
            error = isA ? "" : R"("ErrorCode":"Canceled","ErrorMessage":"canceled by the service",)";
        } else if (now >= job.addressAt()) {
            rest = (isA ? R"(,"video_url":")" : R"("ResultVideoUrl":")") + addressOf(job) + (isA ? R"(")" : R"(",)");
        }
    }
    SimAnswer answer;
    if (isA) {
        answer = json(200,
            R"({"output":{"task_id":")" + id + R"(","task_status":")" + word + '"' + rest + error + R"(},"usage":{)"
                + numbers + R"(},"request_id":"q"})");
    } else {
        const QByteArray external = way == QueryAs::NoExternalId ? "" : "ext-1";
        const QByteArray jobId = way == QueryAs::OtherId ? R"("JobId":")" + id + R"(",)" : QByteArray();
        answer = json(200,
            R"({"Response":{"Status":")" + word + R"(",)" + rest + error + jobId + R"("Duration":)"
                + (way == QueryAs::OddNumbers ? QByteArray("4.5") : QByteArray(R"("5")")) + R"(,"ExternalTaskId":")"
                + external + R"(","RequestId":"q"}})");
    }
    if (way == QueryAs::OddType)
        answer.headers.first().second = "text/plain";
    return answer;
}

namespace {

/// A gzip file by RFC 1952, around zlib's compressed bytes.
QByteArray gzip(const QByteArray& bytes)
{
    quint32 sum = ~0U;
    for (const char c : bytes) {
        sum ^= quint8(c);
        for (int bit = 0; bit < 8; ++bit)
            sum = (sum >> 1) ^ (sum & 1 ? 0xEDB88320U : 0);
    }
    QByteArray tail(8, Qt::Uninitialized);
    qToLittleEndian(~sum, tail.data());
    qToLittleEndian(quint32(bytes.size()), tail.data() + 4);
    // Without Qt's four length bytes and zlib's own header and trailer.
    return QByteArray("\x1f\x8b\x08\0\0\0\0\0\0\xff", 10) + qCompress(bytes).sliced(6).chopped(4) + tail;
}

/// Sends a compressed body whatever was requested. Qt decompresses gzip and hides the length, unless the program sets
/// an Accept-Encoding.
SimAnswer packedClip(const SimRequest& request, const Job& job, const QByteArray& clip)
{
    const bool isGzip = job.way() == FateAs::Packed;
    SimAnswer answer{200, {{"Content-Type", "video/mp4"}, {"Content-Encoding", isGzip ? "gzip" : "zstd"}}, clip};
    if (isGzip && request.head.hasRawHeader("Accept-Encoding"))
        answer.body = gzip(clip);
    else
        answer.isChunked = isGzip;
    return answer;
}

SimAnswer wholeClip(const SimRequest& request, const Job& job, qint64 now)
{
    const QByteArray clip = job.clip(now);
    if (job.way() == FateAs::Packed || job.way() == FateAs::PackedForOthers)
        return packedClip(request, job, clip);
    const QByteArray etag = "\"e" + job.id + (now < job.wholeAt() ? "-\"" : "\"");
    SimAnswer answer{200, {{"Content-Type", "video/mp4"}, {"ETag", etag}, {"Accept-Ranges", "bytes"}}, clip};
    const QByteArray range = request.head.rawHeader("Range");
    if (range.startsWith("bytes=") && request.head.rawHeader("If-Range") == etag) {
        const qint64 from = range.mid(6).chopped(1).toLongLong();
        if (from > 0 && from < clip.size()) {
            cover("clip: resumed");
            answer.status = 206;
            answer.body = clip.mid(from);
            answer.headers.emplaceBack("Content-Range",
                "bytes " + QByteArray::number(from) + '-' + QByteArray::number(clip.size() - 1) + '/'
                    + QByteArray::number(clip.size()));
        }
    }
    if (job.way() == FateAs::OddEncoding) {
        constexpr std::array odd{"aws-chunked", "utf-8", "binary", "none"};
        answer.headers.emplaceBack("Content-Encoding", QByteArray(odd.at(size_t(job.fate.more) % odd.size())));
    }
    answer.isChunked = job.way() == FateAs::Chunked;
    return answer;
}

SimAnswer redirect(int status, const QByteArray& location)
{
    SimAnswer answer = page(status);
    answer.headers.emplaceBack("Location", location);
    return answer;
}

/// Redirects to another host, or another name on this one, in up to three steps.
SimAnswer moved(const SimRequest& request, qint64 variant)
{
    constexpr std::array statuses{301, 302, 303, 307, 308};
    const int status = statuses.at(size_t(variant) % statuses.size());
    const QByteArray rest = request.url.toEncoded(QUrl::RemoveScheme | QUrl::RemoveAuthority);
    if (!rest.contains("&step=2"))
        return redirect(status, rest + (rest.contains("&step=1") || variant % 2 == 0 ? "&step=2" : "&step=1"));
    return redirect(status, "https://203.0.113.201" + rest);
}

/// Redirects to hosts from which nothing may be downloaded.
SimAnswer movedAmiss(const SimRequest& request, qint64 variant)
{
    const QByteArray rest = request.url.toEncoded(QUrl::RemoveScheme | QUrl::RemoveAuthority);
    switch (variant % 4) {
    case 0: return redirect(302, rest);
    case 1: return redirect(307, "http://203.0.113.201" + rest);
    case 2: return redirect(301, "https://192.168.1.1" + rest);
    default: return redirect(308, "https://169.254.169.254/latest/meta-data");
    }
}

} // namespace

SimAnswer giveClip(const SimRequest& request, const SimService::Surroundings& world)
{
    const QStringList parts = request.url.path().split(u'/');
    const auto number = size_t(parts.value(2).toInt());
    const int which = parts.value(3).section(u'.', 0, 0).toInt();
    if (number >= world.truth.jobs.size() || which >= world.truth.jobs[number].addresses.size())
        return page(404);
    const Job& job = world.truth.jobs[number];
    if (world.now() >= job.addresses.at(which) + addressLifeMs) {
        cover("clip: address over");
        return page(403);
    }
    if (world.now() < job.objectAt())
        return page(job.way() == FateAs::ObjectLate403 ? 403 : 404);
    const Event* now = spell(world, Kind::HostSpell, -1);
    SimAnswer answer = wholeClip(request, job, world.now());
    const bool isElsewhere = request.url.host() != QLatin1String(clipHost);
    if (!now || isElsewhere)
        return answer;
    cover(hostWays.at(size_t(now->what)).name);
    switch (hostWays.at(size_t(now->what)).way) {
    case HostAs::NotFound: return page(404);
    case HostAs::Forbidden: return page(403);
    case HostAs::ProxyLogin: return page(407);
    case HostAs::Gone: return page(410);
    case HostAs::ServerError: return page(500);
    case HostAs::Unavailable: return page(503);
    case HostAs::Page: return page(200);
    case HostAs::EmptyBody: answer.body.clear(); break;
    case HostAs::Cut:
    case HostAs::Stall:
        answer.end = now->what == int(HostAs::Cut) ? SimAnswer::End::Cut : SimAnswer::End::Silence;
        answer.bytes = answer.body.size() * (1 + now->more % 9) / 10;
        break;
    case HostAs::Slow:
        answer.pieces = 8;
        answer.pieceMs = 20 * secondMs;
        break;
    case HostAs::Unreachable: return unreachable();
    case HostAs::Moved: return moved(request, now->more);
    case HostAs::MovedAmiss: return movedAmiss(request, now->more);
    case HostAs::NewsOnly: return news(now->more);
    }
    return answer;
}

} // namespace Dailies
