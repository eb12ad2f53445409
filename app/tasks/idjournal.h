// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/tasks/videotask.h"

#include <QHash>
#include <QString>

namespace Dailies {

/// A second, independent place for every id that the service gave: a file of one JSON line each, only ever appended to
/// and synced at once. From it ids can be had again that the database could not take, or that went with it.
class IdJournal final {
public:
    /// `file` need not exist; an empty name keeps no journal.
    explicit IdJournal(const QString& file) : m_file(file) {}

    /// Adds the task's id; on disk when this returns.
    Result<void> append(const VideoTask& task, const QDateTime& now) const;
    /// The id that was noted for this very task; empty when there is none. Lines that cannot be read are passed over.
    QString idOf(const VideoTask& task) const;

private:
    QString m_file;
};

} // namespace Dailies
