// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/tasks/store/taskstore.h"
#include "app/tasks/videotask.h"

#include <QByteArrayList>
#include <QDateTime>
#include <QFuture>
#include <QHash>
#include <QList>
#include <QString>

#include <functional>

namespace Dailies {

/// The data for the evidence of one task. Collected in advance, so that writing can run on another thread, because it
/// reads the input files completely.
struct Evidence {
    VideoTask task;
    QList<TaskLogEntry> log;
    QString accountName; ///< empty if the account no longer exists
    QDateTime now; ///< when the evidence is written
    QHash<QString, QString> placeNames = {}; ///< of the upload places, by ID
    QByteArrayList secrets = {}; ///< known keys; they are removed wherever they occur
};

/// Returns whether to stop writing.
using EvidenceStop = std::function<bool()>;

/// The default file name: "dailies-task-12-2026-11-21.zip".
QString evidenceName(const VideoTask& task, const QDateTime& now);

/// Writes a file that the user can send to the service's support, completely or not at all. Replaces an existing file.
/// It contains no key, no signature of a URL, no Base64 data and no local folder name. Reads the input files, which may
/// take long, so not for the main thread. Returns Storage if it cannot be written, Stopped if `stop` returned true.
Result<void> writeEvidence(const QString& zipFile, const Evidence& evidence, const EvidenceStop& stop = {});

/// The same on a thread of the global pool. Canceling the future stops it without writing anything.
QFuture<Result<void>> writeEvidenceLater(const QString& zipFile, const Evidence& evidence);

} // namespace Dailies
