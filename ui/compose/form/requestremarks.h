// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/request/checks/finding.h"
#include "app/service/wire/requestcheck.h"
#include "app/service/wire/wire.h"

#include <QString>

/// The texts that the form shows about a request. No widgets are involved.
namespace Dailies::RequestRemarks {

/// All findings as complete sentences, each at a field that the user can change, most serious first. `own` has the
/// editors' findings. A finding with neither field nor path is about the account.
QList<Finding> findings(
    const VideoRequest& request, const RequestContext& context, bool hasAccount, const QList<Finding>& own);

/// One line about values that are not sent, because the kind does not have their fields; empty if there are none.
QString notSent(const VideoRequest& request);

/// "Ready · 2 tasks", "1 thing to fill in".
QString status(const QList<Finding>& findings, int copies);
/// Whether the request is ready, or every reason why not; with the number of tasks, the account and the model.
QString readiness(const QList<Finding>& findings, int copies, const QString& account, const QString& model);
/// What the user must confirm before sending `copies` times; empty if nothing. Mentions charges unless `isPractice`.
QString question(const QList<Finding>& findings, int copies, bool isPractice);

} // namespace Dailies::RequestRemarks
