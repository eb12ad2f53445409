// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/practice/practicejob.h"

#include "app/common/jsontext.h"
#include "app/common/redact.h"
#include "app/request/kindfields.h"
#include "app/request/localfiles.h"
#include "app/service/wire/wire.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QJsonArray>
#include <QUrl>

namespace Dailies {

using namespace Qt::StringLiterals;

namespace {

/// Cuts links, also those in fields that the program does not know.
QString withoutQueries(const QString& text)
{
    return withoutSignatures(withoutQuery(text));
}

} // namespace

bool PracticeJob::wantsClip() const
{
    return !troubles().testAnyFlags(Trouble::Fail | Trouble::DeadLink);
}

qint64 PracticeJob::endsAt() const
{
    return std::max(createdAt + lasts, clipMadeAt);
}

QString PracticeJob::clipName() const
{
    return token + u".mp4"_s;
}

qint64 scheduledAt(const PracticeJob& job)
{
    return job.createdAt + job.lasts / 5;
}

JobPhase phaseOf(const PracticeJob& job, qint64 now)
{
    if (now < scheduledAt(job))
        return JobPhase::Waiting;
    if (job.troubles().testAnyFlags(Trouble::Unknown | Trouble::OddWord) && now < job.createdAt + job.lasts / 5 * 4)
        return JobPhase::Odd;
    if (now < job.createdAt + job.lasts)
        return JobPhase::Running;
    if (job.troubles().testFlag(Trouble::Fail) || !job.clipTrouble.isEmpty())
        return JobPhase::Failed;
    if (job.wantsClip() && job.clipMadeAt == 0)
        return JobPhase::Running;
    return JobPhase::Done;
}

QJsonObject toJson(const PracticeJob& job)
{
    const RequestKind& kind = job.request.kind;
    QJsonArray fetched;
    for (const FetchedFile& file : job.fetched)
        fetched.append(QJsonObject{{u"link"_s, file.link}, {u"bytes"_s, file.bytes}, {u"sha256"_s, file.sha256}});
    return {{u"version"_s, 1}, {u"id"_s, job.id}, {u"token"_s, job.token}, {u"family"_s, familyName(kind.family)},
        {u"generation"_s, generationName(kind.generation)}, {u"apiType"_s, apiTypeName(kind.apiType)},
        {u"createdAt"_s, job.createdAt}, {u"lasts"_s, job.lasts},
        {u"body"_s, withTexts(encodeCreate(withoutData(job.request)), withoutQueries)}, {u"fetched"_s, fetched}};
}

Result<PracticeJob> jobFromJson(const QJsonObject& json)
{
    const auto family = familyFromName(json["family"_L1].toString());
    const auto generation = generationFromName(json["generation"_L1].toString());
    const auto apiType = apiTypeFromName(json["apiType"_L1].toString());
    PracticeJob job;
    job.id = json["id"_L1].toString();
    job.token = json["token"_L1].toString();
    job.createdAt = json["createdAt"_L1].toInteger();
    job.lasts = json["lasts"_L1].toInteger();
    const bool whole = family && generation && apiType && !job.id.isEmpty() && !job.token.isEmpty()
        && isOffered({*family, *generation, *apiType}) && json["body"_L1].isObject();
    if (!whole)
        return failure(
            ErrorKind::BadInput, QCoreApplication::translate("PracticeService", "This isn't a practice job."));
    job.request = decodeCreate(json["body"_L1].toObject(), {*family, *generation, *apiType}).request;
    return job;
}

QStringList linksOf(const VideoRequest& request)
{
    QStringList links;
    for (const MediaItem& item : request.media)
        links += {item.source, item.referenceVoice};
    links += request.imageAddress;
    links += request.images;
    links.removeIf([](const QString& link) { return !link.startsWith("http"_L1); });
    return links;
}

QString withoutQuery(const QString& link)
{
    // A prompt may begin with a link.
    if (!link.startsWith("http"_L1, Qt::CaseInsensitive) || link.contains(u' '))
        return link;
    const QUrl url(link, QUrl::StrictMode);
    const bool isLink = url.isValid() && !url.host().isEmpty();
    return isLink ? url.toString(QUrl::FullyEncoded | QUrl::RemoveQuery | QUrl::RemoveFragment | QUrl::RemoveUserInfo)
                  : link;
}

VideoRequest withoutData(VideoRequest request)
{
    changeSources(request, [](QString& text) {
        if (text.startsWith("data:"_L1, Qt::CaseInsensitive) && text.size() > 200)
            text = text.first(std::max<qsizetype>(text.first(200).indexOf(u',') + 1, 5));
    });
    return request;
}

} // namespace Dailies
