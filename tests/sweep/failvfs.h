// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace Dailies {

/// Inserts a layer between SQLite and the disk, for the whole process. In it, the n-th call of one kind fails:
/// "sync:3:1034" makes only the third xSync return the extended code 1034, "sync:3+:1034" that one and all after it. An
/// empty text only counts. Returns false if the text is wrong or SQLite rejected the layer.
bool failSqlCalls(const QString& call);

/// How often each kind was called: "sync 12\n", and "failed sync FILE\n" for a failed call.
QByteArray sqlCallReport();

} // namespace Dailies
