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

/// Whether the finding says that something has not been filled in yet.
bool isMissing(const VideoRequest& request, const Finding& finding);

/// One line about values that are not sent, because the kind does not have their fields; empty if there are none.
QString notSent(const VideoRequest& request);

/// "2 fields left", for findings with a Stop; "2 fields to correct" if all of them have been filled in.
QString fieldsLeft(const VideoRequest& request, const QList<Finding>& findings);
/// Asks whether to send the same request again. `sentence` says how long ago it was sent.
QString againQuestion(const QString& sentence, int copies);
/// Whether the request is ready, or every reason why not; with the number of takes, the account, the model, and the
/// keys that generate.
QString readiness(
    const QList<Finding>& findings, int copies, const QString& account, const QString& model, const QString& keys);
/// What the user must confirm before it is sent, each in a line of its own; empty if nothing.
QString question(const QList<Finding>& findings);

} // namespace Dailies::RequestRemarks
