// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/practice/trouble.h"
#include "app/request/videorequest.h"

#include <QJsonObject>
#include <QString>

namespace Dailies {

/// A file of a request that the practice service fetched from its own place, as a real service would.
struct FetchedFile {
    QString link; ///< without its query
    qint64 bytes = 0;
    QString sha256; ///< in hex
};

/// One accepted create call of the practice service and its results. Times are milliseconds since 1970.
struct PracticeJob {
    QString id;
    QString token; ///< the secret component of the clip's URL
    VideoRequest request;
    QList<FetchedFile> fetched; ///< stored, but not read again
    qint64 createdAt = 0;
    qint64 lasts = 0; ///< minimum time from creation to the end
    qint64 clipMadeAt = 0; ///< 0 until the clip exists; not stored, because the file's time shows it
    QString clipTrouble; ///< why the clip could not be made; not stored

    Troubles troubles() const { return troublesIn(request.prompt); }
    /// Whether the job ends with a downloadable clip.
    bool wantsClip() const;
    /// When the job ended or will end: after `lasts`, or when its clip was made, whichever is later.
    qint64 endsAt() const;
    /// "<token>.mp4"
    QString clipName() const;
};

/// The progress of a job.
enum class JobPhase { Waiting, Odd, Running, Done, Failed };
JobPhase phaseOf(const PracticeJob& job, qint64 now);
/// When the job's phase changes from Waiting.
qint64 scheduledAt(const PracticeJob& job);

/// The stored form. Links are stored without their queries, because these may contain signatures, and local images
/// without their data.
QJsonObject toJson(const PracticeJob& job);
/// Returns BadInput if `json` is not a job's stored form.
Result<PracticeJob> jobFromJson(const QJsonObject& json);

/// The http links of a request, in its order.
QStringList linksOf(const VideoRequest& request);
/// A link without its query and its user, which may be secret. Other text stays as it is.
QString withoutQuery(const QString& link);

/// The request without the long data URIs of local images, for storage.
VideoRequest withoutData(VideoRequest request);

} // namespace Dailies
