// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/worlds/simservice.h"

#include "tests/worlds/chance.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QTimeZone>

#include <algorithm>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array refusedStatuses{
    400, 401, 402, 403, 404, 405, 406, 410, 411, 412, 413, 414, 415, 416, 417, 418, 422, 426, 428, 431, 451};
constexpr std::array accessStatuses{401, 403};
constexpr std::array redirects{301, 302, 307, 308};
constexpr std::array otherRedirects{300, 303, 304};
constexpr std::array conflicts{409, 421, 423, 424, 449, 499};
constexpr std::array odd4xx{419, 420, 430, 440, 450, 460, 494};
constexpr std::array statuses5xx{500, 501, 502, 503, 504, 507, 520, 522, 524};

template<typename List>
int pick(const List& list, qint64 variant)
{
    return list.at(size_t(variant) % list.size());
}

QByteArray promptOf(const QJsonObject& body)
{
    const QString inner = body.value(u"input"_s).toObject().value(u"prompt"_s).toString();
    return (inner.isEmpty() ? body.value(u"prompt"_s).toString() : inner).toUtf8();
}

SimAnswer page(int status)
{
    return {status, {{"Content-Type", "text/html"}}, "<html><body><h1>Please wait</h1></body></html>"};
}

} // namespace

/// Qt's network layer takes these for the reply and closes the connection.
SimAnswer news(qint64 variant)
{
    SimAnswer answer{variant % 2 == 0 ? 102 : 103, {{"Link", "</a>; rel=preload"}}};
    answer.isChunked = true;
    return answer;
}

SimAnswer unreachable()
{
    SimAnswer answer;
    answer.end = SimAnswer::End::Cut;
    answer.error = QNetworkReply::ConnectionRefusedError;
    return answer;
}

SimService::SimService(Surroundings world, int number) : m_world(std::move(world)), m_number(number) {}

QUrl SimService::baseUrl() const
{
    return QUrl(u"https://203.0.113.%1/v1"_s.arg(10 + m_number));
}

QByteArray SimService::key() const
{
    return "sk-canary-" + QByteArray::number(m_number) + "-3f9c1b77ad";
}

