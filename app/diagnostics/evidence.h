// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/tasks/store/taskstore.h"
#include "app/tasks/videotask.h"

#include <QByteArrayList>
#include <QDateTime>
#include <QFuture>
#include <QList>
#include <QString>

#include <functional>

namespace Dailies {

/// Everything that the evidence of one task is made from, gathered beforehand so that the making can go on in a thread
/// of its own: the input files are read whole for it.
struct Evidence {
    VideoTask task;
    QList<TaskLogEntry> log;
    QString accountName; ///< empty when the account is gone
    QDateTime now; ///< when it is made
    QByteArrayList secrets = {}; ///< keys that are known; they are looked for everywhere and taken out
};

/// Whether the making is to end early.
using EvidenceStop = std::function<bool()>;

/// A name for the zip: "dailies-task-12-2026-11-21.zip".
QString evidenceName(const VideoTask& task, const QDateTime& now);

/// Writes what a person can give to the service's support, whole or not at all; a file of that name is replaced. No key,
/// no signature of an address, no Base64 data and no folder of this computer is in it. Reads the input files, so it may
/// take long: not for the main thread. Storage when it cannot be written, Stopped when `stop` said so.
Result<void> writeEvidence(const QString& zipFile, const Evidence& evidence, const EvidenceStop& stop = {});

/// The same in a thread of the global pool. Canceling the future stops it; nothing is written then.
QFuture<Result<void>> writeEvidenceLater(const QString& zipFile, const Evidence& evidence);

} // namespace Dailies
