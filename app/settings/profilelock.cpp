// SPDX-FileCopyrightText: 2026 The Dailies authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/profilelock.h"

#include <QCoreApplication>
#include <QDir>

namespace Dailies {

using namespace Qt::StringLiterals;

Result<std::unique_ptr<QLockFile>> lockProfile(const Profile& profile)
{
    auto lock = std::make_unique<QLockFile>(profile.root + u"/dailies.lock"_s);
    // Age says nothing: a window may stand open for weeks.
    lock->setStaleLockTime(0);
    if (lock->tryLock(0))
        return lock;

    const QString folder = QDir::toNativeSeparators(profile.root);
    qint64 process = 0;
    QString host;
    QString program;
    if (lock->error() == QLockFile::LockFailedError && lock->getLockInfo(&process, &host, &program)) {
        return failure(ErrorKind::Storage,
            QCoreApplication::translate(
                "Profile", "%1 (process %2) is already working in %3. End it first, or choose another profile.")
                .arg(program)
                .arg(process)
                .arg(folder));
    }
    return failure(ErrorKind::Storage,
        QCoreApplication::translate("Profile", "The profile in %1 cannot be used: nothing can be written there.")
            .arg(folder));
}

} // namespace Dailies
