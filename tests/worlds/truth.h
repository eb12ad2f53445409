// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/videorequest.h"
#include "app/tasks/videotask.h"
#include "tests/worlds/plan.h"
#include "tests/worlds/ways.h"

#include <QByteArray>
#include <QHash>
#include <QSet>
#include <QString>

#include <deque>
#include <optional>

namespace Dailies {

/// Marks the bytes of a clip that cannot be played.
inline constexpr char noTrack[] = "no track at all";

/// A job as the service has it. It exists, and costs money, from the moment it is created.
struct Job {
    int number = 0; ///< from 0, over all services
    int service = 0;
    QByteArray id;
    QString prompt; ///< of the wish that it was created for
    qint64 madeAt = 0;
    Event fate;
    QList<qint64> addresses; ///< when each was first issued
    QSet<TaskId> askedBy; ///< the tasks that may have made the call
    bool failedOnce = false; ///< FAIL was reported once although the job continues
    bool isKnown = false; ///< a task has had its ID
    bool isLeftAlone = false; ///< the user keeps the program from handling it

    FateAs way() const { return static_cast<FateAs>(fate.what); }
    qint64 finishedAt() const { return madeAt + fate.ms; }
    bool isGood() const;
    /// Whether it has an address and the file exists.
    qint64 addressAt() const { return finishedAt() + (way() == FateAs::AddressLate ? fate.more : 0); }
    qint64 objectAt() const;
    /// Whether the file is the one that was paid for, not one that cannot be played.
    qint64 wholeAt() const;
    /// The file at that moment, as the host stores it, not compressed.
    QByteArray clip(qint64 now) const;
    ClipCondition conditionOf(const QByteArray& file) const;
    /// Whether a file has the bytes of the best version of the clip.
    bool isBest(const QByteArray& file) const { return file == clip(wholeAt()); }
};

/// Everything that was confirmed with one prompt.
struct Wish {
    VideoRequest request;
    int confirmed = 0; ///< each confirmation allows one job
    int turnedAway = 0; ///< replies after which section 2 allows a resend
    int posts = 0; ///< complete create bodies that arrived
    int jobs = 0;
    bool wasLost = false; ///< a call of it, by an unknown task, may have made a job that the program does not know
    int run = 0; ///< run of the engine in which it was last confirmed
    qint64 confirmedAt = 0;
    qint64 turnedAwayAt = 0; ///< when the service last throttled it
    qint64 mayAgainAt = 0; ///< a resend is not allowed before this
    std::optional<qint64> offlineSince; ///< since when none of it could be sent
};

/// A create call in progress, and what the rules say about its end.
struct CreateCall {
    qint64 at = 0;
    QString prompt;
    const CreateWay* way = nullptr;
    bool isWhole = false;
    bool isCancelled = false;
    int job = -1;
    QSet<TaskId> tasks; ///< the tasks that may have made it and are not judged yet
    bool isSure = false; ///< there was only one such task
};

struct Violation {
    int invariant = 0;
    QString text;
};

/// What is true in a world, whatever the program believes.
struct Truth {
    std::deque<Job> jobs;
    QHash<QString, Wish> wishes;
    QList<CreateCall> calls; ///< whose tasks are still in Sending
    QSet<TaskId> inDoubt; ///< as far as this computer can know, a call of theirs may have created a job
    QSet<int> declinedKeys; ///< services that replied with the documented key error to a create call of this run
    QList<Violation> violations;

    Job* job(const QByteArray& id);
    void blame(int invariant, const QString& text) { violations.append({invariant, text}); }
};

/// How often each row of the tables in sections 2 to 4 occurred.
void cover(const char* row);
/// The counts in the order of the tables, and the rows that never occurred.
QString coverage();

} // namespace Dailies
