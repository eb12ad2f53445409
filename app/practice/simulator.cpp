// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/simulator.h"

#include "app/common/jsontext.h"
#include "app/practice/practiceanswers.h"
#include "app/practice/practicemodels.h"
#include "app/service/wire/wire.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDateTime>
#include <QRandomGenerator>
#include <QTimeZone>
#include <QUuid>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

constexpr QLatin1StringView versionPath = "/v1"_L1;
constexpr QLatin1StringView clipsPath = "/clips/"_L1;

/// A name that cannot be guessed.
QString freshToken()
{
    return QUuid::createUuid().toString(QUuid::Id128);
}

/// IDs like those of similar services.
QString freshId(Family family)
{
    if (!wireFormat(family).hasNumericIds)
        return QUuid::createUuid().toString(QUuid::WithoutBraces);
    const quint64 number = QRandomGenerator::system()->generate64() % 9'000'000'000'000'000'000ull;
    return QString::number(1'000'000'000'000'000'000ull + number);
}

/// The specification's <timestamp>. It has no time zone; this service uses UTC.
QString timestamp(qint64 time)
{
    return QDateTime::fromMSecsSinceEpoch(time, QTimeZone::utc()).toString(u"yyyy-MM-dd HH:mm:ss.zzz"_s);
}

bool isJson(const QByteArray& contentType)
{
    return contentType.split(';').first().trimmed().compare("application/json", Qt::CaseInsensitive) == 0;
}

QString phaseWord(const PracticeJob& job, JobPhase phase)
{
    const WireFormat& format = wireFormat(job.request.kind.family);
    const QString unknown = QString::fromLatin1(format.unknownWord);
    switch (phase) {
    case JobPhase::Waiting: return QString::fromLatin1(format.waitingWord);
    case JobPhase::Odd:
        return job.troubles().testFlag(Trouble::Unknown) && !unknown.isEmpty() ? unknown : u"REHEARSING"_s;
    case JobPhase::Running: return QString::fromLatin1(format.runningWord);
    case JobPhase::Done: return QString::fromLatin1(format.succeededWord);
    case JobPhase::Failed: return QString::fromLatin1(format.failedWord);
    }
    return {};
}

/// The API type in the path of a create call; nullopt for other paths.
std::optional<ApiType> createdType(const QString& path)
{
    const QString createPath = versionPath + QLatin1StringView(createPathPrefix);
    return path.startsWith(createPath) ? apiTypeFromName(path.sliced(createPath.size())) : std::nullopt;
}

} // namespace

Simulator::Simulator(Options options, Keep keep) : m_options(std::move(options)), m_keep(std::move(keep)) {}

HttpAnswer Simulator::answer(const HttpQuestion& question, qint64 now)
{
    if (question.path.startsWith(clipsPath)) {
        if (question.method != "GET" && question.method != "HEAD")
            return methodRefusal("GET, HEAD");
        return clip(question.path.sliced(clipsPath.size()), now);
    }

    if (const std::optional<HttpAnswer> refused = answerWithoutBody(question))
        return *refused;
    const auto apiType = createdType(question.path);
    return apiType ? create(*apiType, question, now) : query(question.body, now);
}

std::optional<HttpAnswer> Simulator::answerWithoutBody(const HttpQuestion& question) const
{
    const bool isQuery = question.path == versionPath + QLatin1StringView(queryPath);
    if (!isQuery && !createdType(question.path))
        return refusal(Family::A, 404, u"NotFound"_s,
            QCoreApplication::translate("PracticeService", "Nothing found at %1.").arg(question.path.left(200)));
    if (question.method != "POST")
        return methodRefusal("POST");
    if (question.headers.value("authorization") != "Bearer " + m_options.key)
        return refusal(Family::A, 401, u"InvalidApiKey"_s,
            QCoreApplication::translate(
                "PracticeService", "The Authorization header doesn't contain this service's key."));
    if (!isJson(question.headers.value("content-type")))
        return refusal(Family::A, 415, u"UnsupportedMediaType"_s,
            QCoreApplication::translate("PracticeService", "The Content-Type header isn't application/json."));
    return std::nullopt;
}

HttpAnswer Simulator::create(ApiType apiType, const HttpQuestion& question, qint64 now)
{
    const CheckedCreate checked = checkCreate(apiType, question.body);
    const Family family = checked.kind.family;
    if (!checked.code.isEmpty())
        return refusal(family, 400, checked.code, checked.message);
    const Troubles troubles = troublesIn(checked.request.prompt);
    if (troubles.testFlag(Trouble::Refuse))
        return refusal(family, 400, u"ContentRefused"_s,
            QCoreApplication::translate("PracticeService", "The prompt asks for a rejection."));
    if (isBusy(checked, question.body)) {
        HttpAnswer answer = refusal(family, 429, u"Throttling"_s,
            QCoreApplication::translate("PracticeService", "Too many requests. Try again in two seconds."));
        answer.status = 429;
        answer.headers.emplaceBack("Retry-After", "2");
        return answer;
    }

    PracticeJob job;
    job.id = freshId(family);
    job.token = freshToken();
    job.request = checked.request;
    job.createdAt = now;
    job.lasts = m_options.taskMs * (troubles.testFlag(Trouble::Slow) ? 5 : 1);
    m_clips.insert(job.clipName(), job.id);
    if (const Result<void> kept = m_keep(job); !kept) {
        m_clips.remove(job.clipName());
        return refusal(family, 400, u"StorageFull"_s, kept.error().message);
    }

    job.request = withoutData(checked.request);
    m_jobs.insert(job.id, job);

    TaskReport report;
    report.taskId = job.id;
    report.requestId = freshRequestId();
    report.word = phaseWord(job, JobPhase::Waiting);
    HttpAnswer answer = jsonAnswer(200, wireFormat(family).createReply(report));
    answer.cut = troubles.testFlag(Trouble::LostAnswer);
    return answer;
}

