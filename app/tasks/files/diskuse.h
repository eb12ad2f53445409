// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/videotask.h"

#include <QObject>
#include <QThreadPool>

#include <functional>

namespace Dailies {

/// How many clips there are, and their size in bytes with the files next to them. A clip that several takes share
/// counts once; a missing one does not count.
struct DiskUse {
    int clips = 0;
    qint64 bytes = 0;

    bool operator==(const DiskUse&) const = default;
};

/// The disk use of an account's takes.
struct AccountUse {
    QString accountId;
    DiskUse all; ///< of the takes outside the Trash
    DiskUse rejected; ///< those of them that are rejected
    DiskUse trash; ///< moved to the Trash and still there
};

/// Measures clips on another thread, with a database connection of its own.
class DiskMeter final : public QObject {
    Q_OBJECT

public:
    /// `database` is the path of the store's file.
    explicit DiskMeter(QString database, QObject* parent = nullptr);
    /// Waits for the measurement that is running.
    ~DiskMeter() override;

    /// Measures all accounts that have clips, in the order of their IDs. `answer` is called from the event loop.
    void measureAccounts(const std::function<void(const QList<AccountUse>&)>& answer);
    /// Measures the clips of these takes.
    void measure(const QList<TaskId>& ids, const std::function<void(const DiskUse&)>& answer);

private:
    QString m_file;
    QThreadPool m_pool;
};

} // namespace Dailies
