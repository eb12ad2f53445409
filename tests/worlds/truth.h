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

/// In the bytes of a film that cannot be played.
inline constexpr char noTrack[] = "no track at all";

/// A job as the service has it. It exists, and costs, from the moment it is made.
struct Job {
    int number = 0; ///< from 0, over all services
    int service = 0;
    QByteArray id;
    QString prompt; ///< of the wish that it was made for
    qint64 madeAt = 0;
    Event fate;
    QList<qint64> addresses; ///< when each was given first
    QSet<TaskId> askedBy; ///< the tasks that may have made the call
    bool failedOnce = false; ///< FAIL was said once although it goes on
    bool isKnown = false; ///< a task has had its id
    bool isLeftAlone = false; ///< the person keeps the program from it

    FateAs way() const { return static_cast<FateAs>(fate.what); }
    qint64 finishedAt() const { return madeAt + fate.ms; }
    bool isGood() const;
    /// When it has an address, and its object is there.
    qint64 addressAt() const { return finishedAt() + (way() == FateAs::AddressLate ? fate.more : 0); }
    qint64 objectAt() const;
    /// When the object is the one that was paid for, and not what cannot be played.
    qint64 wholeAt() const;
    /// The object at that moment, as the host has it without packing.
    QByteArray clip(qint64 now) const;
    ClipCondition conditionOf(const QByteArray& file) const;
    /// Whether a file has the bytes that the clip has at its best.
    bool isBest(const QByteArray& file) const { return file == clip(wholeAt()); }
};

/// Everything that was confirmed with one prompt.
struct Wish {
    VideoRequest request;
    int confirmed = 0; ///< each of them allows one job
    int turnedAway = 0; ///< answers after which section 2 allows to send again
    int posts = 0; ///< whole create bodies that arrived
    int jobs = 0;
    bool wasLost = false; ///< a call of it, nobody can say of which task, may have made a job that nobody knows of
    int run = 0; ///< of the engine, in which it was confirmed last
    qint64 confirmedAt = 0;
    qint64 turnedAwayAt = 0; ///< its answer came
    qint64 mayAgainAt = 0; ///< and then not before
    std::optional<qint64> offlineSince; ///< since nothing of it could leave
};

/// A create call on its way, and what the rules say about its end.
struct CreateCall {
    qint64 at = 0;
    QString prompt;
    const CreateWay* way = nullptr;
    bool isWhole = false;
    bool isCancelled = false;
    int job = -1;
    QSet<TaskId> tasks; ///< any of which it may be of, as far as they have not been judged
    bool isSure = false; ///< there was one only
};

struct Violation {
    int invariant = 0;
    QString text;
};

/// What is true of a world, whatever the program believes.
struct Truth {
    std::deque<Job> jobs;
    QHash<QString, Wish> wishes;
    QList<CreateCall> calls; ///< whose tasks have not left Sending yet
    QSet<TaskId> inDoubt; ///< a call of theirs may have made a job, for all that this computer can know
    QSet<int> declinedKeys; ///< services that gave the documented key error to a create call of this run
    QList<Violation> violations;

    Job* job(const QByteArray& id);
    void blame(int invariant, const QString& text) { violations.append({invariant, text}); }
};

/// How often each row of the tables in sections 2 to 4 was met.
void cover(const char* row);
/// The counters in the order of the tables, and the rows that were never met.
QString coverage();

} // namespace Dailies
