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

/// What requests will use, and what the user's limits say about that. It goes by the body that is sent, see asSent().
/// Every function must run within the transaction that depends on the verdict.
class SpendForecast final {
    // The texts of the ledger, by which it judges.
    Q_DECLARE_TR_FUNCTIONS(SpendLedger)
public:
    /// When a task that is ready goes out, by the user's rules.
    using SendTimes = std::function<QDateTime(const VideoTask&, const QDateTime& now)>;

    explicit SpendForecast(const SqlStatements& statements);

    /// From now on, fields that requests leave out are priced by these.
    void setDefaults(ServiceDefaults defaults) { m_defaults = std::move(defaults); }
    const ServiceDefaults& defaults() const { return m_defaults; }
    void setSendTimes(SendTimes times) { m_sendTimes = std::move(times); }

    /// Whether the limits allow these tasks together, in addition to those that already wait. Returns OverLimit if
    /// limits ask that the user has not agreed to exceed, LimitReached if one refuses.
    Result<void> checkWish(
        const QList<VideoTask>& tasks, const std::function<QList<VideoTask>()>& waiting, const QDateTime& now) const;
    /// Whether the limits allow the task's next create call at this time. Returns the same errors.
    Result<void> checkCall(const VideoTask& task, const QDateTime& now) const;

    /// What one take of a request will use, priced by the rate of `day`.
    Result<SpendEstimate> estimate(const QString& account, const VideoRequest& request,
        const std::optional<Amount>& inputSeconds, const QDate& day) const;
    /// When the task goes out: not before the time that the user chose for it.
    QDateTime sendTime(const VideoTask& task, const QDateTime& now) const;
    /// What the limits say about takes that are sent together. `waiting` is only called if there are limits.
    Result<LimitVerdict> judge(
        const QList<VideoTask>& tasks, const std::function<QList<VideoTask>()>& waiting, const QDateTime& now) const;
    /// How much of these limits is used. What waits counts as reserved.
    Result<QList<LimitUse>> uses(
        const QList<Limit>& limits, const QList<VideoTask>& waiting, const QDateTime& now) const;

private:
    Result<QList<Amount>> earlier(const VideoRequest& sent, const RatedTake& rated) const;
    Result<ExpectedUse> expectedAt(const VideoTask& task, const QDateTime& time) const;
    Result<QList<ExpectedUse>> expected(const QList<VideoTask>& tasks, const QDateTime& now) const;

    SqlStatements m_statements;
    ServiceDefaults m_defaults;
    SendTimes m_sendTimes;
    SpendSettings m_settings;
    SpendLimits m_limits;
};

/// The duration of a request that is sent, as it is stored; NULL if it is not known.
QVariant storedSeconds(const VideoRequest& sent);

} // namespace Dailies