SimAnswer SimService::dated(SimAnswer answer) const
{
    if (!plan().saysDate || answer.status == 0)
        return answer;
    const QDateTime start(QDate(2026, 1, 1), QTime(12, 0), QTimeZone::utc());
    const QString date =
        QLocale::c().toString(start.addMSecs(m_world.now() + plan().skewMs), u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"_s);
    answer.headers.emplaceBack("Date", date.toLatin1());
    return answer;
}

SimAnswer SimService::json(int status, const QByteArray& body) const
{
    return {status, {{"Content-Type", "application/json"}}, body};
}

const Event* SimService::nextCreateFault()
{
    for (qsizetype n = 0; n < m_world.plan.events.size(); ++n) {
        const Event& event = m_world.plan.events.at(n);
        if (event.kind != Event::Kind::CreateFault || event.who != m_number || event.at > m_world.now()
            || m_used.value(n) >= event.count)
            continue;
        ++m_used[n];
        return &event;
    }
    return nullptr;
}

int SimService::makeJob(CreateCall& call)
{
    Job job;
    job.number = int(m_world.truth.jobs.size());
    job.service = m_number;
    Chance chance(m_world.plan.seed * 1000 + quint64(job.number));
    job.id = "t" + QByteArray::number(chance.next(), 16) + QByteArray::number(job.number);
    if (call.way->way == CreateAs::IdAsNumber)
        job.id = QByteArray::number(qint64(9007199254740993 + job.number));
    job.prompt = call.prompt;
    job.madeAt = m_world.now();
    job.fate.ms = 20 * secondMs;
    for (const Event& event : m_world.plan.events) {
        if (event.kind == Event::Kind::Fate && event.who == job.number)
            job.fate = event;
    }
    // The simulation does not wait for an address that is a day late.
    job.fate.more = std::min(job.fate.more, 20 * hourMs);
    cover(fateWays.at(size_t(job.fate.what)).name);
    call.job = job.number;
    ++m_world.truth.wishes[call.prompt].jobs;
    m_world.truth.jobs.push_back(job);
    return job.number;
}

SimAnswer SimService::create(SimRequest& request)
{
    const Event* fault = nextCreateFault();
    CreateCall call;
    call.way = &createWays.at(fault ? size_t(fault->what) : 0);
    call.at = m_world.now();
    const Meaning meaning = call.way->meaning;
    const bool isPart = call.way->way == CreateAs::CutWithin || call.way->way == CreateAs::SilentWithin
        || call.way->way == CreateAs::EarlyThrottle;
    if (isPart)
        request.read(40);
    if (isPart || meaning == Meaning::NotSent) {
        return noted(call,
            call.way->way == CreateAs::EarlyThrottle ? json(429, R"({"code":"Throttling","message":"later"})")
                                                     : notSent(call.way->way));
    }
    call.isWhole = request.readAll();
    if (!call.isWhole)
        return unreachable();
    call.prompt = QString::fromUtf8(promptOf(QJsonDocument::fromJson(request.body).object()));
    const SimAnswer answer = createAnswer(*call.way, fault, call);
    return noted(call, answer);
}

SimAnswer SimService::noted(CreateCall call, const SimAnswer& answer)
{
    cover(call.way->name);
    call.tasks = m_world.callers(m_number, call.prompt);
    call.isSure = call.tasks.size() == 1;
    if (call.job >= 0)
        m_world.truth.jobs[size_t(call.job)].askedBy = call.tasks;
    if (call.way->meaning == Meaning::Lost) {
        if (call.isSure)
            m_world.truth.inDoubt += call.tasks;
        else
            m_world.truth.wishes[call.prompt].wasLost = true;
    }
    m_world.truth.calls.append(call);
    return dated(answer);
}

SimAnswer SimService::createAnswer(const CreateWay& way, const Event* fault, CreateCall& call)
{
    Wish& wish = m_world.truth.wishes[call.prompt];
    ++wish.posts;
    if (call.at >= wish.turnedAwayAt && call.at < wish.mayAgainAt)
        m_world.truth.blame(1,
            u"\"%1\" was sent again %2 ms after it was turned away"_s.arg(call.prompt)
                .arg(call.at - wish.turnedAwayAt));
    const qint64 variant = fault ? fault->more : 0;
    const bool makes = way.makes == Makes::Yes || (way.makes == Makes::Either && variant % 3 != 0);
    const Job* job = makes ? &m_world.truth.jobs[size_t(makeJob(call))] : nullptr;
    SimAnswer answer;
    switch (way.meaning) {
    case Meaning::Accepted: answer = accepted(way.way, *job, variant / 3); break;
    case Meaning::Refused: answer = refused(way.way, variant / 3); break;
    case Meaning::Lost: answer = lost(way.way, job, variant / 3); break;
    case Meaning::TurnedAway: answer = turnedAway(way.way, variant / 3, wish); break;
    case Meaning::NotSent: break;
    }
    answer.afterMs = 300 + variant % 2000;
    if (way.meaning == Meaning::TurnedAway) {
        wish.turnedAwayAt = m_world.now() + answer.afterMs;
        wish.mayAgainAt += answer.afterMs;
    }
    return answer;
}

SimAnswer SimService::accepted(CreateAs way, const Job& job, qint64 variant) const
{
    constexpr std::array names{"id", "task_id", "taskId", "jobId"};
    const QByteArray field = '"' + QByteArray(names.at(size_t(variant) % names.size())) + R"(":")" + job.id + '"';
    const bool isA = (plan().family == Family::A) != (way == CreateAs::IdOfOtherFamily);
    const QByteArray id = way == CreateAs::IdAsNumber ? job.id : '"' + job.id + '"';
    switch (way) {
    case CreateAs::IdAtTop: return json(200, '{' + field + R"(,"status":"queued"})");
    case CreateAs::IdInData: return json(200, R"({"code":0,"data":{)" + field + "}}");
    case CreateAs::IdInResult: return json(200, R"({"result":{)" + field + "}}");
    case CreateAs::IdBesideCode:
        return json(200,
            isA ? R"({"output":{"task_id":)" + id
                    + R"(,"task_status":"PENDING"},"code":"InternalError","message":"odd"})"
                : R"({"Response":{"JobId":)" + id + R"(,"ErrorCode":"InternalError","RequestId":"r"}})");
    default: break;
    }
    return json(variant % 4 == 3 ? 201 : 200,
        isA ? R"({"output":{"task_id":)" + id + R"(,"task_status":"PENDING"},"request_id":"r1"})"
            : R"({"Response":{"JobId":)" + id + R"(,"RequestId":"r1"}})");
}

SimAnswer SimService::refused(CreateAs way, qint64 variant) const
{
    const bool isA = plan().family == Family::A;
    switch (way) {
    case CreateAs::Envelope:
        switch (variant % 3) {
        case 0: return json(200, R"({"code":"InvalidParameter","message":"no such ratio","request_id":"r"})");
        case 1:
            return json(200, R"({"Response":{"Error":{"Code":"InvalidParameter","Message":"no"},"RequestId":"r"}})");
        default: return json(200, R"({"error":{"code":"InvalidParameter","message":"no such ratio"}})");
        }
    case CreateAs::EnvelopeWithEmpty:
        return json(200,
            isA ? R"({"output":{},"code":"DataInspectionFailed","message":"not this","request_id":"r"})"
                : R"({"Response":null,"code":"DataInspectionFailed","message":"not this","request_id":"r"})");
    case CreateAs::MessageOnly:
        return json(200,
            isA ? R"({"message":"The prompt is against the rules.","request_id":"r"})"
                : R"({"Response":{"ErrorMessage":"The prompt is against the rules.","RequestId":"r"}})");
    case CreateAs::Redirected: {
        SimAnswer answer = page(pick(redirects, variant));
        answer.headers.emplaceBack("Location", "https://203.0.113.99/v1/elsewhere");
        return answer;
    }
    case CreateAs::TooSlowForIt: return page(408);
    case CreateAs::AccessDeclined: return declined(pick(accessStatuses, variant), variant / 2);
    default: break;
    }
    return declined(pick(refusedStatuses, variant), variant / 21);
}

/// Worded by the service or by an intermediary. Only a 401 or 403 with the documented error and a code means that the
/// key was rejected.
SimAnswer SimService::declined(int status, qint64 variant) const
{
    const bool isAboutAccess = status == 401 || status == 403;
    SimAnswer answer;
    switch (variant % 6) {
    case 0: return page(status);
    case 1: return json(status, R"({"message":"no","request_id":"r"})");
    case 2: return json(status, {});
    case 3: return json(status, R"({"code":"Model.AccessDenied","message":"no","request_id":"r"})");
    case 4:
        answer = json(status, R"({"code":"Blocked","message":"no"})");
        answer.headers.first().second = "text/html";
        return answer;
    default: break;
    }
    if (isAboutAccess)
        m_world.truth.declinedKeys.insert(m_number);
    return json(status,
        isAboutAccess ? R"({"code":"InvalidApiKey","message":"no","request_id":"r"})"
                      : R"({"code":"InvalidParameter","message":"no","request_id":"r"})");
}

SimAnswer SimService::lost(CreateAs way, const Job* job, qint64 variant) const
{
    const QByteArray id = job ? job->id : QByteArray("none");
    switch (way) {
    case CreateAs::NewsOnly: return news(variant);
    case CreateAs::EmptyBody: return json(variant % 2 == 0 ? 200 : 204, {});
    case CreateAs::HtmlPage: return page(200);
    case CreateAs::EnvelopeOfSuccess: {
        constexpr std::array words{"0", "200", "10000", "success", "ok", "accepted", "created", "queued"};
        return json(200,
            R"({"code":")" + QByteArray(words.at(size_t(variant) % words.size()))
                + R"(","message":"ok","request_id":"r"})");
    }
    case CreateAs::GoodWithoutId: return json(200, R"({"request_id":"r","job":{"reference":")" + id + R"("}})");
    case CreateAs::SeeOther: {
        SimAnswer answer = page(pick(otherRedirects, variant));
        answer.headers.emplaceBack("Location", "/v1/tasks/" + id);
        return answer;
    }
    case CreateAs::Conflict: return json(pick(conflicts, variant), R"({"code":"Conflict","message":"already"})");
    case CreateAs::Odd4xx: return page(pick(odd4xx, variant));
    case CreateAs::Status5xx:
        return variant % 2 == 0 ? page(pick(statuses5xx, variant))
                                : json(pick(statuses5xx, variant), R"({"code":"InternalError","message":"odd"})");
    case CreateAs::CutInReply: {
        SimAnswer answer = json(200, R"({"output":{"task_id":")" + id + R"(","task_status":"PENDING"}})");
        answer.end = SimAnswer::End::Cut;
        answer.bytes = variant % (answer.body.size() - 1);
        return answer;
    }
    default: break;
    }
    SimAnswer answer;
    answer.end = way == CreateAs::SilentBehind ? SimAnswer::End::Silence : SimAnswer::End::Cut;
    return answer;
}

