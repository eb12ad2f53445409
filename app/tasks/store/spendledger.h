// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/store/spendestimate.h"
#include "app/tasks/store/spendlimits.h"
#include "app/tasks/store/spendpricing.h"
#include "app/tasks/store/spendsettings.h"
#include "app/tasks/takecost.h"

#include <QCoreApplication>

namespace Dailies {

/// The ledger of what create calls cost: one row for each call, written in the transaction that stores its task.
/// Practice tasks have no rows. Deleting a task keeps its rows. Every function must run within a transaction.
class SpendLedger final {
    Q_DECLARE_TR_FUNCTIONS(SpendLedger)
public:
    explicit SpendLedger(const SqlStatements& statements);

    /// From now on, fields that requests leave out are priced by these.
    void setDefaults(ServiceDefaults defaults) { m_defaults = std::move(defaults); }

    /// Whether the limits allow these tasks together, in addition to those that already wait. Returns OverLimit if a
    /// limit asks and the tasks have no permission, LimitReached if one refuses.
    Result<void> checkWish(
        const QList<VideoTask>& tasks, const std::function<QList<VideoTask>()>& waiting, const QDateTime& now) const;
    /// Whether the limits allow the task's next create call, which is about to be sent. Returns the same errors.
    Result<void> checkCall(const VideoTask& task) const;
    /// Adds the row of a create call that is about to be sent: its reservation.
    Result<void> addCall(const VideoTask& task) const;
    /// Brings the row of a task's last create call up to date. Adds it if it is missing, for example for a task that
    /// was created elsewhere.
    Result<void> follow(const VideoTask& task) const;

    /// What one take of a request will use, priced by the rate of `day`.
    Result<SpendEstimate> estimate(const QString& account, const VideoRequest& request,
        const std::optional<Amount>& inputSeconds, const QDate& day) const;
    /// What the limits say about takes that are sent together.
    Result<LimitVerdict> judge(
        const QList<VideoTask>& tasks, const QList<VideoTask>& waiting, const QDateTime& now) const;
    /// How much of these limits is used. What waits counts as reserved.
    Result<QList<LimitUse>> uses(
        const QList<Limit>& limits, const QList<VideoTask>& waiting, const QDateTime& now) const;

    /// Records what the user knows of a call that has ended: charged with this quantity or money, or not charged. It
    /// replaces what the service reported.
    Result<void> settle(qint64 call, const std::optional<Quantity>& quantity, const std::optional<Price>& price) const;
    /// Takes the user's word back. What the service reported is in the task; nullopt if it was deleted.
    Result<void> unsettle(qint64 call, const std::optional<VideoTask>& task) const;
    Result<TaskId> taskOf(qint64 call) const;
    /// Values all calls anew after the rates have changed. Money that the user gave stays.
    Result<void> revalue() const;

private:
    struct Call;
    Result<std::optional<Call>> callOf(const VideoTask& task) const;
    Result<Call> callWith(qint64 id) const;
    Result<void> insert(const VideoTask& task, const TakeCost& cost) const;
    Result<void> update(const VideoTask& task, const TakeCost& cost, const Call& call) const;
    Result<void> closeOthers(const VideoTask& task, qint64 call) const;
    Result<QList<Amount>> earlier(const VideoRequest& request, const RatedTake& rated) const;
    Result<ExpectedUse> expected(const VideoTask& task, const QDateTime& now) const;
    Result<QList<ExpectedUse>> expected(const QList<VideoTask>& tasks, const QDateTime& now) const;

    SqlStatements m_statements;
    ServiceDefaults m_defaults;
    SpendSettings m_settings;
    SpendLimits m_limits;
};

} // namespace Dailies
