// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace Dailies {

/// Puts a layer between SQLite and the disk for the whole process, in which the n-th call of one kind fails:
/// "sync:3:1034" lets the third xSync give the extended code 1034, alone; "sync:3+:1034" that one and all behind it.
/// An empty text only counts. False when the text is wrong or SQLite did not take the layer.
bool failSqlCalls(const QString& call);

/// How often each kind was called: "sync 12\n", and "failed sync FILE\n" when one was failed.
QByteArray sqlCallReport();

} // namespace Dailies
