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

/// What a long history needs before anybody can work with it, done beside the window's thread: the tables of a new
/// version, a comparison with the whole list of ids, a repair. The profile is this process's meanwhile, and nothing can be
/// sent, because there is nothing yet that sends. Ended at any moment, it is done again from the beginning.
class StartupMaintenance final : public QObject {
    Q_OBJECT
public:
    enum class Work { None, Upgrade, Comparison, Repair };

    /// What takes long enough to be told; cheap to ask. A small database is ready before a window is painted.
    static Work workFor(const Profile& profile);

    explicit StartupMaintenance(QObject* parent = nullptr);
    /// Waits for what is under way.
    ~StartupMaintenance() override;

    /// Storage when another process has the profile.
    Result<void> start(const Profile& profile);
    bool isRunning() const { return m_thread != nullptr; }
    /// For whoever goes on with the profile. What could not be done, it will be told when it opens the database.
    std::unique_ptr<QLockFile> takeLock() { return std::move(m_lock); }
    /// What there is to say about the database.
    const QStringList& notices() const { return m_notices; }

Q_SIGNALS:
    void ended();

private:
    std::unique_ptr<QLockFile> m_lock;
    std::unique_ptr<QThread> m_thread;
    QStringList m_notices;
};

} // namespace Dailies
