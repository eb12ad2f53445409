// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace Dailies {

/// The commands of dailies-cli, each in a file of its own. They take the arguments after the command's name and return
/// the exit status.
int runCheck(const QStringList& arguments);
int runSubmit(const QStringList& arguments);
int runWatch(const QStringList& arguments);
int runTasks(const QStringList& arguments);
int runShow(const QStringList& arguments);
int runEvidence(const QStringList& arguments);
int runRemove(const QStringList& arguments);
int runDecide(const QStringList& arguments);
int runAdopt(const QStringList& arguments);
int runAccounts(const QStringList& arguments);
int runAccountsTest(const QStringList& arguments);
int runUploads(const QStringList& arguments);
int runSending(const QStringList& arguments);
int runSpend(const QStringList& arguments);
int runSpendReport(const QStringList& arguments);
int runSpendCalls(const QStringList& arguments);
int runSpendSettle(const QStringList& arguments);
int runSpendRates(const QStringList& arguments);
int runSpendLimits(const QStringList& arguments);
int runSpendCompare(const QStringList& arguments);
int runPractice(const QStringList& arguments);
int runDemo(const QStringList& arguments);

} // namespace Dailies
