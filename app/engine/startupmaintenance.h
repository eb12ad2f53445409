// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/common/result.h"
#include "app/settings/profile.h"

#include <QLockFile>
#include <QObject>
#include <QStringList>
#include <QThread>

#include <memory>

namespace Dailies {

/// Prepares a large database for use, on a thread of its own: a schema upgrade, a comparison with the
/// whole ID journal, or a repair. It holds the profile's lock meanwhile, and nothing can be sent, because no engine
/// exists yet. If it is interrupted at any point, it starts over the next time.
class StartupMaintenance final : public QObject {
    Q_OBJECT
public:
    enum class Work { None, Upgrade, Comparison, Repair };

    /// The work that takes long enough to be announced; fast to determine. Small databases are ready before the window
    /// is painted.
    static Work workFor(const Profile& profile);

    explicit StartupMaintenance(QObject* parent = nullptr);
    /// Waits until the work is done.
    ~StartupMaintenance() override;

    /// Returns Storage if the profile is in use by another process.
    Result<void> start(const Profile& profile);
    bool isRunning() const { return m_thread != nullptr; }
    /// Passes the lock to the next owner of the profile. Work that failed is reported when the database is opened.
    std::unique_ptr<QLockFile> takeLock() { return std::move(m_lock); }
    /// Messages about the database.
    const QStringList& notices() const { return m_notices; }

Q_SIGNALS:
    void ended();

private:
    std::unique_ptr<QLockFile> m_lock;
    std::unique_ptr<QThread> m_thread;
    QStringList m_notices;
};

} // namespace Dailies
