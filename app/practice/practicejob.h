// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/practice/trouble.h"
#include "app/request/videorequest.h"

#include <QJsonObject>
#include <QString>

namespace Dailies {

/// One accepted create call of the practice service and what became of it. Times are milliseconds since 1970.
struct PracticeJob {
    QString id;
    QString token; ///< the secret part of the clip's address
    VideoRequest request;
    qint64 createdAt = 0;
    qint64 lasts = 0; ///< from created to finished, at the least
    qint64 clipMadeAt = 0; ///< 0 until the clip is there; not stored, the file itself tells
    QString clipTrouble; ///< why the clip could not be made; not stored

    Troubles troubles() const { return troublesIn(request.prompt); }
    /// Whether the job ends with a clip that somebody could fetch.
    bool wantsClip() const;
    /// When the job came, or will come, to its end as far as its clip allows.
    qint64 endsAt() const;
    /// "<token>.mp4"
    QString clipName() const;
};

/// How far a job is.
enum class JobPhase { Waiting, Odd, Running, Done, Failed };
JobPhase phaseOf(const PracticeJob& job, qint64 now);
/// When it stops waiting.
qint64 scheduledAt(const PracticeJob& job);

/// The stored form.
QJsonObject toJson(const PracticeJob& job);
/// BadInput when it is not a job's stored form.
Result<PracticeJob> jobFromJson(const QJsonObject& json);

/// The request without the long data URIs of local images: only what is worth keeping.
VideoRequest withoutData(VideoRequest request);

} // namespace Dailies
