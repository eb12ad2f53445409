// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/practice/createcheck.h"
#include "app/practice/httpmessage.h"
#include "app/practice/practicejob.h"
#include "app/service/wire/taskreport.h"

#include <QHash>
#include <QSet>

#include <functional>
#include <optional>

namespace Dailies {

/// The practice service without sockets, threads and clock. Answers requests according to the specification; the time
/// is passed in (milliseconds since 1970). Not thread-safe, except for answerWithoutBody().
class Simulator final {
public:
    struct Options {
        QByteArray key; ///< the only accepted key
        QString origin; ///< of clip URLs: http://127.0.0.1:PORT
        qint64 taskMs = 6000; ///< from creation to the end
        qint64 addressMs = 24 * 3600 * 1000; ///< how long a clip's URL is valid
    };
    /// Stores an accepted job and orders its clip. If this fails, the create call is refused.
    using Keep = std::function<Result<void>(const PracticeJob&)>;

    Simulator(Options options, Keep keep);

    /// Answers any request. For a downloadable clip, only the file name is filled in.
    HttpAnswer answer(const HttpQuestion& question, qint64 now);
    /// The response to a call that is refused whatever its body contains, for example for a wrong key; nullopt for
    /// other calls. May be called by several threads at once.
    std::optional<HttpAnswer> answerWithoutBody(const HttpQuestion& question) const;

    /// Restores a job of an earlier run.
    void restore(const PracticeJob& job);
    void clipMade(const QString& id, qint64 now);
    void clipFailed(const QString& id, const QString& why);
    /// Whether the clip's URL has expired, or will never work.
    bool isAddressDead(const PracticeJob& job, qint64 now) const;

private:
    HttpAnswer create(ApiType apiType, const HttpQuestion& question, qint64 now);
    HttpAnswer query(const QByteArray& body, qint64 now);
    HttpAnswer clip(const QString& name, qint64 now) const;
    bool isBusy(const CheckedCreate& checked, const QByteArray& body);
    TaskReport report(const PracticeJob& job, qint64 now) const;
    void fillSuccess(TaskReport& report, const PracticeJob& job) const;

    Options m_options;
    Keep m_keep;
    QHash<QString, PracticeJob> m_jobs; ///< by id
    QHash<QString, QString> m_clips; ///< job IDs by clip name
    QSet<QByteArray> m_turnedAway; ///< digests of bodies that were answered with "busy"
};

} // namespace Dailies