bool Simulator::isBusy(const CheckedCreate& checked, const QByteArray& body)
{
    if (!troublesIn(checked.request.prompt).testFlag(Trouble::Busy))
        return false;
    const QByteArray digest = QCryptographicHash::hash(body, QCryptographicHash::Sha256);
    if (m_turnedAway.remove(digest))
        return false;
    m_turnedAway.insert(digest);
    return true;
}

HttpAnswer Simulator::query(const QByteArray& body, qint64 now)
{
    const Result<JsonText> json = parseJsonObject(body);
    const Result<TaskQuery> query = json ? decodeQuery(json->object) : failure(json.error());
    if (!query)
        return refusal(Family::A, 400, u"InvalidParameter"_s, query.error().message);
    const auto model = practiceModel(query->model);
    const Family family = model ? model->family : Family::A;

    QStringList places = json->duplicates;
    const QJsonObject known = encodeQuery(*query);
    for (const QString& key : json->object.keys()) {
        if (!known.contains(key))
            places.append(key);
    }
    if (!places.isEmpty())
        return refusal(family, 400, u"InvalidParameter"_s,
            QCoreApplication::translate("PracticeService", "%1: unknown field for this call, or duplicate")
                .arg(places.join(u", "_s)));

    const auto job = m_jobs.constFind(query->taskId);
    if (!model)
        return refusal(family, 404, u"ModelNotEnabled"_s,
            QCoreApplication::translate("PracticeService", "model: \"%1\" isn't enabled for this key.")
                .arg(query->model.left(100)));
    if (job == m_jobs.constEnd())
        return refusal(
            family, 404, u"TaskNotFound"_s, QCoreApplication::translate("PracticeService", "taskId: no such task."));
    if (job->request.model != query->model)
        return refusal(family, 400, u"ModelMismatch"_s,
            QCoreApplication::translate("PracticeService", "model: the task was created with a different model."));
    return jsonAnswer(200, wireFormat(family).queryReply(report(*job, now)));
}

TaskReport Simulator::report(const PracticeJob& job, qint64 now) const
{
    const JobPhase phase = phaseOf(job, now);
    TaskReport report;
    report.taskId = job.id;
    report.requestId = freshRequestId();
    report.word = phaseWord(job, phase);
    report.submitTime = timestamp(job.createdAt);
    report.origPrompt = job.request.prompt;
    if (phase != JobPhase::Waiting)
        report.scheduledTime = timestamp(scheduledAt(job));
    if (phase == JobPhase::Done || phase == JobPhase::Failed)
        report.endTime = timestamp(job.endsAt());
    if (phase == JobPhase::Failed) {
        report.code = job.clipTrouble.isEmpty() ? u"GenerationFailed"_s : u"InternalError"_s;
        report.message = job.clipTrouble.isEmpty()
            ? QCoreApplication::translate("PracticeService", "The prompt asks the task to fail.")
            : job.clipTrouble;
    }
    if (phase == JobPhase::Done)
        fillSuccess(report, job);
    return report;
}

void Simulator::fillSuccess(TaskReport& report, const PracticeJob& job) const
{
    const double seconds = clipSeconds(job.request);
    const int whole = qRound(seconds);
    report.videoUrl = m_options.origin + clipsPath + job.clipName();
    // Input clips are never downloaded, so their length is assumed to be that of the output.
    const int input = job.request.kind.apiType == ApiType::VideoEdit ? whole : 0;
    QString tier = clipTier(job.request);
    tier.chop(1);
    report.usage = usageJson(input, whole, 1, tier.toInt());
    report.videoId = job.token.first(16);
    report.duration = QString::number(seconds, 'f', 3);
    report.finalUnitDeduction = QString::number(seconds * (clipTier(job.request) == "1080P"_L1 ? 0.9 : 0.5), 'g', 6);
}

bool Simulator::isAddressDead(const PracticeJob& job, qint64 now) const
{
    return job.troubles().testFlag(Trouble::DeadLink) || now >= job.endsAt() + m_options.addressMs;
}

HttpAnswer Simulator::clip(const QString& name, qint64 now) const
{
    const auto job = m_jobs.constFind(m_clips.value(name));
    if (job == m_jobs.constEnd() || phaseOf(*job, now) != JobPhase::Done)
        return refusal(Family::A, 404, u"NotFound"_s, QCoreApplication::translate("PracticeService", "No such clip."));
    if (isAddressDead(*job, now))
        return refusal(Family::A, 403, u"AccessDenied"_s,
            QCoreApplication::translate("PracticeService", "This link has expired."));
    HttpAnswer answer;
    answer.contentType = "video/mp4";
    answer.file = name;
    return answer;
}

void Simulator::restore(const PracticeJob& job)
{
    m_jobs.insert(job.id, job);
    m_clips.insert(job.clipName(), job.id);
}

void Simulator::clipMade(const QString& id, qint64 now)
{
    if (const auto job = m_jobs.find(id); job != m_jobs.end())
        job->clipMadeAt = now;
}

void Simulator::clipFailed(const QString& id, const QString& why)
{
    if (const auto job = m_jobs.find(id); job != m_jobs.end())
        job->clipTrouble = why;
}

} // namespace Dailies
