// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/service/wire/requestcheck.h"
#include "app/service/wire/wire.h"

#include <QString>

// What a form has to say about a request, worked out without any widget.
namespace Dailies::RequestRemarks {

// Everything about a request as sentences that stand by themselves, each at the field where a person can change it, most
// serious first. `own` is what the editors add. A finding with neither field nor path is about the account.
[[nodiscard]] QList<Finding> findings(
    const VideoRequest& request, const RequestContext& context, bool hasAccount, const QList<Finding>& own);

// One line on what has a value but is not part of the kind; empty when there is nothing.
[[nodiscard]] QString notSent(const VideoRequest& request);

// "Ready · 2 tasks", "1 thing to fill in".
[[nodiscard]] QString status(const QList<Finding>& findings, int copies);
// Ready, or every reason why not; how many tasks, to which account and model.
[[nodiscard]] QString readiness(
    const QList<Finding>& findings, int copies, const QString& account, const QString& model);
// What there is to confirm before a request is sent `copies` times; empty when there is nothing. The practice service
// charges nothing, so nothing is said of that.
[[nodiscard]] QString question(const QList<Finding>& findings, int copies, bool isPractice);

} // namespace Dailies::RequestRemarks