SimAnswer SimService::notSent(CreateAs way) const
{
    SimAnswer answer = unreachable();
    switch (way) {
    case CreateAs::NoSuchHost: answer.error = QNetworkReply::HostNotFoundError; break;
    case CreateAs::NoTls: answer.error = QNetworkReply::SslHandshakeFailedError; break;
    case CreateAs::CutWithin: answer.error = QNetworkReply::RemoteHostClosedError; break;
    case CreateAs::SilentWithin: answer.end = SimAnswer::End::Silence; break;
    default: break;
    }
    return answer;
}

SimAnswer SimService::turnedAway(CreateAs way, qint64 variant, Wish& wish) const
{
    qint64 pause = secondMs; // the rules say 2 s or more, with jitter
    const bool isA = plan().family == Family::A;
    SimAnswer answer;
    switch (way) {
    case CreateAs::TooEarly: answer = page(425); break;
    case CreateAs::BusyDocumented:
        answer = json(503, R"({"code":"Throttling.RateQuota","message":"too many","request_id":"r"})");
        break;
    case CreateAs::ThrottleEnvelope:
        answer = json(200,
            isA ? R"({"code":"Throttling.RateQuota","message":"too many","request_id":"r"})"
                : R"({"Response":{"Error":{"Code":"RequestLimitExceeded","Message":"later"},"RequestId":"r"}})");
        break;
    default: answer = json(429, R"({"code":"Throttling","message":"too many","request_id":"r"})"); break;
    }
    if (way == CreateAs::ThrottledFor) {
        const qint64 seconds = 3 + variant % 117;
        answer.headers.emplaceBack("Retry-After", QByteArray::number(seconds));
        pause = seconds * secondMs;
    }
    ++wish.turnedAway;
    if (wish.turnedAway == 3)
        cover("create: third resend");
    wish.mayAgainAt = m_world.now() + pause;
    return answer;
}

} // namespace Dailies
