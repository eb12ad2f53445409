// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/money/limit.h"
#include "app/money/rate.h"
#include "app/tasks/store/spendestimate.h"
#include "app/tasks/store/spendsettings.h"
#include "app/tasks/takecost.h"

#include <QHash>
#include <QMap>
#include <QStringList>

namespace Dailies {

class Clock;
class TaskStore;

/// One create call and what it costs. Deleting its task keeps it.
struct SpendEntry {
    qint64 id = 0;
    TaskId task = 0; ///< may have been deleted
    QString account;
    QString model;
    QString remoteId; ///< the service's ID; empty if it never gave one
    QString prompt; ///< empty if the task was deleted
    QString clip; ///< the saved clip; empty without one
    QDateTime sentAt;
    CostState state = CostState::Reserved;
    Quantity quantity;
    std::optional<Price> price; ///< nullopt if unpriced
    bool isUpTo = false; ///< the price is by the dearest of several rates: nobody knows which applies
    UnsettledReason reason = UnsettledReason::None;
    QString uncounted; ///< a figure of the service that can't be read; Unsettled only
    QString why; ///< the reason and the next step, in sentences; Unsettled only
    bool isSettledByHand = false;
    bool isPriceGiven = false; ///< by the user, not by a rate
    QList<SpendEntry> earlier =
        {}; ///< of its take: calls before this one that cost or may cost something, oldest first
};

/// What a task costs: by all its create calls, of which this is the last, or by the task alone if there is none.
TakeCost knownCost(const VideoTask& task, const std::optional<SpendEntry>& call);
/// What all calls of the take cost together, up to that if one is; no price if one has none or their currencies differ.
PriceBound knownPrice(const SpendEntry& call);

/// A sum of takes. Money by currency; takes without a rate are counted, not valued.
struct SpendSum {
    int takes = 0;
    int inSeconds = 0; ///< takes whose seconds are known
    int inPoints = 0;
    Amount seconds;
    Amount points;
    QMap<QString, Amount> money;
    int unpriced = 0;
    int upTo = 0; ///< takes at the dearest of several rates, see SpendEntry::isUpTo
};

struct SpendLine {
    QString key; ///< ISO day "2026-11-24", month "2026-11", account ID, model, or tag (empty: without a tag)
    SpendSum billed;
    SpendSum reserved;
    SpendSum unsettled;
    SpendSum notBilled; ///< what these takes would have used
    int saved = 0; ///< takes with a clip
    int kept = 0; ///< of those, rated with four stars or more
    Amount keptSeconds; ///< length of the kept clips
    QMap<QString, Amount> pricedKeptSeconds; ///< of those, what has a price, by its currency
};

enum class SpendGroup { Day, Month, Account, Model, Tag };

struct SpendQuestion {
    QDate from = {}; ///< invalid for the beginning
    QDate to = {}; ///< the last day; invalid for today
    QString account = {}; ///< empty for all
    QString model = {}; ///< empty for all
    SpendGroup group = SpendGroup::Day;
};

struct SpendReport {
    SpendLine total; ///< without a key
    QList<SpendLine> lines; ///< days and months oldest first, others by takes; a take with two tags is in two lines
};

/// Who ever spent, in alphabetical order.
struct SpendScope {
    QStringList accounts; ///< IDs
    QStringList models;
};

/// The money side of a store: what was spent, the user's rates and limits. All processes that open the profile share
/// them; limits act in the transaction that lets a task enter Sending.
class SpendBook final {
public:
    /// Both must outlive this object. Days and months are local ones by this clock.
    SpendBook(TaskStore& store, const Clock& clock);

    Result<SpendReport> report(const SpendQuestion& question) const;
    /// Entries of a period, newest first. With a state, only those.
    Result<QList<SpendEntry>> entries(const SpendQuestion& question, std::optional<CostState> state = {}) const;
    /// Entries of a period that the user settled, newest first.
    Result<QList<SpendEntry>> settled(const SpendQuestion& question) const;
    std::optional<SpendEntry> entryOf(TaskId task) const; ///< of its last create call, with the earlier ones
    /// The same for several tasks. Tasks that were never sent to a paid service are left out.
    Result<QHash<TaskId, SpendEntry>> entriesOf(const QList<TaskId>& tasks) const;
    Result<SpendScope> scope() const;
    bool isEmpty() const; ///< nothing was ever sent to a paid service
    /// A number that is another one after any other connection, for example of the command line, has written.
    qint64 outsideVersion() const;

    /// Records what the user knows of a call that has ended: charged with this quantity or money, or not charged
    /// (nullopt, nullopt). It may differ from what the service reported, for example after a refund.
    Result<void> settle(qint64 entry, const std::optional<Quantity>& quantity, const std::optional<Price>& price);
    /// Takes the user's word back.
    Result<void> unsettle(qint64 entry);

    QList<Rate> rates() const;
    Result<qint64> storeRate(const Rate& rate); ///< new or changed; takes are valued anew
    /// Stores all of the new rates or none, and returns how many. Those that are stored already are left out.
    Result<int> storeRates(const QList<Rate>& rates);
    Result<void> removeRate(qint64 id);

    QList<Limit> limits() const;
    Result<qint64> storeLimit(const Limit& limit);
    Result<void> removeLimit(qint64 id);
    /// The use of all limits that count for an account (all limits if empty). Run limits are unused.
    QList<LimitUse> uses(const QString& account = {}) const;

    /// What one take of a request will use. See inputVideoSeconds() for `inputSeconds`, the length of its input videos.
    /// `sendAfter` is the time chosen for it; the rates of that day count.
    SpendEstimate estimate(const QString& account, const VideoRequest& request,
        const std::optional<Amount>& inputSeconds = {}, const QDateTime& sendAfter = {}) const;
    /// What the limits say if this request were sent `copies` times, now or at the time chosen for it. The store judges
    /// again when each is sent.
    LimitVerdict judge(const QString& account, const VideoRequest& request, int copies,
        const std::optional<Amount>& inputSeconds = {}, const QDateTime& sendAfter = {}) const;

private:
    SpendSettings settings() const;
    /// Runs the change in one transaction, or none of it.
    Result<void> write(const std::function<Result<void>()>& change);

    TaskStore& m_store;
    const Clock& m_clock;
};

} // namespace Dailies
