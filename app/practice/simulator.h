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

/// The practice service without sockets, threads and clock: answers requests as the specification says, over times that
/// are passed in (milliseconds since 1970). Not to be used by two threads at once.
class Simulator final {
public:
    struct Options {
        QByteArray key; ///< the only one it takes
        QString origin; ///< of clip addresses: http://127.0.0.1:PORT
        qint64 taskMs = 6000; ///< from created to finished
        qint64 addressMs = 24 * 3600 * 1000; ///< how long a clip's address lives
    };
    /// Makes an accepted job last: on disk, and its clip ordered. A failure refuses the create call.
    using Keep = std::function<Result<void>(const PracticeJob&)>;

    Simulator(Options options, Keep keep);

    /// Answers any request. For a clip that can be fetched, only the file's name is filled in.
    HttpAnswer answer(const HttpQuestion& question, qint64 now);
    /// The answer to a call that is refused whatever its body says, such as one without the key; nothing for any other. For
    /// several threads at once.
    std::optional<HttpAnswer> answerWithoutBody(const HttpQuestion& question) const;

    /// Puts back a job of an earlier run.
    void restore(const PracticeJob& job);
    void clipMade(const QString& id, qint64 now);
    void clipFailed(const QString& id, const QString& why);
    /// Whether the clip's address has died, or will never work.
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
    QHash<QString, QString> m_clips; ///< ids by clip name
    QSet<QByteArray> m_turnedAway; ///< digests of the bodies that were told to come back
};

} // namespace Dailies
