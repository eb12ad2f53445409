// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QSet>
#include <QString>

namespace Dailies {

/// What the history knows about an uploaded file. Tasks are meant by their IDs.
struct UploadUse {
    QString fileName; ///< on this computer
    QList<qint64> takes; ///< the tasks that used it, in ascending order
    QSet<qint64> running; ///< those of them that are at the service, or may be; it may still fetch the file
    QSet<qint64> waiting; ///< the tasks that are not sent yet and need it; they upload it again if it's gone
};

} // namespace Dailies
