// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/store/spendforecast.h"
#include "app/tasks/store/spendsettings.h"
#include "app/tasks/takecost.h"

#include <QCoreApplication>

namespace Dailies {

/// The ledger of what create calls cost: one row for each call, written in the transaction that stores its task.
/// Practice tasks have no rows. Deleting a task keeps its rows. Every function must run within a transaction.
class SpendLedger final {
    Q_DECLARE_TR_FUNCTIONS(SpendLedger)
public:
    /// The forecast must outlive this object.
    SpendLedger(const SqlStatements& statements, const SpendForecast& forecast);

    /// Adds the row of a create call that is about to be sent: its reservation.
    Result<void> addCall(const VideoTask& task) const;
    /// Brings the row of a task's last create call up to date. Adds it if it is missing, for example for a task that
    /// was created elsewhere.
    Result<void> follow(const VideoTask& task) const;

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

    SqlStatements m_statements;
    const SpendForecast& m_forecast;
    SpendSettings m_settings;
};

} // namespace Dailies
